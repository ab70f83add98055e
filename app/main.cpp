// SPDX-License-Identifier: GPL-3.0-or-later
// The program's front door: a verb without a window, or the window.

#include "app/commands/commandwords.h"
#include "app/commands/verb.h"

#ifdef FABLETOP_WINDOW
#include "app/demo/demo.h"
#include "app/drawing/render.h"
#include "app/window/window.h"
#endif

#include <QCoreApplication>
#include <csignal>
#include <cstdlib>

namespace fabletop {

namespace {

QString usage()
{
    QString text = QStringLiteral("Usage: fabletop [FILE] [--at N] [--language %1]\n\n"
                                  "Opens the window, on FILE if given. Without a window:\n")
                       .arg(QString::fromStdString(languageCodes("|", "|")));
    for (const Command& verb : verbs())
        text += QStringLiteral("  %1 %2  %3\n")
                    .arg(QLatin1String(verb.name), -9)
                    .arg(QString::fromUtf8(verb.arguments), QString::fromUtf8(verb.summary));
#ifdef FABLETOP_WINDOW
    text += QStringLiteral(
        "  render    WHAT --out FILE  draws a battlefield, a card or a moment of a match\n"
        "  demo      --out DIR  plays one whole match through the window and leaves pictures\n");
#endif
    return text + QStringLiteral("`fabletop VERB --help` tells a verb's options.");
}

/// A bare word that is no file is meant as a verb.
bool looksLikeVerb(const QString& word)
{
    return !word.startsWith(QLatin1Char('-')) && !word.contains(QLatin1Char('.')) &&
           !word.contains(QLatin1Char('/'));
}

#ifdef FABLETOP_WINDOW
bool hasDisplay()
{
    const QByteArray platform = qgetenv("QT_QPA_PLATFORM");
    return !platform.isEmpty() || qEnvironmentVariableIsSet("DISPLAY") ||
           qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
}

/// What the window is asked for; nothing after a usage message.
std::optional<WindowRequest> readRequest(const QStringList& arguments)
{
    int count = 1;
    char name[] = "fabletop";
    char* words[] = {name, nullptr};
    const QCoreApplication application(count, words); // no window's: it is refused without a display
    const Translation translation(languageOf(arguments));
    const auto refuse = [](const QString& sentence) { return usageError(sentence), std::nullopt; };
    if (const QString first = arguments.value(0); !first.isEmpty() && looksLikeVerb(first))
        return refuse(CommandWords::tr("unknown command %1").arg(first));
    QCommandLineParser parser;
    parser.addOptions({{QStringLiteral("at"), QStringLiteral("Position of the match."), QStringLiteral("N")},
                       {QStringLiteral("language"), QStringLiteral("Language."), QStringLiteral("L")}});
    if (!parser.parse(QStringList{QStringLiteral("fabletop")} + arguments)) return refuse(parser.errorText());
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1) return refuse(CommandWords::tr("one file at a time"));
    WindowRequest request;
    request.file = files.value(0);
    request.language = parser.value(QStringLiteral("language"));
    if (!request.language.isEmpty() && !languageFromCode(request.language.toStdString()))
        return refuse(CommandWords::tr("unknown language %1").arg(request.language));
    if (parser.isSet(QStringLiteral("at"))) {
        const auto at = wholeNumber(parser, QStringLiteral("at"), 0, 1'000'000);
        if (!at) return std::nullopt;
        request.at = static_cast<int>(*at);
    }
    if (!hasDisplay())
        return refuse(
            CommandWords::tr("no display found; `fabletop --help` lists the commands that work without one"));
    return request;
}

int openWindow(const QStringList& arguments)
{
    const auto request = readRequest(arguments);
    return request ? runWindow(*request) : wrongUsage;
}
#endif

/// What commands need of Qt: an application to translate by, in the language that they were asked in.
class WindowlessApplication {
public:
    explicit WindowlessApplication(Language language)
        : m_application(m_count, m_words), m_translation(language)
    {}

private:
    char m_name[9] = "fabletop";
    char* m_words[2] = {m_name, nullptr};
    int m_count = 1;
    QCoreApplication m_application;
    Translation m_translation;
};

int run(const QStringList& arguments)
{
    const QString first = arguments.value(0);
    if (first == QStringLiteral("--help") || first == QStringLiteral("-h"))
        return printLine(usage()), flushed() ? allWell : failed;
    if (first == QStringLiteral("--version"))
        return printLine(QStringLiteral("fabletop %1").arg(QLatin1String(FABLETOP_VERSION))),
               flushed() ? allWell : failed;
    for (const Command& verb : verbs()) {
        if (first != QLatin1String(verb.name)) continue;
        const WindowlessApplication application(languageOf(arguments));
        const int status = verb.run(arguments.mid(1));
        return flushed() ? status : failed;
    }
#ifdef FABLETOP_WINDOW
    if (first == QStringLiteral("demo")) return runDemo(arguments.mid(1));
    if (first == QStringLiteral("render")) return runRender(arguments.mid(1));
    return openWindow(arguments);
#else
    const WindowlessApplication application(languageOf(arguments));
    return usageError(first.isEmpty() || !looksLikeVerb(first)
                          ? CommandWords::tr("this build has no window")
                          : CommandWords::tr("unknown command %1").arg(first));
#endif
}

} // namespace

} // namespace fabletop

int main(int argc, char** argv)
{
    std::signal(SIGXFSZ,
                SIG_IGN); // a file that may not grow any more is an error to tell, not the program's end
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    return fabletop::run(arguments);
}
