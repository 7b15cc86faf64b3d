package reversi.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes the file format that {@link OpeningBook#read} reads. */
public final class BookWriter {
    private static final int MAX_DEPTH = 127;

    private final Map<Board, OpeningBook.Entry> entries;
    private final Set<Board> written = new HashSet<>();
    private final List<Integer> out = new ArrayList<>();

    private BookWriter(Map<Board, OpeningBook.Entry> entries) {
        this.entries = entries;
    }

    /**
     * Encodes a book whose positions are given by canonical boards ({@link #canonical}). Positions that cannot be reached from the start
     * through others are left out, as is the start itself.
     */
    public static byte[] write(Map<Board, OpeningBook.Entry> entries) {
        BookWriter writer = new BookWriter(entries);
        writer.written.add(canonical(OpeningBook.START));
        writer.writeReplies(OpeningBook.START);
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

    /** The canonical board of a position and its symmetric images. */
    public static Board canonical(Board board) {
        return BoardSymmetry.canonical(board);
    }

    /** Writes the subtree below a board; returns whether there was one. */
    private boolean writeReplies(Board board) {
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
