package reversi.tools.games;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.engine.Clock;
import reversi.engine.Engine;
import reversi.engine.Level;
import reversi.engine.Question;
import reversi.rules.Disc;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.teach.review.GameReview;
import reversi.teach.review.Judgement;
import reversi.teach.review.MoveReview;
import reversi.teach.review.ReviewLimits;
import reversi.teach.review.Reviewer;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.Strength;
import reversi.tools.options.StrengthOptions;
import reversi.tools.options.Tool;

/** Prints what each move of a game was worth, the best one, and what each side gave away. */
@Command(
        name = "analyse",
        aliases = "analyze",
        description =
                "Values every move of a game in discs for the side that made it: '=' marks results of best play, ?! "
                        + "inaccuracies, ? mistakes and ?? blunders.")
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
            game = GameInput.game(what, number);
        } catch (IllegalArgumentException noGame) {
            throw misuse(noGame);
        }
        Level level = strength.strengthOr(new Strength(Strength.trial(USUAL_DEPTH, USUAL_SOLVE), 0))
                .level();
        GameReview review =
                review(game, new ReviewLimits(Math.max(2, level.depth()), level.solveEmpties(), level.millis()));
        PrintWriter out = out();
        out.println(" ply side  move   value   best   value    loss");
        int number = 0;
        for (int ply = 0; ply < game.plies(); ply++) {
            Turn turn = game.turns().get(ply);
            if (!turn.move().isPass()) {
                number++;
                out.println(row(number, turn, review.move(ply)));
            }
        }
        for (Disc side : Disc.values()) {
            out.println(summary(side, review));
        }
        return 0;
    }

    private GameReview review(Transcript game, ReviewLimits limits) {
        Engine engine = engines.searcher(Clock.SYSTEM);
        engines.prepare(engine, game.first().variant());
        Reviewer reviewer = new Reviewer(game, List.of(limits));
        for (Optional<Question> next = reviewer.next(); next.isPresent(); next = reviewer.next()) {
            reviewer.answered(engine.answer(next.get(), reviewer::improved));
        }
        return reviewer.review();
    }

    private static String row(int number, Turn turn, Optional<MoveReview> known) {
        if (known.isEmpty()) {
            return String.format(Locale.ROOT, "%4d %-5s %-4s the only move", number, name(turn.mover()), turn.move());
        }
        MoveReview review = known.get();
        String loss = review.loss() == 0 ? "" : String.format(Locale.ROOT, "%8.2f", review.loss() / 100.0);
        String mark =
                switch (review.judgement()) {
                    case GOOD -> "";
                    case INACCURACY -> " ?!";
                    case MISTAKE -> " ?";
                    case BLUNDER -> " ??";
                };
        return String.format(
                        Locale.ROOT,
                        "%4d %-5s %-4s %+7.2f%s  %-4s %+7.2f%s%s%s",
                        number,
                        name(turn.mover()),
                        turn.move(),
                        review.value() / 100.0,
                        review.exact() ? "=" : " ",
                        review.best(),
                        review.bestValue() / 100.0,
                        review.exact() ? "=" : " ",
                        loss,
                        mark)
                .stripTrailing();
    }

    private static String summary(Disc side, GameReview review) {
        int moves = 0;
        int loss = 0;
        for (Optional<MoveReview> move : review.moves()) {
            if (move.isPresent() && move.get().mover() == side) {
                moves++;
                loss += move.get().loss();
            }
        }
        return String.format(
                Locale.ROOT,
                "%s: %d moves, %d inaccuracies, %d mistakes, %d blunders, accuracy %.1f %%, %.2f discs given away, %.2f a move",
                name(side),
                moves,
                review.count(side, Judgement.INACCURACY),
                review.count(side, Judgement.MISTAKE),
                review.count(side, Judgement.BLUNDER),
                review.accuracy(side).orElse(100.0),
                loss / 100.0,
                moves == 0 ? 0 : loss / 100.0 / moves);
    }

    private static String name(Disc side) {
        return side == Disc.BLACK ? "black" : "white";
    }
}
