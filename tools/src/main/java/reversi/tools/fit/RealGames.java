package reversi.tools.fit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import reversi.engine.Board;
import reversi.notation.Wthor;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/** Positions of games between people, valued by how they ended or should have ended. */
final class RealGames {
    /** The byte of an archive's header that says with how many empties its theoretical scores were found. */
    private static final int THEORETICAL_EMPTIES = 14;

    private final Samples samples;

    RealGames(Samples samples) {
        this.samples = samples;
    }

    /** Adds every archive of a folder; every {@code step}th game counts. */
    void addAll(Path folder, int step) throws IOException {
        List<Path> files;
        try (Stream<Path> found = Files.list(folder)) {
            files = found.filter(file -> file.toString().endsWith(".wtb"))
                    .sorted()
                    .toList();
        }
        for (Path file : files) {
            byte[] bytes = Files.readAllBytes(file);
            if (Wthor.read(bytes) instanceof Wthor.Ok archive) {
                for (int game = 0; game < archive.games().size(); game += step) {
                    add(archive.games().get(game), bytes[THEORETICAL_EMPTIES] & 0xFF);
                }
            } else {
                throw new IOException(file + " is not an archive of games");
            }
        }
    }

    private void add(Wthor.Game game, int solvedEmpties) {
        Position position = Position.start(Variant.OTHELLO);
        for (Square square : game.squares()) {
            if (position.mustPass()) {
                position = position.play(Move.PASS).orThrow().after();
            }
            if (!(position.play(Move.at(square)) instanceof Played.Legal legal)) {
                return;
            }
            int black = position.empties() >= solvedEmpties ? game.theoretical() : game.blackScore();
            int lead = 2 * black - 64;
            Board board = Board.of(position);
            samples.add(board.player(), board.opponent(), 100 * (position.toMove() == Disc.BLACK ? lead : -lead));
            position = legal.turn().after();
        }
    }
}
