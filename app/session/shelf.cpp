// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/shelf.h"

namespace fabletop {

Shelf::Shelf(const QString& dataFolder, QObject* parent) : QObject(parent), m_content(dataFolder)
{
    m_content.refresh();
}

void Shelf::refresh()
{
    if (m_content.refresh()) Q_EMIT changed();
}

} // namespace fabletop
