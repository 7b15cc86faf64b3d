package reversi.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.rules.Disc;
import reversi.rules.Variant;

class DrawOfferTest {
    private final Scene scene = Scene.twoPlayers(Variant.OTHELLO).play("f5 d6");

    DrawOfferTest() {
        scene.recorder.take();
    }

    @Test
    void anAcceptedOfferEndsTheGameInADraw() {
        assertTrue(scene.session.offerDraw(Disc.BLACK));
        assertEquals("draw offered by BLACK", scene.white.heard.get(scene.white.heard.size() - 1));
        assertTrue(scene.session.answerDraw(Disc.WHITE, true));
        assertEquals(List.of("offered BLACK", "ended AGREED_DRAW DRAW"), scene.recorder.take());
        assertEquals(Optional.empty(), scene.session.result().orElseThrow().winner());
        assertFalse(scene.session.undo(), "an agreement stays");
    }

    @Test
    void aDeclinedOfferLeavesTheGameAsItWas() {
        scene.session.offerDraw(Disc.BLACK);
        assertTrue(scene.session.answerDraw(Disc.WHITE, false));
        assertEquals(List.of("offered BLACK", "declined BLACK"), scene.recorder.take());
        assertEquals(Optional.of(Disc.BLACK), scene.session.awaited());
        assertEquals(Optional.empty(), scene.session.drawOffer());
    }

    @Test
    void anOfferStandsWhileItsSideMovesAndLapsesWhenTheOtherDoes() {
        scene.session.offerDraw(Disc.BLACK);
        scene.play("c3");
        assertEquals(Optional.of(Disc.BLACK), scene.session.drawOffer());
        scene.play("d3");
        assertEquals(Optional.empty(), scene.session.drawOffer());
        assertEquals(
                List.of(
                        "offered BLACK",
                        "played BLACK c3",
                        "turn WHITE",
                        "declined BLACK",
                        "played WHITE d3",
                        "turn BLACK"),
                scene.recorder.take());
        assertFalse(scene.session.answerDraw(Disc.WHITE, true), "too late");
    }

    @Test
    void anOfferLapsesWhenMovesAreTakenBack() {
        scene.session.offerDraw(Disc.WHITE);
        scene.session.undo();
        assertEquals(List.of("offered WHITE", "declined WHITE", "rewound 1", "turn WHITE"), scene.recorder.take());
        assertFalse(scene.session.answerDraw(Disc.BLACK, true));
    }

    @Test
    void nobodyAnswersTheirOwnOfferOrNone() {
        assertFalse(scene.session.answerDraw(Disc.WHITE, true));
        scene.session.offerDraw(Disc.BLACK);
        assertFalse(scene.session.answerDraw(Disc.BLACK, true));
        assertTrue(scene.session.isRunning());
    }

    @Test
    void oneOfferAtATimeAndTenPliesBetweenTwo() {
        scene.session.offerDraw(Disc.BLACK);
        assertFalse(scene.session.canOfferDraw(Disc.BLACK));
        assertFalse(scene.session.offerDraw(Disc.WHITE), "one is open");
        scene.session.answerDraw(Disc.WHITE, false);
        assertFalse(scene.session.offerDraw(Disc.BLACK), "asked already");
        assertTrue(scene.session.canOfferDraw(Disc.WHITE));
        int offeredAt = scene.session.transcript().plies();
        while (scene.session.transcript().plies() < offeredAt + 10) {
            assertFalse(scene.session.canOfferDraw(Disc.BLACK));
            scene.play(scene.session.position().placements().get(0).name());
        }
        assertTrue(scene.session.canOfferDraw(Disc.BLACK));
    }
}
