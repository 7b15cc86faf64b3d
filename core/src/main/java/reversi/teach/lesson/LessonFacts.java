package reversi.teach.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.teach.BoardFacts;
import reversi.teach.BoardFacts.Adjacency;

/** What lessons say of positions and moves, by definition. */
public final class LessonFacts {
    private LessonFacts() {}

    /** The position after a legal move. */
    public static Position after(Position position, Square square) {
        return position.play(Move.at(square)).orThrow().after();
    }

    private static BoardFacts facts(Position position) {
        return new BoardFacts(position.variant());
    }

    /** The discs of a colour that have an empty square beside them, straight or diagonally. */
    public static Set<Square> frontier(Position position, Disc colour) {
        return new TreeSet<>(facts(position).frontier(position, colour));
    }

    /** The discs of a colour. */
    public static Set<Square> discs(Position position, Disc colour) {
        return new TreeSet<>(facts(position).discs(position, colour));
    }

    /** The discs of a colour that no moves can ever flip, as far as {@link BoardFacts#stable} sees. */
    public static Set<Square> stable(Position position, Disc colour) {
        return new TreeSet<>(facts(position).stable(position, colour));
    }

    /** The corners that the side to move can take at once. */
    public static Set<Square> openCorners(Position position) {
        Set<Square> found = new TreeSet<>(position.placements());
        found.retainAll(position.variant().corners());
        return found;
    }

    /** The corners that the opponent can take at once after a legal move. */
    public static Set<Square> givenCorners(Position position, Square move) {
        return openCorners(after(position, move));
    }

    /** How many moves the opponent has after a legal move. */
    public static int replies(Position position, Square move) {
        return after(position, move).placements().size();
    }

    /** Those of the discs flipped by a legal move that have an empty square beside them, besides the one that is filled. */
    public static Set<Square> outerFlips(Position position, Square move) {
        Set<Square> flipped = new TreeSet<>(position.flips(move));
        Position after = after(position, move);
        BoardFacts facts = facts(after);
        flipped.removeIf(square -> !facts.isOpen(after, square));
        return flipped;
    }

    /** Whether a move would stand on an edge right between two opposing discs there. */
    public static boolean isWedge(Position position, Square move) {
        int last = position.variant().size() - 1;
        boolean isAcross = move.rank() == 0 || move.rank() == last;
        boolean isUpright = move.file() == 0 || move.file() == last;
        if (isAcross == isUpright) {
            return false;
        }
        int files = isAcross ? 1 : 0;
        Optional<Disc> opponent = Optional.of(position.toMove().other());
        BoardFacts facts = facts(position);
        return facts.step(move, files, 1 - files).flatMap(position::at).equals(opponent)
                && facts.step(move, -files, files - 1).flatMap(position::at).equals(opponent);
    }

    /** The empty squares in groups that hang together by their sides. */
    public static List<Set<Square>> regions(Position position) {
        return regions(position, Adjacency.SIDES);
    }

    /** The empty squares in groups that hang together by their sides or by a corner. */
    public static List<Set<Square>> looseRegions(Position position) {
        return regions(position, Adjacency.CORNERS_TOO);
    }

    private static List<Set<Square>> regions(Position position, Adjacency adjacency) {
        List<Set<Square>> regions = new ArrayList<>();
        facts(position).regions(position, adjacency).forEach(region -> regions.add(new TreeSet<>(region)));
        return regions;
    }

    /** The region of an empty square; empty for a square with a disc. */
    public static Set<Square> region(Position position, Square square) {
        return position.at(square).isPresent()
                ? Set.of()
                : new TreeSet<>(facts(position).region(position, square, Adjacency.SIDES));
    }
}
