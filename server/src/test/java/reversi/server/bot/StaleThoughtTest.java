package reversi.server.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.junit.jupiter.api.Test;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.PlayerKind;
import reversi.online.TableEvent;
import reversi.online.TableRequest;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Variant;
import reversi.server.game.Decision;
import reversi.server.game.GameFacts;
import reversi.server.game.GameState;
import reversi.server.game.SeatedAccount;
import reversi.server.game.TableReferee;

/** What a bot thought of before a takeback. */
class StaleThoughtTest {
    private static final TableRequest D6 = new TableRequest.Play(1, 2, Move.at("d6"));

    private GameState state = GameState.start(new GameFacts(
            1,
            new GameTerms(Variant.OTHELLO, TimeControl.none(), false, ColourChoice.BLACK),
            new SeatedAccount(1, PlayerKind.MEMBER),
            new SeatedAccount(2, PlayerKind.BOT),
            1_000,
            false));

    private void ask(Disc by, TableRequest request) {
        Decision decision = TableReferee.judge(state, by, request, 2_000, 0, false);
        for (TableEvent event :
                assertInstanceOf(Decision.Granted.class, decision).events()) {
            state = state.with(event, 2_000);
        }
    }

    @Test
    void aMoveIsNotPlayedIntoAnotherPositionOfTheSamePly() {
        ask(Disc.BLACK, new TableRequest.Play(1, 1, Move.at("f5")));
        GameState thoughtOf = state;
        ask(Disc.BLACK, new TableRequest.AskTakeback(1));
        ask(Disc.WHITE, new TableRequest.AnswerTakeback(1, true));
        ask(Disc.BLACK, new TableRequest.Play(1, 1, Move.at("c4")));
        assertEquals(thoughtOf.transcript().plies(), state.transcript().plies());
        assertEquals(Decision.denied(ErrorCode.STALE), Bots.judge(state, Disc.WHITE, thoughtOf.position(), D6, 3_000));
        Decision fresh = Bots.judge(thoughtOf, Disc.WHITE, thoughtOf.position(), D6, 3_000);
        assertInstanceOf(Decision.Granted.class, fresh);
    }
}
