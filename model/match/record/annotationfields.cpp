// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/record/annotationfields.h"

#include <QStringList>

namespace fabletop {

AnnotationFields::AnnotationFields(const QJsonValue& value, const char* kind, const char* forText,
                                   const char* forNumber)
    : m_fields(value.toObject())
{
    if (value.isString())
        m_fields.insert(QLatin1String(forText), value);
    else if (forNumber && value.isDouble())
        m_fields.insert(QLatin1String(forNumber), value);
    else if (!value.isObject())
        refuse(kind, "an object in braces");
}

void AnnotationFields::refuse(const char* field, const std::string& expected)
{
    if (!m_fault) m_fault = {field, expected};
}

int AnnotationFields::whole(const char* field, int fallback)
{
    const QJsonValue value = m_fields.value(QLatin1String(field));
    if (!value.isUndefined() && !isWhole(value)) refuse(field, "a whole number");
    return value.toInt(fallback);
}

QString AnnotationFields::text(const char* field)
{
    const QJsonValue value = m_fields.value(QLatin1String(field));
    if (!value.isUndefined() && !value.isString()) refuse(field, "a text in quotes");
    return value.toString();
}

QString AnnotationFields::oneOf(const char* field, const QStringList& known)
{
    const QString word = text(field);
    if (!word.isEmpty() && !known.contains(word))
        refuse(field, known.join(QStringLiteral(", ")).toStdString());
    return word;
}

bool isWhole(const QJsonValue& value)
{
    return value.isDouble() && value.toDouble() == value.toInt();
}

} // namespace fabletop
