package reversi.tools.fairplay;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.tools.ArchiveBytes;

/** An archive of 2001 with games of random moves between a few players. */
final class ArchivedGames {
    static final int YEAR = 2001;
    private static final int PLAYERS = 4;
    private static final int BLACK_AT = 2;
    private static final int WHITE_AT = 4;

    private ArchivedGames() {}

    /** Writes so many games; players 1 to 4 meet each other in turn. Returns the folder. */
    static Path write(Path folder, int games) throws IOException {
        byte[][] written = new byte[games][];
        for (int i = 0; i < games; i++) {
            int black = i % PLAYERS;
            int white = (black + 1 + i / PLAYERS % (PLAYERS - 1)) % PLAYERS;
            written[i] = game(i);
            written[i][BLACK_AT] = (byte) (1 + black);
            written[i][WHITE_AT] = (byte) (1 + white);
        }
        return ArchiveBytes.write(folder, "WTH_2001.wtb", written);
    }

    private static byte[] game(long seed) {
        Random random = new Random(seed);
        Position position = Position.start(Variant.OTHELLO);
        StringBuilder squares = new StringBuilder();
        while (!position.isOver()) {
            List<Move> moves = position.legalMoves();
            Move move = moves.get(random.nextInt(moves.size()));
            move.square().ifPresent(square -> squares.append(square.name()));
            position = position.play(move).orThrow().after();
        }
        return ArchiveBytes.game(squares.toString(), position.count(Disc.BLACK));
    }
}
