// JavaScriptCore's C API, and what the library exports but its installed headers leave out.
#include <JavaScriptCore/JavaScript.h>
#include <stdbool.h>

/// Asked when a script has run for the time limit; true ends it, false grants another such time.
typedef bool (*JSShouldTerminateCallback)(JSContextRef context, void *data);

void JSContextGroupSetExecutionTimeLimit(
    JSContextGroupRef group, double seconds, JSShouldTerminateCallback callback, void *data);

void JSContextGroupClearExecutionTimeLimit(JSContextGroupRef group);

/// The function is called with the promise and the reason.
void JSGlobalContextSetUnhandledRejectionCallback(
    JSGlobalContextRef context, JSObjectRef function, JSValueRef *exception);

/// Collects all garbage before it returns; `JSGarbageCollect` leaves that to a run loop.
void JSSynchronousGarbageCollectForDebugging(JSContextRef context);
