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
import reversi.online.AccountRequest;
import reversi.online.AppealStatus;
import reversi.online.CaseFilter;
import reversi.online.CaseOrder;
import reversi.online.CaseStage;
import reversi.online.ErrorCode;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.Matter;
import reversi.online.ModerationNews;
import reversi.online.ModerationRequest.Acknowledge;
import reversi.online.ModerationRequest.Appeal;
import reversi.online.ModerationRequest.AskCase;
import reversi.online.ModerationRequest.AskCases;
import reversi.online.ModerationRequest.AskSignals;
import reversi.online.ModerationRequest.Decide;
import reversi.online.ModerationRequest.Lift;
import reversi.online.Sanction;
import reversi.screens.Route;

/** Moderators decide about those who were reported, and those whom it concerns read why and appeal; with everything that may fail. */
class ModerationOnStageTest {
    private static final String REASON = "Reason, read by the player";
    private static final String APPEAL = "Why it is wrong";
    private static final String FIND = "Look up a member by name";

    private GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    private void openPage() {
        game.server().appoint();
        game.logIn();
        game.go().account();
        game.pass(0.3f);
        game.click("Moderation");
        game.pass(0.3f);
        assertTrue(game.shows("25 open · oldest 2 h"), () -> game.words().toString());
    }

    private void openCase() {
        openPage();
        game.click("guest 418");
        game.pass(0.3f);
        assertTrue(game.shows("What happens?"), () -> game.words().toString());
    }

    @Test
    void whoeverIsNotReportedIsFoundByName() {
        openPage();
        game.click(FIND);
        game.type("player 7");
        game.press(Input.Keys.ENTER);
        game.pass(0.3f);
        assertEquals(
                List.of(new LobbyRequest.FindPlayer("player 7")), game.server().heard(LobbyRequest.FindPlayer.class));
        game.hear(new LobbyNews.PlayerInfo(
                DemoServer.FRIEND, "", 1, 1, 0, Optional.empty(), Optional.empty(), List.of(), List.of()));
        game.pass(0.3f);
        assertEquals(List.of(new AskCase(DemoServer.FRIEND.id())), game.server().heard(AskCase.class));
    }

    @Test
    void whyNobodyIsFoundIsSaidBelowTheName() {
        openPage();
        game.server().refuse(LobbyRequest.FindPlayer.class, ErrorCode.NO_SUCH_PLAYER);
        game.click(FIND);
        game.type("nobody");
        game.press(Input.Keys.ENTER);
        game.pass(0.3f);
        assertTrue(game.shows("No such player."), () -> game.words().toString());
        assertEquals("nobody", game.written(FIND));
    }

    private List<Decide> decided() {
        return game.server().heard(Decide.class);
    }

    private void decide(String sanction) {
        game.tap(sanction);
        game.pass(0.2f);
        game.click(REASON);
        game.type("Insults");
        press(sanction);
    }

    /** Presses the button, which is called as the choice above it. */
    private void press(String words) {
        for (int tabs = 0; tabs < 60 && !game.focused().equals(words); tabs++) {
            game.press(Input.Keys.TAB);
        }
        game.press(Input.Keys.ENTER);
        game.pass(0.3f);
    }

    @Test
    void onlyModeratorsFindTheWay() {
        game.logIn();
        game.go().account();
        game.pass(0.3f);
        assertTrue(game.shows("Profile"));
        assertFalse(game.canClick("Moderation"));
    }

    @Test
    void whoFollowsTheAddressAndIsNoModeratorReadsSo() {
        game.server().refuse(AskCases.class, ErrorCode.MODERATORS_ONLY);
        game.server().appoint();
        game.logIn();
        game.go().account();
        game.pass(0.3f);
        game.click("Moderation");
        game.pass(0.3f);
        assertTrue(game.shows("Only moderators can do this."));
    }

    @Test
    void thePageHasAnAddressAndTheWayBackLeadsToTheAccount() {
        openPage();
        assertEquals(
                Route.Kind.MODERATION,
                game.router().routes().get(game.router().routes().size() - 1).kind());
        game.press(Input.Keys.ESCAPE);
        game.pass(0.3f);
        assertTrue(game.shows("Profile"));
    }

    @Test
    void evidenceIsHiddenUntilOneLooks() {
        openCase();
        assertTrue(game.shows("He went on after I asked him to stop."));
        assertFalse(game.shows("What a stupid move."));
        press("Show");
        assertTrue(game.shows("What a stupid move."));
        assertTrue(game.canClick("Open game"));
    }

