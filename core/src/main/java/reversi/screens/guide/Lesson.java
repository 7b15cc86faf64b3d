package reversi.screens.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.notation.TranscriptText;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/**
 * One page of the rules: a position from a real game, what to point at in it, and a move that shows what happens.
 *
 * @param key the key of its words: {@code key.title} and {@code key.text}
 * @param position the position that the picture begins with
 * @param move the move that is played in it, if any
 * @param showsLegal whether the squares on which a disc may be placed are shown
 * @param notes squares with a word on them, which is a key of the texts
 */
record Lesson(String key, Position position, Optional<Move> move, boolean showsLegal, List<Note> notes) {
    // Played out by equal players of our own; the first ends with a square that neither side can fill.
    private static final String TO_THE_END =
            "e6f4d3c2d2c6c4e7f7c3b3d6f6f5e3c5b4f8b5d7d8a3a4a5a6a7b6c8b8c7c1a2g3g4h4h3h2f3"
                    + "e2f2h5f1d1e1g1g2g6g5h1h6h7g7b2a1b1h8g8e8b7";
    private static final String FIVE_WAYS = "f5d6c4b3b4f4e6f6g5e3f3c3d3e2c2a4c7c6f7d2a3g6";
    private static final String TO_A_PASS =
            "d3c3c4e3f6b5b4a4f3f5g5g3c2f4c5e2b3d2a3a2d1a5f1c1g4h4f2h6b1e1h5a1a6g1b2a7h3h2g2h1";

    /** A word on a square. */
    record Note(Square square, String key, boolean isGood) {}

    /** The rules in the order in which they are best learned. */
    static List<Lesson> all() {
        Position start = Position.start(Variant.OTHELLO);
        Move first = Move.at("d3");
        Position second = start.play(first).orThrow().after();
        Position middle = after(FIVE_WAYS);
        return List.of(
                new Lesson("guide.start", start, Optional.empty(), false, List.of()),
                new Lesson("guide.place", start, Optional.of(first), true, List.of()),
                new Lesson("guide.reply", second, Optional.of(Move.at("c3")), true, List.of()),
                new Lesson("guide.ways", middle, Optional.of(Move.at("c5")), false, List.of()),
                new Lesson("guide.pass", beforePass(TO_A_PASS), Optional.of(Move.PASS), true, List.of()),
                new Lesson("guide.end", after(TO_THE_END), Optional.empty(), false, List.of()),
                new Lesson("guide.corners", start, Optional.empty(), false, corners()),
                new Lesson("guide.mobility", middle, Optional.empty(), true, List.of()));
    }

    private static Transcript game(String moves) {
        if (TranscriptText.read(moves, Variant.OTHELLO) instanceof TranscriptText.Ok ok) {
            return ok.transcript();
        }
        throw new IllegalStateException("not a game: " + moves);
    }

    private static Position after(String moves) {
        return game(moves).current();
    }

    /** The position before the pass with which a game so far ends, as reading a game adds the pass it implies. */
    private static Position beforePass(String moves) {
        Transcript game = game(moves);
        return game.turns().get(game.plies() - 1).before();
    }

    /** The corners, and the squares beside them that give them away. */
    private static List<Note> corners() {
        List<Note> notes = new ArrayList<>();
        for (String corner : List.of("a1", "h1", "a8", "h8")) {
            notes.add(new Note(Square.of(corner), "guide.mark.corner", true));
        }
        for (String x : List.of("b2", "g2", "b7", "g7")) {
            notes.add(new Note(Square.of(x), "guide.mark.x", false));
        }
        for (String c : List.of("b1", "a2", "g1", "h2", "a7", "b8", "h7", "g8")) {
            notes.add(new Note(Square.of(c), "guide.mark.c", false));
        }
        return notes;
    }
}
