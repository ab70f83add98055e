// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/window/minimalwindow.h"

#include <QApplication>
#include <QBoxLayout>
#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>
#include <QPushButton>
#include <QStatusBar>

namespace fabletop {

int runMinimalWindow()
{
    QMainWindow window;
    window.menuBar()->addMenu(QStringLiteral("File"));
    auto* body = new QWidget(&window);
    auto* rows = new QVBoxLayout(body);
    rows->addWidget(new QLabel(QStringLiteral("Label"), body));
    rows->addWidget(new QPushButton(QStringLiteral("Button"), body));
    window.setCentralWidget(body);
    window.statusBar()->showMessage(QStringLiteral("Ready"));
    window.resize(640, 480);
    window.show();
    return QApplication::exec();
}

} // namespace fabletop
