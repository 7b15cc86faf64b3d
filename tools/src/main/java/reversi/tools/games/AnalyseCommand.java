package reversi.tools.games;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.engine.Clock;
import reversi.rules.Disc;
import reversi.rules.Transcript;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.Strength;
import reversi.tools.options.StrengthOptions;
import reversi.tools.options.Tool;

/** Prints what each move of a game was worth, the best one, and what each side gave away. */
@Command(
        name = "analyse",
        aliases = "analyze",
        description = "Values every move of a game in discs for the side that made it; '=' marks results of best play.")
public final class AnalyseCommand extends Tool {
    private static final int USUAL_DEPTH = 14;
    private static final int USUAL_SOLVE = 20;

    @Parameters(
            paramLabel = "GAME",
            description = "Moves as in f5d6c3, or a file with a game a line, in GGF or in WTHOR's format (.wtb).")
    private String what = "";

    @Option(names = "--game", description = "Which game of the file, from 1 (default: ${DEFAULT-VALUE}).")
    private int number = 1;

    @Mixin
    private final StrengthOptions strength = new StrengthOptions();

    @Mixin
    private final EngineOptions engines = new EngineOptions();

    @Override
    public Integer call() throws IOException {
        Transcript game;
        try {
            game = GameSource.game(what, number);
        } catch (IllegalArgumentException noGame) {
            throw misuse(noGame);
        }
        Strength asked = strength.strengthOr(new Strength(Strength.trial(USUAL_DEPTH, USUAL_SOLVE), 0));
        List<GameReview.MoveReview> reviews = new GameReview(engines.searcher(Clock.SYSTEM), asked).of(game);
        PrintWriter out = out();
        out.println(" ply side  move   value   best   value    loss");
        int ply = 0;
        for (GameReview.MoveReview review : reviews) {
            ply++;
            out.println(row(ply, review));
        }
        for (Disc side : Disc.values()) {
            out.println(summary(side, reviews));
        }
        return 0;
    }

    private static String row(int ply, GameReview.MoveReview review) {
        String loss = review.loss() == 0 ? "" : String.format(Locale.ROOT, "%8.2f", review.loss() / 100.0);
        String mark = review.loss() >= GameReview.MoveReview.BLUNDER
                ? " ??"
                : review.loss() >= GameReview.MoveReview.MISTAKE ? " ?" : "";
        return String.format(
                        Locale.ROOT,
                        "%4d %-5s %-4s %+7.2f%s  %-4s %+7.2f%s%s%s",
                        ply,
                        name(review.turn().mover()),
                        review.turn().move(),
                        review.value() / 100.0,
                        review.exact() ? "=" : " ",
                        review.best(),
                        review.bestValue() / 100.0,
                        review.exact() ? "=" : " ",
                        loss,
                        mark)
                .stripTrailing();
    }

    private static String summary(Disc side, List<GameReview.MoveReview> reviews) {
        int moves = 0;
        int mistakes = 0;
        int blunders = 0;
        int loss = 0;
        for (GameReview.MoveReview review : reviews) {
            if (review.turn().mover() == side) {
                moves++;
                mistakes += review.loss() >= GameReview.MoveReview.MISTAKE ? 1 : 0;
                blunders += review.loss() >= GameReview.MoveReview.BLUNDER ? 1 : 0;
                loss += review.loss();
            }
        }
        return String.format(
                Locale.ROOT,
                "%s: %d moves, %d mistakes, %d of them blunders, %.2f discs given away, %.2f a move",
                name(side),
                moves,
                mistakes,
                blunders,
                loss / 100.0,
                moves == 0 ? 0 : loss / 100.0 / moves);
    }

    private static String name(Disc side) {
        return side == Disc.BLACK ? "black" : "white";
    }
}
