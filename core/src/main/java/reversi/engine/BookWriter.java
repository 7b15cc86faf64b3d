package reversi.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes the bytes that {@link OpeningBook#read} reads. */
public final class BookWriter {
    private static final int MOST_DEPTH = 127;

    private final Map<Board, OpeningBook.Entry> entries;
    private final Set<Board> written = new HashSet<>();
    private final List<Integer> out = new ArrayList<>();

    private BookWriter(Map<Board, OpeningBook.Entry> entries) {
        this.entries = entries;
    }

    /**
     * The bytes of a book of these positions, given by their canonical boards ({@link #canonical}). Those that no line of
     * others leads to from the start are left out, as is the start itself.
     */
    public static byte[] write(Map<Board, OpeningBook.Entry> entries) {
        BookWriter writer = new BookWriter(entries);
        writer.written.add(canonical(OpeningBook.START));
        writer.replies(OpeningBook.START);
        int count = writer.out.size() / 4;
        byte[] bytes = new byte[8 + writer.out.size()];
        for (int i = 0; i < 4; i++) {
            bytes[i] = (byte) (OpeningBook.MAGIC >>> (24 - 8 * i));
            bytes[4 + i] = (byte) (count >>> (24 - 8 * i));
        }
        for (int i = 0; i < writer.out.size(); i++) {
            bytes[8 + i] = (byte) (int) writer.out.get(i);
        }
        return bytes;
    }

    /** The board that stands for a position and its images. */
    public static Board canonical(Board board) {
        return BoardSymmetry.canonical(board);
    }

    /** Writes what follows a board and answers whether anything did. */
    private boolean replies(Board board) {
        int last = -1;
        for (long rest = board.moves(); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            Board after = board.play(square, board.flips(square));
            Board canonical = canonical(after);
            OpeningBook.Entry entry = entries.get(canonical);
            if (entry != null && written.add(canonical)) {
                last = out.size();
                out.add(square);
                out.add(Math.max(-128, Math.min(127, Math.round((float) entry.value() / OpeningBook.STEP))));
                out.add(Math.min(MOST_DEPTH, entry.depth()));
                out.add(entry.games() + 1);
                if (replies(after)) {
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
