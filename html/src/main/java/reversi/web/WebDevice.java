package reversi.web;

import java.util.Locale;
import reversi.platform.Device;

/** What the browser knows about the device and the person's wishes. */
final class WebDevice implements Device {
    private static final int LANGUAGE_CODE = 2;

    @Override
    public boolean prefersReducedMotion() {
        return asks("(prefers-reduced-motion: reduce)");
    }

    @Override
    public boolean prefersLight() {
        return asks("(prefers-color-scheme: light)");
    }

    @Override
    public String language() {
        String language = Page.getLanguage();
        return language == null || language.length() < LANGUAGE_CODE
                ? "en"
                : language.substring(0, LANGUAGE_CODE).toLowerCase(Locale.ROOT);
    }

    @Override
    public boolean isTouch() {
        return asks("(pointer: coarse)");
    }

    @Override
    public float pixelsPerPoint() {
        return (float) Page.getDevicePixelRatio();
    }

    @Override
    public boolean canQuit() {
        return false;
    }

    @Override
    public void copy(String text) {
        Page.copy(text);
    }

    @Override
    public void open(String address) {
        Page.open(address, "_blank", "noopener");
    }

    @Override
    public String version() {
        return Page.getVersion();
    }

    private static boolean asks(String query) {
        return Page.matchMedia(query).isMatches();
    }
}
