package reversi.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The discs on a board and whose turn it is: immutable, of any variant. */
public final class Position {
    private static final byte EMPTY = 0;
    private static final byte BLACK = 1;
    private static final byte WHITE = 2;

    private final Variant variant;
    private final byte[] squares;
    private final Disc toMove;
    private final int blackPlaced;
    private final int whitePlaced;

    private Position(Variant variant, byte[] squares, Disc toMove, int blackPlaced, int whitePlaced) {
        this.variant = variant;
        this.squares = squares;
        this.toMove = toMove;
        this.blackPlaced = blackPlaced;
        this.whitePlaced = whitePlaced;
    }

    /** The position in which a game of this variant begins. */
    public static Position start(Variant variant) {
        byte[] squares = new byte[variant.size() * variant.size()];
        List<Square> centre = variant.centre();
        if (variant.start() != Start.FREE_CENTRE) {
            boolean diagonal = variant.start() == Start.DIAGONAL;
            put(variant, squares, centre.get(0), WHITE);
            put(variant, squares, centre.get(1), diagonal ? BLACK : WHITE);
            put(variant, squares, centre.get(2), BLACK);
            put(variant, squares, centre.get(3), diagonal ? WHITE : BLACK);
        }
        for (Square corner : variant.corners().subList(0, variant.handicap())) {
            put(variant, squares, corner, BLACK);
        }
        int placed = variant.start() == Start.FREE_CENTRE ? 0 : 2;
        return new Position(variant, squares, variant.first(), placed, placed);
    }

    /**
     * A position set up by hand. Where the variant has a stock, each player has placed as many discs as stand in the
     * player's colour. Throws IllegalArgumentException for a square that is not on the board.
     */
    public static Position of(Variant variant, Map<Square, Disc> discs, Disc toMove) {
        byte[] squares = new byte[variant.size() * variant.size()];
        int black = 0;
        for (Map.Entry<Square, Disc> entry : discs.entrySet()) {
            if (!variant.contains(entry.getKey())) {
                throw new IllegalArgumentException(entry.getKey() + " is not on the board");
            }
            put(variant, squares, entry.getKey(), code(entry.getValue()));
            black += entry.getValue() == Disc.BLACK ? 1 : 0;
        }
        return new Position(variant, squares, toMove, black, discs.size() - black);
    }

    /**
     * A position whose players have placed these numbers of discs, which only counts where the variant has a stock: flips
     * change the colours on the board, not what was placed. Throws IllegalArgumentException for a square that is not on the
     * board or a negative number.
     */
    public static Position of(Variant variant, Map<Square, Disc> discs, Disc toMove, int blackPlaced, int whitePlaced) {
        if (blackPlaced < 0 || whitePlaced < 0) {
            throw new IllegalArgumentException("no player has placed fewer than 0 discs");
        }
        Position counted = of(variant, discs, toMove);
        return new Position(variant, counted.squares, toMove, blackPlaced, whitePlaced);
    }

    private static void put(Variant variant, byte[] squares, Square square, byte code) {
        squares[square.rank() * variant.size() + square.file()] = code;
    }

    private static byte code(Disc disc) {
        return disc == Disc.BLACK ? BLACK : WHITE;
    }

    /** The rules this position is played by. */
    public Variant variant() {
        return variant;
    }

    /** Whose turn it is; when the game is over, who would have moved next. */
    public Disc toMove() {
        return toMove;
    }

    /** The disc on a square; empty for an empty square and one that is not on the board. */
    public Optional<Disc> at(Square square) {
        return Optional.ofNullable(disc(square));
    }

    private @Nullable Disc disc(Square square) {
        if (!variant.contains(square)) {
            return null;
        }
        byte code = squares[square.rank() * variant.size() + square.file()];
        return code == EMPTY ? null : code == BLACK ? Disc.BLACK : Disc.WHITE;
    }

