package reversi.tools.fairplay;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import reversi.notation.Wthor;
import reversi.rating.GlickoRating;
import reversi.rating.RatedGame;
import reversi.tools.games.WthorFile;

/** Rates the players of archives by their results, a year at a time, as the server rates its own: everybody begins at 1200. */
final class RatedGames {
    private static final double START = 1200;
    private static final double LEAST = 100;
    private static final double MOST = 3500;
    private static final double LEAST_DEVIATION = 45;
    private static final int HALF = 32;

    private final Map<Integer, GlickoRating> ratings = new HashMap<>();

    private RatedGames() {}

    /** The games of these years, in order; those of earlier years only rate their players. */
    static List<PlayedGame> read(List<Path> folders, int firstYear, int lastYear) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path folder : folders) {
            files.addAll(WthorFile.files(folder));
        }
        files.sort((one, other) -> String.valueOf(one.getFileName()).compareTo(String.valueOf(other.getFileName())));
        RatedGames rated = new RatedGames();
        List<PlayedGame> games = new ArrayList<>();
        for (Path file : files) {
            WthorFile archive = WthorFile.read(file);
            if (archive.year() <= lastYear) {
                rated.rate(archive.games());
            }
            if (archive.year() >= firstYear && archive.year() <= lastYear) {
                games.addAll(rated.games(archive));
            }
        }
        if (games.isEmpty()) {
            throw new IOException(
                    "no games of " + firstYear + " to " + lastYear + " in archives WTH_*.wtb of " + folders);
        }
        return games;
    }

    private List<PlayedGame> games(WthorFile archive) {
        List<PlayedGame> games = new ArrayList<>();
        for (Wthor.Game game : archive.games()) {
            games.add(new PlayedGame(archive.year(), games.size(), game, points(game.black()), points(game.white())));
        }
        return games;
    }

    private int points(int player) {
        return (int) Math.round(of(player).rating());
    }

    private GlickoRating of(int player) {
        return ratings.getOrDefault(player, GlickoRating.start(START));
    }

    /** A year's games are taken together. */
    private void rate(List<Wthor.Game> games) {
        Map<Integer, List<RatedGame>> played = new HashMap<>();
        for (Wthor.Game game : games) {
            double score = game.blackScore() == HALF ? 0.5 : game.blackScore() > HALF ? 1 : 0;
            add(played, game.black(), of(game.white()), score);
            add(played, game.white(), of(game.black()), 1 - score);
        }
        ratings.replaceAll((player, rating) -> played.containsKey(player) ? rating : rating.rested(1));
        Map<Integer, GlickoRating> after = new HashMap<>();
        played.forEach((player, own) ->
                after.put(player, of(player).mostLikelyAfter(own).within(LEAST, MOST, LEAST_DEVIATION)));
        ratings.putAll(after);
    }

    private static void add(Map<Integer, List<RatedGame>> played, int player, GlickoRating opponent, double score) {
        played.computeIfAbsent(player, none -> new ArrayList<>())
                .add(new RatedGame(opponent.rating(), opponent.deviation(), score));
    }
}
