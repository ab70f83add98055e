// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HeroDocument: a hero's rules text that is being written: the text, its file, and what the text means just
/// now.
///
/// Why apart from the editor: the text is compiled a moment after the last key and everybody who shows
/// something of it – problems, card faces, the deck, a table to try it on – looks here. While it does not
/// compile, the last hero that did stays, so that nothing on the screen goes blank at every half-written
/// word. Undo is the editor's.

#include "model/documents/documentfile.h"
#include "model/engine/matchrules.h"
#include "model/language/diagnostic.h"

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>

namespace fabletop {

class HeroDocument : public QObject {
    Q_OBJECT
public:
    static constexpr int pause = 25; ///< milliseconds from the last key until the text is compiled

    explicit HeroDocument(QObject* parent = nullptr);

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

    // -- its file
    /// A new text, a duplicate, a recovery; bound to `path`, or to none.
    void adopt(const QString& text, const QString& path = {}, bool modified = true);
    /// False if the file cannot be read as text; then this document stays as it is. A text with mistakes is
    /// read.
    bool load(const QString& path, Diagnostics& diagnostics);
    [[nodiscard]] const QString& path() const { return m_path; }
    /// The text in the file as it was read or written last; empty where there is no file.
    [[nodiscard]] const QString& savedText() const { return m_saved; }
    [[nodiscard]] bool modified() const { return m_text != m_saved || m_unsaved; }
    /// Whether the file holds anything else than what was read or written last. A removed file is none.
    [[nodiscard]] bool changedOnDisk() const;
    SaveReport save();
    SaveReport saveAnyway() { return write(m_path); }
    /// Binds the document to another path, if it can be written.
    SaveReport saveAs(const QString& path);

Q_SIGNALS:
    /// The text was replaced from elsewhere than the editor.
    void textReplaced();
    void compiled();
    void pathChanged();
    void modifiedChanged(bool modified);
    void saved();

private:
    void begin(const QString& text, const QString& path, bool modified);
    void noteModified();
    SaveReport write(const QString& path);

    QString m_text;
    QString m_saved;        ///< the text in the file
    bool m_unsaved = false; ///< also where it is empty: there is no file of it
    bool m_toldModified = false;
    QString m_path;
    QByteArray m_onDisk; ///< hash of the file as it was read or written
    Diagnostics m_diagnostics;
    std::shared_ptr<const HeroRules> m_hero;
    bool m_compiles = false;
    QTimer m_timer;
};

} // namespace fabletop
