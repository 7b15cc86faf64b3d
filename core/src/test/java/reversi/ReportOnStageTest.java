package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ErrorCode;
import reversi.online.Matter;
import reversi.online.ModerationNews;
import reversi.online.ModerationRequest.Report;
import reversi.online.Refusal;
import reversi.online.TableEvent;
import reversi.rules.Disc;

/** Somebody who does not behave is reported from wherever he or she is seen, and blocked; who may not write is told why. */
class ReportOnStageTest {
    private GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    private List<Report> reports() {
        return game.server().heard(Report.class);
    }

    private void openFromSheet() {
        game.logIn();
        game.click("player 7");
        game.click("Report");
        assertTrue(game.shows("Report player 7"), () -> game.words().toString());
    }

    private void send() {
        game.click("Send");
        game.pass(0.2f);
    }

    @Test
    void aNameIsReportedFromThePlayersSheet() {
        openFromSheet();
        game.click("What happened? (optional)");
        game.type(" it is an insult ");
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
        assertEquals(List.of(new Report(7, Matter.NAME, 0, "it is an insult")), reports());
        assertTrue(game.shows("player 7 won’t know who it was."));
    }

    @ParameterizedTest
    @CsvSource({"Chat, CHAT, 7", "Unfair play, PLAY, 7", "Name or profile, NAME, 0"})
    void theOpponentIsReportedBesideTheBoard(String words, Matter matter, long about) {
        game.sitDown();
        game.click("REPORT");
        assertTrue(game.shows("Report player 3"));
        // The chat is called the same on the page below.
        if (matter != Matter.CHAT) {
            game.tap(words);
        }
        send();
        assertEquals(List.of(new Report(3, matter, about, "")), reports());
    }

    @Test
    void onAPhoneTheChatLeadsThere() {
        game.close();
        game = GameDriver.phone();
        game.sitDown();
        game.click("Chat");
        game.click("REPORT");
        send();
        assertEquals(List.of(new Report(3, Matter.CHAT, GameDriver.TABLE, "")), reports());
    }

    @Test
    void aRemarkLeadsToWhoIsMutedThen() {
        game.sitDown();
        game.hear(settings());
        game.happen(new TableEvent.Said(Disc.WHITE, "Hurry up!"));
        game.pass(0.3f);
        game.click("Hurry up!");
        game.click("Mute");
        game.pass(0.2f);
        assertEquals(
                List.of(new AccountRequest.MutePlayer(3, true)), game.server().heard(AccountRequest.MutePlayer.class));
        assertFalse(game.shows("Hurry up!"), () -> game.words().toString());
        assertTrue(game.shows("player 3 is muted"), () -> game.words().toString());
    }

    @Test
    void afterTheGameTheMenuLeadsThere() {
        game.sitDown();
        game.happen(new TableEvent.Finished(DemoServer.won()));
        game.pass(2);
        game.click("Menu");
        game.click("Report");
        assertTrue(game.shows("Report player 3"), () -> game.words().toString());
    }

    @Test
    void whoWatchesSaysWhichOfBothItIs() {
        game.logIn();
        game.go().home();
        game.go()
                .report(
                        List.of(
                                game.server().table(21, Optional.empty()).black(),
                                game.server().table(21, Optional.empty()).white()),
                        21);
        game.pass(0.2f);
        game.tap("player 2");
        game.tap("Unfair play");
        send();
        assertEquals(List.of(new Report(2, Matter.PLAY, 21, "")), reports());
    }

    @Test
    void aMessageIsReportedByItsNumber() {
        game.logIn();
        game.click("Messages");
        game.pass(0.3f);
        game.click("player 3");
        game.pass(0.3f);
        game.click("REPORT");
        send();
        assertEquals(List.of(new Report(3, Matter.LETTER, 12, "")), reports());
    }

    @Test
    void whoeverInvitesIsReportedToo() {
        game.logIn();
        game.hear(DemoServer.invitation());
        game.click("Report");
        send();
        assertEquals(List.of(new Report(3, Matter.NAME, 0, "")), reports());
    }

    @Test
    void afterwardsThePlayerIsBlockedInTheSameDialog() {
        openFromSheet();
        send();
        game.click("Block");
        game.pass(0.2f);
        assertEquals(List.of(new AccountRequest.Block(7)), game.server().heard(AccountRequest.Block.class));
        assertTrue(game.state().isSheetOpen());
        assertTrue(game.shows("player 7 can no longer invite or message you"));
        assertFalse(game.canClick("Block"));
    }

