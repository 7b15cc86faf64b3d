package reversi.tools.match;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.engine.Level;
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
        List<Contestant> players = players();
        List<Couple> couples = couples(players, tournament.conditions());
        tournament.play(rounds(couples), options.jobs());
        out().print(new LadderTable(players, couples).text(first, engines.seed()));
        out().flush();
        return 0;
    }

    private List<Contestant> players() {
        List<String> all = new ArrayList<>(names);
        if (all.isEmpty()) {
            for (int number = 1; number <= Level.all().size(); number++) {
                all.add(Integer.toString(number));
            }
        }
        if (all.size() < 2) {
            throw misuse("a ladder has two players at least");
        }
        try {
            return all.stream().map(name -> Contestant.parse(name, engines)).toList();
        } catch (IllegalArgumentException nobody) {
            throw misuse(nobody);
        }
    }

    private List<Couple> couples(List<Contestant> players, String conditions) throws IOException {
        Files.createDirectories(folder);
        List<Couple> couples = new ArrayList<>();
        for (int apart = 1; apart <= 2; apart++) {
            for (int weaker = 0; weaker + apart < players.size(); weaker++) {
                Contestant one = players.get(weaker + apart);
                Contestant two = players.get(weaker);
                MatchLog log = log(one, two, conditions);
                couples.add(new Couple(
                        weaker, weaker + apart, new Tournament.Pairing(one, two, log), apart == 1 ? games : farGames));
            }
        }
        return couples;
    }

    private MatchLog log(Contestant one, Contestant two, String conditions) throws IOException {
        String name = (one.name() + "-against-" + two.name()).replaceAll("[^A-Za-z0-9=.,-]+", "_") + ".txt";
        try {
            return MatchLog.at(folder.resolve(name), Tournament.Pairing.title(one, two, conditions));
        } catch (IllegalArgumentException another) {
            throw misuse(another);
        }
    }

    /** Every couple's openings, so mixed that each couple has had its share whenever the ladder is interrupted. */
    private static List<Tournament.Round> rounds(List<Couple> couples) {
        record Due(double share, Tournament.Round round) {}
        List<Due> due = new ArrayList<>();
        for (Couple couple : couples) {
            for (int pair = 0; 2 * pair < couple.games(); pair++) {
                due.add(new Due((double) pair / couple.games(), new Tournament.Round(couple.pairing(), pair)));
            }
        }
        due.sort(Comparator.comparing(Due::share));
        return due.stream().map(Due::round).toList();
    }
}
