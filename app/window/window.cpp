#include "app/window/window.h"

#include "app/window/application.h"
#include "app/window/keptsettings.h"

#include <QApplication>

namespace fabletop {

int runWindow(const WindowRequest& request)
{
    int count = 1;
    char name[] = "fabletop";
    char* arguments[] = {name, nullptr};
    QApplication qt(count, arguments);
    KeptSettings settings;
    Application application(qt, settings, request.language);
    if (!request.file.isEmpty()) application.window().open(request.file, request.at);
    application.window().show();
    return QApplication::exec();
}

} // namespace fabletop
