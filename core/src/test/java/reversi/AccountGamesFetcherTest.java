package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import reversi.archive.GameOrigin;
import reversi.archive.GameSummary;
import reversi.online.AccountRequest;

/** An account's games of other devices come into the archive after signing in. */
class AccountGamesFetcherTest {
    private static void signIn(GameDriver game) {
        game.composition().client().ask(AccountRequest.Login.of("player 5", "secret"));
        game.pass(4);
    }

    @Test
    void earlierGamesAreThereOnceAndWhatIsDeletedStaysAway() {
        try (GameDriver game = GameDriver.wide()) {
            game.answerArchive();
            game.go().online();
            game.pass(0.1f);
            signIn(game);
            List<GameSummary> games = game.composition().library().index().games();
            assertEquals(5, games.size(), games.toString());
            assertTrue(games.stream()
                    .allMatch(known ->
                            known.source() == GameOrigin.ONLINE && known.mine().isPresent()));
            assertEquals("lobby", game.state().page(), "nothing opens by itself");
            game.composition().library().remove(List.of(games.get(0).id()));
            game.composition().client().signOut();
            game.pass(1);
            game.go().online();
            game.pass(0.5f);
            signIn(game);
            assertEquals(4, game.composition().library().index().games().size());
        }
    }
}
