package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static reversi.AnalysisOnStage.line;
import static reversi.AnalysisOnStage.notes;
import static reversi.AnalysisOnStage.open;
import static reversi.AnalysisOnStage.page;
import static reversi.AnalysisOnStage.play;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.math.Vector2;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.notation.analysis.SetupFault;
import reversi.platform.MemoryStore;
import reversi.platform.Store;
import reversi.rules.Disc;
import reversi.rules.NamedVariant;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.rules.Variants;
import reversi.screens.analysis.AnalysisRepository;

/** The analysis board, used as a person does: its lines, positions that are set up, and that all is kept. */
class AnalysisOnStageTest {
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void movesOfBothSidesArePlayedAndTakenBack(boolean isTouch) {
        try (GameDriver game = open(isTouch)) {
            play(game, "f5", "d6", "c3");
            assertEquals("f5 d6 c3", line(game));
            game.click("STEP_BACK");
            game.pass(1);
            assertEquals("f5 d6", line(game));
            game.click("FIRST");
            game.pass(1);
            assertEquals("", line(game));
            game.click("STEP");
            game.pass(1);
            assertEquals("f5", line(game));
            game.click("LAST");
            game.pass(1);
            assertEquals("f5 d6 c3", line(game));
            play(game, "a1");
            assertEquals("f5 d6 c3", line(game), "an illegal move is refused");
        }
    }

    @Test
    void keysGoThroughTheLines() {
        try (GameDriver game = open(false)) {
            play(game, "f5", "d6", "c3");
            game.press(Input.Keys.LEFT, Input.Keys.LEFT);
            assertEquals("f5", line(game));
            game.type("f6");
            game.pass(1);
            assertEquals("f5 f6", line(game));
            game.press(Input.Keys.UP);
            assertEquals("f5 d6", line(game));
            game.press(Input.Keys.DOWN);
            assertEquals("f5 f6", line(game));
            game.press(Input.Keys.HOME);
            assertEquals("", line(game));
            game.press(Input.Keys.END);
            assertEquals("f5 d6 c3", line(game));
            game.press(Input.Keys.BACKSPACE);
            assertEquals("f5 d6", line(game));
            game.press(Input.Keys.FORWARD_DEL);
            assertEquals("f5", line(game));
            game.press(Input.Keys.END);
            assertEquals("f5 f6", line(game), "the side line is all that is left");
        }
    }

    @Test
    void aLineIsNamedPromotedAndDeleted() {
        try (GameDriver game = open(false)) {
            play(game, "f5", "d6");
            game.press(Input.Keys.LEFT);
            play(game, "f4");
            game.click("MORE");
            game.write("Name or note", "My try");
            game.click("Close");
            game.pass(0.5f);
            assertEquals("My try", page(game).tree().current().name());
            game.click("MORE");
            game.click("Main line");
            game.pass(0.5f);
            assertFalse(page(game).tree().isSideLine(page(game).tree().current().id()));
            game.press(Input.Keys.HOME, Input.Keys.END);
            assertEquals("f5 f4", line(game));
            game.click("MORE");
            game.click("Delete");
            game.pass(0.5f);
            assertEquals("f5", line(game));
            assertEquals(3, page(game).tree().size());
        }
    }

    @Test
    void changesOfTheLinesAreUndone() {
        try (GameDriver game = open(false)) {
            play(game, "f5", "d6", "c3");
            game.press(Input.Keys.LEFT);
            game.press(Input.Keys.FORWARD_DEL);
            assertEquals("f5", line(game));
            game.pressWith(Input.Keys.CONTROL_LEFT, Input.Keys.Z);
            game.pass(0.5f);
            assertEquals("f5 d6", line(game));
            assertEquals(4, page(game).tree().size());
            game.click("MORE");
            game.click("Undo");
            game.pass(0.5f);
            assertEquals(3, page(game).tree().size(), "c3 was the change before");
        }
    }

    @Test
    void aGameGoesOnFromTheBoard() {
        try (GameDriver game = open(true)) {
            play(game, "f5", "d6", "c3");
            game.click("MORE");
            game.click("Play on");
            game.pass(1);
            assertEquals("game", game.state().page());
            assertEquals("f5d6c3", game.table().transcript());
            assertTrue(game.setup().white().isHuman(), "the person is to move");
        }
    }

