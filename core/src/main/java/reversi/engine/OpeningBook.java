package reversi.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.rules.Move;
import reversi.rules.Square;

/**
 * An opening book of a family that fits bitboards: precomputed values of positions, looked up modulo symmetry. A value is exact where
 * its depth is the number of empties. For the file format see {@link #read}.
 */
public final class OpeningBook {
    /** The first four bytes of a book of Othello. */
    static final int MAGIC = 0x52424B31;

    /** The first four bytes of a book of 6×6 boards. */
    static final int SMALL_MAGIC = 0x52424B36;

    /** Values are stored in units of this many hundredths of a disc. */
    static final int STEP = 50;

    static final int HAS_REPLIES = 0x40;
    static final int IS_LAST = 0x80;

    private static final int HEADER = 8;
    private static final int ENTRY = 4;

    private final Family family;
    private final Map<Board, Entry> entries;

    private OpeningBook(Family family, Map<Board, Entry> entries) {
        this.family = family;
        this.entries = entries;
    }

    /**
     * An entry of a position.
     *
     * @param value the value for the side to move, in hundredths of a disc
     * @param depth depth of the search behind the value, in plies
     * @param games base-2 logarithm of the number of real games that reached it; -1 for none
     */
    public record Entry(int value, int depth, int games) {}

    /**
     * A move to a position in the book.
     *
     * @param move a legal move
     * @param value the value for the mover, in hundredths of a disc
     * @param depth depth of the search behind the value, in plies
     * @param games base-2 logarithm of the number of real games with it; -1 for none
     */
    public record Choice(Move move, int value, int depth, int games) {}

    /** A book of these entries by canonical boards ({@link BookWriter#canonical}). */
    public static OpeningBook of(Family family, Map<Board, Entry> entries) {
        return new OpeningBook(family, Map.copyOf(entries));
    }

    /**
     * Reads the books of a file, one after the other: each is {@code RBK1} for Othello or {@code RBK6} for 6×6 boards and the number of
     * positions, both big-endian, then a tree of moves in pre-order, four bytes each: the square 0…63 of an 8×8 board, plus 64 if replies
     * follow and 128 if it is the last sibling; the value in half discs for the side to move after it; the depth; and the logarithm of
     * its games plus one. Throws IllegalArgumentException with the reason if the bytes are malformed.
     */
    public static List<OpeningBook> read(byte[] bytes) {
        List<OpeningBook> books = new ArrayList<>();
        int at = 0;
        do {
            at = read(bytes, at, books);
        } while (at < bytes.length);
        return books;
    }

    private static int read(byte[] bytes, int from, List<OpeningBook> books) {
        if (bytes.length - from < HEADER) {
            throw new IllegalArgumentException("not an opening book");
        }
        Family family =
                switch (readInt(bytes, from)) {
                    case MAGIC -> Family.OTHELLO;
                    case SMALL_MAGIC -> Family.SMALL;
                    default -> throw new IllegalArgumentException("not an opening book");
                };
        int count = readInt(bytes, from + ENTRY);
        int first = from + HEADER;
        long last = first + (long) ENTRY * count;
        if (count < 0 || bytes.length < last) {
            throw new IllegalArgumentException(
                    "a book of " + count + " positions does not have " + (bytes.length - from) + " bytes");
        }
        Map<Board, Entry> entries = new HashMap<>(2 * count);
        int end = count == 0 ? first : new Reader(bytes, (int) last, family.squares(), entries).replies(START, first);
        if (end != last) {
            throw new IllegalArgumentException("the book's tree ends at byte " + end + " of " + last);
        }
        books.add(new OpeningBook(family, entries));
        return end;
    }

    /** The starting position, on the four squares in the middle of any board. */
    static final Board START = new Board(0x0000000810000000L, 0x0000001008000000L);

    private static int readInt(byte[] bytes, int at) {
        return (bytes[at] & 0xFF) << 24
                | (bytes[at + 1] & 0xFF) << 16
                | (bytes[at + 2] & 0xFF) << 8
                | (bytes[at + 3] & 0xFF);
    }

