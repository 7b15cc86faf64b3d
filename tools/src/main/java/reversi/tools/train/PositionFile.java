package reversi.tools.train;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * A file of positions with values: 20 bytes each, little-endian: the discs of the side to move, those of the other side, the
 * result of the game, and the value that searches on the way to it gave the position, both in hundredths of a disc for the
 * side to move. It appears under its name only when it is complete.
 */
final class PositionFile {
    /** How the names of such files end. */
    static final String SUFFIX = ".positions";

    /** With fewer empties nothing is left to learn: the solver needs no evaluation there. */
    static final int FEWEST_EMPTIES = 2;

    /** Bytes of a position. */
    static final int RECORD = 20;

    /** Bytes of a position on more than 64 squares. */
    private static final int WIDE_RECORD = 40;

    private byte[] bytes = new byte[RECORD << 16];
    private int length;
    private int size;

    /** Adds a position whose result is certain, in hundredths of a disc for the player, who is to move. */
    void add(long player, long opponent, int result) {
        add(player, opponent, result, result);
    }

    /** Adds a position with its result and its foreseen value, in hundredths of a disc for the player, who is to move. */
    void add(long player, long opponent, int result, int foreseen) {
        next(RECORD).putLong(player).putLong(opponent).putShort((short) result).putShort((short) foreseen);
    }

    /** Adds a position on more than 64 squares; a file holds one kind only. */
    void add(WidePosition position, int result, int foreseen) {
        next(WIDE_RECORD)
                .putLong(position.player())
                .putLong(position.playerMore())
                .putLong(position.opponent())
                .putLong(position.opponentMore())
                .putShort((short) result)
                .putShort((short) foreseen)
                .put((byte) position.moves())
                .put((byte) position.replies())
                .putShort((short) position.parity());
    }

    private ByteBuffer next(int record) {
        if (length + record > bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
        length += record;
        size++;
        return ByteBuffer.wrap(bytes, length - record, record).order(ByteOrder.LITTLE_ENDIAN);
    }

    int size() {
        return size;
    }

    /** Writes the file beside its name first, so that an interrupted program leaves no half of it. */
    void write(Path file) throws IOException {
        Path beside = file.resolveSibling(file.getFileName() + ".part");
        Files.write(beside, Arrays.copyOf(bytes, length));
        Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    interface Maker {
        PositionFile make() throws IOException;
    }

    /** Makes a file and reports its size, where it is not there yet; returns the file. */
    static Path make(Path file, PrintWriter report, Maker maker) throws IOException {
        if (!Files.exists(file)) {
            PositionFile made = maker.make();
            made.write(file);
            report.printf("%s: %d positions%n", file.getFileName(), made.size());
            report.flush();
        }
        return file;
    }

    /** Receives positions as they are read. */
    interface Reader {
        /** A position, its result and its foreseen value, in hundredths of a disc for the player, who is to move. */
        void read(long player, long opponent, int result, int foreseen);
    }

    static void read(Path file, Reader reader) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
        if (buffer.remaining() % RECORD != 0) {
            throw new IOException(file + " is not a whole number of positions");
        }
        while (buffer.hasRemaining()) {
            reader.read(buffer.getLong(), buffer.getLong(), buffer.getShort(), buffer.getShort());
        }
    }

    /**
     * A position on a grid of up to 128 squares, and what rules say about it.
     *
     * @param player the first 64 squares of the side to move
     * @param playerMore its other squares
     * @param opponent the first 64 squares of the other side
     * @param opponentMore its other squares
     * @param moves the moves of the side to move
     * @param replies the moves that the other side would have
     * @param parity the entry of the empties among the {@link reversi.engine.PatternEntries#PARITIES} ones
     */
    record WidePosition(
            long player, long playerMore, long opponent, long opponentMore, int moves, int replies, int parity) {}

    /** Receives positions on more than 64 squares as they are read. */
    interface WideReader {
        /** As {@link Reader#read}; the number of the position, and how many there are. */
        void read(WidePosition position, int result, int foreseen, int number, int count);
    }

    /** Reads the positions of a file of positions on more than 64 squares in their order. */
    static void readWide(Path file, WideReader reader) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
        int count = buffer.remaining() / WIDE_RECORD;
        if (buffer.remaining() % WIDE_RECORD != 0) {
            throw new IOException(file + " is not a whole number of positions");
        }
        for (int number = 0; number < count; number++) {
            long player = buffer.getLong();
            long playerMore = buffer.getLong();
            long opponent = buffer.getLong();
            long opponentMore = buffer.getLong();
            int result = buffer.getShort();
            int foreseen = buffer.getShort();
            WidePosition position = new WidePosition(
                    player, playerMore, opponent, opponentMore, buffer.get(), buffer.get(), buffer.getShort());
            reader.read(position, result, foreseen, number, count);
        }
    }

    /** The files of a folder in the order of their names. */
    static List<Path> in(Path folder) throws IOException {
        try (Stream<Path> found = Files.list(folder)) {
            return found.filter(file -> file.toString().endsWith(SUFFIX))
                    .sorted()
                    .toList();
        }
    }
}
