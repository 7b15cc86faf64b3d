package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.rules.Variant;

/** Inviting somebody, being invited, and links, with the answers of others and of the server. */
class InviteOnStageTest {
    private final GameDriver game = GameDriver.wide();

    @BeforeEach
    void open() {
        game.logIn();
    }

    @AfterEach
    void close() {
        game.close();
    }

    private void openInvitation() {
        game.click("player 7");
        game.pass(0.2f);
        game.click("Invite");
        game.pass(0.2f);
    }

    private GameTerms sent() {
        game.click("Invite");
        game.pass(0.2f);
        return game.server().heard(LobbyRequest.Invite.class).get(0).terms();
    }

    @Test
    void theTermsAreThoseThatWereChosen() {
        openInvitation();
        game.tap("Black");
        GameTerms terms = sent();
        assertEquals(ColourChoice.BLACK, terms.colour());
        assertEquals(Variant.OTHELLO, terms.variant());
        assertTrue(terms.rated());
        assertTrue(game.shows("Invitation sent to player 7"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"8 Stars", "Anti", "no clock"})
    void anyBoardCanBeRatedButNotAGameWithoutAClock(String choice) {
        openInvitation();
        game.tap(choice);
        GameTerms terms = sent();
        boolean isTimed = !choice.equals("no clock");
        assertEquals(isTimed, terms.rated(), terms::toString);
        assertEquals(isTimed, terms.time().kind() != TimeControl.Kind.NONE);
    }

    @Test
    void anInvitationThatTheLinkLostIsSaid() {
        openInvitation();
        game.loseLink();
        game.click("Invite");
        game.pass(0.2f);
        assertTrue(game.server().heard(LobbyRequest.Invite.class).isEmpty());
        assertFalse(game.shows("Invitation sent to player 7"));
    }

    @ParameterizedTest
    @CsvSource({"Play, true", "Decline, false"})
    void anInvitationIsAnswered(String answer, boolean accepts) {
        game.hear(DemoServer.invitation());
        game.pass(0.2f);
        assertTrue(game.shows("player 3 invites you"));
        game.click(answer);
        game.pass(0.2f);
        assertEquals(
                List.of(new LobbyRequest.AnswerInvitation(77, accepts)),
                game.server().heard(LobbyRequest.AnswerInvitation.class));
        assertFalse(game.state().isSheetOpen());
    }

    @Test
    void anInvitationThatIsOverCanNoLongerBeAccepted() {
        game.server().refuse(LobbyRequest.AnswerInvitation.class, ErrorCode.NO_SUCH_INVITATION);
        game.hear(DemoServer.invitation());
        game.pass(0.2f);
        game.click("Play");
        game.pass(0.2f);
        assertTrue(game.shows("That invitation is no longer open."), () -> game.words()
                .toString());
    }

    @Test
    void escapeFromAnInvitationLeavesItInTheLobby() {
        game.hear(DemoServer.invitation());
        game.pass(0.2f);
        game.press(Input.Keys.ESCAPE);
        game.pass(0.2f);
        assertTrue(game.server().heard(LobbyRequest.AnswerInvitation.class).isEmpty());
        assertTrue(game.shows("Invitations"), () -> game.words().toString());
    }

    @Test
    void aLinkIsMadeCopiedAndSaysWhenItIsOpened() {
        game.click("Invite by link");
        game.click("Create link");
        game.pass(0.2f);
        game.click("Create link");
        game.pass(0.2f);
        assertEquals(1, game.server().heard(LobbyRequest.MakeLink.class).size());
        assertFalse(
                game.server().heard(LobbyRequest.MakeLink.class).get(0).terms().rated());
        assertTrue(game.shows("Creating the link…"), () -> game.words().toString());
        game.hear(new LobbyNews.LinkMade("E4SHtC0zogXt", DemoServer.terms()));
        game.click("Copy link");
        assertEquals(List.of("copy http://localhost:8080/#join=E4SHtC0zogXt"), game.done());
    }

    @ParameterizedTest
    @ValueSource(strings = {"E4SHtC0zogXt", "  E4SHtC0zogXt ", "http://localhost:8080/#join=E4SHtC0zogXt"})
    void aLinkIsFollowedByItsCodeOrItsAddress(String written) {
        game.click("Invite by link");
        game.click("Link or code");
        game.type(written);
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
        assertEquals(
                List.of(new LobbyRequest.AskLink("E4SHtC0zogXt")), game.server().heard(LobbyRequest.AskLink.class));
    }

    @Test
    void aLinkThatIsNoLongerOpenIsSaid() {
        game.server().refuse(LobbyRequest.AskLink.class, ErrorCode.NO_SUCH_INVITATION);
        game.click("Invite by link");
        game.click("Link or code");
        game.type("x");
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
        assertTrue(game.shows("That invitation is no longer open."), () -> game.words()
                .toString());
    }

    @Test
    void lookingForAGameIsBegunAndEnded() {
        game.click("Blitz");
        game.pass(0.2f);
        assertEquals(1, game.server().heard(LobbyRequest.Seek.class).size());
        game.hear(new LobbyNews.Seeking(true));
        game.pass(0.2f);
        assertTrue(game.shows("Looking for an opponent…"));
        game.loseLink();
        game.findLink();
        assertFalse(game.shows("Looking for an opponent…"), "the search ended with the link");
    }
}
