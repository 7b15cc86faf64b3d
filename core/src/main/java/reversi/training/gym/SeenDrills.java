package reversi.training.gym;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.teach.BoardFacts;
import reversi.teach.BoardFacts.Adjacency;

/** Makes the drills whose answer is seen on the board, without a search of moves. */
final class SeenDrills {
    private static final int LEAST_FLIPS = 3;
    private static final int OPTIONS = 5;
    private static final int LEAST_RACE = 2;
    private static final int LEAST_CORNERS = 2;

    /** Places of the two answers to who runs out of safe moves. */
    static final List<Integer> SIDES = List.of(Disc.BLACK.ordinal(), Disc.WHITE.ordinal());

    private SeenDrills() {}

    /** How many discs does a move flip? Empty where no move flips enough. */
    static Optional<Drill> count(Position position, Random random) {
        List<Square> moves = new ArrayList<>(position.placements());
        moves.removeIf(square -> position.flips(square).size() < LEAST_FLIPS);
        if (moves.isEmpty()) {
            return Optional.empty();
        }
        Square move = moves.get(random.nextInt(moves.size()));
        List<Square> flips = position.flips(move);
        int first = Math.max(1, flips.size() - random.nextInt(OPTIONS));
        List<Integer> options = new ArrayList<>();
        for (int i = 0; i < OPTIONS; i++) {
            options.add(first + i);
        }
        DrillTask task = new DrillTask.Choice(Optional.of(move), options, flips.size() - first);
        Transcript line =
                Transcript.from(position).with(position.play(Move.at(move)).orThrow());
        return Optional.of(
                new Drill(DrillKind.COUNT, task, line, 400 + 70 * flips.size() + 130 * directions(move, flips)));
    }

    private static int directions(Square move, List<Square> flips) {
        Set<Integer> directions = new HashSet<>();
        for (Square flip : flips) {
            directions.add(3 * Integer.signum(flip.file() - move.file()) + Integer.signum(flip.rank() - move.rank()));
        }
        return directions.size();
    }

    /** Which gaps are odd? Empty where there are no two gaps or no odd one, or where squares hang together by a corner alone. */
    static Optional<Drill> regions(Position position) {
        Optional<List<List<Square>>> gaps = gaps(position);
        if (gaps.isEmpty() || gaps.get().size() < 2) {
            return Optional.empty();
        }
        DrillTask.Gaps task = new DrillTask.Gaps(gaps.get());
        int difficulty = 400 + 45 * position.empties() + 110 * task.gaps().size();
        return task.odd().isEmpty()
                ? Optional.empty()
                : Optional.of(new Drill(DrillKind.REGIONS, task, Transcript.from(position), difficulty));
    }

    /** The gaps of a position; empty where it depends on how one sees squares that touch by a corner. */
    static Optional<List<List<Square>>> gaps(Position position) {
        BoardFacts facts = new BoardFacts(position.variant());
        List<List<Square>> gaps = facts.regions(position, Adjacency.SIDES);
        return gaps.equals(facts.regions(position, Adjacency.CORNERS_TOO)) ? Optional.of(gaps) : Optional.empty();
    }

    /** Whether it is a question who runs out of safe moves: enough corners are empty, and nobody can take one yet. */
    static boolean isRace(Position position) {
        BoardFacts facts = new BoardFacts(position.variant());
        List<Square> corners = new ArrayList<>(facts.corners());
        corners.removeIf(corner -> position.at(corner).isPresent());
        return corners.size() >= LEAST_CORNERS
                && facts.openCorners(position, Disc.BLACK).isEmpty()
                && facts.openCorners(position, Disc.WHITE).isEmpty();
    }

    /** Who runs out of safe moves? Empty where a race is over at once, or does not end as the coin wants it. */
    static Optional<Drill> race(SafeMoveRace race, boolean isOwnWanted) {
        return race.line().filter(line -> line.plies() >= LEAST_RACE).flatMap(line -> {
            Disc loser = line.current().toMove();
            boolean isOwn = loser == line.first().toMove();
            DrillTask task = new DrillTask.Choice(Optional.empty(), SIDES, SIDES.indexOf(loser.ordinal()));
            return isOwn == isOwnWanted
                    ? Optional.of(new Drill(DrillKind.SAFE_MOVES, task, line, 600 + 110 * line.plies()))
                    : Optional.empty();
        });
    }
}
