package reversi.platform;

/** The scripts that run from right to left: from Hebrew to Arabic, and the forms of their letters. */
public final class RightToLeft {
    private RightToLeft() {}

    /** Whether a code point belongs to one of them. */
    public static boolean includes(int code) {
        return (code >= 0x590 && code <= 0x8ff)
                || (code >= 0xfb1d && code <= 0xfdff)
                || (code >= 0xfe70 && code <= 0xfeff)
                || (code >= 0x10800 && code <= 0x10fff);
    }
}
