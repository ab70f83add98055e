// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// EventLister: the names of an event's fields, for whoever checks what others wrote.

#include "model/table/event.h"

#include <QStringList>

namespace fabletop {

/// Given to `shape::describe` with an empty event; only the names count.
class EventLister {
public:
    explicit EventLister(QStringList& fields) : m_fields(fields) {}
    [[nodiscard]] static constexpr bool always() { return true; }
    template <typename... Rest> void seat(const char* key, Rest&&...) { add(key); }
    template <typename... Rest> void seats(const char* key, Rest&&...) { add(key); }
    template <typename... Rest> void card(const char* key, Rest&&...) { add(key); }
    template <typename... Rest> void sideCard(const char* key, Rest&&...) { add(key); }
    template <typename... Rest> void pile(const char* key, Rest&&...) { add(key); }
    template <typename... Rest> void fighter(const char* key, Rest&&...) { add(key); }
    template <typename... Rest> void fighterIfAny(const char* key, Rest&&...) { add(key); }
    template <typename... Rest> void place(const char* key, Rest&&...) { add(key); }
    template <typename... Rest> void space(const char* key, Rest&&...) { add(key); }
    template <typename... Rest> void token(const char* key, Rest&&...) { add(key); }
    template <typename... Rest> void path(const char* key, Rest&&...) { add(key); }
    template <typename... Rest> void number(const char* key, Rest&&...) { add(key); }
    template <typename... Rest> void signedNumber(const char* key, Rest&&...) { add(key); }
    template <typename... Rest> void flag(const char* key, Rest&&...) { add(key); }
    template <typename... Rest> void side(const char* key, Rest&&...) { add(key); }
    template <typename... Rest> void team(const char* key, Rest&&...) { add(key); }
    template <typename... Rest> void form(const char* key, Rest&&...) { add(key); }
    template <typename... Rest> void counter(const char* key, Rest&&...) { add(key); }
    template <typename... Rest> void word(const char* key, Rest&&...) { add(key); }
    void source(const DamageDealt&)
    {
        add("source");
        add("item");
    }

private:
    void add(const char* key) { m_fields.append(QString::fromUtf8(key)); }
    QStringList& m_fields;
};

} // namespace fabletop
