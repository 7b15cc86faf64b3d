package reversi.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.rules.Disc;

/** Whom a game was played against, as one looks for it. */
class ArchivedPlayersTest {
    private static final ArchivedPlayer NOBODY = new ArchivedPlayer("", 0, 0);
    private static final ArchivedPlayer ADA = new ArchivedPlayer("Ada", 0, 1500);
    private static final ArchivedPlayer BEN = new ArchivedPlayer("Ben", 0, 0);
    private static final ArchivedPlayer LEVEL = new ArchivedPlayer("", 1, 0);
    private static final ArchivedPlayer PROGRAM = new ArchivedPlayer("Zebra", 2, 0);

    static Stream<Arguments> games() {
        GameOpponent ada = new GameOpponent("Ada", 0);
        GameOpponent ben = new GameOpponent("Ben", 0);
        GameOpponent level = new GameOpponent("", 1);
        Optional<Disc> others = Optional.empty();
        return Stream.of(
                Arguments.of(new ArchivedPlayers(ADA, BEN, Optional.of(Disc.BLACK)), Set.of(ben)),
                Arguments.of(new ArchivedPlayers(ADA, BEN, Optional.of(Disc.WHITE)), Set.of(ada)),
                Arguments.of(new ArchivedPlayers(ADA, BEN, others), Set.of(ada, ben)),
                Arguments.of(new ArchivedPlayers(ADA, ADA, others), Set.of(ada)),
                Arguments.of(new ArchivedPlayers(NOBODY, LEVEL, Optional.of(Disc.BLACK)), Set.of(level)),
                Arguments.of(new ArchivedPlayers(LEVEL, NOBODY, Optional.of(Disc.BLACK)), Set.of()),
                Arguments.of(new ArchivedPlayers(NOBODY, NOBODY, others), Set.of()),
                Arguments.of(new ArchivedPlayers(LEVEL, BEN, others), Set.of(level, ben)),
                Arguments.of(new ArchivedPlayers(PROGRAM, LEVEL, others), Set.of()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameIsFoundByItsOpponents(ArchivedPlayers players, Set<GameOpponent> opponents) {
        assertEquals(opponents, players.opponents());
        for (ArchivedPlayer somebody : List.of(ADA, BEN, LEVEL, PROGRAM)) {
            GameOpponent who = GameOpponent.of(somebody).orElseThrow();
            assertEquals(opponents.contains(who), players.isAgainst(who), who.toString());
        }
    }

    @Test
    void aNameCountsMoreThanALevel() {
        assertEquals(Optional.of(new GameOpponent("Zebra", 0)), GameOpponent.of(PROGRAM));
        assertEquals(Optional.of(new GameOpponent("", 1)), GameOpponent.of(LEVEL));
        assertEquals(Optional.empty(), GameOpponent.of(NOBODY));
        assertTrue(new ArchivedPlayers(PROGRAM, LEVEL, Optional.empty()).areComputers());
    }
}
