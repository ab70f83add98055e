// SPDX-License-Identifier: GPL-3.0-or-later
// The main function of every test program.

#include "tests/support/registration.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <cstdio>
#include <map>

namespace fabletop::test {

namespace {

// Functions, because registering happens before main.
std::map<QString, Registered::Run>& tests()
{
    static std::map<QString, Registered::Run> all;
    return all;
}

std::map<QString, ChildMode::Run>& childModes()
{
    static std::map<QString, ChildMode::Run> all;
    return all;
}

int usage(const char* program)
{
    std::fprintf(stderr, "Usage: %s TEST [function…]\nTests:\n", program);
    for (const auto& [name, run] : tests())
        std::fprintf(stderr, "  %s\n", qPrintable(name));
    return 2;
}

int runChild(ChildMode::Run run, int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    return run(QCoreApplication::arguments().mid(2));
}

} // namespace

Registered::Registered(const char* file, Run run)
{
    const QString name = QFileInfo(QString::fromLocal8Bit(file)).completeBaseName();
    if (!tests().emplace(name, run).second) qFatal("two tests are called %s", qPrintable(name));
}

ChildMode::ChildMode(const char* word, Run run)
{
    if (!childModes().emplace(QString::fromLatin1(word), run).second)
        qFatal("two child modes are called %s", word);
}

} // namespace fabletop::test

int main(int argc, char** argv)
{
    using namespace fabletop::test;
    const QString word = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString();
    if (const auto child = childModes().find(word); child != childModes().end())
        return runChild(child->second, argc, argv);
    const auto test = tests().find(word);
    if (test == tests().end()) return usage(argv[0]);
    argv[1] = argv[0]; // QtTest reads functions and options after the program's name
    return test->second(argc - 1, argv + 1);
}
