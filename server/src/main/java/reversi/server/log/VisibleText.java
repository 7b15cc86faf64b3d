package reversi.server.log;

import java.util.Locale;

/** Others' words for a terminal: what would move its cursor, change its colours or turn its writing round is shown as {@code \}{@code u202E}. */
public final class VisibleText {
    private VisibleText() {}

    /** The text, with an escape for each character that is not seen, but for plain spaces. */
    public static String of(String text) {
        StringBuilder visible = new StringBuilder(text.length());
        text.codePoints().forEach(character -> {
            if (isSeen(character)) {
                visible.appendCodePoint(character);
            } else if (Character.isBmpCodePoint(character)) {
                visible.append(String.format(Locale.ROOT, "\\u%04X", character));
            } else {
                visible.append(String.format(Locale.ROOT, "\\u{%X}", character));
            }
        });
        return visible.toString();
    }

    private static boolean isSeen(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.PRIVATE_USE,
                    Character.SURROGATE,
                    Character.UNASSIGNED -> false;
            default -> true;
        };
    }
}
