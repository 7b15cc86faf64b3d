package reversi.tools.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import reversi.notation.TranscriptText;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.tools.options.Shipped;

/** Positions of standard Othello that never change, so that measurements can be compared. */
public final class BenchPositions {
    private static final int FEWEST_EMPTIES_SOLVED = 20;
    private static final int ENDGAME_KINDS = 3;

    /** The first twenty discs of close games between people, from the archives of 1980 to 2012. */
    private static final List<String> PLAYED = List.of(
            "f5d6c5f4d3e3f6e6e7e8d7c4b3c3d2c1f2e2g3c2",
            "f5d6c5f4e7c6b6b5c4b3c3b4a3a4e6d3f6d2g3g4",
            "f5d6c3g5g6e3d3c5c4d2e6f4f6c6d7c7b5b6h5d8",
            "f5d6c5f4e3c6d3f3e6f7g4g3g5f6e2h5h6h4h3b5",
            "f5f6e6f4e3c5c4e7b5e2f2d2f3d3g5c3g4d6b3g3",
            "f5d6c3d3c4f4c5b5b4a3c6b6d7e3c7e8d2f3e6d8",
            "f5d6c5f4e3c6d3f6e6d7g3c4g5c3f7g6e7f8h6h4",
            "f5d6c3d3c4f4f6f3e6b4b3c6a4b5c7c2d1c1g3d7",
            "f5d6c5f4e3c6d3f6e6d7g4g3g6f3g5h6f7h3e7f8",
            "f5d6c5f4e3d3e6g5c4c3d2e2f6d1g4f3h5b6b5g3",
            "f5d6c5f4e3c6e6g5c4d3h5e7d7f3g4b6b4b5f2g3",
            "f5f6e6f4g5e7f7h5d3c3e3d6g6f8c4d7d8c6e8c8",
            "f5d6c5f4e3d3e6g6c6f6f3e7g5c4f7d7b4b6e8b3",
            "f5d6c3d3c4f4f6f3e6e7d7g6g5c5c6f7e8h6d2c8",
            "f5d6c3d3c4f4f6f3e6e7d7g6f8f7g5h6h4g4h3g3",
            "f5d6c3d3c4f4f6f3e6e7d7g6d8c5c6c7c8b6b5e3",
            "f5d6c3d3c4f4e6f6e3c5c6b6c7b5e7f3d7b4b3f2",
            "f5d6c3d3c4f4f6f3e6e7d7b3e3e2d2b4b5c5c6g6",
            "f5d6c5f4e3c4c3c6c7b5a6a5a4b4d3b3a3b6g3d7",
            "f5d6c3d3c4f4e3f3g4e2d2g5g3f2f1c5h6b4g6f6");

    private BenchPositions() {}

    /** Twenty positions with 40 empties from games between people. */
    public static List<Position> played() {
        return after(PLAYED);
    }

    /** 204 positions with 40 to 24 empties, twelve of each, from close games between people. */
    static List<Position> swing() {
        return after(Shipped.text("/reversi/tools/check/played.txt").lines().toList());
    }

    private static List<Position> after(List<String> games) {
        List<Position> positions = new ArrayList<>();
        for (String moves : games) {
            TranscriptText.Read read = TranscriptText.read(moves, Variant.OTHELLO);
            if (!(read instanceof TranscriptText.Ok ok)) {
                throw new IllegalStateException("not a game: " + moves);
            }
            positions.add(ok.transcript().current());
        }
        return positions;
    }

    /** Positions of random games with 20, 21 and 22 empties, a third of them each. */
    static List<Position> endgames(int count) {
        List<Position> positions = new ArrayList<>();
        for (int kind = 0; kind < ENDGAME_KINDS; kind++) {
            int ofThisKind = (count + ENDGAME_KINDS - 1 - kind) / ENDGAME_KINDS;
            positions.addAll(withEmpties(FEWEST_EMPTIES_SOLVED + kind, ofThisKind));
        }
        return positions;
    }

    /** Positions of random games with a number of empties, in which the mover has a choice. */
    static List<Position> withEmpties(int empties, int count) {
        List<Position> positions = new ArrayList<>();
        for (long seed = 1; positions.size() < count; seed++) {
            Position position = play(empties, new Random(seed));
            if (position.empties() == empties && position.placements().size() > 3) {
                positions.add(position);
            }
        }
        return positions;
    }

    private static Position play(int empties, Random random) {
        Position position = Position.start(Variant.OTHELLO);
        List<Move> moves = position.legalMoves();
        while (position.empties() > empties && !moves.isEmpty()) {
            position = position.play(moves.get(random.nextInt(moves.size())))
                    .orThrow()
                    .after();
            moves = position.legalMoves();
        }
        return position;
    }
}
