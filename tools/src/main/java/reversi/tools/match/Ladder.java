package reversi.tools.match;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import reversi.engine.Level;
import reversi.tools.options.EngineOptions;

/** Players, the weakest first, and a folder that keeps the games of those near each other. */
final class Ladder {
    private final List<Contestant> players;
    private final Path folder;

    private Ladder(List<Contestant> players, Path folder) {
        this.players = players;
        this.folder = folder;
    }

    /** The ladder of these players, or of every level where none is named; throws IllegalArgumentException for fewer than two, or unknown ones. */
    static Ladder of(List<String> names, Path folder, EngineOptions engines) {
        List<String> all = names.isEmpty()
                ? IntStream.rangeClosed(1, Level.all().size())
                        .mapToObj(Integer::toString)
                        .toList()
                : names;
        if (all.size() < 2) {
            throw new IllegalArgumentException("a ladder has two players at least");
        }
        return new Ladder(
                all.stream().map(name -> Contestant.parse(name, engines)).toList(), folder);
    }

    List<Contestant> players() {
        return players;
    }

    /**
     * Those who are so many rungs apart, with their games so far and the number of games they are to have. Throws
     * IllegalArgumentException where the folder keeps games under other conditions.
     */
    List<Couple> couples(int apart, int games, String conditions) throws IOException {
        Files.createDirectories(folder);
        List<Couple> couples = new ArrayList<>();
        for (int weaker = 0; weaker + apart < players.size(); weaker++) {
            Contestant one = players.get(weaker + apart);
            Contestant two = players.get(weaker);
            String name = (one.name() + "-against-" + two.name()).replaceAll("[^A-Za-z0-9=.,-]+", "_") + ".txt";
            MatchLog log = MatchLog.at(folder.resolve(name), Tournament.Pairing.title(one, two, conditions));
            couples.add(new Couple(weaker, weaker + apart, new Tournament.Pairing(one, two, log), games));
        }
        return couples;
    }

    /** Every couple's openings, so mixed that each couple has had its share whenever the ladder is interrupted. */
    static List<Tournament.Round> rounds(List<Couple> couples) {
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