    @Test
    void dismissingAsksForNoReason() {
        openCase();
        game.click("Dismiss");
        game.pass(0.3f);
        assertEquals(List.of(new Decide(418, Sanction.NONE, 0, "")), decided());
        assertTrue(game.shows("Decided and recorded."));
        assertFalse(game.shows("has decided meanwhile"), "one's own decision is no surprise");
    }

    @ParameterizedTest
    @CsvSource({"Warn, WARN, 0", "Remove photo, NO_PHOTO, 1", "Mute, MUTE, 1", "Hide from ranking, HIDE, 1"})
    void aDecisionIsSentWithItsReason(String words, Sanction sanction, int days) {
        openCase();
        decide(words);
        assertEquals(List.of(new Decide(418, sanction, days, "Insults")), decided());
    }

    @ParameterizedTest
    @CsvSource({"Close account, CLOSE", "Ban, BAN"})
    void whatShutsSomebodyOutIsAskedTwice(String words, Sanction sanction) {
        openCase();
        game.tap(words);
        game.pass(0.2f);
        game.tap("For good");
        decide(words);
        assertTrue(decided().isEmpty());
        assertTrue(game.state().isSheetOpen());
        game.press(Input.Keys.ESCAPE);
        game.pass(0.3f);
        assertTrue(decided().isEmpty());
        press(words);
        game.press(Input.Keys.TAB);
        press(words);
        assertEquals(List.of(new Decide(418, sanction, 0, "Insults")), decided());
    }

    @Test
    void whatThePlayerWillReadStandsBesideTheChoice() {
        openCase();
        game.tap("Mute");
        game.pass(0.2f);
        assertTrue(game.shows("You can’t write for now"), () -> game.words().toString());
        game.tap("For good");
        game.pass(0.2f);
        assertTrue(
                game.shows("You can still play. For good."), () -> game.words().toString());
    }

    @Test
    void nothingIsDecidedWithoutAReason() {
        openCase();
        game.tap("Warn");
        game.pass(0.2f);
        press("Warn");
        assertTrue(game.shows("Write a reason first."), () -> game.words().toString());
        assertTrue(decided().isEmpty());
    }

