package reversi.screens.champion;

import java.util.List;
import java.util.Optional;
import reversi.training.champion.ChampionGame;
import reversi.training.champion.ChampionProgress;

/**
 * What the list of champions' games shows.
 *
 * @param games all games; empty while they are not there
 * @param isLoading whether they are being fetched
 * @param progress what is remembered of the player
 * @param era which of {@link #ERAS} is shown
 */
record ChampionState(Optional<List<ChampionGame>> games, boolean isLoading, ChampionProgress progress, int era) {
    /** The years with which each part of the list begins. */
    static final List<Integer> ERAS = List.of(1977, 1990, 2000, 2010);

    static ChampionState of(ChampionServices services, int era) {
        return new ChampionState(
                services.games().found(),
                services.games().isLoading(),
                services.repository().now(),
                era);
    }

    /** The games of the era that is shown. */
    List<ChampionGame> shown() {
        int from = ERAS.get(era);
        int to = era + 1 < ERAS.size() ? ERAS.get(era + 1) : Integer.MAX_VALUE;
        return games.orElse(List.of()).stream()
                .filter(game -> game.year() >= from && game.year() < to)
                .toList();
    }

    /** How many games were played to their end on the champion's side. */
    long played() {
        return games.orElse(List.of()).stream()
                .filter(game -> progress.best(game, game.champion()).isPresent())
                .count();
    }

    /** The game that is not over, or else the first one that was not played; empty where all were. */
    Optional<ChampionGame> next() {
        List<ChampionGame> all = games.orElse(List.of());
        return all.stream().filter(game -> isBegun(game)).findFirst().or(() -> all.stream()
                .filter(game -> progress.best(game, game.champion()).isEmpty())
                .findFirst());
    }

    /** Whether a game is not over. */
    boolean isBegun(ChampionGame game) {
        return progress.begun().filter(begun -> begun.game().equals(game.id())).isPresent();
    }
}
