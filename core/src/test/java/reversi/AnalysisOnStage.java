package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import reversi.screens.analysis.AnalysisPage;

/** The analysis board as its tests open and read it. */
final class AnalysisOnStage {
    private AnalysisOnStage() {}

    static GameDriver open(boolean isTouch) {
        GameDriver game = isTouch ? GameDriver.phone() : GameDriver.wide();
        game.click("Analysis");
        game.pass(0.5f);
        assertEquals("analysis", game.state().page());
        return game;
    }

    static AnalysisPage page(GameDriver game) {
        return (AnalysisPage) game.router().front();
    }

    static String line(GameDriver game) {
        return page(game).tree().transcript().toString();
    }

    static void play(GameDriver game, String... squares) {
        for (String square : squares) {
            game.clickSquare(square);
        }
    }

    /** What is written on the squares of the board. */
    static List<String> notes(GameDriver game) {
        return page(game).board().orElseThrow().model().notes().stream()
                .map(note -> note.square() + " " + note.words())
                .toList();
    }
}
