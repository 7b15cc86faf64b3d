package reversi.server.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.junit.jupiter.api.Test;
import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.game.Result;
import reversi.game.TimeControl;
import reversi.online.ErrorCode;
import reversi.online.Finish;
import reversi.online.GameTerms;
import reversi.online.PlayerKind;
import reversi.online.RatingChange;
import reversi.online.TableEvent;
import reversi.online.TableRequest;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Variant;

/** What players say and offer has an end, in a game and after it. */
class TalkTest {
    private static final long NOW = 1_000;

    private static GameState start() {
        GameTerms terms = new GameTerms(Variant.OTHELLO, TimeControl.none(), false, ColourChoice.BLACK);
        SeatedAccount ann = new SeatedAccount(1, PlayerKind.GUEST);
        return GameState.start(new GameFacts(1, terms, ann, new SeatedAccount(2, PlayerKind.GUEST), NOW, false));
    }

    private static Decision ask(GameState line, TableRequest request, long now) {
        return TableReferee.judge(line, Disc.BLACK, request, now, 0, false);
    }

    private static void denies(ErrorCode fault, Decision decision) {
        assertEquals(fault, assertInstanceOf(Decision.Denied.class, decision).fault());
    }

    @Test
    void aGameHasSoManyRemarksAndItsMovesGoOn() {
        TableRequest say = new TableRequest.Say(1, "Hello");
        GameState line = start().skippingTo(GameState.MOST_REMARKS - 1);
        Decision.Granted last = assertInstanceOf(Decision.Granted.class, ask(line, say, NOW));
        GameState full = line.with(last.events().get(0), NOW);
        assertEquals(GameState.MOST_REMARKS, full.remarks());
        denies(ErrorCode.LIST_FULL, ask(full, say, NOW));
        Move move = Move.at(full.position().placements().get(0));
        assertInstanceOf(Decision.Granted.class, ask(full, new TableRequest.Play(1, 1, move), NOW));
        assertInstanceOf(Decision.Granted.class, ask(full, new TableRequest.OfferDraw(1), NOW));
    }

    @Test
    void theTalkEndsSomeTimeAfterTheGame() {
        GameState line = start();
        RatingChange nothing = new RatingChange(0, 1_200, 1_200);
        Result lost = Result.lost(Ending.RESIGNATION, Disc.BLACK, line.position());
        Finish finish = new Finish(lost.ending(), lost.winner(), 2, 2, nothing, nothing);
        GameState over = line.with(new TableEvent.Finished(finish), NOW + 50);
        TableRequest say = new TableRequest.Say(1, "Thank you");
        assertInstanceOf(Decision.Granted.class, ask(over, say, NOW + 50 + GameState.CHAT_MILLIS));
        denies(ErrorCode.GAME_OVER, ask(over, say, NOW + 51 + GameState.CHAT_MILLIS));
        assertInstanceOf(Decision.Granted.class, ask(line, say, NOW + 51 + GameState.CHAT_MILLIS), "the game goes on");
    }

    @Test
    void offersHaveAnEndAndMovesDoNot() {
        GameState line = start();
        while (!line.isFull()) {
            line = line.with(new TableEvent.InGame(new GameEvent.DrawOffered(Disc.WHITE)), NOW)
                    .with(new TableEvent.InGame(new GameEvent.DrawDeclined(Disc.BLACK)), NOW);
        }
        assertEquals(GameState.MOST_EVENTS, line.version());
        denies(ErrorCode.NOT_NOW, ask(line, new TableRequest.OfferDraw(1), NOW));
        denies(ErrorCode.NOT_NOW, ask(line, new TableRequest.AskTakeback(1), NOW));
        Move move = Move.at(line.position().placements().get(0));
        assertInstanceOf(Decision.Granted.class, ask(line, new TableRequest.Play(1, 1, move), NOW));
        assertInstanceOf(Decision.Granted.class, ask(line, new TableRequest.Say(1, "Well"), NOW));
        assertInstanceOf(Decision.Granted.class, ask(line, new TableRequest.Resign(1), NOW));
    }
}
