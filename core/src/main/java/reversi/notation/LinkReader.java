package reversi.notation;

import java.util.Optional;

/** Reads the games of the links in a text. */
final class LinkReader extends GamesReader {
    /** What stands before a game in a link that leads into the web game. */
    static final String MARK = "#g=";

    /** What stands before a game in a link to a server's page of it, with the first sign of every code. */
    private static final String PAGE_MARK = "/g/1";

    private final String text;
    private int next;

    LinkReader(String text) {
        super(Optional.of(GameFormat.LINK), new GamesReadBuilder(text), text.length());
        this.text = text;
    }

    @Override
    boolean readNext() {
        int mark = mark(text, next);
        if (mark < 0 || builder.isFull(mark)) {
            next = text.length();
            if (builder.isEmpty()) {
                builder.fault(FaultKind.NO_GAME, 0);
            }
            return false;
        }
        int from = mark + (text.startsWith(MARK, mark) ? MARK.length() : PAGE_MARK.length() - 1);
        next = from;
        while (next < text.length() && !Characters.isSpace(text.charAt(next)) && "&#?".indexOf(text.charAt(next)) < 0) {
            next++;
        }
        String code = text.substring(from, next);
        ShareCode.read(code)
                .ifPresentOrElse(
                        line -> builder.add(GameRecord.of(line, line.end())),
                        () -> builder.fault(FaultKind.BROKEN, from, code, Optional.empty()));
        return true;
    }

    /** Whether there is a link in a text. */
    static boolean isIn(String text) {
        return mark(text, 0) >= 0;
    }

    /** Where the next link's mark is; -1 where there is none. */
    private static int mark(String text, int from) {
        int inGame = text.indexOf(MARK, from);
        int page = text.indexOf(PAGE_MARK, from);
        return inGame < 0 || (page >= 0 && page < inGame) ? page : inGame;
    }

    @Override
    int at() {
        return next;
    }
}
