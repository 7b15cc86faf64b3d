package reversi.notation;

/** Character classes of pasted text. */
final class Characters {
    private Characters() {}

    /** Whether this is a digit 0…9. */
    static boolean isDigit(char sign) {
        return sign >= '0' && sign <= '9';
    }

    /** Whether this is white space: also the no-break and ideographic spaces and the byte order mark that pastes bring along. */
    static boolean isSpace(char sign) {
        return sign <= ' ' || sign == '\u00a0' || sign == '\u3000' || sign == '\ufeff';
    }
}
