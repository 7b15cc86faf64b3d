import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import reversi.notation.GameFiles;
import reversi.notation.GameFormat;
import reversi.notation.GameRecord;
import reversi.notation.GamesRead;

/** Reads games of any usual format (GGF, SGF, PGN, WTHOR, OBF, JSON, plain moves) and writes them as SGF. */
class Games {
    private static final String MOVES = "f5d6c3d3c4f4f6f3e6e7d7g6";

    public static void main(String[] args) throws IOException {
        GamesRead read = args.length == 0
                ? GameFiles.read(MOVES)
                : GameFiles.read(Files.readAllBytes(Path.of(args[0])));
        for (GameRecord game : read.games()) {
            System.out.print(GameFiles.write(GameFormat.SGF, game));
        }
        read.faults().forEach(fault -> System.err.println("Not read: " + fault));
    }
}