    /** The number of discs of one colour on the board. */
    public int count(Disc disc) {
        byte code = code(disc);
        int count = 0;
        for (byte square : squares) {
            count += square == code ? 1 : 0;
        }
        return count;
    }

    /** The number of squares without a disc. */
    public int empties() {
        return variant.squares().size() - count(Disc.BLACK) - count(Disc.WHITE);
    }

    /** How many discs a player has left to place; Integer.MAX_VALUE where the variant has no stock. */
    public int discsLeft(Disc disc) {
        return variant.stock() == 0 ? Integer.MAX_VALUE : Math.max(0, variant.stock() - placed(disc));
    }

    /** How many discs a player has placed, the start's included. */
    public int placed(Disc disc) {
        return disc == Disc.BLACK ? blackPlaced : whitePlaced;
    }

    /** Every square on which the side to move may place a disc, in board order; empty where it must pass or the game is over. */
    public List<Square> placements() {
        return placements(toMove);
    }

    private List<Square> placements(Disc mover) {
        List<Square> legal = new ArrayList<>();
        for (Square square : variant.squares()) {
            if (refusal(square, mover) == null) {
                legal.add(square);
            }
        }
        return legal;
    }

    private boolean canPlace(Disc mover) {
        return variant.squares().stream().anyMatch(square -> refusal(square, mover) == null);
    }

    /** Every legal move: the placements, or only the pass where there is none, or nothing when the game is over. */
    public List<Move> legalMoves() {
        List<Move> moves = new ArrayList<>();
        for (Square square : placements()) {
            moves.add(Move.at(square));
        }
        if (moves.isEmpty() && canPlace(toMove.other())) {
            moves.add(Move.PASS);
        }
        return moves;
    }

    /** Whether the side to move has no placement but the game goes on. */
    public boolean mustPass() {
        return !canPlace(toMove) && canPlace(toMove.other());
    }

    /** Whether neither side can place a disc. */
    public boolean isOver() {
        return !canPlace(toMove) && !canPlace(toMove.other());
    }

    /** Whether the players are still filling the centre squares of an empty board. */
    public boolean isCentreOpen() {
        return variant.start() == Start.FREE_CENTRE
                && variant.centre().stream().anyMatch(square -> disc(square) == null);
    }

    /** The squares that would flip if the side to move placed a disc here, nearest first; empty where none would. */
    public List<Square> flips(Square square) {
        return disc(square) != null || !variant.contains(square) || isCentreOpen()
                ? List.of()
                : outflanked(square, toMove);
    }

