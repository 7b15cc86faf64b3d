package reversi.teach.puzzle;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/** Writes the file that {@link PuzzleReader#read} reads: the same puzzles make the same bytes. */
public final class PuzzleWriter {
    private static final List<Square> BOARD = Variant.OTHELLO.squares();

    private PuzzleWriter() {}

    /**
     * A puzzle to be written.
     *
     * @param position what is on the board
     * @param values what each of its placements is worth, in discs for the side to move; even
     * @param themes what it is about
     * @param rating how difficult it is; written to the nearest ten from 200 to 2,750
     */
    public record Entry(Position position, List<Integer> values, List<PuzzleTheme> themes, int rating) {
        public Entry {
            values = List.copyOf(values);
            themes = List.copyOf(themes);
        }

        private int step() {
            int steps = Math.floorDiv(
                    rating - PuzzleFormat.LEAST_RATING + PuzzleFormat.RATING_STEP / 2, PuzzleFormat.RATING_STEP);
            return Math.max(0, Math.min(0xFF, steps));
        }
    }

    /** The file of these puzzles, at most 65,535; their order matters only among those of the same rating. */
    public static byte[] write(List<Entry> puzzles) {
        List<Entry> sorted = new ArrayList<>(puzzles);
        sorted.sort(Comparator.comparingInt(Entry::step));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(sorted.size() >> 8);
        out.write(sorted.size());
        sorted.forEach(entry -> discs(entry.position(), Disc.BLACK, out));
        sorted.forEach(entry -> discs(entry.position(), Disc.WHITE, out));
        for (Entry entry : sorted) {
            int flags = entry.position().toMove() == Disc.WHITE ? PuzzleFormat.WHITE << 8 : 0;
            for (PuzzleTheme theme : entry.themes()) {
                flags |= 1 << theme.ordinal();
            }
            out.write(flags >> 8);
            out.write(flags);
        }
        sorted.forEach(entry -> out.write(entry.step()));
        sorted.forEach(entry -> out.write(entry.values().size()));
        sorted.forEach(entry -> entry.values().forEach(value -> out.write((value - PuzzleFormat.LEAST_VALUE) / 2)));
        return file(out.toByteArray());
    }

    private static void discs(Position position, Disc disc, ByteArrayOutputStream out) {
        for (int rank = 0; rank < PuzzleFormat.SQUARES; rank++) {
            int discs = 0;
            for (int file = 0; file < PuzzleFormat.SQUARES; file++) {
                Square square = BOARD.get(rank * PuzzleFormat.SQUARES + file);
                discs |= position.at(square).equals(Optional.of(disc)) ? 1 << file : 0;
            }
            out.write(discs);
        }
    }

    private static byte[] file(byte[] body) {
        byte[] file = new byte[PuzzleFormat.HEADER - 2 + body.length];
        System.arraycopy(body, 0, file, PuzzleFormat.HEADER - 2, body.length);
        word(file, 0, PuzzleFormat.MAGIC);
        word(file, 4, PuzzleFormat.checksum(file));
        return file;
    }

    private static void word(byte[] file, int at, int word) {
        for (int i = 0; i < 4; i++) {
            file[at + i] = (byte) (word >>> (24 - 8 * i));
        }
    }
}
