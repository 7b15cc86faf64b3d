package reversi.screens.access;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.platform.AccessNode;
import reversi.platform.AccessNode.Box;
import reversi.platform.AccessNode.States;
import reversi.platform.AccessRole;
import reversi.platform.AskedReader;
import reversi.screens.ui.AccessTarget;

/** What is meant by a press where the page has changed since it was told. */
class ScreenReaderMirrorTest {
    private final List<String> pressed = new ArrayList<>();
    private final AskedReader reader = new AskedReader();
    private AccessTree stage = AccessTree.empty();

    @BeforeEach
    void drawsNothing() {
        Gdx.graphics = (Graphics) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {Graphics.class}, (self, asked, with) -> null);
    }

    private AccessTree buttons(String... names) {
        List<AccessNode> nodes = new ArrayList<>();
        List<AccessTarget> targets = new ArrayList<>();
        for (String name : names) {
            Box box = new Box(0, 50 * nodes.size(), 200, 44);
            nodes.add(new AccessNode(0, AccessRole.BUTTON, name, "", List.of(), States.none(), box));
            targets.add(() -> pressed.add(name));
        }
        return new AccessTree(nodes, targets);
    }

    private void pressAfter(AccessTree told, AccessTree now, int part) {
        ScreenReaderMirror mirror = new ScreenReaderMirror(reader, () -> stage);
        stage = told;
        mirror.frame();
        assertEquals(told.nodes(), reader.parts());
        stage = now;
        reader.hands().press(part);
    }

    @Test
    void aButtonThatMovedIsMeantByItsName() {
        pressAfter(buttons("Hint", "Resign"), buttons("Undo", "Hint", "Resign"), 1);
        assertEquals(List.of("Resign"), pressed);
    }

    @Test
    void aButtonThatSaysMoreSinceIsMeantByItsPlace() {
        pressAfter(
                buttons("Two players", "Play online, Play people anywhere"),
                buttons("Two players", "Play online, 1 player online"),
                1);
        assertEquals(List.of("Play online, 1 player online"), pressed);
    }

    @Test
    void anotherButtonInItsPlaceIsNotMeant() {
        pressAfter(buttons("Hint", "Resign"), buttons("Hint", "Review"), 1);
        assertEquals(List.of(), pressed);
    }
}
