package reversi.web;

import jsinterop.annotations.JsPackage;
import jsinterop.annotations.JsType;

/** The browser's own date, which knows the person's time zone. */
@JsType(isNative = true, namespace = JsPackage.GLOBAL, name = "Date")
final class JsDate {
    /** A moment in milliseconds since 1970. */
    JsDate(double millis) {}

    /** How far the person's clock is behind universal time, in minutes. */
    native int getTimezoneOffset();
}
