// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/files/documentpage.h"

namespace fabletop {

bool DocumentPage::open(const QString& path, int)
{
    return files().open(path);
}

bool DocumentPage::save()
{
    settle();
    return files().save();
}

bool DocumentPage::saveAs()
{
    settle();
    return files().saveAs();
}

bool DocumentPage::mayLeave()
{
    settle();
    return files().mayLeave();
}

void DocumentPage::followFiles()
{
    connect(&files(), &DocumentFiles::told, this, &Page::warned);
    connect(&files(), &DocumentFiles::informed, this, &Page::informed);
}

} // namespace fabletop
