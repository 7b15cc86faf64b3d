package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.AccountRequest;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.ServerMessage;
import reversi.platform.MemoryStore;
import reversi.rules.Variant;

/** Links that invite a friend: made, opened and followed. */
class LinkOnStageTest {
    private static final String CODE = "abcdefghijkl";

    private static GameTerms terms(boolean rated) {
        return new GameTerms(Variant.OTHELLO, TimeControl.perGame(180, 2), rated, ColourChoice.LOT);
    }

    private static LobbyNews.LinkInfo info(boolean rated) {
        return new LobbyNews.LinkInfo(CODE, DemoServer.FRIEND, true, terms(rated));
    }

    private static List<Object> asked(GameDriver game, Class<?> kind) {
        return game.server().heard().stream()
                .filter(kind::isInstance)
                .map(Object.class::cast)
                .toList();
    }

    private static GameDriver invited() {
        return GameDriver.invited(CODE, new MemoryStore());
    }

    @Test
    void theLinkIsShownWhenItComesAndSaysWhenItWasOpened() {
        try (GameDriver game = GameDriver.wide()) {
            game.go().online();
            game.pass(0.1f);
            game.composition().client().ask(AccountRequest.Login.of("player 5", "secret"));
            game.pass(0.5f);
            game.click("Invite by link");
            game.click("Create link");
            game.pass(0.3f);
            assertTrue(game.shows("For members only"), "a game that counts is offered as such");
            game.click("Create link");
            game.pass(0.3f);
            LobbyRequest.MakeLink made = (LobbyRequest.MakeLink)
                    asked(game, LobbyRequest.MakeLink.class).get(0);
            assertFalse(made.terms().rated(), "whoever comes may be a guest");
            game.hear(new LobbyNews.LinkMade(CODE, made.terms()));
            assertTrue(game.shows("#join=" + CODE), game.words().toString());
            assertFalse(game.canClick("Create link"));
            assertTrue(
                    game.all(Actor.class).stream()
                            .anyMatch(actor -> actor.getClass().getSimpleName().equals("QrPicture")),
                    "a camera can follow it");
            game.hear(new LobbyNews.LinkOpened(CODE));
            assertTrue(game.shows("Your link was opened."), game.words().toString());
        }
    }

    @Test
    void aStrangerSeesWhoInvitesAndPlaysWithoutAnAccount() {
        try (GameDriver game = invited()) {
            assertEquals(List.of(new LobbyRequest.AskLink(CODE)), asked(game, LobbyRequest.AskLink.class));
            game.hear(info(false));
            game.pass(0.3f);
            assertTrue(game.shows("player 3 invites you"), game.words().toString());
            assertTrue(game.shows("You play as a guest, without an account."));
            assertFalse(game.isInvitationForgotten());
            game.click("Play");
            game.pass(0.3f);
            assertEquals(1, asked(game, AccountRequest.Guest.class).size());
            assertEquals(List.of(new LobbyRequest.UseLink(CODE)), asked(game, LobbyRequest.UseLink.class));
            assertTrue(game.isInvitationForgotten());
        }
    }

    @Test
    void aGameThatCountsAsksForAnAccountFirst() {
        try (GameDriver game = invited()) {
            game.hear(info(true));
            game.pass(0.3f);
            game.click("Log in");
            game.pass(0.3f);
            assertEquals(List.of(), asked(game, AccountRequest.Guest.class));
            assertEquals(List.of(), asked(game, LobbyRequest.UseLink.class));
            game.composition().client().ask(AccountRequest.Login.of("player 5", "secret"));
            game.pass(0.3f);
            assertEquals(List.of(new LobbyRequest.UseLink(CODE)), asked(game, LobbyRequest.UseLink.class));
        }
    }

    @Test
    void whoRefusesIsNotAskedAgain() {
        try (GameDriver game = invited()) {
            game.hear(info(false));
            game.pass(0.3f);
            game.click("Decline");
            assertTrue(game.isInvitationForgotten());
            game.composition().client().ask(new AccountRequest.Guest());
            game.pass(0.3f);
            assertEquals(List.of(), asked(game, LobbyRequest.UseLink.class));
        }
    }

    @Test
    void aLinkThatIsNoLongerGoodIsForgotten() {
        try (GameDriver game = invited()) {
            int request = game.server().heard().indexOf(new LobbyRequest.AskLink(CODE)) + 1;
            game.hear(new ServerMessage.Failed(request, ErrorCode.NO_SUCH_INVITATION, Optional.empty()));
            assertTrue(game.isInvitationForgotten());
            assertTrue(
                    game.shows("That invitation is no longer open."),
                    game.words().toString());
        }
    }
}
