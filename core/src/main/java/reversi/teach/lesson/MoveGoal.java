package reversi.teach.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import reversi.rules.Position;
import reversi.rules.Square;

/**
 * What the right moves of a task are right for.
 *
 * @param kind what they achieve
 * @param depth how many plies the engine looks ahead, for {@link Kind#DEPTH}; otherwise 0
 * @param margin by how many discs every other move is worse at least; 0 where the kind has none
 * @param opening the English name of the opening, for {@link Kind#OPENING}; otherwise empty
 */
public record MoveGoal(Kind kind, int depth, int margin, String opening) {
    /** What moves achieve, by the words in which a lesson's file says it. */
    public enum Kind {
        /** Every legal move is right. */
        ANY("any"),
        TAKES_CORNER("takes a corner"),
        /** The opponent can take no corner at once. */
        KEEPS_CORNERS("keeps the corners"),
        /** No other move leaves the opponent fewer moves. */
        FEWEST_REPLIES("leaves the fewest moves"),
        /** Every answer of the opponent, who has one, lets the side to move take a corner at once. */
        LEAVES_NO_SAFE_MOVE("leaves no safe move"),
        /** The opponent must pass. */
        FORCES_PASS("forces a pass"),
        /** No other move flips fewer discs. */
        FEWEST_FLIPS("flips the fewest"),
        /** No other move flips more discs. */
        MOST_FLIPS("flips the most"),
        /** Flips only discs that have no other empty square beside them. */
        QUIET("is quiet"),
        /** Stands on an edge right between two opposing discs. */
        WEDGE("is a wedge"),
        /** Stands in a region with an odd number of empty squares. */
        ODD_REGION("plays in an odd region"),
        /** Flips the last opposing disc. */
        WIPES_OUT("wipes out"),
        /** Leads to an opening of a name. */
        OPENING("opening"),
        /** Keeps a result in which the side to move wins, by the solver. */
        WINS("wins"),
        /** Leads to the best result, by the solver. */
        BEST("best"),
        /** Is best by far for the engine. */
        DEPTH("depth");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        /** Whether the solver's results of all moves belong to the task. */
        public boolean needsResults() {
            return this == WINS || this == BEST;
        }
    }

    /** The goal that words such as {@code keeps the corners}, {@code best by 4} or {@code depth 12 by 3} mean; empty where they mean none. */
    public static Optional<MoveGoal> read(String words) {
        for (Kind kind : List.of(Kind.values())) {
            if (words.equals(kind.words) && kind != Kind.OPENING && kind != Kind.DEPTH) {
                return Optional.of(new MoveGoal(kind, 0, 0, ""));
            }
        }
        if (words.startsWith("opening ")) {
            return Optional.of(new MoveGoal(Kind.OPENING, 0, 0, words.substring("opening ".length())));
        }
        String[] parts = words.split(" by ");
        Optional<Integer> margin = parts.length == 2 ? LessonKeywords.number(parts[1]) : Optional.empty();
        if (margin.isEmpty() || margin.get() < 1) {
            return Optional.empty();
        }
        if (parts[0].equals("best")) {
            return Optional.of(new MoveGoal(Kind.BEST, 0, margin.get(), ""));
        }
        boolean isDepth = parts[0].startsWith("depth ");
        Optional<Integer> depth =
                isDepth ? LessonKeywords.number(parts[0].substring("depth ".length())) : Optional.empty();
        return depth.filter(plies -> plies > 0).map(plies -> new MoveGoal(Kind.DEPTH, plies, margin.get(), ""));
    }

    /** The moves that achieve it in a position, in board order; empty where only solver, engine or names of openings can tell. */
    public Optional<List<Square>> moves(Position position) {
        List<Square> legal = position.placements();
        return switch (kind) {
            case ANY -> Optional.of(legal);
            case TAKES_CORNER -> some(legal, move -> isCorner(position, move));
            case KEEPS_CORNERS ->
                some(legal, move -> LessonFacts.givenCorners(position, move).isEmpty());
            case FEWEST_REPLIES -> fewest(legal, move -> LessonFacts.replies(position, move));
            case LEAVES_NO_SAFE_MOVE -> some(legal, move -> hasOnlyBadMoves(LessonFacts.after(position, move)));
            case FORCES_PASS ->
                some(legal, move -> LessonFacts.after(position, move).mustPass());
            case FEWEST_FLIPS -> fewest(legal, move -> position.flips(move).size());
            case MOST_FLIPS -> fewest(legal, move -> -position.flips(move).size());
            case QUIET ->
                some(legal, move -> LessonFacts.outerFlips(position, move).isEmpty());
            case WEDGE -> some(legal, move -> LessonFacts.isWedge(position, move));
            case ODD_REGION ->
                some(legal, move -> LessonFacts.region(position, move).size() % 2 == 1);
            case WIPES_OUT ->
                some(
                        legal,
                        move -> LessonFacts.after(position, move)
                                        .count(position.toMove().other())
                                == 0);
            case OPENING, WINS, BEST, DEPTH -> Optional.empty();
        };
    }

    private static boolean isCorner(Position position, Square move) {
        return position.variant().corners().contains(move);
    }

    private static boolean hasOnlyBadMoves(Position position) {
        List<Square> moves = position.placements();
        for (Square move : moves) {
            if (LessonFacts.givenCorners(position, move).isEmpty()) {
                return false;
            }
        }
        return !moves.isEmpty();
    }

    private interface Test {
        boolean holds(Square move);
    }

    private static Optional<List<Square>> some(List<Square> legal, Test test) {
        List<Square> found = new ArrayList<>();
        for (Square move : legal) {
            if (test.holds(move)) {
                found.add(move);
            }
        }
        return Optional.of(found);
    }

    private static Optional<List<Square>> fewest(List<Square> legal, ToIntFunction<Square> count) {
        int least = Integer.MAX_VALUE;
        for (Square move : legal) {
            least = Math.min(least, count.applyAsInt(move));
        }
        int fewest = least;
        return some(legal, move -> count.applyAsInt(move) == fewest);
    }

    /** The squares of {@link LessonFacts#givenCorners} that make a move wrong for this goal; empty where it is not about corners. */
    Set<Square> refutation(Position position, Square move) {
        return kind == Kind.KEEPS_CORNERS ? LessonFacts.givenCorners(position, move) : Set.of();
    }
}
