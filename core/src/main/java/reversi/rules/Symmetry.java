package reversi.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The eight ways to turn and mirror a board onto itself. */
public enum Symmetry {
    /** Everything stays. */
    IDENTITY(false, false, false),
    /** Left and right change places. */
    MIRROR_FILES(false, true, false),
    /** Top and bottom change places. */
    MIRROR_RANKS(false, false, true),
    /** Half a turn. */
    HALF_TURN(false, true, true),
    /** Files become ranks: the axis from a1 stays. */
    MAIN_DIAGONAL(true, false, false),
    /** A quarter turn clockwise: a1 goes to the upper right corner. */
    QUARTER_TURN(true, true, false),
    /** A quarter turn anticlockwise: a1 goes to the lower left corner. */
    THREE_QUARTER_TURN(true, false, true),
    /** Mirrored at the other diagonal: the corners off it change places. */
    ANTI_DIAGONAL(true, true, true);

    private final boolean swaps;
    private final boolean mirrorsFiles;
    private final boolean mirrorsRanks;

    /** First swaps file and rank, then mirrors. */
    Symmetry(boolean swaps, boolean mirrorsFiles, boolean mirrorsRanks) {
        this.swaps = swaps;
        this.mirrorsFiles = mirrorsFiles;
        this.mirrorsRanks = mirrorsRanks;
    }

    /** The eight symmetries, the identity first. */
    public static List<Symmetry> all() {
        return List.of(values());
    }

    /** Where a square goes on a grid of {@code size} files and ranks. */
    public Square apply(Square square, int size) {
        int file = swaps ? square.rank() : square.file();
        int rank = swaps ? square.file() : square.rank();
        return new Square(mirrorsFiles ? size - 1 - file : file, mirrorsRanks ? size - 1 - rank : rank);
    }

    /** Where a move goes on a grid of {@code size} files and ranks; a pass stays a pass. */
    public Move apply(Move move, int size) {
        return move.square().map(square -> Move.at(apply(square, size))).orElse(move);
    }

    /** The position with every disc moved; the rules, the side to move and the discs left stay. */
    public Position apply(Position position) {
        Variant variant = position.variant();
        Map<Square, Disc> discs = new HashMap<>();
        for (Square square : variant.squares()) {
            position.at(square).ifPresent(disc -> discs.put(apply(square, variant.size()), disc));
        }
        return Position.of(variant, discs, position.toMove(), position.placed(Disc.BLACK), position.placed(Disc.WHITE));
    }

    /** Whether a game of this variant begins with the same position after this symmetry, colours included. */
    public boolean keepsStart(Variant variant) {
        Position start = Position.start(variant);
        return apply(start).equals(start);
    }
}
