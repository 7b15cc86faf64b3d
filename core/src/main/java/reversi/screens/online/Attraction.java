package reversi.screens.online;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import reversi.online.GameCard;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;

/** Which of the games that go on the lobby shows: the one whose people are rated highest, without jumping between them. */
final class Attraction {
    /** A game is left for one whose people together are rated so much higher. */
    static final int MUCH_BETTER = 200;
    /** A game is shown for at least so long, unless it ends. */
    static final long LEAST_MILLIS = 30_000;

    private Attraction() {}

    /**
     * The game to show now.
     *
     * @param games the games that go on
     * @param shown the game being shown; empty where there is none or it is over for long enough
     * @param forMillis for how long it has been shown
     * @param excluded games that may not be shown: one's own, and those that could not be watched
     * @return the number of a table; empty where no game can be shown
     */
    static Optional<Long> choose(List<GameCard> games, Optional<GameCard> shown, long forMillis, Set<Long> excluded) {
        Optional<GameCard> best = Optional.empty();
        for (GameCard game : games) {
            boolean isOpen = game.finish().isEmpty() && !excluded.contains(game.table());
            if (isOpen && (best.isEmpty() || strength(game) > strength(best.get()))) {
                best = Optional.of(game);
            }
        }
        if (shown.isEmpty()) {
            return best.map(GameCard::table);
        }
        boolean mayChange = forMillis >= LEAST_MILLIS
                && best.isPresent()
                && strength(best.get()) >= strength(shown.get()) + MUCH_BETTER;
        return mayChange ? best.map(GameCard::table) : shown.map(GameCard::table);
    }

    /** The first game that may be shown, or the one that is shown already. */
    static Optional<Long> first(List<GameCard> games, Optional<GameCard> shown, Set<Long> excluded) {
        return shown.map(GameCard::table).or(() -> games.stream()
                .map(GameCard::table)
                .filter(table -> !excluded.contains(table))
                .findFirst());
    }

    /** The ratings of the people in a game; a bot draws nobody. */
    private static int strength(GameCard game) {
        return strength(game.black()) + strength(game.white());
    }

    private static int strength(PlayerCard player) {
        return player.kind() == PlayerKind.BOT ? 0 : player.rating();
    }
}
