// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What tests of documents share: battlefields to draw on, and a pen that does anything at random.

#include "model/content/battlefields/battlefieldcheck.h"
#include "model/content/battlefields/battlefieldfile.h"
#include "model/documents/battlefieldsteps.h"
#include "model/documents/edits/battlefieldclip.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTest>

namespace fabletop::testing {

inline QString shippedFile(const QString& id)
{
    return QStringLiteral(FABLETOP_SOURCE_DIR "/resources/battlefields/%1.json").arg(id);
}

inline QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(unreadable)");
}

/// Soho with fields of others on everything that can have them, labels and a picture inside.
inline Battlefield richSoho()
{
    Diagnostics diagnostics;
    auto battlefield =
        readBattlefieldDraft(bytesOf(shippedFile(QStringLiteral("soho"))).toStdString(), "soho", diagnostics);
    if (!battlefield) qFatal("soho cannot be read");
    const std::string sign(1, extraDivider);
    battlefield->labels = {{0.1, 0.2, "one"}, {0.3, 0.4, "two"}, {0.5, 0.6, "three"}};
    battlefield->backdrop = {"data:image/png;base64," + std::string(100'000, 'A'), 0.1, 0, 0.9, 0.5};
    battlefield->extras = {{"x-mine", "[1, 2]"},
                           {"zones" + sign + "gray" + sign + "x-z", "1"},
                           {"spaces" + sign + "5" + sign + "x-s", "\"five\""},
                           {"spaces" + sign + "30" + sign + "x-s", "\"thirty\""},
                           {"labels" + sign + "1" + sign + "x-l", "\"two\""},
                           {"labels" + sign + "2" + sign + "x-l", "\"three\""},
                           {"backdrop" + sign + "x-b", "true"},
                           {"zones" + sign + "gray" + sign + "name" + sign + "x-n", "0"}};
    battlefield->source.clear();
    return *battlefield;
}

/// Does anything that can be done to a battlefield, as `seed` has it.
class Pen {
public:
    Pen(BattlefieldDocument& document, quint32 seed) : m_document(document), m_steps(document), m_random(seed)
    {}

    void scribble()
    {
        const Places spaces = some();
        const Symmetry symmetry = static_cast<Symmetry>(upTo(4));
        const int space = one(m_document.battlefield().spaces);
        switch (upTo(20)) {
        case 0:
        case 1: (void)m_steps.addSpace(point(), {one(m_document.battlefield().zones)}, symmetry); break;
        case 2: (void)m_steps.removeSpaces({space}); break;
        case 3:
        case 4: (void)m_steps.moveSpaces(spaces, point() - QPointF(0.5, 0.5), symmetry); break;
        case 5: (void)m_steps.toggleLine(space, one(m_document.battlefield().spaces), symmetry); break;
        case 6:
            (void)m_steps.setZone(spaces, one(m_document.battlefield().zones), upTo(2) == 0, symmetry);
            break;
        case 7: (void)m_steps.setStart(space, upTo(5)); break;
        case 8: (void)m_steps.setPassage(spaces, upTo(2) == 0, symmetry); break;
        case 9: (void)m_steps.addZone(); break;
        case 10: (void)m_steps.removeZone(one(m_document.battlefield().zones)); break;
        case 11:
            (void)m_steps.moveZone(one(m_document.battlefield().zones), one(m_document.battlefield().zones));
            break;
        case 12: (void)m_steps.renameZone(one(m_document.battlefield().zones), word()); break;
        case 13: (void)m_steps.renameSpace(space, word()); break;
        case 14: (void)m_steps.duplicate(spaces, {0.02, 0.02}); break;
        case 15: (void)m_steps.align(spaces, static_cast<Alignment>(upTo(6))); break;
        case 16: (void)m_steps.distribute(spaces, upTo(2) == 0 ? Qt::Horizontal : Qt::Vertical); break;
        case 17: (void)m_steps.snap(spaces, 0.05); break;
        case 18: label(); break;
        default: whole(); break;
        }
    }

    int upTo(int limit) { return limit > 0 ? static_cast<int>(m_random.bounded(limit)) : 0; }

private:
    template <typename List> int one(const List& list) { return upTo(static_cast<int>(list.size())); }
    QPointF point() { return {m_random.bounded(1.2) - 0.1, m_random.bounded(1.2) - 0.1}; }
    QString word() { return QStringLiteral("w\u00e9 %1\"").arg(upTo(100)); }
    Places some()
    {
        Places spaces;
        for (int i = upTo(5); i >= 0; --i)
            spaces.push_back(one(m_document.battlefield().spaces));
        return spaces;
    }
    void label()
    {
        const int label = one(m_document.battlefield().labels);
        switch (upTo(4)) {
        case 0: (void)m_steps.addLabel(point(), word()); break;
        case 1: (void)m_steps.removeLabel(label); break;
        case 2: (void)m_steps.moveLabel(label, point()); break;
        default: (void)m_steps.setLabelText(label, word()); break;
        }
    }
    void whole()
    {
        const int zone = one(m_document.battlefield().zones);
        switch (upTo(11)) {
        case 0: (void)m_steps.setId(QStringLiteral("field-%1").arg(upTo(9))); break;
        case 1: (void)m_steps.setName(static_cast<Language>(upTo(4)), word()); break;
        case 2: (void)m_steps.setAspect(upTo(50) / 10.0); break;
        case 3: (void)m_steps.setRadius(upTo(10) / 100.0); break;
        case 4: (void)m_steps.placeBackdrop({{}, upTo(10) - 5.0, 0, upTo(10) / 1.0, 0.5}); break;
        case 5:
            (void)m_steps.setBackdrop(
                {upTo(2) == 0 ? "" : "data:image/png;base64," + std::string(5000, 'B'), 0, 0, 1, 0});
            break;
        case 6: (void)m_steps.setNotes(word()); break;
        case 7: (void)m_steps.setAuthor(word()); break;
        case 8:
            (void)m_steps.nameZone(zone, static_cast<Language>(upTo(4)), upTo(3) == 0 ? QString() : word());
            break;
        case 9:
            (void)m_steps.setZoneColour(zone,
                                        QStringLiteral("#%1").arg(upTo(1 << 24), 6, 16, QLatin1Char('0')));
            break;
        default: (void)m_steps.setZonePattern(zone, QStringLiteral("rays")); break;
        }
    }

    BattlefieldDocument& m_document;
    BattlefieldSteps m_steps;
    QRandomGenerator m_random;
};

} // namespace fabletop::testing
