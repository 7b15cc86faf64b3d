package reversi.notation;

/** Short texts from outside, as names are, made safe to show and to write. */
public final class SafeText {
    private SafeText() {}

    /**
     * A text without control characters, which become spaces, and without halves of surrogate pairs; cut to {@code most} characters, never
     * within a pair, and without spaces at its ends.
     */
    public static String of(String text, int most) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < text.length() && plain.length() < most; i++) {
            char c = text.charAt(i);
            boolean isFirst = Character.isHighSurrogate(c);
            if (isFirst && i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))) {
                i++;
                if (plain.length() + 2 > most) {
                    break;
                }
                plain.append(c).append(text.charAt(i));
            } else if (!isFirst && !Character.isLowSurrogate(c)) {
                plain.append(c < ' ' || c == 127 ? ' ' : c);
            }
        }
        return plain.toString().trim();
    }
}
