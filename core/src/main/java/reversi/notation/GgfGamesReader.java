package reversi.notation;

import java.util.Optional;

/** Reads the games of a text in the Generic Game Format. */
final class GgfGamesReader extends GamesReader {
    private final String text;
    private int at;
    private int reach;
    private int behind;

    GgfGamesReader(String text) {
        super(Optional.of(GameFormat.GGF), new GamesReadBuilder(text), text.length());
        this.text = text;
        at = text.indexOf("(;");
        if (at < 0) {
            builder.fault(FaultKind.NO_GAME, 0);
        }
    }

    @Override
    boolean readNext() {
        if (at < 0 || builder.isFull(at)) {
            return false;
        }
        GgfReader reader = new GgfReader(text, at, builder);
        return reader.read()
                .fold(
                        ok -> {
                            builder.add(ok.game());
                            return goOn(reader.at(), ok.end());
                        },
                        failed -> {
                            builder.fault(failed.problem(), failed.offset(), failed.found(), failed.reason());
                            if (builder.wastes(at, reader.at())) {
                                builder.fault(FaultKind.TOO_LONG, at);
                                return false;
                            }
                            return goOn(reader.at(), at + 2);
                        });
    }

    /** Looks for the next game behind a place; returns false where there is none. */
    private boolean goOn(int reached, int from) {
        reach = reached;
        behind = from;
        at = text.indexOf("(;", behind);
        return at >= 0;
    }

    @Override
    int at() {
        return at;
    }

    @Override
    int reach() {
        return reach;
    }

    @Override
    int safe() {
        return at < 0 ? behind : at;
    }
}
