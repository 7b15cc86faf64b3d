package reversi.screens.ladder;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import reversi.archive.GameIndex;
import reversi.archive.GameSummary;
import reversi.game.Ending;
import reversi.rules.Variant;
import reversi.teach.achievement.SeenGames;

/** The games of one's own in the archive that may earn achievements, and which of them have been looked at. */
final class OwnGames {
    /** When those that have been looked at ended, by id: a game whose end is taken back may end again. */
    private final Map<String, Long> seen = new HashMap<>();

    /** The oldest first. */
    private List<GameSummary> games = List.of();

    /** Takes the games of an index from now on. */
    void take(GameIndex index) {
        List<GameSummary> own = new ArrayList<>();
        for (GameSummary game : index.games()) {
            boolean isKnown =
                    game.variant().equals(Variant.OTHELLO) || game.variant().equals(Variant.ANTI);
            if (isKnown && game.mine().isPresent() && game.result().ending() != Ending.ABANDONED) {
                own.add(game);
            }
        }
        Collections.reverse(own);
        games = own;
    }

    /** Takes those for looked at that were so when this was kept; none of them where other games stand there now. */
    void restore(SeenGames kept) {
        seen.clear();
        if (upTo(kept.until()).equals(kept)) {
            for (GameSummary game : games) {
                if (game.at() <= kept.until()) {
                    see(game);
                }
            }
        }
    }

    private SeenGames upTo(long until) {
        int sum = 0;
        for (GameSummary game : games) {
            sum += game.at() <= until ? SeenGames.code(game.id(), game.at()) : 0;
        }
        return new SeenGames(until, sum);
    }

    /** A game has been looked at. */
    void see(GameSummary game) {
        seen.put(game.id(), game.at());
    }

    /** The games that have not been looked at, the oldest first. */
    List<GameSummary> unseen() {
        return games.stream().filter(game -> !isSeen(game)).toList();
    }

    private boolean isSeen(GameSummary game) {
        return Long.valueOf(game.at()).equals(seen.get(game.id()));
    }

    /** What to keep of all this: the games up to the first one that has not been looked at. */
    SeenGames kept() {
        long until = 0;
        for (GameSummary game : games) {
            if (!isSeen(game)) {
                return upTo(Math.min(until, game.at() - 1));
            }
            until = game.at();
        }
        return upTo(until);
    }
}
