package reversi.platform;

import java.util.Optional;

/** Properties of the device, and services that only it can provide. */
public interface Device {
    /** Whether the system or browser asks for reduced motion. */
    boolean prefersReducedMotion();

    /** Whether the system or browser asks for a light colour scheme. */
    boolean prefersLight();

    /** Whether the system or browser asks for more contrast, or forces colours of its own on everything. */
    default boolean prefersHighContrast() {
        return false;
    }

    /** Calls this whenever what the device prefers may have changed while the game runs: colours, contrast, motion or language. */
    default void onPreferencesChanged(Runnable changed) {}

    /** Lets Tab lead out of the game at its ends and back into it, where the game is one part of what Tab leads through; elsewhere never called. */
    default void onTab(TabListener listener) {}

    /** The user's language as a tag of BCP 47, such as {@code en} or {@code pt-BR}. */
    String language();

    /** Whether touch is the primary input, so that targets must be large and there is no hover. */
    boolean isTouch();

    /** Device pixels per layout point: 1 on a standard screen, 2 or 3 on dense ones. */
    float pixelsPerPoint();

    /** Whether this is a Mac, whose shortcuts use Command rather than Control. */
    default boolean isMac() {
        return false;
    }

    /** Whether the Command (Meta) key is down, where libGDX does not report it. */
    default boolean isMetaHeld() {
        return false;
    }

    /** Whether the program can quit itself (a window can, a web page cannot). */
    boolean canQuit();

    /** Copies a text to the clipboard. */
    void copy(String text);

    /** What is pasted from other programs; empty where the device does not tell. */
    default Optional<Clipboard> clipboard() {
        return Optional.empty();
    }

    /** Draws pages as pictures; empty where the device can't. */
    default Optional<PictureMaker> pictures() {
        return Optional.empty();
    }

    /** Opens a URL outside the game. */
    void open(String address);

    /** The origin that the game was loaded from, such as {@code https://example.org}; empty on the desktop. */
    default Optional<String> server() {
        return Optional.empty();
    }

    /** The address of the page in which the game runs, without what stands behind {@code #}; empty on the desktop. */
    default Optional<String> page() {
        return Optional.empty();
    }

    /** Whether the device has a share dialog. */
    default boolean canShare() {
        return false;
    }

    /** Opens the share dialog for a URL with a text. */
    default void share(String words, String address) {}

    /** Removes the invitation from the URL after it was accepted or declined. */
    default void forgetInvitation() {}

    /** The code of the invitation link that opened the game, if any. */
    default Optional<String> invitation() {
        return Optional.empty();
    }

    /** Updates of the game; empty where the device does not fetch them. */
    default Optional<NewVersion> newVersion() {
        return Optional.empty();
    }

    /** The lock between several windows of the game; empty where there is never more than one. */
    default Optional<StoreLock> storeLock() {
        return Optional.empty();
    }

    /** The browser's history; empty where there is none. */
    default Optional<PageHistory> history() {
        return Optional.empty();
    }

    /** Native text fields; empty where the game's own are enough. */
    default Optional<NativeTextField> nativeTextField() {
        return Optional.empty();
    }

    /** What reads the game to people who do not see it; empty where the device has nothing of the kind. */
    default Optional<ScreenReader> screenReader() {
        return Optional.empty();
    }

    /** The system's voice; empty where it has none, and where a screen reader speaks anyway. */
    default Optional<Speech> speech() {
        return Optional.empty();
    }

    /** What lets the device be felt; empty where it does not vibrate, or lies on a table. */
    default Optional<Vibration> vibration() {
        return Optional.empty();
    }

    /** Photo upload; empty where it is not possible. */
    default Optional<PhotoSender> photos() {
        return Optional.empty();
    }

    /** Files that the person keeps outside of the game; empty where that is not possible. */
    default Optional<FileExchange> files() {
        return Optional.empty();
    }

    /** Makes texts short; empty where the device can't. */
    default Optional<Squeezer> squeezer() {
        return Optional.empty();
    }

    /**
     * Fetches an asset that the first page does without, and calls back once libGDX finds it; not at all where it can't be fetched. Where
     * all assets are there from the start nobody asks.
     *
     * @param path from the root of the assets, such as {@code later/stone.png}
     */
    default void fetchAsset(String path, Runnable then) {}

    /** Assets that are only needed now and then; empty where the device can't read them. */
    default Optional<AssetLoader> assets() {
        return Optional.empty();
    }

    /** Languages that are fetched when they are chosen; empty where all are there from the start. */
    default Optional<LanguageLoader> languages() {
        return Optional.empty();
    }

    /** What is noted of failures; empty where nothing is. */
    default Optional<ProblemLog> problemLog() {
        return Optional.empty();
    }

    /** The offset of local time from UTC in minutes, at a time in milliseconds since the epoch. */
    int utcOffsetMinutes(long at);

    /** A short description for the list of login sessions, such as {@code Firefox}. */
    String name();

    /** The version of the game, such as {@code 1.0.0}. */
    String version();
}