    @Test
    void aRefusalIsSaidAndTheReasonStays() {
        openCase();
        game.server().refuse(Decide.class, ErrorCode.REFUSED);
        decide("Warn");
        assertTrue(game.shows("The player isn’t accepting that."), () -> game.words()
                .toString());
        assertEquals("Insults", game.written(REASON));
        game.server().answerAll();
        press("Warn");
        assertEquals(2, decided().size());
        assertTrue(game.shows("Decided and recorded."));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aLinkLostWhileDecidingIsSaidAndTheReasonStays(boolean isLostBefore) {
        openCase();
        game.server().ignore(Decide.class);
        if (isLostBefore) {
            game.loseLink();
        }
        decide("Warn");
        if (!isLostBefore) {
            game.loseLink();
        }
        game.pass(0.2f);
        assertTrue(game.shows("Connection lost – reconnecting…"), () -> game.words()
                .toString());
        assertEquals("Insults", game.written(REASON));
        game.server().answerAll();
        int asked = game.server().heard(AskCase.class).size();
        game.findLink();
        assertEquals(asked + 1, game.server().heard(AskCase.class).size(), "what was decided is asked anew");
    }

    @Test
    void whatStandsOutIsShownOnceAsked() {
        openCase();
        assertFalse(game.shows("Unusually close to an engine: +3.84"));
        game.click("Look into the games");
        game.pass(0.3f);
        assertEquals(List.of(new AskSignals(418)), game.server().heard(AskSignals.class));
        assertTrue(game.shows("Unusually close to an engine: +3.84"), () -> game.words()
                .toString());
        assertTrue(game.shows("301 of 412 moves were the best; people of the rating find 240."));
        assertTrue(game.shows("Same address: quartz. Games together: 0"));
        game.click("quartz");
        game.pass(0.3f);
        assertFalse(game.shows("Unusually close to an engine: +3.84"), "of another player");
    }

    @Test
    void whatStandsOutCanBeAskedForAgainWhereItWasRefused() {
        game.server().refuse(AskSignals.class, ErrorCode.TRY_LATER);
        openCase();
        game.click("Look into the games");
        game.pass(0.3f);
        assertTrue(game.canClick("Look into the games"), () -> game.words().toString());
        assertEquals(1, game.server().heard(AskSignals.class).size());
    }

    @Test
    void aDecisionOfSomebodyElseIsSaidWhileOneWrites() {
        openCase();
        game.tap("Mute");
        game.pass(0.2f);
        game.click(REASON);
        game.type("Insu");
        game.server().decide("player 1", Sanction.WARN);
        game.hear(new ModerationNews.OpenCases(24));
        game.pass(0.3f);
        assertTrue(game.shows("player 1 has decided meanwhile."), () -> game.words()
                .toString());
        assertEquals("Insu", game.written(REASON));
        game.type("lts");
        assertEquals("Insults", game.written(REASON));
    }

    /** Whoever is looked at may be reported once more, so that as many wait as before. */
    @ParameterizedTest
    @ValueSource(ints = {25, 26})
    void whatIsShownIsAskedAnewWhenSomebodyReports(int open) {
        openCase();
        int lists = game.server().heard(AskCases.class).size();
        int files = game.server().heard(AskCase.class).size();
        game.hear(new ModerationNews.OpenCases(open));
        assertEquals(lists + 1, game.server().heard(AskCases.class).size());
        assertEquals(files + 1, game.server().heard(AskCase.class).size());
        game.press(Input.Keys.ESCAPE);
        game.pass(0.3f);
        game.hear(new ModerationNews.OpenCases(open));
        assertEquals(lists + 1, game.server().heard(AskCases.class).size(), "nobody looks any more");
    }

    @Test
    void otherCasesAreListedAndStayChosen() {
        openPage();
        game.click("Oldest first");
        game.pass(0.2f);
        assertEquals(CaseFilter.open().with(CaseOrder.WEIGHT), asked());
        game.click("All matters");
        game.click("Photo");
        game.pass(0.2f);
        CaseFilter photos = CaseFilter.open().with(CaseOrder.WEIGHT).with(Optional.of(Matter.PHOTO));
        assertEquals(photos, asked());
        game.tap("Decided");
        game.pass(0.2f);
        assertEquals(photos.with(CaseStage.DECIDED), asked());
        assertFalse(game.canClick("Most reports"), "decisions stand in the order in which they were made");
        assertTrue(game.shows("Warn · Photo · 1 report"), () -> game.words().toString());
        game.click("quartz");
        game.pass(0.2f);
        assertTrue(game.shows("What happens?"));
        game.hear(new ModerationNews.OpenCases(25));
        assertEquals(photos.with(CaseStage.DECIDED), asked(), "what is asked anew is the same");
    }

    private CaseFilter asked() {
        List<AskCases> asked = game.server().heard(AskCases.class);
        return asked.get(asked.size() - 1).filter();
    }

    @Test
    void furtherCasesAreAskedForAfterThoseKnown() {
        openPage();
        game.click("Show more");
        game.pass(0.2f);
        List<AskCases> asked = game.server().heard(AskCases.class);
        assertEquals(new AskCases(4, CaseFilter.open()), asked.get(asked.size() - 1));
    }

    @Test
    void aDecisionIsLiftedWithAReason() {
        openCase();
        game.click("Lift");
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
        game.click("Why");
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
        assertTrue(game.shows("Write a reason first."), () -> game.words().toString());
        game.click("Why");
        game.type("A mistake");
        game.press(Input.Keys.ENTER);
        game.pass(0.3f);
        assertEquals(List.of(new Lift(12, "A mistake")), game.server().heard(Lift.class));
        assertFalse(game.state().isSheetOpen());
    }

    @Test
    void whatSomebodyElseHasLiftedIsAskedAnew() {
        openCase();
        game.server().refuse(Lift.class, ErrorCode.NO_SUCH_DECISION);
        game.click("Lift");
        game.click("Why");
        game.type("A mistake");
        int asked = game.server().heard(AskCase.class).size();
        game.press(Input.Keys.ENTER);
        game.pass(0.3f);
        assertTrue(game.shows("This decision is over."));
        assertEquals(asked + 1, game.server().heard(AskCase.class).size());
    }

    @Test
    void onAPhoneThePlayerTakesThePlaceOfTheListAndGivesItBack() {
        game.close();
        game = GameDriver.phone();
        openCase();
        assertFalse(game.shows("quartz"));
        game.press(Input.Keys.ESCAPE);
        game.pass(0.3f);
        assertTrue(game.shows("quartz"));
        assertFalse(game.shows("What happens?"));
    }

    @Test
    void whoDoesNotWaitIsFoundByTheProfile() {
        game.server().appoint();
        game.logIn();
        game.click("player 7");
        game.click("Moderation");
        game.pass(0.3f);
        assertEquals(List.of(new AskCase(7)), game.server().heard(AskCase.class));
        assertTrue(game.shows("Decisions so far"), () -> game.words().toString());
    }

    @Test
    void nobodyWaits() {
        game.server().set(DemoServer.Scene.EMPTY);
        game.server().appoint();
        game.logIn();
        game.go().account();
        game.pass(0.3f);
        game.click("Moderation");
        game.pass(0.3f);
        assertTrue(game.shows("Nobody is waiting for a decision."));
    }

    @ParameterizedTest
    @EnumSource(value = Sanction.class, mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void whoIsConcernedReadsWhatHappenedOnce(Sanction sanction) {
        game.logIn();
        game.hear(DemoCases.sanctions(sanction, false, AppealStatus.NONE));
        assertTrue(game.state().isSheetOpen());
        assertTrue(game.shows("Insults in the chat of game 21, also after a warning."));
        assertEquals(sanction != Sanction.WARN, game.shows("Until "));
        game.click("Close");
        game.pass(0.2f);
        assertEquals(List.of(new Acknowledge(40)), game.server().heard(Acknowledge.class));
        game.hear(DemoCases.sanctions(sanction, true, AppealStatus.NONE));
        assertFalse(game.state().isSheetOpen());
    }

    @Test
    void closingItByAKeySaysThatItWasRead() {
        game.logIn();
        game.hear(DemoCases.sanctions(Sanction.WARN, false, AppealStatus.NONE));
        game.press(Input.Keys.ESCAPE);
        game.pass(0.2f);
        assertEquals(1, game.server().heard(Acknowledge.class).size());
    }

    private void appeal(String words) {
        game.click(APPEAL);
        game.type(words);
        game.click("Ask for another look");
        game.pass(0.2f);
    }

    @Test
    void oneAppealIsMadeInWords() {
        game.logIn();
        game.hear(DemoCases.sanctions(Sanction.MUTE, false, AppealStatus.NONE));
        appeal(" ");
        assertTrue(game.shows("Write something first."));
        appeal("I only answered");
        assertEquals(List.of(new Appeal(40, "I only answered")), game.server().heard(Appeal.class));
        assertTrue(game.shows("A moderator will take another look."));
        assertFalse(game.canClick("Ask for another look"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void anAppealThatTheLinkLostStaysWritten(boolean isLostBefore) {
        game.logIn();
        game.hear(DemoCases.sanctions(Sanction.MUTE, false, AppealStatus.NONE));
        game.server().ignore(Appeal.class);
        if (isLostBefore) {
            game.loseLink();
        }
        appeal("I only answered");
        if (!isLostBefore) {
            game.loseLink();
            game.pass(0.2f);
        }
        assertTrue(game.shows(isLostBefore ? "Can’t reach localhost" : "Connection lost"), () -> game.words()
                .toString());
        assertEquals("I only answered", game.written(APPEAL));
    }

    @Test
    void whoseAccountIsClosedReadsWhyAtTheDoorAndAppeals() {
        game.online();
        game.server().refuse(AccountRequest.Login.class, ErrorCode.ACCOUNT_CLOSED);
        game.composition().client().ask(AccountRequest.Login.of("player 5", "secret"));
        game.hear(DemoCases.sanctions(Sanction.CLOSE, true, AppealStatus.NONE));
        assertTrue(game.shows("Your account is closed"), () -> game.words().toString());
        appeal("It was my brother");
        assertEquals(1, game.server().heard(Appeal.class).size());
        assertTrue(game.shows("A moderator will take another look."));
        game.click("Close");
        assertTrue(game.server().heard(Acknowledge.class).isEmpty(), "nobody is signed in");
    }

    @Test
    void theAccountKeepsWhatWasDecided() {
        game.logIn();
        game.hear(DemoServer.muted());
        game.go().account();
        game.pass(0.3f);
        assertTrue(game.shows("Decisions about you"));
        game.click("You can’t write for now");
        game.pass(0.2f);
        assertTrue(game.shows("Insults in the chat of game 21"));
        assertTrue(game.canClick("Ask for another look"));
    }
}
