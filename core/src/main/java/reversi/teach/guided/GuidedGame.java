package reversi.teach.guided;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;

/**
 * A newcomer's first game, on a board of 4 × 4: the newcomer has Black and begins, Pip has White. It is a real game; what each turn shows is
 * said in a remark. Immutable.
 *
 * <pre>{@code
 * GuidedGame game = GuidedGame.begin().played(Square.of("b1"));
 * game.remark(); // FLIPPED
 * }</pre>
 *
 * @param line the turns so far
 * @param told what was told before, the present remark included
 * @param remark what is told now
 */
public record GuidedGame(Transcript line, Set<GuidedRemark> told, GuidedRemark remark) {
    /** The board of the game. */
    public static final Variant BOARD = Variant.square(4, Start.DIAGONAL);

    /** The newcomer's colour. */
    public static final Disc NEWCOMER = Disc.BLACK;

    public GuidedGame {
        told = Set.copyOf(told);
    }

    /** The game before its first move. */
    public static GuidedGame begin() {
        return new GuidedGame(Transcript.start(BOARD), Set.of(GuidedRemark.TAP), GuidedRemark.TAP);
    }

    /** What lies on the board. */
    public Position position() {
        return line.current();
    }

    /** Whether it is over. */
    public boolean isOver() {
        return position().isOver();
    }

    /** Whether the side to move can flip nothing. */
    public boolean mustPass() {
        return position().mustPass();
    }

    /** Whether the newcomer can place a disc now. */
    public boolean isNewcomersTurn() {
        return !isOver() && !mustPass() && position().toMove() == NEWCOMER;
    }

    /** Whether Pip can place a disc now. */
    public boolean isPipsTurn() {
        return !isOver() && !mustPass() && position().toMove() != NEWCOMER;
    }

    /** How much of the board is filled, 0…1, from the four discs at the start on; 1 at the end. */
    public double progress() {
        double squares = BOARD.squares().size() - 4.0;
        return isOver() ? 1 : 1 - position().empties() / squares;
    }

    /** The squares that the newcomer is led to: any first move, then free corners; empty where there is none or it is not their turn. */
    public List<Square> pointed() {
        if (!isNewcomersTurn()) {
            return List.of();
        }
        List<Square> moves = position().placements();
        return line.plies() == 0
                ? moves.subList(0, 1)
                : moves.stream().filter(BOARD.corners()::contains).toList();
    }

    /** With a disc placed by whoever is to move; the same game where that is no legal move. */
    public GuidedGame played(Square square) {
        return position().play(Move.at(square)) instanceof Played.Legal legal ? with(legal.turn()) : this;
    }

    /** With the pass of a side that must pass; the same game where it need not. */
    public GuidedGame passed() {
        return position().play(Move.PASS) instanceof Played.Legal legal ? with(legal.turn()) : this;
    }

    private GuidedGame with(Turn turn) {
        GuidedRemark next = remarkOn(turn);
        Set<GuidedRemark> all = EnumSet.of(next);
        all.addAll(told);
        return new GuidedGame(line.with(turn), all, next);
    }

    private GuidedRemark remarkOn(Turn turn) {
        if (turn.after().isOver()) {
            Optional<Disc> leader = turn.after().score().leader();
            return leader.isEmpty()
                    ? GuidedRemark.DRAWN
                    : leader.get() == NEWCOMER ? GuidedRemark.WON : GuidedRemark.LOST;
        }
        boolean isNewcomers = turn.mover() == NEWCOMER;
        return turn.move()
                .square()
                .map(square -> isNewcomers ? onNewcomers(turn, square) : onPips(turn, square))
                .orElse(isNewcomers ? GuidedRemark.YOU_PASS : GuidedRemark.PIP_PASSES);
    }

    private GuidedRemark onNewcomers(Turn turn, Square square) {
        if (isNew(GuidedRemark.FLIPPED)) {
            return GuidedRemark.FLIPPED;
        }
        if (isNew(GuidedRemark.CORNER) && BOARD.corners().contains(square)) {
            return GuidedRemark.CORNER;
        }
        return isNew(GuidedRemark.LINES) && lines(turn, square) > 1 ? GuidedRemark.LINES : GuidedRemark.FLIPS;
    }

    private GuidedRemark onPips(Turn turn, Square square) {
        boolean isCornerFree = turn.after().toMove() == NEWCOMER
                && turn.after().placements().stream().anyMatch(BOARD.corners()::contains);
        if (isNew(GuidedRemark.CORNER_FREE) && isCornerFree) {
            return GuidedRemark.CORNER_FREE;
        }
        if (isNew(GuidedRemark.PIP_CORNER) && BOARD.corners().contains(square)) {
            return GuidedRemark.PIP_CORNER;
        }
        return isNew(GuidedRemark.ANSWERED) ? GuidedRemark.ANSWERED : GuidedRemark.YOUR_TURN;
    }

    private boolean isNew(GuidedRemark what) {
        return !told.contains(what);
    }

    /** Along how many lines from its square a turn flipped discs. */
    private static int lines(Turn turn, Square square) {
        Set<List<Integer>> directions = new HashSet<>();
        for (Square flipped : turn.flipped()) {
            directions.add(List.of(
                    Integer.signum(flipped.file() - square.file()), Integer.signum(flipped.rank() - square.rank())));
        }
        return directions.size();
    }
}
