package reversi.screens.history;

import com.badlogic.gdx.utils.TimeUtils;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import reversi.archive.GameIndex;
import reversi.archive.GameQuery;
import reversi.archive.GameSummary;

/** Finds games by what a row says of them, in the language of the moment. */
final class GameSearch {
    /** So much time of each picture goes to what somebody may search for. */
    private static final long PREPARING_NANOS = 1_000_000;

    private final HistoryWords words;
    /** By id what is searched for each game; made when somebody first searches, or ahead. */
    private final Map<String, String> searched = new HashMap<>();
    /** For how many games of the index that has been made ahead. */
    private int prepared;

    GameSearch(HistoryWords words) {
        this.words = words;
    }

    /** The games of an index that a query wants. */
    List<GameSummary> find(GameIndex index, GameQuery query) {
        return query.of(index, this::searched);
    }

    private String searched(GameSummary game) {
        return searched.computeIfAbsent(game.id(), id -> words.searched(game));
    }

    /** Makes what is searched before anybody searches, for a millisecond; answers whether there is more to do. */
    boolean prepare(List<GameSummary> games) {
        long until = TimeUtils.nanoTime() + PREPARING_NANOS;
        while (prepared < games.size() && TimeUtils.nanoTime() < until) {
            searched(games.get(prepared++));
        }
        return prepared < games.size();
    }
}
