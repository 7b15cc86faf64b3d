package reversi.tools.match;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.Tool;

/** Lets neighbours play each other and puts all of them on one scale of Elo points. */
@Command(
        name = "ladder",
        description =
                "Plays neighbouring levels, and those two apart, against each other and prints a table of Elo points "
                        + "with 95 %% errors. It may be interrupted at any time and goes on from its folder; with --games 0 "
                        + "--far-games 0 it prints the table of the games so far.")
public final class LadderCommand extends Tool {
    @Parameters(
            arity = "0..*",
            paramLabel = "PLAYER",
            description =
                    "The players, the weakest first; without any, every level. A player is " + Contestant.HELP + ".")
    private List<String> names = new ArrayList<>();

    @Option(names = "--games", description = "Games of neighbours (default: ${DEFAULT-VALUE}).")
    private int games = 200;

    @Option(names = "--far-games", description = "Games of players two apart (default: ${DEFAULT-VALUE}).")
    private int farGames = 60;

    @Option(names = "--log", required = true, description = "Folder that keeps the games of each pair.")
    private Path folder = Path.of("ladder");

    @Option(names = "--first", description = "Elo of the first player (default: ${DEFAULT-VALUE}).")
    private double first;

    @Mixin
    private final MatchOptions options = new MatchOptions();

    @Mixin
    private final EngineOptions engines = new EngineOptions();

    @Override
    public Integer call() throws IOException, InterruptedException {
        PrintWriter err = err();
        Tournament tournament = options.tournament(
                false,
                engines.seed(),
                (pairing, game) -> {
                    int done = pairing.log().games().size();
                    if (done % 20 == 0) {
                        err.println(pairing.first().name() + " against "
                                + pairing.second().name() + ": "
                                + MatchScore.of(pairing.log().games()));
                    }
                },
                err);
        Ladder ladder = ladder();
        List<Couple> couples = couples(ladder, tournament.conditions());
        tournament.play(Ladder.rounds(couples), options.jobs());
        out().print(new LadderTable(ladder.players(), couples).text(first, engines.seed()));
        out().flush();
        return 0;
    }

    private Ladder ladder() {
        try {
            return Ladder.of(names, folder, engines);
        } catch (IllegalArgumentException nobody) {
            throw misuse(nobody);
        }
    }

    private List<Couple> couples(Ladder ladder, String conditions) throws IOException {
        try {
            List<Couple> couples = new ArrayList<>(ladder.couples(1, games, conditions));
            couples.addAll(ladder.couples(2, farGames, conditions));
            return couples;
        } catch (IllegalArgumentException another) {
            throw misuse(another);
        }
    }
}
