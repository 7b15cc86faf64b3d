package reversi.platform;

/**
 * Whether an archive can be read and written, and if not, why.
 *
 * @param kind what is the matter
 * @param detail where the file lies that was set aside or can't be written, or the device's own reason for a failure; empty where nobody
 *     knows or it says nothing
 * @param recovered how many games could be read from what was set aside, and are in the archive now
 */
public record ArchiveCondition(Kind kind, String detail, int recovered) {
    /** Everything is read and kept. */
    public static ArchiveCondition whole() {
        return new ArchiveCondition(Kind.WHOLE, "", 0);
    }

    /** What can be the matter with an archive. */
    public enum Kind {
        /** Nothing. */
        WHOLE,
        /** What was there before was damaged and lies elsewhere now; a new archive was begun. */
        SET_ASIDE,
        /** A newer version of the game wrote it; it is neither read nor changed. */
        NEWER,
        /** Another program uses it at the moment. */
        BUSY,
        /** It is read, but can't be changed. */
        READ_ONLY,
        /** All is read and kept, but the browser may throw it away when it needs the room. */
        MAY_GO,
        /** There is no room for more games. */
        FULL,
        /** It can be neither read nor changed, or one of them, for another reason. */
        FAILED
    }

    /** Something that is the matter, with its {@link #detail}. */
    public static ArchiveCondition of(Kind kind, String detail) {
        return new ArchiveCondition(kind, detail, 0);
    }

    /** Whether nothing is the matter. */
    public boolean isWhole() {
        return kind == Kind.WHOLE;
    }

    /** Whether what was kept before can be read, as far as it is undamaged. */
    public boolean isReadable() {
        return kind == Kind.WHOLE || kind == Kind.SET_ASIDE || kind == Kind.READ_ONLY || kind == Kind.MAY_GO;
    }
}
