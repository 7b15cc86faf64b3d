package reversi.screens.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import reversi.GameDriver;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Variant;

/** The panel of a player, whose dots move on while the computer thinks and hardly a picture is drawn. */
class PlayerPanelTest {
    private static final float FRAME = 1 / 60f;

    @Test
    void theDotsOfThinkingMoveOnByTheTimeThatPasses() {
        try (GameDriver game = GameDriver.wide()) {
            game.play(new GameSetup(
                    Variant.OTHELLO, Seat.human("Ann"), Seat.computer("Computer", 3), TimeControl.none()));
            game.clickSquare("d3");
            PlayerPanel thinking = game.all(PlayerPanel.class).stream()
                    .filter(PlayerPanel::isThinking)
                    .findFirst()
                    .orElseThrow();
            for (int i = 0; i < 4; i++) {
                int before = thinking.litDot();
                game.idle(PlayerPanel.BEAT - FRAME);
                game.pass(FRAME);
                assertEquals((before + 1) % 3, thinking.litDot());
            }
        }
    }
}
