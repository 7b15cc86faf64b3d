package reversi.tools.match;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.Tool;

/** Plays a match between two contestants from even openings, each opening with both colours. */
@Command(
        name = "match",
        description = "Plays a match from openings, the balanced ones in Othello, each with both colours. A player is "
                + Contestant.HELP + ".")
public final class MatchCommand extends Tool {
    @Parameters(index = "0", paramLabel = "A", description = "The first player.")
    private String one = "";

    @Parameters(index = "1", paramLabel = "B", description = "The second player.")
    private String two = "";

    @Option(names = "--games", description = "Games to play, an even number (default: ${DEFAULT-VALUE}).")
    private int games = 40;

    @Option(names = "--log", description = "File that keeps each game; a match that was interrupted goes on from it.")
    private @Nullable Path file;

    @Option(names = "--ggf", description = "File to which each game is added in GGF, for other programs to read.")
    private @Nullable Path ggf;

    @Option(
            names = "--equal",
            description =
                    "Give the first player, an engine with clock=processor, as much of a processor as the second one takes, over all"
                            + " games; the first game does not count.")
    private boolean isEqual;

    @Mixin
    private final MatchOptions options = new MatchOptions();

    @Mixin
    private final EngineOptions engines = new EngineOptions();

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (isEqual && !one.contains("clock=processor")) {
            throw misuse("--equal needs a first player that is an engine with clock=processor, not " + one);
        }
        PrintWriter err = err();
        Tournament tournament = options.tournament(
                isEqual,
                engines.seed(),
                (pairing, game) -> {
                    record(game);
                    int done = pairing.log().games().size();
                    if (Integer.bitCount(done) == 1 || done % 20 == 0) {
                        err.println(done + "/" + games + ": "
                                + MatchScore.of(pairing.log().games()));
                    }
                },
                err);
        Tournament.Pairing pairing = pairing(tournament.conditions());
        List<Tournament.Round> rounds = new ArrayList<>();
        for (int pair = 0; 2 * pair < games; pair++) {
            rounds.add(new Tournament.Round(pairing, pair));
        }
        tournament.play(rounds, options.jobs());
        List<FinishedGame> played = pairing.log().games();
        out().printf(
                        Locale.ROOT,
                        "processor seconds a game: %.2f and %.2f%n",
                        seconds(played, FinishedGame::firstMillis),
                        seconds(played, FinishedGame::secondMillis));
        out().println(one + " against " + two + ": " + MatchScore.of(played));
        return 0;
    }

    private static double seconds(List<FinishedGame> games, ToLongFunction<FinishedGame> millis) {
        return games.stream().mapToLong(millis).average().orElse(0) / 1000;
    }

    private void record(FinishedGame game) {
        try {
            if (ggf != null) {
                String line = game.ggf(one, two, options.variant()) + "\n";
                Files.writeString(ggf, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Tournament.Pairing pairing(String conditions) throws IOException {
        try {
            Contestant first = Contestant.parse(one, engines);
            Contestant second = Contestant.parse(two, engines);
            MatchLog log = file == null
                    ? MatchLog.inMemory()
                    : MatchLog.at(file, Tournament.Pairing.title(first, second, conditions));
            return new Tournament.Pairing(first, second, log);
        } catch (IllegalArgumentException wrong) {
            throw misuse(wrong);
        }
    }
}
