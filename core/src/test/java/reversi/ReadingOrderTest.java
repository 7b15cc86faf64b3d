package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.screens.ui.Focus;

/**
 * On every page the keyboard, and a switch that scans what can be pressed, goes in reading order: row by row, and in a row from the left, within
 * each panel and from panel to panel. Only the path of chapters winds, and is gone along to and fro.
 */
class ReadingOrderTest {
    /** How far things of one row may lie above each other, in points. */
    private static final float LEVEL = 2;

    private TestStage game = new TestStage("en", true);

    private static final int[][] SIZES = {{1280, 720}, {390, 844}};

    static Stream<String> pages() {
        return EveryPage.names().stream();
    }

    @AfterEach
    void close() {
        game.close();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void stopsFollowTheEye(String page) {
        game.close();
        game = EveryPage.shown("en", true, new DemoServer(), 1280, 720, page);
        List<String> faults = game.faultsIn(SIZES, () -> {
            List<String> here = new ArrayList<>();
            check(game.front(), here);
            return here;
        });
        assertEquals(List.of(), faults);
    }

    /** Looks at the parts of a group that hold stops, in their order, and then within each of them. */
    private static void check(Group group, List<String> faults) {
        Actor last = null;
        boolean winds = group.getClass().getSimpleName().equals("ChapterPath");
        Rectangle before = new Rectangle();
        for (Actor child : group.getChildren()) {
            Optional<Rectangle> place = place(child);
            if (place.isEmpty()) {
                continue;
            }
            if (last != null && (winds ? isAbove(place.get(), before) : comesBefore(place.get(), before))) {
                faults.add(VisibleActors.name(child) + " " + place.get() + " after " + VisibleActors.name(last) + " "
                        + before);
            }
            last = child;
            before = place.get();
            if (child instanceof Group inner) {
                check(inner, faults);
            }
        }
    }

    /** Whether something should have come before what came before it: it stands above, or left of it in the same row. */
    private static boolean comesBefore(Rectangle one, Rectangle other) {
        boolean isBelow = one.y + one.height <= other.y + LEVEL;
        return isAbove(one, other) || (!isBelow && one.x + one.width <= other.x + LEVEL);
    }

    private static boolean isAbove(Rectangle one, Rectangle other) {
        return one.y >= other.y + other.height - LEVEL;
    }

    /** Where the stops within an actor are; empty where it has none. */
    private static Optional<Rectangle> place(Actor actor) {
        if (!actor.isVisible() || actor.getTouchable() == Touchable.disabled) {
            return Optional.empty();
        }
        Optional<Rectangle> all = actor instanceof Focus.Stop stop && stop.isReachable()
                ? Optional.of(VisibleActors.place(actor))
                : Optional.empty();
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                Optional<Rectangle> inner = place(child);
                Optional<Rectangle> outer = all;
                all = inner.map(rectangle -> outer.map(known -> new Rectangle(known).merge(rectangle))
                                .orElse(rectangle))
                        .or(() -> outer);
            }
        }
        return all;
    }
}
