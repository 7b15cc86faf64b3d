package reversi.notation;

/** Where the moves stand in a line that somebody copied along with other words. */
final class MoveRow {
    /** Fewer squares than these among words are no game: people name squares when they talk. */
    private static final int FEWEST = 4;

    private static final String FILES = "abcdefghABCDEFGH";

    private final String text;
    private final int to;

    /** The part of a text up to a place. */
    MoveRow(String text, int to) {
        this.text = text;
        this.to = to;
    }

    /** Where the moves begin behind other words; where the line ends, if there are too few to be a game. */
    int begin(int from) {
        int begin = to;
        int squares = 0;
        for (int at = from; at < to; at = wordEnd(at) + 1) {
            int row = row(at, wordEnd(at));
            begin = squares == 0 && row < wordEnd(at) ? row : begin;
            squares += squares(row, wordEnd(at));
        }
        return squares < FEWEST ? to : begin;
    }

    /** Whether what begins here are words without a move among them. */
    boolean isTalk(int from) {
        boolean isTalk = from + 1 >= to || !Characters.isDigit(text.charAt(from + 1));
        for (int at = from; isTalk && at < to; at = wordEnd(at) + 1) {
            isTalk = row(at, wordEnd(at)) == wordEnd(at);
        }
        return isTalk;
    }

    /** Whether there is a letter, as each square and each code of a variant has one, or a pass. */
    boolean hasMove(int from) {
        for (int at = from; at < to; at++) {
            if (Characters.isLetter(text.charAt(at)) || TranscriptText.passAt(text, at) > 0) {
                return true;
            }
        }
        return false;
    }

    private int wordEnd(int from) {
        int at = from;
        while (at < to && !Characters.isSpace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** Where in a word nothing but squares follows, and signs at its end; its end where nowhere. */
    private int row(int from, int end) {
        for (int at = from; at < end; at++) {
            boolean isFirst = at == from || !isLetterOrDigit(text.charAt(at - 1));
            int squares = isFirst ? squares(at, end) : 0;
            if (squares > 0 && hasOnlySigns(at + 2 * squares, end)) {
                return at;
            }
        }
        return end;
    }

    /** How many squares follow one another from here. */
    private int squares(int from, int end) {
        int at = from;
        while (at + 2 <= end
                && FILES.indexOf(text.charAt(at)) >= 0
                && text.charAt(at + 1) >= '1'
                && text.charAt(at + 1) <= '8') {
            at += 2;
        }
        return (at - from) / 2;
    }

    private boolean hasOnlySigns(int from, int end) {
        for (int at = from; at < end; at++) {
            if (isLetterOrDigit(text.charAt(at))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isLetterOrDigit(char c) {
        return Characters.isLetter(c) || Characters.isDigit(c);
    }
}
