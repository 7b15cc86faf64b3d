package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.screens.ui.Button;
import reversi.screens.ui.Text;
import reversi.screens.ui.TextInput;

/** What a button without words is called is shown where the mouse rests on it. */
class TooltipOnStageTest {
    private TestStage game = new TestStage("en", false);

    @AfterEach
    void close() {
        game.close();
    }

    private void show(boolean isTouch, String page) {
        game.close();
        game = EveryPage.shown("en", isTouch, new DemoServer(), 1280, 720, page);
    }

    private void pointAt(Actor actor) {
        move(actor, InputEvent.Type.enter);
    }

    private void move(Actor actor, InputEvent.Type type) {
        InputEvent event = new InputEvent();
        event.setType(type);
        event.setPointer(-1);
        event.setStage(game.stage());
        actor.fire(event);
        game.stage().act(0.1f);
    }

    private List<String> tips() {
        Actor top = game.stage().getRoot().getChild(game.stage().getRoot().getChildren().size - 1);
        return VisibleActors.of(top).stream()
                .filter(Text.class::isInstance)
                .map(actor -> ((Text) actor).words())
                .toList();
    }

    private List<Actor> wordless() {
        List<Actor> found = new ArrayList<>();
        for (Actor actor : VisibleActors.of(game.front())) {
            boolean hasWords = VisibleActors.of(actor).stream().anyMatch(Text.class::isInstance);
            if (actor instanceof Button button && !hasWords && !button.isDisabled()) {
                found.add(actor);
            }
        }
        return found;
    }

    static Stream<String> pages() {
        return Stream.of("games", "analysis with side lines and an answer", "review", "puzzle of the day", "lobby");
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyPictogramIsNamedWhereTheMouseRests(String page) {
        show(false, page);
        List<Actor> buttons = wordless();
        assertFalse(buttons.isEmpty());
        for (Actor button : buttons) {
            pointAt(button);
            assertEquals(List.of(), tips(), "not at once");
            game.stage().act(0.3f);
            game.stage().act(0.3f);
            game.settle();
            assertEquals(1, tips().size(), () -> VisibleActors.name(button) + " " + button.getName());
            assertTrue(tips().get(0).length() > 1 && !tips().get(0).startsWith("access."), () -> tips().get(0));
            move(button, InputEvent.Type.exit);
            assertEquals(List.of(), tips());
        }
    }

    @Test
    void aLineIsNamedOnlyOnceItsOwnWordsHideTheHint() {
        show(false, "clubs");
        TextInput line = VisibleActors.of(game.front()).stream()
                .filter(TextInput.class::isInstance)
                .map(TextInput.class::cast)
                .findFirst()
                .orElseThrow();
        pointAt(line);
        game.stage().act(0.6f);
        game.settle();
        assertEquals(List.of(), tips(), "its hint says it");
        move(line, InputEvent.Type.exit);
        line.write("Owls");
        pointAt(line);
        game.stage().act(0.6f);
        game.settle();
        assertEquals(List.of("Name of a club"), tips());
    }

    @Test
    void aButtonWithWordsNeedsNone() {
        show(false, "home");
        pointAt(game.composition().focus().stops().get(0));
        game.settle();
        assertEquals(List.of(), tips());
    }

    @Test
    void aFingerRestsOnNothing() {
        show(true, "games");
        pointAt(wordless().get(0));
        game.settle();
        assertEquals(List.of(), tips());
    }

    @Test
    void aKeyTakesTheNameAway() {
        show(false, "games");
        pointAt(wordless().get(0));
        game.settle();
        assertEquals(1, tips().size());
        game.composition().input().keyDown(com.badlogic.gdx.Input.Keys.TAB);
        assertEquals(List.of(), tips());
    }
}
