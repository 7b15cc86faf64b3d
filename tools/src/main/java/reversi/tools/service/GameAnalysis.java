package reversi.tools.service;

import java.io.IOException;
import java.math.BigDecimal;
import reversi.json.JsonWriter;
import reversi.library.Analysis;
import reversi.library.Limits;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Score;
import reversi.rules.Transcript;
import reversi.rules.Turn;

/** What each move of a game was worth, from the last one to the first: what was found of a position helps the one before it. */
final class GameAnalysis {
    private static final int HUNDREDTHS = 100;

    private final Transcript game;
    private final Limits limits;

    GameAnalysis(Transcript game, Limits limits) {
        this.game = game;
        this.limits = limits;
    }

    /** How many positions of a game are searched: its moves without passes, and its end where it was broken off. */
    static int positions(Transcript game) {
        long moves = game.turns().stream().filter(turn -> !turn.move().isPass()).count();
        return (int) moves + (game.current().isOver() ? 0 : 1);
    }

    /** Tells each move as it is known. */
    void tell(Analyst analyst, EventStream out) throws IOException {
        double after = atEnd(analyst);
        for (int ply = game.plies(); ply > 0; ply--) {
            Turn turn = game.turns().get(ply - 1);
            double played = -after;
            if (turn.move().isPass()) {
                after = played;
                continue;
            }
            Analysis best = analyst.analyse(turn.before(), limits, found -> {});
            out.tell("move", json(ply, turn, played, best));
            after = best.discs();
        }
        out.end(
                "end",
                JsonWriter.text(json ->
                        json.beginObject().name("plies").value(game.plies()).endObject()));
    }

    /** What the last position is worth for its side to move. */
    private double atEnd(Analyst analyst) throws IOException {
        Position last = game.current();
        return last.isOver()
                ? result(last.score(), last.toMove())
                : analyst.analyse(last, limits, found -> {}).discs();
    }

    /** By how many discs a side has won, as the engine counts it. */
    private static double result(Score score, Disc side) {
        int lead = score.official(side) - score.official(side.other());
        return score.fewestWins() ? -lead : lead;
    }

    private static String json(int ply, Turn turn, double discs, Analysis best) {
        return JsonWriter.text(json -> {
            json.beginObject().name("ply").value(ply);
            json.name("side").value(turn.mover().name());
            json.name("move").value(turn.move().toString());
            json.name("discs").json(hundredths(discs));
            json.name("best").json(best.json()).endObject();
        });
    }

    private static String hundredths(double discs) {
        return BigDecimal.valueOf(Math.round(discs * HUNDREDTHS), 2)
                .stripTrailingZeros()
                .toPlainString();
    }
}
