// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/pictures/drawings.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

// Resources of a static library are linked in only if asked for, and the macro must stand outside a
// namespace.
static void takeInDrawings()
{
    Q_INIT_RESOURCE(content);
}

namespace fabletop {

namespace {

/// resources/art/drawings.json.
struct Drawings {
    StockFigures stock;
    std::vector<std::string> figures;
    std::vector<std::string> pictures;
    std::size_t acts = 0; ///< so many of the pictures are of acts

    Drawings()
    {
        takeInDrawings();
        QFile file(QStringLiteral(":/content/drawings.json"));
        if (!file.open(QIODevice::ReadOnly)) return;
        const QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
        const QJsonObject fighting = json.value(QLatin1String("figures")).toObject();
        stock = {namesIn(fighting, "ranged"), namesIn(fighting, "melee"), namesIn(fighting, "weak")};
        for (const QStringList* names : {&stock.ranged, &stock.melee, &stock.weak})
            add(*names, figures);
        const QJsonObject cards = json.value(QLatin1String("pictures")).toObject();
        add(namesIn(cards, "acts"), pictures);
        acts = pictures.size();
        add(namesIn(cards, "cards"), pictures);
    }

    static QStringList namesIn(const QJsonObject& lists, const char* key)
    {
        QStringList names;
        for (const QJsonValue name : lists.value(QLatin1String(key)).toArray())
            names << name.toString();
        return names;
    }

    static void add(const QStringList& names, std::vector<std::string>& all)
    {
        for (const QString& name : names)
            all.push_back(name.toStdString());
    }
};

const Drawings& drawings()
{
    static const Drawings read; // constant data, read once
    return read;
}

} // namespace

const StockFigures& stockFigures()
{
    return drawings().stock;
}

const std::vector<std::string>& figureDrawings()
{
    return drawings().figures;
}

const std::vector<std::string>& cardDrawings()
{
    return drawings().pictures;
}

QString cardDrawingStem(const std::string& name)
{
    const auto& all = drawings().pictures;
    const auto acts = all.begin() + static_cast<std::ptrdiff_t>(drawings().acts);
    const bool act = std::find(all.begin(), acts, name) != acts;
    return (act ? QStringLiteral("stock/") : QString()) + QString::fromStdString(name);
}

} // namespace fabletop
