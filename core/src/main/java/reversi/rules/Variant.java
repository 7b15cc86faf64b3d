package reversi.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The rules of one game: its board, how it starts and what is different from standard Othello.
 *
 * @param size files and ranks of the grid: even, 4…16
 * @param shape the outline of the board
 * @param start how the centre is filled
 * @param first who moves first
 * @param stock discs each player owns and cannot borrow; 0 where discs are shared and never run out
 * @param rules what else differs, unchangeable
 * @param handicap corners that Black owns from the start, 0…4, in the order of {@link #corners()}
 */
public record Variant(int size, Shape shape, Start start, Disc first, int stock, Set<Rule> rules, int handicap) {
    /** Standard Othello: 8×8, diagonal start, Black first. */
    public static final Variant OTHELLO = square(8, Start.DIAGONAL);

    /** Othello 8 Stars: the octagon of 88 squares with eight stable stars. */
    public static final Variant EIGHT_STARS =
            new Variant(10, Shape.OCTAGON, Start.DIAGONAL, Disc.BLACK, 0, Set.of(), 0);

    /** Reversi of 1876: an empty board, White first, 32 discs each. */
    public static final Variant REVERSI_1876 =
            new Variant(8, Shape.SQUARE, Start.FREE_CENTRE, Disc.WHITE, 32, Set.of(), 0);

    /** Anti-Othello: standard Othello in which fewer discs win. */
    public static final Variant ANTI = OTHELLO.with(Rule.FEWEST_WINS, true);

    public Variant {
        check(size >= 4 && size <= Square.MAX_SIZE && size % 2 == 0, "the size is even, 4 to 16");
        check(size >= shape.leastSize(), "there is no smaller board of this outline");
        check(stock == 0 || stock >= 2, "a stock holds at least the two centre discs");
        check(handicap >= 0 && handicap <= 4, "a handicap is 0 to 4 corners");
        check(handicap == 0 || shape.hasCorners(), "there are no corners to give");
        check(stock == 0 || stock >= 2 + handicap, "a stock holds the corners given too");
        rules = Set.copyOf(rules);
    }

    private static void check(boolean holds, String rule) {
        if (!holds) {
            throw new IllegalArgumentException(rule);
        }
    }

    /** A square board with Othello's rules, Black first; the size is even, 4…16. */
    public static Variant square(int size, Start start) {
        return new Variant(size, Shape.SQUARE, start, Disc.BLACK, 0, Set.of(), 0);
    }

    /** This variant with a rule, or without it. */
    public Variant with(Rule rule, boolean holds) {
        Set<Rule> next = new HashSet<>(rules);
        if (holds) {
            next.add(rule);
        } else {
            next.remove(rule);
        }
        return new Variant(size, shape, start, first, stock, next, handicap);
    }

    /** Whether a disc may be placed beside one's own discs without flipping. */
    public boolean adjacentPlacement() {
        return rules.contains(Rule.ADJACENT_PLACEMENT);
    }

    /** Whether the side with fewer discs wins. */
    public boolean fewestWins() {
        return rules.contains(Rule.FEWEST_WINS);
    }

    /**
     * This variant with 0…4 corners given to Black, who then moves second, as handicap games are played. Taking the last
     * corner back restores the usual first mover.
     */
    public Variant withHandicap(int corners) {
        Disc opens = corners > 0 || start == Start.FREE_CENTRE ? Disc.WHITE : Disc.BLACK;
        return new Variant(size, shape, start, opens, stock, rules, corners);
    }

    /** Whether the rules are exactly those of standard Othello, for which the engine has its full strength. */
    public boolean isStandard() {
        return equals(OTHELLO);
    }

    /** Whether the board and the rules of a move are those of 8×8 Othello, whatever the start, the first mover and the goal. */
    public boolean fitsBitboard() {
        for (Rule rule : rules) {
            if (!rule.keepsMoves()) {
                return false;
            }
        }
        return size == 8 && shape == Shape.SQUARE && start != Start.FREE_CENTRE && stock == 0;
    }

    /** Whether a square belongs to the board. */
    public boolean contains(Square square) {
        return shape.contains(square, size);
    }

    /** All squares of the board, rank by rank from the top, each from the left. */
    public List<Square> squares() {
        List<Square> squares = new ArrayList<>(size * size);
        for (int rank = 0; rank < size; rank++) {
            for (int file = 0; file < size; file++) {
                Square square = new Square(file, rank);
                if (contains(square)) {
                    squares.add(square);
                }
            }
        }
        return squares;
    }

    /** The four centre squares: upper left, upper right, lower left, lower right. */
    public List<Square> centre() {
        int low = size / 2 - 1;
        return List.of(
                new Square(low, low), new Square(low + 1, low), new Square(low, low + 1), new Square(low + 1, low + 1));
    }

    /** The corners of the grid in the order in which a handicap gives them: a1, the opposite one, the other two. */
    public List<Square> corners() {
        int last = size - 1;
        return List.of(new Square(0, 0), new Square(last, last), new Square(last, 0), new Square(0, last));
    }

    /** Written out because GWT takes a record's static fields for components, and so would ask this one for itself. */
    @Override
    public int hashCode() {
        int hash = size;
        hash = 31 * hash + shape.ordinal();
        hash = 31 * hash + start.ordinal();
        hash = 31 * hash + first.ordinal();
        hash = 31 * hash + stock;
        for (Rule rule : rules) {
            hash += 1 << rule.ordinal();
        }
        return 31 * hash + handicap;
    }

    /** The short, stable name of the variant, which {@link VariantCode} describes. */
    public String code() {
        StringBuilder code = new StringBuilder();
        code.append(size);
        code.append(shape.letter());
        code.append(start.letter());
        code.append(first == Disc.BLACK ? 'b' : 'w');
        if (stock > 0) {
            code.append('s').append(stock);
        }
        for (Rule rule : Rule.values()) {
            if (rules.contains(rule)) {
                code.append(rule.letter());
            }
        }
        if (handicap > 0) {
            code.append('h').append(handicap);
        }
        return code.toString();
    }

    /** The {@link #code}; written out for the same reason as the hash. */
    @Override
    public String toString() {
        return code();
    }
}
