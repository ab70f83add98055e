#include "app/window/banner.h"

#include "views/theme/button.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace fabletop {

Banner::Banner(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_row(new QHBoxLayout(this)), m_words(new QLabel(this))
{
    m_row->setContentsMargins(48, 4, 12, 4);
    m_words->setWordWrap(true);
    m_row->addWidget(m_words, 1);
    auto* close = new Button(QStringLiteral("close"), QString(), ButtonRole::quiet, this);
    close->setAccessibleName(tr("Close"));
    connect(close, &Button::clicked, this, [this] {
        hide();
        Q_EMIT answered(-1);
    });
    m_row->addWidget(close);
    setMinimumHeight(m_theme->px(44));
    hide();
}

void Banner::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    setMinimumHeight(m_theme->px(44));
    update();
}

QString Banner::sentence() const
{
    return m_words->text();
}

void Banner::tell(const QString& sentence, const QStringList& answers)
{
    for (Button* button : m_buttons) {
        button->hide();
        button->deleteLater();
    }
    m_buttons.clear();
    m_words->setText(sentence);
    for (int place = 0; place < answers.size(); ++place) {
        auto* button = new Button(answers.at(place), this);
        button->setSize(ButtonSize::small);
        connect(button, &Button::clicked, this, [this, place] { Q_EMIT answered(place); });
        m_row->insertWidget(1 + place, button);
        m_buttons.push_back(button);
    }
    setAccessibleName(sentence);
    show();
}

void Banner::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme->color(Tone::harmWash));
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme->color(Tone::harm));
    m_theme->art().paintIcon(painter, QRectF(16, (height() - 20) / 2.0, 20, 20), QStringLiteral("error"),
                             m_theme->color(Tone::harm));
}

} // namespace fabletop
