package reversi.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.rules.Disc;
import reversi.rules.Variant;

class GameReportTest {
    private static GameReport report(Scene scene) {
        GameSession session = scene.session;
        return GameReport.of(
                session.setup(), session.transcript(), session.outcome().orElseThrow());
    }

    @Test
    void aFullBoardHasOneScore() {
        GameReport report = report(Scene.versusComputer(Scene.SMALL, Disc.WHITE).play(Scene.SMALL_GAME));
        assertEquals(6, report.discs(Disc.BLACK));
        assertEquals(10, report.discs(Disc.WHITE));
        assertEquals(4, report.margin());
        assertEquals(12, report.moves());
        assertEquals(0, report.passes());
        assertFalse(report.officialDiffers());
        assertEquals(10, report.official(Disc.WHITE));
        assertEquals(Optional.of(Scene.ANN), report.winner());
        assertEquals(Optional.of(Scene.ROBOT), report.loser());
        assertEquals(Optional.of(true), report.personWon());
    }

    @Test
    void theEmptiesGoToTheWinner() {
        GameReport report = report(Scene.twoPlayers(Variant.OTHELLO).play(Scene.WIPE_OUT));
        assertEquals(13, report.discs(Disc.BLACK));
        assertTrue(report.officialDiffers());
        assertEquals(64, report.official(Disc.BLACK));
        assertEquals(0, report.official(Disc.WHITE));
        assertEquals(Optional.empty(), report.personWon(), "two people played");
    }

    @Test
    void aGameThatWasNotCountedHasNoOfficialScore() {
        Scene scene = Scene.versusComputer(Variant.OTHELLO, Disc.BLACK).play("f5");
        scene.session.resign(Disc.BLACK);
        GameReport report = report(scene);
        assertFalse(report.officialDiffers());
        assertEquals(4, report.official(Disc.BLACK));
        assertEquals(1, report.official(Disc.WHITE));
        assertEquals(Optional.of(Scene.ROBOT), report.winner());
        assertEquals(Optional.of(false), report.personWon());
    }

    @Test
    void passesAreCounted() {
        Scene scene = Scene.twoPlayers(Scene.SMALL).play(Scene.TO_A_PASS);
        scene.session.offerDraw(Disc.WHITE);
        scene.session.answerDraw(Disc.BLACK, true);
        GameReport report = report(scene);
        assertEquals(4, report.moves());
        assertEquals(1, report.passes());
        assertEquals(Optional.empty(), report.winner());
        assertEquals(Optional.empty(), report.loser());
    }
}
