// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HeroDocument: a hero's rules text that is being written, and what the text means just now.
///
/// Why apart from the editor: the text is compiled a moment after the last key and everybody who shows
/// something of it – problems, card faces, the deck, a table to try it on – looks here. While it does not
/// compile, the last hero that did stays, so that nothing on the screen goes blank at every half-written
/// word. Undo is the editor's.

#include "model/content/pictures/heropictures.h"
#include "model/documents/document.h"
#include "model/rules/matchrules.h"

#include <QTimer>
#include <memory>

namespace fabletop {

class HeroDocument : public Document {
    Q_OBJECT
public:
    static constexpr int pause = 25; ///< milliseconds from the last key until the text is compiled

    explicit HeroDocument(QObject* parent = nullptr);

    // -- its kind
    [[nodiscard]] QString ending() const override { return QStringLiteral(".hero"); }
    [[nodiscard]] DocumentWords words() const override;
    [[nodiscard]] QString name(Language language) const override;
    [[nodiscard]] QString fileStem() const override;

    // -- the text
    [[nodiscard]] const QString& text() const { return m_text; }
    /// Called at every key; the text is compiled after a pause.
    void setText(const QString& text);
    /// In its canonical form; none while a line is not understood, for that would lose it.
    [[nodiscard]] std::optional<QString> formatted() const;

    // -- what it means
    /// Of the text as compiled last: by line, errors before warnings where they share one.
    [[nodiscard]] const Diagnostics& diagnostics() const { return m_diagnostics; }
    /// The last hero that compiled; null if none has yet.
    [[nodiscard]] const std::shared_ptr<const HeroRules>& hero() const { return m_hero; }
    /// Whether `hero` is what the text says now.
    [[nodiscard]] bool upToDate() const { return !m_timer.isActive() && m_compiles; }
    /// Without waiting: before the hero is tried, measured or packed.
    void compileNow();
    /// Pictures beside the file, by name: what may be written behind `figure` and `picture`.
    [[nodiscard]] std::vector<std::string> pictureFiles() const { return m_pictures.names(); }

    // -- its file
    void startNew() override { adopt({}, {}, false); }
    /// A new text, a duplicate, a recovery; bound to `path`, or to none.
    void adopt(const QString& text, const QString& path = {}, bool modified = true);
    /// The text in the file as it was read or written last; empty where there is no file.
    [[nodiscard]] const QString& savedText() const { return m_saved; }
    [[nodiscard]] bool modified() const override { return m_text != m_saved || m_unsaved; }

Q_SIGNALS:
    void compiled();

protected:
    [[nodiscard]] QByteArray serialise() const override { return m_text.toUtf8(); }
    /// What is no text is refused; a text with mistakes is read.
    bool read(const std::string& text, const QString& path, bool modified, Diagnostics& diagnostics) override;
    void markSaved() override;

private:
    void noteModified();

    QString m_text;
    QString m_saved;        ///< the text in the file
    bool m_unsaved = false; ///< also where it is empty: there is no file of it
    bool m_toldModified = false;
    Diagnostics m_diagnostics;
    std::shared_ptr<const HeroRules> m_hero;
    bool m_compiles = false;
    PictureFolder m_pictures;
    QTimer m_timer;
};

} // namespace fabletop
