package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.online.ErrorCode;
import reversi.online.StudyRequest.AskWebhook;
import reversi.online.StudyRequest.RemoveWebhook;
import reversi.online.StudyRequest.RenewWebhook;
import reversi.online.StudyRequest.SetWebhook;
import reversi.online.StudyRequest.TestWebhook;
import reversi.screens.ui.Icon;
import reversi.screens.ui.IconView;

/** The webhook of a club as its leaders use it: the address, the secret that is shown once, a test, and what came of the last messages. */
class WebhookOnStageTest extends ServerStage {
    private void open(long club) {
        open(() -> game.go().club(club));
        enters("Webhook");
        game.pass(0.8f);
    }

    /** Presses what is called so by the keyboard, in a dialog or on the page. */
    private void press(String words) {
        for (int tabs = 0; tabs < 60 && !game.focused().equals(words); tabs++) {
            game.press(Input.Keys.TAB);
        }
        game.press(Input.Keys.ENTER);
        game.pass(0.8f);
    }

    @Test
    void aLeaderSeesWhatCameOfTheLastMessages() {
        open(DemoClubs.OWN);
        assertTrue(game.shows("Season ended"), this::words);
        assertTrue(game.shows("answer 503 · 1 h · tried again later"), this::words);
        assertTrue(game.shows("waits · 56 min"), this::words);
        assertTrue(game.shows("answer 204 · 5 h"), this::words);
        assertTrue(game.shows("Switched off: too many messages failed. Save the address to switch it on again."));
        enters("Save");
        assertEquals(
                List.of(new SetWebhook(
                        DemoClubs.OWN, "https://hooks.elm-and-oak.example.org/reversi/results?club=elm")),
                game.server().heard(SetWebhook.class),
                "the address is written there");
    }

    @Test
    void aNewSecretIsShownAndCopied() {
        open(DemoClubs.OWN);
        assertFalse(game.shows(DemoStudies.SECRET));
        enters("New secret");
        assertEquals(1, game.server().heard(RenewWebhook.class).size());
        assertTrue(game.shows(DemoStudies.SECRET), this::words);
        enters("Send a test");
        assertEquals(1, game.server().heard(TestWebhook.class).size());
        assertTrue(game.shows(DemoStudies.SECRET), "it stays while the page is open");
        int asked = game.server().heard(AskWebhook.class).size();
        Pressing.pressWhat(game.composition(), actor -> actor instanceof IconView view && view.icon() == Icon.REFRESH);
        game.pass(0.8f);
        assertEquals(asked + 1, game.server().heard(AskWebhook.class).size(), "what came of it is asked for");
    }

    @Test
    void itIsRemovedOnceConfirmed() {
        open(DemoClubs.OWN);
        enters("Remove webhook");
        assertEquals(List.of(), game.server().heard(RemoveWebhook.class));
        press("Remove webhook");
        assertEquals(List.of(new RemoveWebhook(DemoClubs.OWN)), game.server().heard(RemoveWebhook.class));
    }

    @Test
    void whyAnAddressIsRefusedIsSaidUntilTheNextAttempt() {
        open(DemoClubs.OWN);
        game.server().refuse(SetWebhook.class, ErrorCode.BAD_WEBHOOK);
        enters("Save");
        String why = "This address can’t be used: only https at its usual port.";
        assertTrue(game.shows(why), this::words);
        game.server().say(new DemoStudies().webhookInfo(DemoClubs.OWN, false, Optional.empty()));
        game.pass(0.8f);
        assertTrue(game.shows(why), "news does not hide it");
    }

    @Test
    void aServerThatTellsNobodySaysSo() {
        open(() -> game.go().club(DemoClubs.OWN));
        game.server().set(DemoServer.Scene.EMPTY);
        enters("Webhook");
        assertTrue(game.shows("The club has no webhook, or this server sends none."), this::words);
        assertFalse(game.canClick("Save"));
    }

    @Test
    void whoOnlyPlaysThereSeesNothingOfIt() {
        open(() -> game.go().club(DemoClubs.JOINED));
        assertFalse(game.canClick("Webhook"));
    }
}
