package reversi.tools.train;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import reversi.engine.Board;
import reversi.engine.BoardSearch;
import reversi.notation.Wthor;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.tools.games.WthorFile;
import reversi.tools.options.Part;
import reversi.tools.options.Tool;

/**
 * Makes positions with values of games between people. The endings are solved; before the archive's own analysis began, its
 * result counts; in between a position counts only where both agree, since then nothing was lost on the way.
 */
@Command(
        name = "real",
        description =
                "Takes the positions of WTHOR archives, solves their endings anew and keeps them with their values. "
                        + "Files that are there already are not made again.")
final class RealCommand extends Tool {
    @Option(names = "--wthor", required = true, description = "Folder of WTHOR archives (WTH_*.wtb).")
    private Path wthor = Path.of("");

    @Option(names = "--out", required = true, description = "Folder for the files of positions.")
    private Path out = Path.of("");

    @Option(names = "--weights", description = "Weights that help to solve; without them the plain features do.")
    private @Nullable Path weights;

    @Option(names = "--solve", description = "Empties solved (default: ${DEFAULT-VALUE}).")
    private int solve = 12;

    @Mixin
    private final Part.Choice part = new Part.Choice();

    @Override
    public Integer call() throws IOException {
        Files.createDirectories(out);
        BoardSearch search = LearnedSearch.of(weights, Variant.OTHELLO);
        for (Path file : part.part().of(WthorFile.files(wthor))) {
            Path made = out.resolve(file.getFileName() + PositionFile.SUFFIX);
            PositionFile.make(made, out(), () -> positions(WthorFile.read(file), search));
        }
        return 0;
    }

    private PositionFile positions(WthorFile archive, BoardSearch search) {
        PositionFile positions = new PositionFile();
        for (Wthor.Game game : archive.games()) {
            add(game, archive.solvedEmpties(), search, positions);
        }
        return positions;
    }

    private void add(Wthor.Game game, int solvedEmpties, BoardSearch search, PositionFile positions) {
        search.clear();
        List<Ply> plies = replay(game);
        int known = 2 * game.theoretical() - 64;
        boolean agrees = true;
        for (int i = plies.size() - 1; i >= 0; i--) {
            Board board = plies.get(i).board;
            int empties = Long.bitCount(board.empties());
            int value = plies.get(i).isBlack ? known : -known;
            if (empties <= solve) {
                int solved = search.solve(board);
                agrees = solved == value;
                value = solved;
            }
            if (empties <= solve || empties >= solvedEmpties || agrees) {
                positions.add(board.player(), board.opponent(), 100 * value);
            }
        }
    }

    private record Ply(Board board, boolean isBlack) {}

    /** The boards of a game before each disc; none where the game breaks the rules. */
    private static List<Ply> replay(Wthor.Game game) {
        List<Ply> plies = new ArrayList<>();
        Board board = Bitboards.START;
        boolean black = true;
        for (Square square : game.squares()) {
            int on = Board.index(square);
            if (board.moves() == 0) {
                board = board.pass();
                black = !black;
            }
            if ((board.moves() >>> on & 1) == 0) {
                return List.of();
            }
            if (Long.bitCount(board.empties()) >= PositionFile.FEWEST_EMPTIES) {
                plies.add(new Ply(board, black));
            }
            board = board.play(on, board.flips(on));
            black = !black;
        }
        return plies;
    }
}
