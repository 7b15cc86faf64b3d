package reversi.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The discs on a board and whose turn it is: immutable, of any variant. */
public final class Position {
    private final Grid grid;
    private final byte[] board;
    private final Disc toMove;
    private final int blackPlaced;
    private final int whitePlaced;

    private Position(Grid grid, byte[] board, Disc toMove, int blackPlaced, int whitePlaced) {
        this.grid = grid;
        this.board = board;
        this.toMove = toMove;
        this.blackPlaced = blackPlaced;
        this.whitePlaced = whitePlaced;
    }

    /** The position in which a game of this variant begins; the discs that stand there count as placed by their colour. */
    public static Position start(Variant variant) {
        Grid grid = new Grid(variant);
        byte[] board = grid.emptyBoard();
        int[] placed = new int[Grid.OFF];
        int[] centre = grid.centre();
        for (int i = 0; i < centre.length; i++) {
            board[centre[i]] = (byte) Grid.SIGNS.indexOf(variant.start().discs().charAt(i));
            placed[board[centre[i]]]++;
        }
        for (Square corner : variant.corners().subList(0, variant.handicap())) {
            board[grid.index(corner)] = Grid.BLACK;
        }
        int byBlack = placed[Grid.BLACK] + variant.handicap();
        return new Position(grid, board, variant.first(), byBlack, placed[Grid.WHITE]);
    }

    /**
     * A position set up by hand, with discs placed as if nobody had passed: half by each player, the odd one by the player
     * who is not to move. Throws IllegalArgumentException for a square that is not on the board.
     */
    public static Position of(Variant variant, Map<Square, Disc> discs, Disc toMove) {
        int byMover = discs.size() / 2;
        int byOther = discs.size() - byMover;
        boolean black = toMove == Disc.BLACK;
        return of(variant, discs, toMove, black ? byMover : byOther, black ? byOther : byMover);
    }

    /**
     * A position set up by hand, which says how many of the discs each player has placed: it matters where players own a
     * stock of discs. Throws IllegalArgumentException for a square that is not on the board, and where the two numbers are
     * negative or don't add up to the discs.
     */
    public static Position of(Variant variant, Map<Square, Disc> discs, Disc toMove, int blackPlaced, int whitePlaced) {
        if (blackPlaced < 0 || whitePlaced < 0 || blackPlaced + whitePlaced != discs.size()) {
            throw new IllegalArgumentException(
                    blackPlaced + " and " + whitePlaced + " placed, but " + discs.size() + " discs on the board");
        }
        Grid grid = new Grid(variant);
        byte[] board = grid.emptyBoard();
        for (Map.Entry<Square, Disc> entry : discs.entrySet()) {
            if (!variant.contains(entry.getKey())) {
                throw new IllegalArgumentException(entry.getKey() + " is not on the board");
            }
            board[grid.index(entry.getKey())] = Grid.code(entry.getValue());
        }
        return new Position(grid, board, toMove, blackPlaced, whitePlaced);
    }

    /** The rules this position is played by. */
    public Variant variant() {
        return grid.variant();
    }

    /** Whose turn it is; when the game is over, who would have moved next. */
    public Disc toMove() {
        return toMove;
    }

    /** The disc on a square; empty for an empty square and one that is not on the board. */
    public Optional<Disc> at(Square square) {
        byte code = code(square);
        if (code == Grid.BLACK) {
            return Optional.of(Disc.BLACK);
        }
        return code == Grid.WHITE ? Optional.of(Disc.WHITE) : Optional.empty();
    }

    private byte code(Square square) {
        int size = variant().size();
        boolean onGrid = square.file() < size && square.rank() < size;
        return onGrid ? board[grid.index(square)] : Grid.OFF;
    }

    /** The number of discs of one colour on the board. */
    public int count(Disc disc) {
        return count(Grid.code(disc));
    }

