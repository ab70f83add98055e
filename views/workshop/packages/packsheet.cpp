// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/packages/packsheet.h"

#include "model/content/catalogue.h"
#include "model/content/files/wholefile.h"
#include "model/content/packages/limits.h"
#include "model/match/words/spokenname.h"
#include "model/rules/names.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/ground.h"
#include "views/theme/numberfield.h"
#include "views/workshop/packages/packagewords.h"

#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

namespace fabletop {

namespace {

constexpr int formWide = 760;
constexpr std::size_t mostProblems = 6;
const QString authorKey = QStringLiteral("packages/author");
const QString licenseKey = QStringLiteral("packages/license");
/// Free ones by their short names (SPDX); anything else in the person's own words.
const QStringList licenses{QStringLiteral("CC-BY-4.0"), QStringLiteral("CC-BY-SA-4.0"),
                           QStringLiteral("CC0-1.0")};

} // namespace

PackSheet::PackSheet(std::shared_ptr<const Theme> theme, Language language, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_language(language),
      m_save([](const QString&) { return QString(); }),
      m_open([](const QString&, const QString&) { return QString(); }), m_scroll(new QScrollArea(this)),
      m_form(new QWidget), m_head(new QLabel(m_form)), m_title(new QLineEdit(m_form)),
      m_id(new QLineEdit(m_form)), m_author(new QLineEdit(m_form)), m_license(new QComboBox(m_form)),
      m_ownLicense(new QLineEdit(m_form)), m_revision(new WholeField(m_form)),
      m_alongHead(new QLabel(m_form)),
      m_add(new Button(QStringLiteral("plus"), QString(), ButtonRole::plain, m_form)),
      m_problems(new QLabel(this)), m_cancel(new Button(this)),
      m_pack(new Button(QStringLiteral("export"), QString(), ButtonRole::primary, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onLanguageChange(*this, [this](Language other) { setLanguage(other); });
    build();
    connect(m_add, &Button::clicked, this, &PackSheet::addFile);
    connect(m_cancel, &Button::clicked, this, &PackSheet::cancelled);
    connect(m_pack, &Button::clicked, this, &PackSheet::pack);
    for (QLineEdit* field : {m_title, m_id, m_author, m_ownLicense})
        connect(field, &QLineEdit::textChanged, this, &PackSheet::renewState);
    connect(m_license, &QComboBox::currentIndexChanged, this, &PackSheet::renewState);
    retranslate();
    setTheme(m_theme);
}

void PackSheet::setAskers(PathAsker save, OpenAsker open)
{
    m_save = std::move(save);
    m_open = std::move(open);
}

bool PackSheet::begin(const QString& heroPath, Diagnostics& diagnostics)
{
    auto hero = loadHero(heroPath, diagnostics);
    if (!hero) return false;
    m_hero = std::move(hero);
    m_files = {heroPath};
    m_pictures.clear();
    m_title->setText(QString::fromStdString(m_hero->name.text(m_language)));
    m_id->setText(QString::fromStdString(m_hero->id));
    m_revision->setValue(1);
    if (m_settings) {
        m_author->setText(m_settings->value(authorKey).toString());
        const QString kept = m_settings->value(licenseKey, licenses.front()).toString();
        m_license->setCurrentIndex(licenses.contains(kept) ? static_cast<int>(licenses.indexOf(kept))
                                                           : static_cast<int>(licenses.size()));
        m_ownLicense->setText(licenses.contains(kept) ? QString() : kept);
    }
    m_problems->hide();
    m_refusals.clear();
    renewFiles();
    renewState();
    m_title->setFocus();
    return true;
}

QString PackSheet::license() const
{
    return m_license->currentIndex() < licenses.size() ? licenses.value(m_license->currentIndex())
                                                       : m_ownLicense->text().trimmed();
}

PackPlan PackSheet::plan() const
{
    PackPlan plan;
    plan.manifest.id = m_id->text().toStdString();
    plan.manifest.title = m_title->text().trimmed().toStdString();
    plan.manifest.author = m_author->text().trimmed().toStdString();
    plan.manifest.license = license().toStdString();
    plan.manifest.revision = m_revision->value();
    plan.files = m_files;
    plan.pictures = m_pictures;
    return plan;
}

/// What is still missing stands on the button: it says so when pressed.
void PackSheet::renewState()
{
    const std::string id = m_id->text().toStdString();
    const std::string normalized = kebab(id);
    m_ownLicense->setVisible(m_license->currentIndex() >= licenses.size());
    m_pack->setReason(m_title->text().trimmed().isEmpty() ? tr("A title is missing")
                      : normalized.empty() || normalized != id
                          ? tr("The short name takes small letters, digits and single hyphens")
                      : m_author->text().trimmed().isEmpty() ? tr("The author is missing")
                      : license().isEmpty()                  ? tr("The license is missing")
                                                             : QString());
}

void PackSheet::addFile()
{
    const QString path =
        m_open(tr("Include"), tr("Heroes, battlefields and rule sets (*.hero *.battlefield.json *.rules)"));
    if (path.isEmpty() || m_files.contains(path)) return;
    m_files << path;
    renewFiles();
}

void PackSheet::choosePicture(const QString& id)
{
    if (m_pictures.remove(id) == 0) {
        const QString path = m_open(tr("Picture of %1").arg(nameOf(id)), tr("Pictures (*.svg *.png)"));
        if (path.isEmpty()) return;
        m_pictures.insert(id, path);
    }
    renewFiles();
    if (Button* button = pictureButton(id)) button->setFocus();
}

void PackSheet::pack()
{
    if (takeRefusal(*m_form)) return;
    Diagnostics diagnostics;
    const PackPlan wanted = plan();
    const QByteArray bytes = packed(wanted, diagnostics);
    if (bytes.isEmpty()) return tell(diagnostics);
    const QString ending = QLatin1String(packageEnding);
    QString path = m_save(QFileInfo(m_files.front()).absolutePath() + u'/' + m_id->text() + ending);
    if (path.isEmpty()) return;
    if (!path.endsWith(ending)) path += ending;
    if (const auto fault = writeWholeFile(path, bytes)) {
        m_refusals.clear();
        m_problems->setText(fault->sentence());
        m_problems->show();
        return;
    }
    m_problems->hide();
    remember();
    Q_EMIT packedTo(path);
}

void PackSheet::remember() const
{
    if (!m_settings) return;
    m_settings->setValue(authorKey, m_author->text().trimmed());
    m_settings->setValue(licenseKey, license());
}

void PackSheet::tell(const Diagnostics& diagnostics)
{
    m_refusals = diagnostics;
    QStringList lines;
    const QString package = m_id->text() + QLatin1String(packageEnding);
    for (const Diagnostic& one : diagnostics)
        if (one.severity == Severity::error && static_cast<std::size_t>(lines.size()) < mostProblems)
            lines << reasonWords(one, package);
    m_problems->setText(lines.join(u'\n'));
    m_problems->show();
}

QString PackSheet::problems() const
{
    return m_problems->isHidden() ? QString() : m_problems->text();
}

QString PackSheet::nameOf(const QString& pictureId) const
{
    if (!m_hero) return pictureId;
    const std::string id = pictureId.toStdString();
    if (id == m_hero->id) return spokenName(m_hero->name, m_language);
    for (const FighterKind& fighter : m_hero->fighters)
        if (fighter.id == id || fighter.kind == id) return spokenName(fighter.name, m_language);
    for (const TokenRules& token : m_hero->tokens)
        if (token.id == id || token.kind == id) return spokenName(token.name, m_language);
    return pictureId;
}

void PackSheet::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    setGround(*m_scroll, *m_theme, Tone::ground);
    m_form->setMaximumWidth(m_theme->px(formWide));
    m_head->setFont(m_theme->font(TextRole::pageTitle));
    m_alongHead->setFont(m_theme->font(TextRole::section));
    for (QLabel* label : m_labels)
        label->setFont(m_theme->font(TextRole::body));
    QPalette wash = m_theme->palette();
    wash.setColor(QPalette::Window, m_theme->color(Tone::harmWash));
    m_problems->setPalette(wash);
    m_problems->setFont(m_theme->font(TextRole::body));
    renewFiles();
    update();
}

void PackSheet::setLanguage(Language language)
{
    m_language = language;
    retranslate();
    if (!m_problems->isHidden() && !m_refusals.empty()) tell(Diagnostics(m_refusals));
}

void PackSheet::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void PackSheet::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
}

} // namespace fabletop
