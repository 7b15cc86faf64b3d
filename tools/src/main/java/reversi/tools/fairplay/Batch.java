package reversi.tools.fairplay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import reversi.rules.Disc;

/**
 * Games of one player in a row: what is judged as one.
 *
 * @param player the number in the federation's list of players
 * @param games in the order in which they were played, at least one
 */
record Batch(int player, List<PlayedGame> games) {
    Batch {
        games = List.copyOf(games);
    }

    /** All of this size, no game of a player in two of them; what is left over, and games against oneself, are in none. */
    static List<Batch> of(List<PlayedGame> games, int size) {
        Map<Integer, List<PlayedGame>> byPlayer = new LinkedHashMap<>();
        List<Batch> batches = new ArrayList<>();
        for (PlayedGame game : games) {
            boolean known = game.game().black() != game.game().white();
            for (Disc side : known ? List.of(Disc.values()) : List.<Disc>of()) {
                List<PlayedGame> own = byPlayer.computeIfAbsent(game.player(side), none -> new ArrayList<>());
                own.add(game);
                if (own.size() == size) {
                    batches.add(new Batch(game.player(side), own));
                    own.clear();
                }
            }
        }
        return batches;
    }

    /** The colour of the player in one of the games. */
    Disc side(PlayedGame game) {
        return game.game().black() == player ? Disc.BLACK : Disc.WHITE;
    }

    /** The rating after the last of the games. */
    int rating() {
        PlayedGame last = games.get(games.size() - 1);
        return last.rating(side(last));
    }

    /** A name that no other batch has. */
    String name() {
        PlayedGame first = games.get(0);
        return player + "-" + first.year() + "-" + first.number() + "-" + games.size();
    }
}