    @Test
    void theMenuOfAGameLeadsToTheOpponentWhoIsBlockedThere() {
        game.sitDown();
        // The demo server has this one on the list already.
        game.composition().client().unblock(3);
        game.hear(settings());
        game.press(Input.Keys.ESCAPE);
        game.click("Profile");
        game.pass(0.2f);
        assertTrue(game.canClick("Report") && game.canClick("Follow"), () -> game.words()
                .toString());
        game.click("Block");
        game.pass(0.2f);
        assertEquals(List.of(new AccountRequest.Block(3)), game.server().heard(AccountRequest.Block.class));
        assertTrue(game.shows("player 3 can no longer invite or message you"));
    }

    @Test
    void whoWatchesReachesBothPlayersAndReportsWhatIsSeenThere() {
        game.logIn();
        game.click("2 games");
        game.pass(0.2f);
        game.click("player 1 – player 2");
        game.pass(0.5f);
        assertEquals("game", game.state().page(), () -> game.words().toString());
        game.click("Menu");
        game.click("Profile");
        game.pass(0.2f);
        game.click("player 2");
        game.pass(0.2f);
        assertTrue(game.canClick("Block"), () -> game.words().toString());
        game.click("Report");
        game.tap("Unfair play");
        send();
        assertEquals(List.of(new Report(2, Matter.PLAY, 22, "")), reports());
    }

    private AccountNews.Settings settings() {
        return new AccountNews.Settings(DemoServer.YOU, "", Refusal.NOBODY, false, true, List.of(), false, false, 0, 0);
    }

    @Test
    void aGuestReportsButHasNoBlockList() {
        game.signIn(new AccountRequest.Guest());
        game.click("player 7");
        assertFalse(game.canClick("Block"));
        game.click("Report");
        send();
        assertEquals(1, reports().size());
        assertFalse(game.canClick("Block"));
    }

    @Test
    void nobodyReportsAComputerOrOneself() {
        game.logIn();
        for (String name : List.of("Engine 1", "player 5")) {
            game.click(name);
            assertFalse(game.canClick("Report"), name);
            game.press(Input.Keys.ESCAPE);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = ErrorCode.class,
            names = {"LIST_FULL", "TRY_LATER"})
    void aRefusalIsSaidAndTheWordsStay(ErrorCode why) {
        openFromSheet();
        game.server().refuse(Report.class, why);
        game.click("What happened? (optional)");
        game.type("again");
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
        assertTrue(game.shows(why == ErrorCode.LIST_FULL ? "The list is full." : "Too many attempts."));
        assertEquals("again", game.written("What happened? (optional)"));
        game.server().answerAll();
        send();
        assertTrue(game.shows("Thank you for telling us"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aLostLinkIsSaidAndItCanBeSentAgain(boolean isLostBefore) {
        openFromSheet();
        game.server().ignore(Report.class);
        if (isLostBefore) {
            game.loseLink();
        }
        send();
        if (!isLostBefore) {
            send();
            assertEquals(1, reports().size(), "while it is on its way it is not sent twice");
            game.loseLink();
            game.pass(0.2f);
        }
        assertTrue(game.shows(isLostBefore ? "Can’t reach localhost" : "Connection lost"));
        game.server().answerAll();
        game.findLink();
        send();
        assertTrue(game.shows("Thank you for telling us"), () -> game.words().toString());
    }

    @Test
    void wordsThatNotEverybodyCanReadAreNotSent() {
        openFromSheet();
        game.click("What happened? (optional)");
        game.type("สวัสดี");
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
        assertTrue(reports().isEmpty());
        assertTrue(game.shows("Some of these letters"));
    }

    @Test
    void whoMayNotWriteReadsWhyWhereTheLineWas() {
        game.sitDown();
        assertEquals("", game.written("Say something"));
        game.hear(DemoServer.muted());
        game.pass(0.2f);
        assertTrue(game.shows("You can’t write for now."), () -> game.words().toString());
        assertTrue(game.shows("Insults in the chat of game 21"));
        assertFalse(game.canClick("SEND"));
        game.hear(new ModerationNews.Sanctions(List.of()));
        game.pass(0.2f);
        assertTrue(game.canClick("SEND"), "it was lifted");
    }

    @Test
    void whoMayNotWriteHasNoLineForMessages() {
        game.logIn();
        game.click("Messages");
        game.pass(0.3f);
        game.click("player 3");
        game.pass(0.3f);
        game.click("Write a message");
        game.type("half a sen");
        game.hear(DemoServer.muted());
        game.pass(0.2f);
        assertTrue(game.shows("You can’t write for now."), () -> game.words().toString());
        game.hear(new ModerationNews.Sanctions(List.of()));
        game.pass(0.2f);
        assertEquals("half a sen", game.written("Write a message"));
    }
}
