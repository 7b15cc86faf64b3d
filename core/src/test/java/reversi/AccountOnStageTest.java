package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ErrorCode;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.Refusal;
import reversi.online.ServerMessage;
import reversi.platform.PhotoSender;

/** One's own account: everything that is changed there, what the server refuses, and what a lost link leaves. */
class AccountOnStageTest {
    private final FakePhotos photos = new FakePhotos();
    private final GameDriver game = GameDriver.with(photos);

    /** A device on which a person has always just chosen a picture; the test says what the server answers. */
    private static final class FakePhotos implements PhotoSender {
        private final List<String> sent = new ArrayList<>();
        private IntConsumer answered = status -> {};
        private int stops;

        @Override
        public Way way() {
            return Way.CHOOSE;
        }

        @Override
        public void send(String address, String token, IntConsumer heard) {
            sent.add(token + " to " + address);
            answered = heard;
        }

        @Override
        public void stop() {
            stops++;
        }
    }

    @BeforeEach
    void open() {
        game.logIn();
        game.go().account();
        game.pass(0.3f);
        assertTrue(game.shows("Profile"), () -> game.words().toString());
    }

    @AfterEach
    void close() {
        game.close();
    }

    @Test
    void aboutIsKeptWithoutSpacesAtItsEnds() {
        game.write("A few words about yourself", "  corners  ");
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
        assertEquals(
                List.of(new AccountRequest.SetAbout("corners")), game.server().heard(AccountRequest.SetAbout.class));
        assertTrue(game.shows("Saved"));
    }

    @Test
    void aboutThatNotEverybodyCanReadIsNotSent() {
        game.click("A few words about yourself");
        game.type("สวัสดี");
        game.press(Input.Keys.ENTER);
        assertTrue(game.server().heard(AccountRequest.SetAbout.class).isEmpty());
        assertTrue(game.shows("Some of these letters"), () -> game.words().toString());
    }

    @Test
    void aRefusedAboutIsSaidBelowItsLineAndStaysWritten() {
        game.server().refuse(AccountRequest.SetAbout.class, ErrorCode.TEXT_LENGTH);
        game.write("A few words about yourself", "hm");
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
        assertTrue(game.shows("The text is empty or too long."));
        assertEquals("hm", game.written("A few words about yourself"));
        game.server().answerAll();
        game.click("A few words about yourself");
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
        assertFalse(game.shows("The text is empty or too long."), "what was wrong before is forgotten");
    }

    @ParameterizedTest
    @EnumSource(Refusal.class)
    void invitationsAreAcceptedFromWhoeverIsChosen(Refusal refusal) {
        String words =
                switch (refusal) {
                    case NOBODY -> "Everyone";
                    case GUESTS -> "Members";
                    case EVERYBODY -> "Nobody";
                };
        game.tap(words);
        game.pass(0.2f);
        boolean isChosenAlready = refusal == Refusal.GUESTS;
        assertEquals(
                isChosenAlready ? List.of() : List.of(new AccountRequest.SetRefusal(refusal)),
                game.server().heard(AccountRequest.SetRefusal.class));
    }

    @Test
    void whyOthersDoNotSeeThePhotoYetIsSaid() {
        PlayerCard you = game.composition().client().you().orElseThrow();
        assertFalse(game.shows("Remove photo"));
        game.hear(new AccountNews.Settings(you, "", Refusal.NOBODY, false, true, List.of(), false, false, 71, 2));
        game.pass(0.2f);
        assertTrue(game.shows("Others will see your photo after 2 more rated games."), () -> game.words()
                .toString());
        assertTrue(game.shows("Remove photo"));
        game.hear(new AccountNews.Settings(you, "", Refusal.NOBODY, false, true, List.of(), false, false, 71, 0));
        game.pass(0.2f);
        assertFalse(game.shows("Others will see your photo after 2 more rated games."));
        assertTrue(game.shows("Remove photo"));
    }

    @Test
    void furtherPagesOfTheBlockListAreAskedFor() {
        PlayerCard you = game.composition().client().you().orElseThrow();
        PlayerCard first =
                new PlayerCard(900, "first of many", PlayerKind.GUEST, 0, 0, Presence.OFFLINE, Optional.empty(), 0, 0);
        game.server()
                .say(new AccountNews.Settings(you, "", Refusal.NOBODY, false, true, List.of(first), true, false, 0, 0));
        game.pass(0.2f);
        scrollTo("Show more");
        game.click("Show more");
        game.pass(0.2f);
        assertEquals(
                List.of(new AccountRequest.AskBlockList(1)), game.server().heard(AccountRequest.AskBlockList.class));
    }

    @Test
    void somebodyIsUnblocked() {
        scrollTo("Unblock");
        game.click("Unblock");
        game.pass(0.2f);
        assertEquals(List.of(new AccountRequest.Unblock(3)), game.server().heard(AccountRequest.Unblock.class));
    }

