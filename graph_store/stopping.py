"""Ending one Java thread of this process, where its query heeds neither clock nor order.

Java took `Thread.stop` away in version 20; the debugger's way remains: JVMTI's StopThread, which
raises an exception in another thread, wherever it is. It is reached through `ctypes`, by the place
of each function in its table. Sources: the JNI specification, "JNI Functions", and
https://docs.oracle.com/en/java/javase/25/docs/specs/jvmti.html (StopThread, function 7).
"""

import ctypes
from typing import Any

from arcadedb_embedded.jvm import get_bundled_jre_lib_path

JNI_VERSION = 0x00150000
JVMTI_VERSION = 0x30150000
GET_ENV = 6
FIND_CLASS, PUSH_FRAME, POP_FRAME, NEW_OBJECT, METHOD_ID, NEW_STRING = 6, 19, 20, 30, 33, 167
GET_THREADS, STOP_THREAD, THREAD_INFO, DEALLOCATE, ADD_CAPABILITIES = 3, 6, 8, 46, 141
CAN_SIGNAL_THREAD = 10
RAISED = b"com/arcadedb/exception/TimeoutException"
"""What ArcadeDB itself raises at a limit: it ends the query and leaves the connection."""


class ThreadInfo(ctypes.Structure):
    """JVMTI's jvmtiThreadInfo."""

    _fields_ = (
        ("name", ctypes.c_void_p),
        ("priority", ctypes.c_int),
        ("is_daemon", ctypes.c_ubyte),
        ("group", ctypes.c_void_p),
        ("loader", ctypes.c_void_p),
    )


def _call(env: ctypes.c_void_p, place: int, *arguments: Any) -> int:
    """Call the function at `place` of a table of functions; what it returns, 0 for none."""
    table = ctypes.cast(env, ctypes.POINTER(ctypes.c_void_p))[0]
    address = ctypes.cast(table, ctypes.POINTER(ctypes.c_void_p))[place]
    kinds = [type(argument) for argument in arguments]
    function = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, *kinds)(address)
    return int(function(env, *arguments) or 0)


def _to(value: Any) -> ctypes.c_void_p:
    return ctypes.c_void_p(ctypes.addressof(value))


class Stopper:
    """Ends threads of the Java machine in this process; used by the thread that started it."""

    def __init__(self) -> None:
        library = ctypes.CDLL(get_bundled_jre_lib_path())
        machine, found = ctypes.c_void_p(), ctypes.c_int()
        library.JNI_GetCreatedJavaVMs(ctypes.byref(machine), 1, ctypes.byref(found))
        self._jni, self._jvmti = ctypes.c_void_p(), ctypes.c_void_p()
        _call(machine, GET_ENV, _to(self._jni), ctypes.c_int(JNI_VERSION))
        _call(machine, GET_ENV, _to(self._jvmti), ctypes.c_int(JVMTI_VERSION))
        capabilities = (ctypes.c_uint8 * 16)()
        capabilities[CAN_SIGNAL_THREAD // 8] = 1 << CAN_SIGNAL_THREAD % 8
        _call(self._jvmti, ADD_CAPABILITIES, _to(capabilities))

    def stop(self, name: str, why: str) -> bool:
        """Raise an exception that says `why` in the thread of that name; False without one."""
        _call(self._jni, PUSH_FRAME, ctypes.c_int(1000))
        try:
            thread = self._thread(name)
            if thread:
                arguments = ctypes.c_void_p(thread), ctypes.c_void_p(self._exception(why))
                _call(self._jvmti, STOP_THREAD, *arguments)
            return bool(thread)
        finally:
            _call(self._jni, POP_FRAME, ctypes.c_void_p())

    def _thread(self, name: str) -> int:
        count, threads = ctypes.c_int(), ctypes.c_void_p()
        _call(self._jvmti, GET_THREADS, _to(count), _to(threads))
        handles = ctypes.cast(threads, ctypes.POINTER(ctypes.c_void_p))
        found = 0
        for i in range(count.value):
            info = ThreadInfo()
            _call(self._jvmti, THREAD_INFO, ctypes.c_void_p(handles[i]), _to(info))
            if info.name and ctypes.string_at(info.name).decode() == name:
                found = handles[i] or 0
            _call(self._jvmti, DEALLOCATE, ctypes.c_void_p(info.name))
        _call(self._jvmti, DEALLOCATE, threads)
        return found

    def _exception(self, why: str) -> int:
        raised = ctypes.c_void_p(_call(self._jni, FIND_CLASS, ctypes.c_char_p(RAISED)))
        made_by = ctypes.c_char_p(b"<init>"), ctypes.c_char_p(b"(Ljava/lang/String;)V")
        maker = ctypes.c_void_p(_call(self._jni, METHOD_ID, raised, *made_by))
        text = _call(self._jni, NEW_STRING, ctypes.c_char_p(why.encode("ascii", "replace")))
        return _call(self._jni, NEW_OBJECT, raised, maker, _to((ctypes.c_void_p * 1)(text)))
