// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/baking/tokens.h"

#include <QFile>
#include <QJsonDocument>

/// The library is linked statically, so its resources have to be asked for, outside any namespace.
static void initTokens()
{
    Q_INIT_RESOURCE(art);
}

namespace fabletop {

const QJsonObject& designTokens()
{
    static const QJsonObject tokens = [] {
        initTokens();
        QFile file(QStringLiteral(":/art/tokens.json"));
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                              : QJsonObject();
    }();
    return tokens;
}

} // namespace fabletop
