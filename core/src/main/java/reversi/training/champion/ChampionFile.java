package reversi.training.champion;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import reversi.rules.Disc;

/** The file of the champions' games: a line with its name and version, then one for each game, its fields apart by commas. */
public final class ChampionFile {
    private static final String FIRST_LINE = "champion-games 1";
    private static final int FIELDS = 8;
    private static final int LONGEST = 500_000;

    private ChampionFile() {}

    /** The text of these games, none of whose names has a comma. */
    public static String write(List<ChampionGame> games) {
        StringBuilder text = new StringBuilder(FIRST_LINE).append('\n');
        games.forEach(game -> text.append(String.join(
                        ",",
                        Integer.toString(game.year()),
                        Integer.toString(game.number()),
                        game.champion().name(),
                        game.black(),
                        game.white(),
                        Integer.toString(game.blackScore()),
                        game.moves(),
                        game.values()))
                .append('\n'));
        return text.toString();
    }

    /** The games of a text, in its order; empty where it is no such file, has none, or is too long. Moves and values are looked at when a game is opened. */
    public static Optional<List<ChampionGame>> read(String text) {
        String[] lines = text.split("\n", -1);
        int last = lines.length - 1;
        if (text.length() > LONGEST || last < 2 || !lines[0].equals(FIRST_LINE) || !lines[last].isEmpty()) {
            return Optional.empty();
        }
        List<ChampionGame> games = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        for (int i = 1; i < last; i++) {
            Optional<ChampionGame> game = game(lines[i].split(",", -1));
            if (game.filter(found -> ids.add(found.id())).isEmpty()) {
                return Optional.empty();
            }
            games.add(game.get());
        }
        return Optional.of(games);
    }

    private static Optional<ChampionGame> game(String... fields) {
        if (fields.length != FIELDS) {
            return Optional.empty();
        }
        try {
            return Optional.of(new ChampionGame(
                    Integer.parseInt(fields[0]),
                    Integer.parseInt(fields[1]),
                    Disc.valueOf(fields[2]),
                    fields[3],
                    fields[4],
                    Integer.parseInt(fields[5]),
                    fields[6],
                    fields[7]));
        } catch (IllegalArgumentException damaged) {
            return Optional.empty();
        }
    }
}
