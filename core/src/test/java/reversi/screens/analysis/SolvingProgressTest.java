package reversi.screens.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import reversi.engine.Answer;
import reversi.engine.Engine;
import reversi.engine.Level;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.notation.TranscriptText;
import reversi.rules.Position;
import reversi.rules.Variant;

class SolvingProgressTest {
    private static final String GAME =
            "f5d6c5f4e3c6e6f6g4g3g6f3d3h5g5h6f7b5f2e2c4e7d8b3f1d1d2e8f8h4a6b4b6a5d7c8b8c7c3c2a4a3";

    @Test
    void itRisesFromTheBeginningToTheEnd() {
        if (!(TranscriptText.read(GAME, Variant.OTHELLO) instanceof TranscriptText.Ok ok)) {
            throw new AssertionError("not a game");
        }
        Position position = ok.transcript().current();
        List<Float> shown = new ArrayList<>();
        Question question =
                new Question(position, Level.flawless(60, 60, 1), Purpose.ANALYSIS, 1, Question.LEVELS_OWN_TIME);
        Answer last = new Engine(() -> 0, 16)
                .answer(question, answer -> shown.add(SolvingProgress.of(answer, position.empties())));
        assertEquals(1, SolvingProgress.of(last, position.empties()));
        assertTrue(shown.get(0) < 0.1f, () -> shown.toString());
        for (int i = 1; i < shown.size(); i++) {
            assertTrue(shown.get(i) >= shown.get(i - 1), () -> shown.toString());
        }
        assertTrue(shown.stream().distinct().count() > 8, () -> shown.toString());
        assertTrue(shown.stream().anyMatch(share -> share > 0.1f && share < 0.5f), () -> shown.toString());
    }
}