    /** The number of squares without a disc. */
    public int empties() {
        return count(Grid.EMPTY);
    }

    private int count(byte code) {
        int count = 0;
        for (byte square : board) {
            count += square == code ? 1 : 0;
        }
        return count;
    }

    /** How many discs a player has left to place; Integer.MAX_VALUE where the variant has no stock. */
    public int discsLeft(Disc disc) {
        int stock = variant().stock();
        return stock == 0 ? Integer.MAX_VALUE : Math.max(0, stock - placed(disc));
    }

    /** How many of the discs on the board a player has placed, the start's included. */
    public int placed(Disc disc) {
        return disc == Disc.BLACK ? blackPlaced : whitePlaced;
    }

    /** Every square on which the side to move may place a disc, in board order; empty where it must pass or the game is over. */
    public List<Square> placements() {
        int[] legal = new int[grid.indexes().length];
        int count = 0;
        if (discsLeft(toMove) > 0) {
            boolean centreOpen = isCentreOpen();
            for (int index : grid.indexes()) {
                if (isPlacement(index, toMove, centreOpen)) {
                    legal[count++] = index;
                }
            }
        }
        return grid.squares(legal, count);
    }

    private boolean canPlace(Disc mover) {
        if (discsLeft(mover) == 0) {
            return false;
        }
        boolean centreOpen = isCentreOpen();
        for (int index : grid.indexes()) {
            if (isPlacement(index, mover, centreOpen)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a player who has discs left may place one at this index of the board. */
    private boolean isPlacement(int index, Disc mover, boolean centreOpen) {
        if (board[index] != Grid.EMPTY) {
            return false;
        }
        if (centreOpen) {
            return isCentre(index);
        }
        return flipsAny(index, mover) || (variant().adjacentPlacement() && isBesideOwn(index, mover));
    }

    private boolean isCentre(int index) {
        for (int middle : grid.centre()) {
            if (index == middle) {
                return true;
            }
        }
        return false;
    }

    private boolean flipsAny(int index, Disc mover) {
        byte opposing = Grid.code(mover.other());
        for (int direction : grid.directions()) {
            if (board[index + direction] == opposing && run(index, mover, direction) > 0) {
                return true;
            }
        }
        return false;
    }

    private boolean isBesideOwn(int index, Disc mover) {
        byte own = Grid.code(mover);
        for (int direction : grid.directions()) {
            if (board[index + direction] == own) {
                return true;
            }
        }
        return false;
    }

    /** The number of discs that would flip in one direction from an index. */
    private int run(int index, Disc mover, int direction) {
        byte own = Grid.code(mover);
        byte opposing = Grid.code(mover.other());
        int length = 0;
        int next = index + direction;
        while (board[next] == opposing) {
            length++;
            next += direction;
        }
        return board[next] == own ? length : 0;
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
        if (variant().start() == Start.FREE_CENTRE) {
            for (int index : grid.centre()) {
                if (board[index] == Grid.EMPTY) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The squares that would flip if the side to move placed a disc here, nearest first; empty where none would. */
    public List<Square> flips(Square square) {
        boolean open = code(square) == Grid.EMPTY && discsLeft(toMove) > 0 && !isCentreOpen();
        return open ? outflanked(grid.index(square)) : List.of();
    }

    private List<Square> outflanked(int index) {
        int[] directions = grid.directions();
        int[] runs = new int[directions.length];
        int longest = 0;
        for (int i = 0; i < runs.length; i++) {
            runs[i] = run(index, toMove, directions[i]);
            longest = Math.max(longest, runs[i]);
        }
        List<Square> flipped = new ArrayList<>();
        for (int step = 1; step <= longest; step++) {
            for (int i = 0; i < runs.length; i++) {
                if (step <= runs[i]) {
                    flipped.add(grid.square(index + step * directions[i]));
                }
            }
        }
        return flipped;
    }

    /**
     * Why the side to move may not make this move; empty where it is legal. When the game is over that is the reason
     * whatever the move; otherwise what is wrong with the square comes before what is wrong with the turn.
     */
    public Optional<Illegal> refusal(Move move) {
        return Optional.ofNullable(reason(move));
    }

    private @Nullable Illegal reason(Move move) {
        if (move instanceof Move.Placement placement) {
            Square square = placement.on();
            byte code = code(square);
            boolean free = code == Grid.EMPTY && discsLeft(toMove) > 0;
            if (free && isPlacement(grid.index(square), toMove, isCentreOpen())) {
                return null;
            }
            return isOver() ? Illegal.GAME_OVER : misplaced(code);
        }
        if (canPlace(toMove)) {
            return Illegal.MAY_NOT_PASS;
        }
        return canPlace(toMove.other()) ? null : Illegal.GAME_OVER;
    }

    /** Why a disc may not be placed on a square with this code, in a game that goes on. */
    private Illegal misplaced(byte code) {
        if (code == Grid.OFF) {
            return Illegal.NOT_ON_BOARD;
        }
        if (code != Grid.EMPTY) {
            return Illegal.OCCUPIED;
        }
        if (discsLeft(toMove) == 0) {
            return Illegal.NO_DISC_LEFT;
        }
        if (isCentreOpen()) {
            return Illegal.CENTRE_FIRST;
        }
        return canPlace(toMove) ? Illegal.FLIPS_NOTHING : Illegal.MUST_PASS;
    }

    /** Makes a move: the turn where it is legal, the reason where it is not. This position never changes. */
    public Played play(Move move) {
        Illegal refused = reason(move);
        if (refused != null) {
            return new Played.Refused(refused);
        }
        if (move instanceof Move.Placement placement) {
            List<Square> flipped = flips(placement.on());
            return new Played.Legal(new Turn(this, move, flipped, after(placement.on(), flipped)));
        }
        Position after = new Position(grid, board, toMove.other(), blackPlaced, whitePlaced);
        return new Played.Legal(new Turn(this, move, List.of(), after));
    }

    private Position after(Square placed, List<Square> flipped) {
        byte[] next = Arrays.copyOf(board, board.length);
        byte own = Grid.code(toMove);
        next[grid.index(placed)] = own;
        for (Square square : flipped) {
            next[grid.index(square)] = own;
        }
        int black = blackPlaced + (toMove == Disc.BLACK ? 1 : 0);
        int white = whitePlaced + (toMove == Disc.WHITE ? 1 : 0);
        return new Position(grid, next, toMove.other(), black, white);
    }

    /** The same discs with a side to move, whether or not the other one may pass: what that side could do now. */
    public Position withToMove(Disc side) {
        return side == toMove ? this : new Position(grid, board, side, blackPlaced, whitePlaced);
    }

    /** The count of the discs. */
    public Score score() {
        return new Score(
                count(Disc.BLACK), count(Disc.WHITE), empties(), variant().fewestWins());
    }

    /** Same rules, same discs, same side to move and, where players own a stock, as many discs left. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Position that
                && toMove == that.toMove
                && variant().equals(that.variant())
                && Arrays.equals(board, that.board)
                && discsLeft(Disc.BLACK) == that.discsLeft(Disc.BLACK)
                && discsLeft(Disc.WHITE) == that.discsLeft(Disc.WHITE);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * variant().hashCode() + toMove.ordinal()) + Arrays.hashCode(board);
    }

    /** The board in rows of {@code X} (black), {@code O} (white), {@code -} (empty) and spaces off the board, then the side to move. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        int size = variant().size();
        for (int rank = 0; rank < size; rank++) {
            for (int file = 0; file < size; file++) {
                text.append(Grid.SIGNS.charAt(code(new Square(file, rank))));
            }
            text.append('\n');
        }
        return text.append(toMove == Disc.BLACK ? 'X' : 'O').toString();
    }
}
