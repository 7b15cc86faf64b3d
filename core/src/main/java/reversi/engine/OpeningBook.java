package reversi.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.rules.Move;

/**
 * Openings of Othello that were thought about beforehand: positions with what they are worth, however the board is turned.
 * Its bytes are a tree of moves from the start, four for each position: see {@link #read}.
 */
public final class OpeningBook {
    /** The first bytes of a book. */
    static final int MAGIC = 0x52424B31;

    /** Values are kept in steps of so many hundredths of a disc. */
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
     * What the book knows of a position.
     *
     * @param value what it is worth to the side to move with best play, in hundredths of a disc
     * @param depth plies searched behind the value, on the line that it came from
     * @param games about how many real games went through it, as a power of two; -1 for none
     */
    public record Entry(int value, int depth, int games) {}

    /**
     * A move that leads to a position of the book.
     *
     * @param move a legal move
     * @param value what it is worth to whoever makes it, in hundredths of a disc
     * @param depth plies searched behind the value
     * @param games about how many real games went on with it, as a power of two; -1 for none
     */
    public record Choice(Move move, int value, int depth, int games) {}

    /** A book without positions. */
    public static OpeningBook empty() {
        return new OpeningBook(Map.of());
    }

    /**
     * Reads a book: {@code RBK1}, the number of positions, both big-endian, then the positions after the start, each before
     * its replies, in four bytes: the square of the move 0…63 with 64 where replies follow and 128 where no sibling does; the
     * value in half discs for the side to move then; the depth; and the power of two of its games plus one. Throws
     * IllegalArgumentException that says what is wrong with the bytes.
     */
    public static OpeningBook read(byte[] bytes) {
        if (bytes.length < HEADER || number(bytes, 0) != MAGIC) {
            throw new IllegalArgumentException("not an opening book");
        }
        int count = number(bytes, ENTRY);
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

    /** The board before the first move. */
    static final Board START = new Board(0x0000000810000000L, 0x0000001008000000L);

    private static int number(byte[] bytes, int at) {
        return (bytes[at] & 0xFF) << 24
                | (bytes[at + 1] & 0xFF) << 16
                | (bytes[at + 2] & 0xFF) << 8
                | (bytes[at + 3] & 0xFF);
    }

    /** Walks through the tree of moves. */
    private static final class Reader {
        private final byte[] bytes;
        private final Map<Board, Entry> entries;

        Reader(byte[] bytes, Map<Board, Entry> entries) {
            this.bytes = bytes;
            this.entries = entries;
        }

        /** Reads the replies to a board from a place on and answers where they end. */
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

    /** What the book knows of a position; empty where it does not have it. */
    public Optional<Entry> find(Board board) {
        return Optional.ofNullable(entries.get(BoardSymmetry.canonical(board)));
    }

    /** The moves from a position that the book has, the best first; empty where it knows none. */
    public List<Choice> options(Board board) {
        List<Choice> options = new ArrayList<>();
        for (long rest = board.moves(); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            Optional<Entry> entry = find(board.play(square, board.flips(square)));
            if (entry.isPresent()) {
                Entry known = entry.get();
                options.add(
                        new Choice(Move.at(Board.square(square)), -known.value(), known.depth() + 1, known.games()));
            }
        }
        options.sort(Comparator.comparingInt((Choice option) -> -option.value()));
        return options;
    }

    /**
     * The moves that may be played by the book: those within a margin, in hundredths of a disc, of the best that is known of
     * the position; the best first. Empty where the book's moves fall behind what a search of the position itself found.
     */
    public List<Choice> playable(Board board, int margin) {
        List<Choice> options = options(board);
        if (options.isEmpty()) {
            return List.of();
        }
        int best = options.get(0).value();
        int known = find(board).map(Entry::value).orElse(best);
        int least = Math.max(best, known) - margin;
        List<Choice> playable = new ArrayList<>();
        for (Choice option : options) {
            if (option.value() >= least) {
                playable.add(option);
            }
        }
        return playable;
    }
}