    private List<Square> outflanked(Square square, Disc mover) {
        List<Square> flipped = new ArrayList<>();
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                int run = run(square, mover, dx, dy);
                for (int step = 1; step <= run; step++) {
                    flipped.add(new Square(square.file() + step * dx, square.rank() + step * dy));
                }
            }
        }
        flipped.sort((a, b) -> Integer.compare(square.distance(a), square.distance(b)));
        return flipped;
    }

    /** The length of the row of opposing discs from a square in one direction that ends at a disc of the mover, else 0. */
    private int run(Square square, Disc mover, int dx, int dy) {
        if (dx == 0 && dy == 0) {
            return 0;
        }
        byte own = code(mover);
        int file = square.file() + dx;
        int rank = square.rank() + dy;
        int length = 0;
        while (code(file, rank) != EMPTY) {
            if (code(file, rank) == own) {
                return length;
            }
            length++;
            file += dx;
            rank += dy;
        }
        return 0;
    }

    /** What stands at a file and rank; EMPTY beyond the grid. Squares cut off by the shape are always empty. */
    private byte code(int file, int rank) {
        int size = variant.size();
        boolean outside = file < 0 || rank < 0 || file >= size || rank >= size;
        return outside ? EMPTY : squares[rank * size + file];
    }

    private boolean flipsAny(Square square, Disc mover) {
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                if (run(square, mover, dx, dy) > 0) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean besideOwn(Square square, Disc mover) {
        byte own = code(mover);
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                if (code(square.file() + dx, square.rank() + dy) == own) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Why this player may not place a disc here; null where it is legal. */
    private @Nullable Illegal refusal(Square square, Disc mover) {
        if (!variant.contains(square)) {
            return Illegal.NOT_ON_BOARD;
        }
        if (disc(square) != null) {
            return Illegal.OCCUPIED;
        }
        if (discsLeft(mover) == 0) {
            return Illegal.NO_DISC_LEFT;
        }
        if (isCentreOpen()) {
            return variant.centre().contains(square) ? null : Illegal.CENTRE_FIRST;
        }
        boolean legal = flipsAny(square, mover) || (variant.adjacentPlacement() && besideOwn(square, mover));
        return legal ? null : Illegal.FLIPS_NOTHING;
    }

    /** Why the side to move may not make this move; empty where it is legal. */
    public Optional<Illegal> refusal(Move move) {
        if (move instanceof Move.Placement placement) {
            Illegal reason = refusal(placement.on(), toMove);
            boolean general = reason == Illegal.FLIPS_NOTHING || reason == Illegal.NO_DISC_LEFT;
            if (general && mustPass()) {
                return Optional.of(reason == Illegal.NO_DISC_LEFT ? reason : Illegal.MUST_PASS);
            }
            return reason != null && isOver() ? Optional.of(Illegal.GAME_OVER) : Optional.ofNullable(reason);
        }
        if (canPlace(toMove)) {
            return Optional.of(Illegal.MAY_NOT_PASS);
        }
        return canPlace(toMove.other()) ? Optional.empty() : Optional.of(Illegal.GAME_OVER);
    }

    /** Makes a move: the turn where it is legal, the reason where it is not. This position never changes. */
    public Played play(Move move) {
        Optional<Illegal> refusal = refusal(move);
        if (refusal.isPresent()) {
            return new Played.Refused(refusal.get());
        }
        if (move instanceof Move.Placement placement) {
            List<Square> flipped = flips(placement.on());
            return new Played.Legal(new Turn(this, move, flipped, after(placement.on(), flipped)));
        }
        Position after = new Position(variant, squares, toMove.other(), blackPlaced, whitePlaced);
        return new Played.Legal(new Turn(this, move, List.of(), after));
    }

    private Position after(Square placed, List<Square> flipped) {
        byte[] next = squares.clone();
        put(variant, next, placed, code(toMove));
        for (Square square : flipped) {
            put(variant, next, square, code(toMove));
        }
        int black = blackPlaced + (toMove == Disc.BLACK ? 1 : 0);
        int white = whitePlaced + (toMove == Disc.WHITE ? 1 : 0);
        return new Position(variant, next, toMove.other(), black, white);
    }

    /** The count of the discs. */
    public Score score() {
        return new Score(count(Disc.BLACK), count(Disc.WHITE), empties(), variant.fewestWins());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Position that
                && toMove == that.toMove
                && variant.equals(that.variant)
                && Arrays.equals(squares, that.squares)
                && (variant.stock() == 0 || (blackPlaced == that.blackPlaced && whitePlaced == that.whitePlaced));
    }

    @Override
    public int hashCode() {
        return 31 * (31 * variant.hashCode() + toMove.ordinal()) + Arrays.hashCode(squares);
    }

    /** The board in rows of {@code X} (black), {@code O} (white), {@code -} (empty) and spaces off the board, then the side to move. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        int size = variant.size();
        for (int rank = 0; rank < size; rank++) {
            for (int file = 0; file < size; file++) {
                boolean onBoard = variant.contains(new Square(file, rank));
                text.append(onBoard ? "-XO".charAt(squares[rank * size + file]) : ' ');
            }
            text.append('\n');
        }
        return text.append(toMove == Disc.BLACK ? 'X' : 'O').toString();
    }
}
