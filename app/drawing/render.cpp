// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/render.h"

#include "app/commands/commandwords.h"
#include "app/commands/verb.h"
#include "app/drawing/picturefile.h"
#include "app/drawing/subjects.h"
#include "model/table/ids.h"

#include <QApplication>
#include <QRegularExpression>

namespace fabletop {

namespace {

constexpr int leastSide = 16;
constexpr int largestSide = 8000;

void declareOptions(QCommandLineParser& parser)
{
    parser.setApplicationDescription(
        QStringLiteral("Draws: `battlefield ID`, `card HERO/CARD` or `match FILE --at N`."));
    parser.addOptions(
        {{QStringLiteral("out"), QStringLiteral("The picture; its ending .svg, .png or .pdf says what kind."),
          QStringLiteral("FILE")},
         {QStringLiteral("size"), QStringLiteral("Width and height in pixels."), QStringLiteral("WxH")},
         {QStringLiteral("dark"), QStringLiteral("In the dark palette.")},
         {QStringLiteral("empty"), QStringLiteral("A battlefield without fighters.")},
         {QStringLiteral("heroes"), QStringLiteral("Who stands on the battlefield."), QStringLiteral("A,B")},
         {QStringLiteral("at"), QStringLiteral("Position of the match; its end without it."),
          QStringLiteral("N")},
         {QStringLiteral("seat"), QStringLiteral("Only what that seat may know of the match."),
          QStringLiteral("N")}});
    parser.addPositionalArgument(QStringLiteral("WHAT"), QStringLiteral("battlefield, card or match."));
    parser.addPositionalArgument(QStringLiteral("WHICH"), QStringLiteral("Its id, or a file."));
}

/// Empty where none is asked for; an invalid one after a usage message.
std::optional<QSize> readSize(const QCommandLineParser& parser)
{
    if (!parser.isSet(QStringLiteral("size"))) return QSize();
    static const QRegularExpression form(QStringLiteral("^(\\d{1,5})[xX×](\\d{1,5})$"));
    const auto match = form.match(parser.value(QStringLiteral("size")));
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    const bool fits = match.hasMatch() && std::min(size.width(), size.height()) >= leastSide &&
                      std::max(size.width(), size.height()) <= largestSide;
    if (fits) return size;
    usageError(
        CommandWords::tr("--size takes WIDTHxHEIGHT, each from %1 to %2").arg(leastSide).arg(largestSide));
    return std::nullopt;
}

std::optional<RenderRequest> readRequest(const QCommandLineParser& parser)
{
    RenderRequest request;
    const auto refuse = [](const QString& words) {
        usageError(words);
        return std::nullopt;
    };
    const QStringList words = parser.positionalArguments();
    if (words.size() != 2)
        return refuse(CommandWords::tr("say what to draw: render battlefield ID --out FILE"));
    request.what = words[0];
    request.which = words[1];
    request.out = parser.value(QStringLiteral("out"));
    if (request.out.isEmpty()) return refuse(CommandWords::tr("give a file: --out FILE"));
    if (pictureKind(request.out) == PictureKind::none)
        return refuse(CommandWords::tr("%1 must end in .svg, .png or .pdf").arg(request.out));
    const auto size = readSize(parser);
    const auto language = languageFromCode(parser.value(QStringLiteral("language")).toStdString());
    if (!size) return std::nullopt;
    if (!language)
        return refuse(CommandWords::tr("unknown language %1").arg(parser.value(QStringLiteral("language"))));
    request.size = *size;
    request.language = *language;
    request.dark = parser.isSet(QStringLiteral("dark"));
    request.empty = parser.isSet(QStringLiteral("empty"));
    if (parser.isSet(QStringLiteral("heroes")) && commaList(parser.value(QStringLiteral("heroes"))).isEmpty())
        return refuse(CommandWords::tr("--heroes takes two heroes, or four for teams"));
    request.heroes = commaList(parser.value(QStringLiteral("heroes")));
    for (const auto& [name, into] : {std::pair{"at", &request.at}, {"seat", &request.seat}}) {
        const QString option = QLatin1String(name);
        if (!parser.isSet(option)) continue;
        const auto number =
            wholeNumber(parser, option, option == u"at" ? 0 : 1, option == u"at" ? 1'000'000 : maxSeats);
        if (!number) return std::nullopt;
        *into = static_cast<int>(*number);
    }
    return request;
}

} // namespace

int runRender(const QStringList& arguments)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    int count = 1;
    char name[] = "fabletop";
    char* words[] = {name, nullptr};
    const QApplication qt(count, words);
    const Translation translation(languageOf(arguments));
    QCommandLineParser parser;
    declareOptions(parser);
    if (const auto status = parseArguments(parser, "render", arguments)) return flushed() ? *status : failed;
    const auto request = readRequest(parser);
    if (!request) return wrongUsage;
    Subject subject;
    if (const int status = findSubject(*request, subject); status != allWell) return status;
    const QSize size = request->size.isEmpty() ? subject.size : request->size;
    const QString problem = writePicture(request->out, size, subject.title,
                                         [&](QPainter& painter) { subject.draw(painter, size); });
    if (problem.isEmpty()) return allWell;
    printError(QStringLiteral("%1: %2").arg(request->out, problem));
    return failed;
}

} // namespace fabletop
