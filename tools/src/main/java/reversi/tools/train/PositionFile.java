package reversi.tools.train;

import java.io.IOException;
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

    /** Bytes of a position. */
    static final int RECORD = 20;

    private byte[] bytes = new byte[RECORD << 16];
    private int length;

    /** Adds a position whose result is certain, in hundredths of a disc for the player, who is to move. */
    void add(long player, long opponent, int result) {
        add(player, opponent, result, result);
    }

    /** Adds a position with its result and its foreseen value, in hundredths of a disc for the player, who is to move. */
    void add(long player, long opponent, int result, int foreseen) {
        if (length + RECORD > bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
        ByteBuffer.wrap(bytes, length, RECORD)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putLong(player)
                .putLong(opponent)
                .putShort((short) result)
                .putShort((short) foreseen);
        length += RECORD;
    }

    /** The number of positions. */
    int size() {
        return length / RECORD;
    }

    /** Writes the file beside its name first, so that an interrupted program leaves no half of it. */
    void write(Path file) throws IOException {
        Path beside = file.resolveSibling(file.getFileName() + ".part");
        Files.write(beside, Arrays.copyOf(bytes, length));
        Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Receives positions as they are read. */
    interface Reader {
        /** A position, its result and its foreseen value, in hundredths of a disc for the player, who is to move. */
        void read(long player, long opponent, int result, int foreseen);
    }

    /** Reads the positions of a file in their order. */
    static void read(Path file, Reader reader) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
        if (buffer.remaining() % RECORD != 0) {
            throw new IOException(file + " is not a whole number of positions");
        }
        while (buffer.hasRemaining()) {
            reader.read(buffer.getLong(), buffer.getLong(), buffer.getShort(), buffer.getShort());
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
