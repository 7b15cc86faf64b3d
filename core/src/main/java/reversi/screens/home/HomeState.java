package reversi.screens.home;

import java.util.List;
import java.util.Optional;
import reversi.game.Game;
import reversi.online.PlayerCount;
import reversi.screens.StudySummary;
import reversi.screens.diary.DoneDays;

/**
 * What the first page shows.
 *
 * @param saved the game of this device that can be continued
 * @param ongoing what is said of the game that goes on at the server; empty where none does
 * @param players how many play online, where that is known
 * @param hasServer whether there is a server to play on, as far as that is known
 * @param played how many finished games there are on this device
 * @param study what comes next in the course and in puzzles
 * @param isNewer whether a newer version can be begun at once
 */
public record HomeState(
        Optional<Game> saved,
        Optional<String> ongoing,
        Optional<PlayerCount> players,
        boolean hasServer,
        int played,
        Study study,
        boolean isNewer) {
    /** What is known of somebody's study on a day, counted from 1970, and which of the goals for each day are reached. */
    public record Study(StudySummary summary, long today, List<DoneDays.Mark> goals) {
        public Study {
            goals = List.copyOf(goals);
        }
    }

    /** Whether nothing was played or studied on this device yet: then playing and learning come first. */
    boolean isNewcomers() {
        return saved.isEmpty()
                && ongoing.isEmpty()
                && played == 0
                && study.summary().equals(StudySummary.none());
    }

    /** With other words on the game at the server. */
    HomeState withOngoing(Optional<String> words) {
        return new HomeState(saved, words, players, hasServer, played, study, isNewer);
    }

    /** With the ways where those of another state are: nothing moves away from under a finger. */
    HomeState placedAs(HomeState shown) {
        return new HomeState(saved, ongoing, players, shown.hasServer, played, study, isNewer);
    }

    /** Without the words that change by the second while a game goes on at the server. */
    HomeState settled() {
        return withOngoing(ongoing.map(words -> ""));
    }

    /** Whether the newer version is offered: not while a game goes on at the server. */
    boolean offersVersion() {
        return isNewer && ongoing.isEmpty();
    }
}
