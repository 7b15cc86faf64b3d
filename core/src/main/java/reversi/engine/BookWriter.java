package reversi.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes the file format that {@link OpeningBook#read} reads. */
public final class BookWriter {
    private static final int MAX_DEPTH = 127;

    private final Map<Board, OpeningBook.Entry> entries;
    private final long squares;
    private final Set<Board> written = new HashSet<>();
    private final List<Integer> out = new ArrayList<>();

    private BookWriter(Family family, Map<Board, OpeningBook.Entry> entries) {
        this.squares = family.squares();
        this.entries = entries;
    }

    /** Encodes the books of a file. */
    public static byte[] write(List<OpeningBook> books) {
        byte[] file = new byte[0];
        for (OpeningBook book : books) {
            byte[] next = write(book.family(), book.entries());
            byte[] longer = Arrays.copyOf(file, file.length + next.length);
            System.arraycopy(next, 0, longer, file.length, next.length);
            file = longer;
        }
        return file;
    }

    /**
     * Encodes a book of Othello or of 6×6 boards whose positions are given by canonical boards ({@link #canonical}). Positions that
     * cannot be reached from the start through others are left out, as is the start itself.
     */
    public static byte[] write(Family family, Map<Board, OpeningBook.Entry> entries) {
        BookWriter writer = new BookWriter(family, entries);
        writer.written.add(canonical(OpeningBook.START));
        writer.writeReplies(OpeningBook.START);
        int count = writer.out.size() / 4;
        byte[] bytes = new byte[8 + writer.out.size()];
        for (int i = 0; i < 4; i++) {
            bytes[i] = (byte) (magic(family) >>> (24 - 8 * i));
            bytes[4 + i] = (byte) (count >>> (24 - 8 * i));
        }
        for (int i = 0; i < writer.out.size(); i++) {
            bytes[8 + i] = (byte) (int) writer.out.get(i);
        }
        return bytes;
    }

    private static int magic(Family family) {
        return switch (family) {
            case OTHELLO -> OpeningBook.MAGIC;
            case SMALL -> OpeningBook.SMALL_MAGIC;
            case ANTI, GRAND, STARS -> throw new IllegalArgumentException("no books of " + family);
        };
    }

    /** The canonical board of a position and its symmetric images. */
    public static Board canonical(Board board) {
        return BoardSymmetry.canonical(board);
    }

    /** Writes the subtree below a board; returns whether there was one. */
    private boolean writeReplies(Board board) {
        int last = -1;
        for (long rest = board.moves() & squares; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            Board after = board.play(square, board.flips(square));
            Board canonical = canonical(after);
            OpeningBook.Entry entry = entries.get(canonical);
            if (entry != null && written.add(canonical)) {
                last = out.size();
                out.add(square);
                out.add(Math.max(-128, Math.min(127, Math.round((float) entry.value() / OpeningBook.STEP))));
                out.add(Math.min(MAX_DEPTH, entry.depth()));
                out.add(entry.games() + 1);
                if (writeReplies(after)) {
                    out.set(last, out.get(last) | OpeningBook.HAS_REPLIES);
                }
            }
        }
        if (last >= 0) {
            out.set(last, out.get(last) | OpeningBook.IS_LAST);
        }
        return last >= 0;
    }
}
