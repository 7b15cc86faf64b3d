package reversi.server;

import java.time.DateTimeException;
import java.time.OffsetDateTime;
import java.util.function.Supplier;
import picocli.CommandLine.Option;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.GameTerms;
import reversi.online.TournamentTerms;
import reversi.rules.Variant;
import reversi.rules.Variants;

/** The games that an operator plans, of a tournament or a league: a mixin of commands. */
final class PlannedGames {
    @Option(
            names = "--variant",
            defaultValue = "othello",
            description = "The board and its rules, by name or code (default: ${DEFAULT-VALUE}).")
    private String variant = "";

    @Option(
            names = "--seconds",
            defaultValue = "300",
            description = "The clock of each player in a game, in seconds (default: ${DEFAULT-VALUE}).")
    private int seconds;

    @Option(
            names = "--increment",
            defaultValue = "0",
            description = "What a clock gains with each move, in seconds (default: ${DEFAULT-VALUE}).")
    private int increment;

    @Option(names = "--rated", description = "Games change ratings, and only members may join.")
    private boolean rated;

    /** What is agreed for each game; throws IllegalArgumentException for what cannot be. */
    GameTerms terms() {
        Variant board =
                Variants.read(variant).orElseThrow(() -> new IllegalArgumentException("there is no board " + variant));
        return new GameTerms(board, TimeControl.perGame(seconds, increment), rated, ColourChoice.LOT);
    }

    /** Milliseconds since 1970 of a time such as {@code 2026-12-24T18:00Z}; throws DateTimeException for any other text. */
    static long millis(String time) {
        return OffsetDateTime.parse(time).toInstant().toEpochMilli();
    }

    /** The terms that are made, or the refusal that says why they cannot be. */
    static TournamentTerms planned(Supplier<TournamentTerms> made) {
        try {
            return made.get();
        } catch (DateTimeException | IllegalArgumentException wrong) {
            throw new OperatorCommand.Refused("It can't be made: " + wrong.getMessage() + ".");
        }
    }
}