    @Test
    void somebodyIsHeardAgain() {
        assertTrue(game.shows("player 8"));
        scrollTo("Unmute");
        game.click("Unmute");
        game.pass(0.2f);
        assertEquals(
                List.of(new AccountRequest.MutePlayer(8, false)), game.server().heard(AccountRequest.MutePlayer.class));
        assertFalse(game.shows("player 8"));
    }

    @Test
    void anotherDeviceIsLoggedOutAndTheListAskedAgain() {
        int before = game.server().heard(AccountRequest.AskSessions.class).size();
        assertTrue(game.shows("this device"));
        scrollTo("Log out");
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
        assertEquals(List.of(new AccountRequest.EndSession(2)), game.server().heard(AccountRequest.EndSession.class));
        assertEquals(
                before + 1,
                game.server().heard(AccountRequest.AskSessions.class).size());
    }

    private void scrollTo(String words) {
        for (int tabs = 0; tabs < 60 && !game.focused().equals(words); tabs++) {
            game.press(Input.Keys.TAB);
        }
        assertEquals(words, game.focused());
    }

    private void newPassword(String present, String next) {
        scrollTo("Current password");
        game.type(present);
        game.press(Input.Keys.TAB);
        game.type(next);
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
    }

    @Test
    void aNewPasswordIsTakenAndForgotten() {
        newPassword("secret", "longer secret");
        assertEquals(
                List.of(new AccountRequest.ChangePassword("secret", "longer secret")),
                game.server().heard(AccountRequest.ChangePassword.class));
        assertTrue(game.shows("Password changed."));
        assertEquals("", game.written("Current password"));
        assertEquals("", game.written("New password"));
    }

    @ParameterizedTest
    @CsvSource({"'', longer", "secret, ''"})
    void halfAPasswordIsNotSent(String present, String next) {
        newPassword(present, next);
        assertTrue(game.shows("Enter your password."));
        assertTrue(game.server().heard(AccountRequest.ChangePassword.class).isEmpty());
    }

    @Test
    void aRefusedPasswordStaysWritten() {
        game.server().refuse(AccountRequest.ChangePassword.class, ErrorCode.WRONG_LOGIN);
        newPassword("wrong", "longer secret");
        assertTrue(game.shows("Wrong name or password."));
        assertEquals("longer secret", game.written("New password"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aLostLinkIsSaidBelowTheLine(boolean isLostBefore) {
        game.server().ignore(AccountRequest.SetAbout.class);
        game.write("A few words about yourself", "x");
        game.enterAsTheLinkIsLost(isLostBefore);
        assertEquals("x", game.written("A few words about yourself"));
    }

    @Test
    void anAccountIsDeletedOnlyAfterASecondQuestion() {
        scrollTo("Password, to delete the account");
        game.press(Input.Keys.ENTER);
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
        assertTrue(game.shows("Enter your password."));
        game.type("secret");
        game.press(Input.Keys.ENTER);
        assertTrue(game.state().isSheetOpen());
        game.press(Input.Keys.ESCAPE);
        assertFalse(game.state().isSheetOpen());
        assertTrue(game.server().heard(AccountRequest.DeleteAccount.class).isEmpty());
        scrollTo("Delete for good…");
        game.press(Input.Keys.ENTER);
        game.click("Delete");
        game.pass(0.2f);
        assertEquals(
                List.of(new AccountRequest.DeleteAccount("secret")),
                game.server().heard(AccountRequest.DeleteAccount.class));
        game.hear(new ServerMessage.SignedOut(Optional.of(ErrorCode.SESSION_ENDED)));
        game.pass(0.3f);
        assertEquals("sign-in", game.state().page());
        assertEquals("", game.written("Password"));
    }

    @ParameterizedTest
    @CsvSource({
        "204, Saved",
        "0, Connection lost – reconnecting…",
        "415, That picture can’t be used.",
        "413, That picture can’t be used.",
        "500, That picture can’t be used."
    })
    void aPhotoIsAnsweredInWords(int status, String words) {
        scrollTo("Choose photo");
        game.press(Input.Keys.ENTER);
        assertEquals(List.of("token to http://localhost:8080/photo/"), photos.sent);
        photos.answered.accept(status);
        game.pass(0.2f);
        assertTrue(game.shows(words), () -> game.words().toString());
    }

    @Test
    void whoLeavesIsNoLongerWaitedForWithAPhoto() {
        game.go().home();
        game.pass(0.3f);
        assertEquals(1, photos.stops);
    }

    @Test
    void loggingOutForgetsTheSecretAndLeadsToTheDoor() {
        game.composition().client().signOut();
        game.go().online();
        game.pass(0.3f);
        assertEquals("sign-in", game.state().page());
        assertEquals(1, game.server().heard(AccountRequest.Logout.class).size());
        assertFalse(game.store().texts().get("online").contains("token"));
    }
}
