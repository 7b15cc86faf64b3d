package reversi.platform;

import java.util.Optional;

/** Facts about the device and the few things only it can do. */
public interface Device {
    /** Whether the person asked the system or browser for less motion. */
    boolean prefersReducedMotion();

    /** Whether the person asked the system or browser for a light rather than a dark look. */
    boolean prefersLight();

    /** The two-letter language the person uses, such as {@code en}. */
    String language();

    /** Whether fingers are the first way of pointing here, so that targets must be large and hover does not exist. */
    boolean isTouch();

    /** Device pixels for each point in which the layout is measured: 1 on a plain screen, 2 or 3 on dense ones. */
    float pixelsPerPoint();

    /** Whether this is a Mac, whose shortcuts use Command rather than Control. */
    default boolean isMac() {
        return false;
    }

    /** Whether the Command key or its like is held down, where libGDX doesn't know it. */
    default boolean isMetaHeld() {
        return false;
    }

    /** Whether the game can end itself here (a window can, a web page cannot). */
    boolean canQuit();

    /** Puts a text on the clipboard. */
    void copy(String text);

    /** Opens a web address outside the game. */
    void open(String address);

    /** The address of the server that the game itself came from, such as {@code https://example.org}; empty on the desktop. */
    default Optional<String> server() {
        return Optional.empty();
    }

    /** Whether the device has a dialog of its own in which to send something to somebody. */
    default boolean canShare() {
        return false;
    }

    /** Opens that dialog for an address, with words about it. */
    default void share(String words, String address) {}

    /** The invitation that led here was used or refused: the next start is not led there again. */
    default void forgetInvitation() {}

    /** The code of the invitation that the person followed to get here; empty where there is none. */
    default Optional<String> invitation() {
        return Optional.empty();
    }

    /** The newer version that the device may have fetched; empty where that is none of its business. */
    default Optional<NewVersion> newVersion() {
        return Optional.empty();
    }

    /** Which window of the game may change what the device keeps; empty where there is never more than one. */
    default Optional<StoreLock> storeLock() {
        return Optional.empty();
    }

    /** The device's own way back and forth; empty where it has none. */
    default Optional<PageHistory> history() {
        return Optional.empty();
    }

    /** What the device itself offers to write with; empty where the game's own fields are enough. */
    default Optional<NativeTextField> typing() {
        return Optional.empty();
    }

    /** How a person can give a photo here; empty where that is not possible. */
    default Optional<PhotoSender> photos() {
        return Optional.empty();
    }

    /** How far the person's clock is ahead of universal time at a moment in milliseconds since 1970, in minutes. */
    int minutesAhead(long at);

    /** What this is, in a few words for a list of sessions, such as {@code Firefox}. */
    String name();

    /** The version of the game as people see it, such as {@code 1.0.0}. */
    String version();
}
