package reversi.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.rules.Move;

/** An opening book of 8×8 Othello: precomputed values of positions, looked up modulo symmetry. For the file format see {@link #read}. */
public final class OpeningBook {
    /** The first four bytes of a file. */
    static final int MAGIC = 0x52424B31;

    /** Values are stored in units of this many hundredths of a disc. */
    static final int STEP = 50;

    static final int HAS_REPLIES = 0x40;
    static final int IS_LAST = 0x80;

    private static final int HEADER = 8;
    private static final int ENTRY = 4;

    private final Map<Board, Entry> entries;

    private OpeningBook(Map<Board, Entry> entries) {
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

    /** A book without positions. */
    public static OpeningBook empty() {
        return new OpeningBook(Map.of());
    }

    /**
     * Reads a book: {@code RBK1} and the number of positions, both big-endian, then a tree of moves in pre-order, four bytes each: the
     * square 0…63, plus 64 if replies follow and 128 if it is the last sibling; the value in half discs for the side to move after it;
     * the depth; and the logarithm of its games plus one. Throws IllegalArgumentException with the reason if the bytes are malformed.
     */
    public static OpeningBook read(byte[] bytes) {
        if (bytes.length < HEADER || readInt(bytes, 0) != MAGIC) {
            throw new IllegalArgumentException("not an opening book");
        }
        int count = readInt(bytes, ENTRY);
        if (count < 0 || bytes.length != HEADER + (long) ENTRY * count) {
            throw new IllegalArgumentException(
                    "a book of " + count + " positions does not have " + bytes.length + " bytes");
        }
        Map<Board, Entry> entries = new HashMap<>(2 * count);
        int end = count == 0 ? HEADER : new Reader(bytes, entries).replies(START, HEADER);
        if (end != bytes.length) {
            throw new IllegalArgumentException("the book's tree ends at byte " + end + " of " + bytes.length);
        }
        return new OpeningBook(entries);
    }

    /** The starting position. */
    static final Board START = new Board(0x0000000810000000L, 0x0000001008000000L);

    private static int readInt(byte[] bytes, int at) {
        return (bytes[at] & 0xFF) << 24
                | (bytes[at + 1] & 0xFF) << 16
                | (bytes[at + 2] & 0xFF) << 8
                | (bytes[at + 3] & 0xFF);
    }

    private static final class Reader {
        private final byte[] bytes;
        private final Map<Board, Entry> entries;

        Reader(byte[] bytes, Map<Board, Entry> entries) {
            this.bytes = bytes;
            this.entries = entries;
        }

        /** Reads the replies to a board from an offset on; returns the offset of their end. */
        int replies(Board board, int from) {
            int at = from;
            while (true) {
                if (at >= bytes.length) {
                    throw new IllegalArgumentException("the book's tree is cut off");
                }
                int head = bytes[at] & 0xFF;
                int square = head & 63;
                if ((board.moves() >>> square & 1) == 0) {
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
        for (long rest = board.moves(); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            Optional<Entry> entry = find(board.play(square, board.flips(square)));
            if (entry.isPresent()) {
                Entry found = entry.get();
                options.add(
                        new Choice(Move.at(Board.square(square)), -found.value(), found.depth() + 1, found.games()));
            }
        }
        options.sort((one, other) -> Integer.compare(other.value(), one.value()));
        return options;
    }

    /**
     * The book moves within a margin, in hundredths of a disc, of the position's known value, best first. Empty if all book moves fall
     * short of the value that a search of the position itself found.
     */
    public List<Choice> playable(Board board, int margin) {
        List<Choice> options = options(board);
        if (options.isEmpty()) {
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
