// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The tests of a folder are one program, and `build/release/tests/FOLDER tst_x [function…]` runs one of
/// them.
///
/// Why: a program for each was a link and a moc target for each, and headers read again by every one. A
/// process still runs a single test, so a crash or a changed global never reaches another.
///
/// tests/CMakeLists.txt puts this header in front of every test file. It changes what QTEST_MAIN,
/// QTEST_GUILESS_MAIN and QTEST_APPLESS_MAIN come down to: instead of `main`, a function registered under the
/// name of its file.

#include <QStringList>
#include <QTest>

namespace fabletop::test {

struct Registered {
    using Run = int (*)(int argc, char** argv);
    Registered(const char* file, Run run);
};

/// What the program does when its first word is `word`, instead of testing; it gets the words after it and a
/// QCoreApplication. For tests that kill or watch another process: they start
/// QCoreApplication::applicationFilePath().
struct ChildMode {
    using Run = int (*)(const QStringList& words);
    ChildMode(const char* word, Run run);
};

} // namespace fabletop::test

#ifndef QTEST_MAIN_WRAPPER
#error "This Qt builds its test macros another way; see what QTEST_MAIN expands to"
#endif
#undef QTEST_MAIN_WRAPPER
#define QTEST_MAIN_WRAPPER(TestObject, ...)                                                                  \
    static int run##TestObject(int argc, char** argv)                                                        \
    {                                                                                                        \
        QTest::Internal::callInitMain<TestObject>();                                                         \
        __VA_ARGS__                                                                                          \
        TestObject test;                                                                                     \
        QTEST_SET_MAIN_SOURCE_PATH                                                                           \
        return QTest::qExec(&test, argc, argv);                                                              \
    }                                                                                                        \
    static const fabletop::test::Registered registered##TestObject(__FILE__, run##TestObject);

/// Beside a QTEST_…MAIN of the same file, once a word and folder.
#define FABLETOP_TEST_CHILD(word, function)                                                                  \
    static const fabletop::test::ChildMode child##function(word, function);
