package reversi.tools.champion;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.engine.Board;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.tools.options.Shipped;
import reversi.tools.options.Tool;
import reversi.tools.puzzles.SecondSolver;
import reversi.training.champion.ChampionFile;
import reversi.training.champion.ChampionGame;
import reversi.training.champion.ValuedGame;
import reversi.training.champion.ValuedMove;

/** Checks the file of the champions' games. */
@Command(
        name = "check",
        description = {
            "Plays the champions' games by the rules, sees that the champion won and by how much, and solves every legal move near",
            "the end by a second solver that shares nothing with the engine that valued them. A line for each game that is wrong, then",
            "'games=N moves=M wrong=W', where M are the moves that were solved; exits with 1 where W is not 0."
        })
final class CheckChampionCommand extends Tool {
    private static final String SHIPPED = "/champion/games.txt";

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "FILE",
            description = "The file of games (default: the one of the game).")
    private @Nullable Path file;

    @Option(names = "--empties", description = "Solved from so many empties on (default: ${DEFAULT-VALUE}).")
    private int empties = 12;

    private int moves;

    @Override
    public Integer call() throws IOException {
        String text = file == null
                ? new String(Shipped.bytes(SHIPPED), StandardCharsets.UTF_8)
                : Files.readString(file, StandardCharsets.UTF_8);
        Optional<List<ChampionGame>> games = ChampionFile.read(text);
        if (games.isEmpty()) {
            throw misuse((file == null ? SHIPPED : file) + " has no games of this version.");
        }
        SecondSolver solver = new SecondSolver();
        int wrong = 0;
        for (ChampionGame game : games.get()) {
            boolean isRight = ValuedGame.of(game)
                    .filter(valued -> isRight(valued, solver))
                    .isPresent();
            if (!isRight) {
                wrong++;
                out().println("game " + game.id() + " is wrong");
            }
        }
        out().println("games=" + games.get().size() + " moves=" + moves + " wrong=" + wrong);
        return wrong == 0 ? 0 : 1;
    }

    private boolean isRight(ValuedGame game, SecondSolver solver) {
        boolean isRight = game.margin(game.game().champion()) > 0
                && game.line().current().score().official(Disc.BLACK)
                        == game.game().blackScore();
        for (ValuedMove move : game.moves()) {
            boolean isNear = move.turn().before().empties() <= empties;
            isRight &= !isNear || word(move, solver).equals(ChampionGame.written(move.best(), move.losses()));
        }
        return isRight;
    }

    /** What should stand in the file. */
    private String word(ValuedMove move, SecondSolver solver) {
        Board board = Board.of(move.turn().before());
        List<Integer> values = new ArrayList<>();
        for (Square square : move.turn().before().placements()) {
            long bit = 1L << Board.index(square);
            long turned = SecondSolver.turned(board.player(), board.opponent(), bit);
            values.add(-solver.solve(board.opponent() & ~turned, board.player() | turned | bit, -65, 65));
        }
        moves += values.size();
        int best = values.stream().mapToInt(Integer::intValue).max().orElseThrow();
        return ChampionGame.written(
                best,
                values.stream()
                        .map(value -> Math.min(ValuedMove.MOST_LOSS, 2 * (best - value)))
                        .toList());
    }
}
