package reversi.screens.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import reversi.online.GameCard;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.rules.Variant;

class AttractionProperties {
    private static final Set<Long> NONE = Set.of();

    private static GameCard game(long table, int black, int white) {
        return game(table, player(black, PlayerKind.MEMBER), player(white, PlayerKind.MEMBER));
    }

    private static GameCard game(long table, PlayerCard black, PlayerCard white) {
        return new GameCard(table, 0, Variant.OTHELLO, true, black, white, 0, Optional.empty(), false);
    }

    private static PlayerCard player(int rating, PlayerKind kind) {
        return new PlayerCard(rating, "p", kind, rating, 0, Presence.PLAYING, Optional.of(1L), 0, 0);
    }

    @Property
    void theFirstGameShownIsTheBestRatedOne(
            @ForAll @Size(min = 1, max = 20) List<@IntRange(min = 500, max = 2500) Integer> ratings) {
        List<GameCard> games = new ArrayList<>();
        for (int i = 0; i < ratings.size(); i++) {
            games.add(game(i, ratings.get(i), 1_000));
        }
        long chosen = Attraction.choose(games, Optional.empty(), 0, NONE).orElseThrow();
        int best = ratings.stream().mapToInt(Integer::intValue).max().orElseThrow();
        assertEquals(best, ratings.get((int) chosen));
    }

    @Property
    void aGameStaysUnlessAMuchBetterOneHasWaitedForItsTurn(
            @ForAll @IntRange(min = 500, max = 2500) int shown,
            @ForAll @IntRange(min = 500, max = 2500) int other,
            @ForAll @IntRange(min = 0, max = 60_000) int millis) {
        GameCard kept = game(1, shown, shown);
        Optional<Long> chosen =
                Attraction.choose(List.of(game(2, other, other), kept), Optional.of(kept), millis, NONE);
        boolean mayChange = 2 * (other - shown) >= Attraction.MUCH_BETTER && millis >= Attraction.LEAST_MILLIS;
        assertEquals(Optional.of(mayChange ? 2L : 1L), chosen);
    }

    @Test
    void aGameOfPeopleComesBeforeOneOfAStrongerBot() {
        GameCard withBot = game(1, player(2_400, PlayerKind.BOT), player(1_500, PlayerKind.MEMBER));
        GameCard people = game(2, 900, 1_000);
        assertEquals(Optional.of(2L), Attraction.choose(List.of(withBot, people), Optional.empty(), 0, NONE));
    }

    @Test
    void oneThatMayNotBeShownIsNotAndAShownOneStaysThoughTheListNoLongerHasIt() {
        GameCard strong = game(1, 2_000, 2_000);
        assertTrue(Attraction.choose(List.of(strong), Optional.empty(), 0, Set.of(1L))
                .isEmpty());
        GameCard gone = game(9, 1_500, 1_500);
        assertEquals(Optional.of(9L), Attraction.choose(List.of(), Optional.of(gone), 99_999, NONE));
    }
}
