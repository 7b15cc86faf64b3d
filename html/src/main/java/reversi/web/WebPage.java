package reversi.web;

import jsinterop.annotations.JsFunction;
import jsinterop.annotations.JsMethod;
import jsinterop.annotations.JsPackage;
import jsinterop.annotations.JsProperty;
import jsinterop.annotations.JsType;
import org.jspecify.annotations.Nullable;

/** The few things of the browser's page that libGDX has no door to. */
final class WebPage {
    private WebPage() {}

    /** What the page runs before its next picture, given the moment in milliseconds. */
    @JsFunction
    interface Frame {
        void draw(double millis);
    }

    /** What the page calls when something happened. */
    @JsFunction
    interface Happened {
        void on(Object event);
    }

    /** What the page does later. */
    @JsFunction
    interface Later {
        void run();
    }

    /** Answers the words to say where the picture stays lost, and those of the button that loads the page again. */
    @JsFunction
    interface Lost {
        String[] words();
    }

    @JsMethod(namespace = JsPackage.GLOBAL)
    static native void requestAnimationFrame(Frame frame);

    @JsMethod(namespace = JsPackage.GLOBAL)
    static native void setTimeout(Later later, int millis);

    /** Watches whether the browser takes the canvas's graphics away and gives them back; where it does not, the person is told. */
    @JsMethod(namespace = "reversiPage")
    static native void watchGraphics(Object canvas, Lost lost, Later restored);

    @JsMethod(namespace = JsPackage.GLOBAL)
    static native void addEventListener(String type, Happened happened, boolean capture);

    @JsProperty(namespace = JsPackage.GLOBAL)
    static native double getDevicePixelRatio();

    @JsMethod(namespace = "performance")
    static native double now();

    @JsProperty(namespace = "navigator")
    static native String @Nullable [] getLanguages();

    @JsMethod(namespace = JsPackage.GLOBAL)
    static native MediaQuery matchMedia(String query);

    /** Answers whether Tab, or Shift and Tab, leads out of the game. */
    @JsFunction
    interface Leaving {
        boolean leaves(boolean isBack);
    }

    /** Hears that Tab, or Shift and Tab, led into the game. */
    @JsFunction
    interface Entering {
        void enters(boolean isBack);
    }

    /** Lets Tab lead out of the game at its ends and back into it. */
    @JsMethod(namespace = "reversiPage")
    static native void onTab(Leaving leaves, Entering enters);

    /** Calls back whenever the colours, the contrast, the motion or the language that the person prefers have changed. */
    @JsMethod(namespace = "reversiPage")
    static native void onPreferencesChanged(Later changed);

    @JsMethod(namespace = JsPackage.GLOBAL)
    static native @Nullable Object open(String address, String target, String features);

    @JsProperty(namespace = "location")
    static native String getProtocol();

    @JsProperty(namespace = "location")
    static native String getHost();

    @JsProperty(namespace = "location")
    static native String getPathname();

    @JsProperty(namespace = "location")
    static native String getHash();

    /** The name of the browser and its system, as far as they can be told. */
    @JsMethod(namespace = "reversiPage")
    static native String browser();

    /** Whether the keyboard is a Mac's. */
    @JsMethod(namespace = "reversiPage")
    static native boolean isMac();

    /** Whether the Command key or its like is held down. */
    @JsMethod(namespace = "reversiPage")
    static native boolean isMetaHeld();

    /** Takes what follows the # out of the address, without going anywhere; defined by the page. */
    @JsMethod(namespace = "reversiPage")
    static native void forgetHash();

    /** Whether the browser has a share dialog (navigator.share). */
    @JsMethod(namespace = "reversiPage")
    static native boolean canShare();

    /** Opens that dialog; where the person closes it nothing happens. */
    @JsMethod(namespace = "reversiPage")
    static native void share(String words, String address);

    /** Whether the browser lets a device that is held vibrate. */
    @JsMethod(namespace = "reversiPage")
    static native boolean canVibrate();

    /** Vibrates for the first of these milliseconds, waits for the second, and so on. */
    @JsMethod(namespace = "reversiPage")
    static native void vibrate(int[] pattern);

    /** Whether the browser has a voice. */
    @JsMethod(namespace = "reversiPage")
    static native boolean canSpeak();

    /** Says words in a language after what is being said. */
    @JsMethod(namespace = "reversiPage")
    static native void say(String words, String language);

    /** Puts a text on the clipboard; defined by the page, which knows the older browsers' ways. */
    @JsMethod(namespace = "reversiPage")
    static native void copy(String text);

    /** Calls back once the texts of the person's language are here, and its typeface, unless that never comes. */
    @JsMethod(namespace = "reversiPage")
    static native void whenReady(Happened happened);

    /** Calls back with the size of an element in real pixels, now and whenever it changes. */
    @JsMethod(namespace = "reversiPage")
    static native void watchSize(Object element, Sized sized);

    /** Calls back when a wheel is turned or fingers move on a trackpad over an element, which then does not scroll the page. */
    @JsMethod(namespace = "reversiPage")
    static native void watchWheel(Object element, Wheel wheel);

    /** Shows how much of the game has arrived, from 0 to 1. */
    @JsMethod(namespace = "reversiPage")
    static native void progress(double part);

    /** Tells the person that the game cannot start, and why. */
    @JsMethod(namespace = "reversiPage")
    static native void failed(String message);

    /** Takes the loading picture away, since the game is playable, and calls back when the first rush is over. */
    @JsMethod(namespace = "reversiPage")
    static native void playable(Happened rested);

    /** The version of the game that the build wrote into the page. */
    @JsProperty(namespace = "reversiPage")
    static native String getVersion();

    /** Receives a size in device pixels. */
    @JsFunction
    interface Sized {
        void of(int width, int height);
    }

    /** Receives a turn of a wheel as the browser tells it: {@code unit} is WheelEvent's deltaMode. */
    @JsFunction
    interface Wheel {
        void turned(int unit, double across, double down);
    }

    /** A question about the device that the browser's styles can answer. */
    @JsType(isNative = true, namespace = JsPackage.GLOBAL, name = "MediaQueryList")
    static final class MediaQuery {
        @JsProperty
        native boolean isMatches();
    }
}