    @Test
    void theAnalysisIsKept() {
        MemoryStore store = new MemoryStore();
        try (GameDriver game = GameDriver.of("en", false, 1280, 720, store)) {
            game.click("Analysis");
            game.pass(0.5f);
            play(game, "f5", "d6");
            game.press(Input.Keys.LEFT);
            play(game, "f4");
        }
        try (GameDriver game = GameDriver.of("en", false, 1280, 720, store)) {
            game.click("Analysis");
            game.pass(0.5f);
            assertEquals("f5 f4", line(game));
            assertEquals(4, page(game).tree().size());
        }
    }

    @Test
    void whatCannotBeReadIsSetAside() {
        MemoryStore store = new MemoryStore();
        store.write(AnalysisRepository.NAME, "{\"format\":\"later\"}", result -> {});
        try (GameDriver game = GameDriver.of("en", false, 1280, 720, store)) {
            game.click("Analysis");
            game.pass(0.5f);
            play(game, "f5");
            assertEquals("f5", line(game));
            assertEquals(new Store.Text("{\"format\":\"later\"}"), store.read(AnalysisRepository.NAME + ".unreadable"));
        }
    }

    @Test
    void theBoardIsSeenFromTheOtherSide() {
        try (GameDriver game = open(false)) {
            Vector2 before = square(game, "a1");
            game.click("Flip");
            game.pass(0.2f);
            assertEquals(before, square(game, "h8"));
            play(game, "f5");
            assertEquals("f5", line(game), "squares keep their names");
        }
    }

    private static Vector2 square(GameDriver game, String name) {
        return page(game).board().orElseThrow().onStage(Square.of(name));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aPositionIsSetUpOnlyWhereItIsLegal(boolean isTouch) {
        try (GameDriver game = open(isTouch)) {
            play(game, "f5");
            game.click(isTouch ? "EDIT" : "Set up position");
            game.pass(0.5f);
            game.click("Empty");
            game.pass(0.1f);
            assertEquals(
                    Optional.of(SetupFault.NO_BLACK_DISC),
                    page(game).setup().orElseThrow().fault());
            assertFalse(game.canClick("Analyse"));
            play(game, "c3");
            game.tap("White");
            play(game, "d3", "e3");
            game.tap("Erase");
            play(game, "e3");
            assertEquals(2, page(game).setup().orElseThrow().discs().size());
            assertTrue(game.canClick("Analyse"), () -> game.words().toString());
            game.click("Analyse");
            game.pass(0.5f);
            assertEquals(Optional.empty(), page(game).setup());
            play(game, "e3");
            assertEquals("e3", line(game));
            assertEquals(3, page(game).tree().position().count(Disc.BLACK));
            game.click("MORE");
            game.click("Previous");
            game.pass(0.5f);
            assertEquals("f5", line(game), "what was before is kept");
        }
    }

    @Test
    void aBrushIsDrawnOverSquares() {
        try (GameDriver game = open(false)) {
            game.click("Set up position");
            game.pass(0.5f);
            int[] path = new int[6];
            String[] squares = {"a1", "b1", "c1"};
            for (int i = 0; i < squares.length; i++) {
                Vector2 at = game.composition().probe().square(squares[i]).orElseThrow();
                path[2 * i] = Math.round(at.x);
                path[2 * i + 1] = Math.round(at.y);
            }
            game.drag(path);
            for (String square : squares) {
                assertEquals(
                        Optional.of(Disc.BLACK),
                        page(game).setup().orElseThrow().at(Square.of(square)));
            }
            game.press(Input.Keys.ESCAPE);
            game.pass(0.5f);
            assertEquals(Optional.empty(), page(game).setup());
            assertEquals(Position.start(Variant.OTHELLO), page(game).tree().position(), "nothing became of it");
        }
    }

    static List<NamedVariant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void everyVariantIsAnalysed(NamedVariant variant) {
        try (GameDriver game = open(false)) {
            game.go().analyse(Transcript.start(variant.variant()), 0);
            game.pass(0.5f);
            game.thinker().answer();
            game.pass(0.1f);
            Position start = page(game).tree().position();
            assertEquals(Position.start(variant.variant()), start);
            assertEquals(start.placements().size(), notes(game).size());
            play(game, start.placements().get(0).name());
            assertEquals(start.placements().get(0).name(), line(game));
        }
    }
}
