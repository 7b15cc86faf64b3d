package reversi.library;

import java.util.List;
import reversi.json.JsonWriter;
import reversi.rules.Move;

/**
 * A move and what it leads to.
 *
 * @param move a legal move
 * @param discs what it is worth for the side to move, in discs: by how many it will win, positive is good in every variant
 * @param plies how deep it was searched
 * @param isExact whether {@code discs} is the result of the game with best play of both sides
 * @param moves what both sides play then as far as the search has seen, beginning with {@code move}
 */
public record Line(Move move, double discs, int plies, boolean isExact, List<Move> moves) {
    private static final int HUNDREDTHS = 100;

    public Line {
        moves = List.copyOf(moves);
    }

    void write(JsonWriter out) {
        out.beginObject().name("move").value(move.toString());
        out.name("discs").json(written(Math.round(discs * HUNDREDTHS)));
        out.name("plies").value(plies);
        out.name("exact").value(isExact);
        out.name("moves").beginArray();
        moves.forEach(next -> out.value(next.toString()));
        out.endArray().endObject();
    }

    private static String written(long hundredths) {
        long size = Math.abs(hundredths);
        long rest = size % HUNDREDTHS;
        return (hundredths < 0 ? "-" : "") + size / HUNDREDTHS + (rest == 0 ? "" : "." + rest / 10 + rest % 10);
    }
}