    private static final class Reader {
        private final byte[] bytes;
        private final int last;
        private final long squares;
        private final Map<Board, Entry> entries;

        Reader(byte[] bytes, int last, long squares, Map<Board, Entry> entries) {
            this.bytes = bytes;
            this.last = last;
            this.squares = squares;
            this.entries = entries;
        }

        /** Reads the replies to a board from an offset on; returns the offset of their end. */
        int replies(Board board, int from) {
            int at = from;
            while (true) {
                if (at >= last) {
                    throw new IllegalArgumentException("the book's tree is cut off");
                }
                int head = bytes[at] & 0xFF;
                int square = head & 63;
                if ((board.moves() & squares & 1L << square) == 0) {
                    throw new IllegalArgumentException("the book's move at byte " + at + " is not legal");
                }
                Board after = board.play(square, board.flips(square));
                Entry entry = new Entry(STEP * bytes[at + 1], bytes[at + 2], bytes[at + 3] - 1);
                entries.put(BoardSymmetry.canonical(after), entry);
                at += ENTRY;
                if ((head & HAS_REPLIES) != 0) {
                    at = replies(after, at);
                }
                if ((head & IS_LAST) != 0) {
                    return at;
                }
            }
        }
    }

    /** The boards it is about. */
    public Family family() {
        return family;
    }

    /** What it holds, by canonical boards. */
    public Map<Board, Entry> entries() {
        return Collections.unmodifiableMap(entries);
    }

    /** The number of positions. */
    public int size() {
        return entries.size();
    }

    /** The entry of a position; empty if it is not in the book. */
    public Optional<Entry> find(Board board) {
        return Optional.ofNullable(entries.get(BoardSymmetry.canonical(board)));
    }

    /** The moves to positions in the book, best first. */
    public List<Choice> options(Board board) {
        List<Choice> options = new ArrayList<>();
        for (long rest = board.moves() & family.squares(); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            Optional<Entry> entry = find(board.play(square, board.flips(square)));
            if (entry.isPresent()) {
                Entry found = entry.get();
                options.add(new Choice(move(square), -found.value(), found.depth() + 1, found.games()));
            }
        }
        options.sort((one, other) -> Integer.compare(other.value(), one.value()));
        return options;
    }

    private Move move(int index) {
        int inset = family.inset();
        return Move.at(new Square(index % Board.SIZE - inset, index / Board.SIZE - inset));
    }

    /** The board after a move on a square of the family's boards. */
    Board after(Board board, Move move) {
        Square square = move.square().orElseThrow();
        int inset = family.inset();
        int index = (square.rank() + inset) * Board.SIZE + square.file() + inset;
        return board.play(index, board.flips(index));
    }

    /** Whether a value is the result of the game with best play: it was searched to the end. */
    boolean isExact(Board board, Choice choice) {
        return choice.depth() >= Long.bitCount(board.empties() & family.squares());
    }

    /**
     * The book moves within a margin, in hundredths of a disc, of the position's known value, best first. Empty if all book moves fall
     * short of the value that a search of the position itself found, and where their values are exact and the position's is not known:
     * a better move may be missing then.
     */
    public List<Choice> playable(Board board, int margin) {
        List<Choice> options = options(board);
        if (options.isEmpty()) {
            return List.of();
        }
        boolean isKnown =
                find(board).isPresent() || BoardSymmetry.canonical(START).equals(BoardSymmetry.canonical(board));
        if (!isKnown && isExact(board, options.get(0))) {
            return List.of();
        }
        int best = options.get(0).value();
        int found = find(board).map(Entry::value).orElse(best);
        int threshold = Math.max(best, found) - margin;
        List<Choice> playable = new ArrayList<>();
        for (Choice option : options) {
            if (option.value() >= threshold) {
                playable.add(option);
            }
        }
        return playable;
    }
}
