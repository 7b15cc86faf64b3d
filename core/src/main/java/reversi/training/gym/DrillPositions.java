package reversi.training.gym;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Symmetry;
import reversi.rules.Variant;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleTheme;

/**
 * Endgames without end: positions of the real games among the puzzles, turned and mirrored, with the colours exchanged, and played on by a
 * few moves of which nobody can know beforehand which they are; and the start of the game where moves are told from there.
 */
final class DrillPositions {
    private static final int MOST_PLAYED_ON = 6;

    private final PuzzleCollection puzzles;
    private final Random random;
    private final List<Integer> wipeOuts = new ArrayList<>();

    DrillPositions(PuzzleCollection puzzles, Random random) {
        this.puzzles = puzzles;
        this.random = random;
        for (int place = 0; place < puzzles.size(); place++) {
            if (puzzles.has(place, PuzzleTheme.WIPE_OUT)) {
                wipeOuts.add(place);
            }
        }
    }

    /** The next position that may be one for a kind, by its empty squares; empty where the game ended before. */
    Optional<Position> next(DrillKind kind) {
        if (kind == DrillKind.BLINDFOLD) {
            return Optional.of(Position.start(Variant.OTHELLO));
        }
        boolean isRare = kind == DrillKind.WIPE_OUT && !wipeOuts.isEmpty();
        int place = isRare ? wipeOuts.get(random.nextInt(wipeOuts.size())) : random.nextInt(puzzles.size());
        int more = random.nextInt(MOST_PLAYED_ON + 1);
        Symmetry symmetry = Symmetry.all().get(random.nextInt(Symmetry.all().size()));
        boolean isExchanged = random.nextBoolean();
        return puzzles.find(place)
                .flatMap(puzzle -> playedOn(puzzle.position(), kind, more))
                .map(symmetry::apply)
                .map(position -> isExchanged ? exchanged(position) : position);
    }

    private Optional<Position> playedOn(Position from, DrillKind kind, int more) {
        Position at = from;
        int plies = Math.max(0, from.empties() - kind.mostEmpties()) + more;
        for (int i = 0; i < plies && at.empties() > kind.leastEmpties(); i++) {
            List<Square> moves = at.placements();
            if (moves.isEmpty()) {
                return Optional.empty();
            }
            at = at.play(Move.at(moves.get(random.nextInt(moves.size()))))
                    .orThrow()
                    .after();
            at = at.mustPass() ? at.play(Move.PASS).orThrow().after() : at;
        }
        boolean fits = at.empties() >= kind.leastEmpties() && at.empties() <= kind.mostEmpties();
        return fits ? Optional.of(at) : Optional.empty();
    }

    private static Position exchanged(Position position) {
        Map<Square, Disc> discs = new HashMap<>();
        for (Square square : position.variant().squares()) {
            position.at(square).ifPresent(disc -> discs.put(square, disc.other()));
        }
        return Position.of(position.variant(), discs, position.toMove().other());
    }
}
