package reversi.tools;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;

/** WTHOR archives, written by the federation's description of the format: a header of 16 bytes, then 68 for each game. */
public final class ArchiveBytes {
    private static final int HEADER = 16;
    private static final int RECORD = 68;

    private ArchiveBytes() {}

    /** An archive of 2001 whose games were solved from 22 empties. */
    public static byte[] archive(byte[]... games) {
        return archive(22, games);
    }

    /** An archive of 2001 whose games were solved from this number of empties. */
    public static byte[] archive(int solvedEmpties, byte[]... games) {
        ByteBuffer bytes = ByteBuffer.allocate(HEADER + RECORD * games.length).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putInt(4, games.length)
                .putShort(10, (short) 2001)
                .put(12, (byte) 8)
                .put(14, (byte) solvedEmpties);
        bytes.position(HEADER);
        for (byte[] game : games) {
            bytes.put(game);
        }
        return bytes.array();
    }

    /** A game whose recorded and theoretical scores are the same. */
    public static byte[] game(String squares, int blackScore) {
        return game(squares, blackScore, blackScore);
    }

    /** A game of squares as in {@code f5d6}, each written as ten times its row and its column, from 1. */
    public static byte[] game(String squares, int blackScore, int theoretical) {
        byte[] game = new byte[RECORD];
        game[6] = (byte) blackScore;
        game[7] = (byte) theoretical;
        for (int i = 0; i < squares.length(); i += 2) {
            game[8 + i / 2] = (byte) (10 * (squares.charAt(i + 1) - '0') + squares.charAt(i) - 'a' + 1);
        }
        return game;
    }

    /** Writes an archive into a folder, which is made where it is missing; returns the folder. */
    public static Path write(Path folder, String name, byte[]... games) throws IOException {
        Files.createDirectories(folder);
        Files.write(folder.resolve(name), archive(games));
        return folder;
    }
}
