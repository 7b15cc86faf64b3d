package reversi.notation;

import java.util.Optional;

/** Reads the games of the links in a text. */
final class LinkReader extends GamesReader {
    /** What stands before a game in a link. */
    static final String MARK = "#g=";

    private final String text;
    private int next;

    LinkReader(String text) {
        super(Optional.of(GameFormat.LINK), new GamesReadBuilder(text), text.length());
        this.text = text;
    }

    @Override
    boolean readNext() {
        int mark = text.indexOf(MARK, next);
        if (mark < 0 || builder.isFull(mark)) {
            next = text.length();
            if (builder.isEmpty()) {
                builder.fault(FaultKind.NO_GAME, 0);
            }
            return false;
        }
        int from = mark + MARK.length();
        next = from;
        while (next < text.length() && !Characters.isSpace(text.charAt(next)) && text.charAt(next) != '&') {
            next++;
        }
        String code = text.substring(from, next);
        ShareCode.read(code)
                .ifPresentOrElse(
                        line -> builder.add(GameRecord.of(line, line.end())),
                        () -> builder.fault(FaultKind.BROKEN, from, code, Optional.empty()));
        return true;
    }

    @Override
    int at() {
        return next;
    }
}
