package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.online.AccountRequest;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.TableNews;
import reversi.online.TableState;
import reversi.rules.Variant;
import reversi.screens.ui.IconView;
import reversi.screens.ui.Text;

/** What tells things apart at a glance: words beside pictograms, pictograms of their own, names of levels. */
class LobbyFinishTest {
    private static GameDriver lobby(String language, int width, int height) {
        GameDriver game = GameDriver.of(language, width < 900, width, height);
        game.go().online();
        game.pass(0.1f);
        game.composition().client().ask(AccountRequest.Login.of("player 5", "secret"));
        game.pass(0.5f);
        return game;
    }

    @ParameterizedTest
    @CsvSource({
        "en,1280,720",
        "en,900,600",
        "en,844,390",
        "en,390,844",
        "en,360,640",
        "en,320,640",
        "en,600,800",
        "en,768,1024",
        "fr,1280,720",
        "fr,900,600",
        "fr,390,844",
        "fr,360,640",
        "fr,320,640",
        "fr,600,800",
        "fr,768,1024"
    })
    void theHistoryHasItsWord(String language, int width, int height) {
        try (GameDriver game = lobby(language, width, height)) {
            String words = language.equals("fr") ? "Vos parties" : "Your games";
            Text word = game.all(Text.class).stream()
                    .filter(text -> text.words().equals(words))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("a bare pictogram among " + game.words()));
            assertFalse(word.isCut());
            game.click(words);
            assertEquals("AccountGamesPage", game.router().front().getClass().getSimpleName());
        }
    }

    @Test
    void aWindowTooLowAndNarrowForWordsKeepsThePictogram() {
        try (GameDriver game = lobby("fr", 640, 360)) {
            assertTrue(game.canClick("HISTORY"));
        }
    }

    @Test
    void randomColoursAndAlternatingOnesLookDifferent() {
        try (GameDriver game = GameDriver.wide()) {
            game.go().newGame(GameSetup.Mode.VERSUS_COMPUTER);
            game.pass(0.5f);
            assertNotEquals(iconOf(game, "Random"), iconOf(game, "Alternate"));
        }
    }

    private static Object iconOf(GameDriver game, String words) {
        Text text = game.all(Text.class).stream()
                .filter(shown -> shown.words().equals(words))
                .findFirst()
                .orElseThrow();
        for (IconView icon : game.all(IconView.class)) {
            if (icon.isDescendantOf(text.getParent())) {
                return icon.icon();
            }
        }
        throw new AssertionError("no pictogram beside " + words);
    }

    @Test
    void withABotThereIsNothingToSay() {
        try (GameDriver game = GameDriver.wide()) {
            game.sitDown();
            assertTrue(game.shows("Chat"), "with a person there is");
        }
        try (GameDriver game = GameDriver.wide()) {
            game.sitDown();
            TableState usual = game.server().table(8, Optional.empty());
            PlayerCard bot =
                    new PlayerCard(1_008, "Engine 8", PlayerKind.BOT, 1_500, 0, Presence.IDLE, Optional.empty(), 0, 0);
            game.hear(new TableNews.Seated(new TableState(
                    8,
                    usual.terms(),
                    usual.black(),
                    bot,
                    usual.started(),
                    usual.version(),
                    usual.at(),
                    usual.moves(),
                    usual.clocks(),
                    Optional.empty(),
                    Optional.empty(),
                    usual.openChat(),
                    List.of(),
                    List.of(),
                    0,
                    Optional.empty())));
            game.pass(0.5f);
            assertTrue(game.shows("Engine 8"));
            assertFalse(game.shows("Chat"));
            game.press(Keys.ESCAPE);
            assertFalse(game.shows("chat"), () -> "nor in the menu: " + game.words());
        }
    }

    @Test
    void theMenuOfAGameOnAServerLeadsToTheShortcuts() {
        try (GameDriver game = GameDriver.wide()) {
            game.sitDown();
            game.press(Keys.ESCAPE);
            game.click("Shortcuts");
            assertTrue(game.shows("Keyboard shortcuts"));
        }
        try (GameDriver game = GameDriver.phone()) {
            game.sitDown();
            game.press(Keys.ESCAPE);
            assertFalse(game.canClick("Shortcuts"), "fingers have no keys");
        }
    }

    @Test
    void watchingNamesTheComputers() {
        try (GameDriver game = GameDriver.wide()) {
            game.play(new GameSetup(Variant.OTHELLO, Seat.computer("", 3), Seat.computer("", 8), TimeControl.none()));
            assertTrue(game.shows("Toby"));
            assertTrue(game.shows("Ivy"));
            assertFalse(game.words().contains("Computer"), () -> "" + game.words());
        }
    }
}
