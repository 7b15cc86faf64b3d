package reversi.screens.access;

import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import reversi.platform.AccessNode;
import reversi.platform.AccessNode.Box;
import reversi.platform.AccessNode.States;
import reversi.platform.AccessRole;
import reversi.screens.ui.AccessTarget;
import reversi.screens.ui.AccessWriter;
import reversi.screens.ui.Focus;

/**
 * What is in front of the person, as a screen reader meets it: the page, or the dialog above it, with its title and all its parts in the
 * order of the page.
 *
 * @param nodes the parts; the first is the page or the dialog itself, and each follows the one that it is inside of
 * @param targets what can be done to each of them
 */
public record AccessTree(List<AccessNode> nodes, List<AccessTarget> targets) {
    /** Nothing yet. */
    static AccessTree empty() {
        return new AccessTree(List.of(), List.of());
    }

    /**
     * Goes through what the focus is confined to.
     *
     * @param isDialog whether that is a dialog
     * @param title what the page is called where no heading on it says so
     * @param words answers a key with its words
     * @param scale the window's points for each of the stage's
     */
    public static AccessTree of(Focus focus, boolean isDialog, String title, UnaryOperator<String> words, float scale) {
        AccessWriter writer = new AccessWriter(focus, words, scale);
        Group scope = focus.scope();
        writer.inside(() -> writer.walkChildren(scope));
        List<AccessNode> parts = new ArrayList<>(writer.nodes());
        List<AccessTarget> targets = new ArrayList<>(writer.targets());
        int heading = heading(parts);
        String name = heading >= 0 ? parts.get(heading).name() : isDialog ? firstWords(parts) : title;
        level(parts, isDialog ? -1 : heading);
        if (!isDialog && heading > 0) {
            headFirst(parts, heading);
            headFirst(targets, heading);
        }
        if (!isDialog && heading < 0) {
            parts.add(0, node(1, AccessRole.HEADING, title, List.of(1)));
            targets.add(0, AccessTarget.NONE);
        }
        parts.add(0, node(0, isDialog ? AccessRole.DIALOG : AccessRole.MAIN, name, List.of()));
        targets.add(0, AccessTarget.NONE);
        return new AccessTree(List.copyOf(parts), List.copyOf(targets));
    }

    /** Whoever reads a page meets its heading first, also where it stands beside the board. */
    private static <T> void headFirst(List<T> parts, int heading) {
        parts.add(0, parts.remove(heading));
    }

    private static AccessNode node(int depth, AccessRole role, String name, List<Integer> numbers) {
        return new AccessNode(depth, role, name, "", numbers, States.none(), new Box(0, 0, 0, 0));
    }

    /** A page has one heading of its own; all others are those of its sections. */
    private static void level(List<AccessNode> parts, int own) {
        for (int i = 0; i < parts.size(); i++) {
            AccessNode was = parts.get(i);
            if (was.role() == AccessRole.HEADING) {
                List<Integer> level = List.of(i == own ? 1 : 2);
                parts.set(
                        i,
                        new AccessNode(
                                was.depth(), was.role(), was.name(), was.value(), level, was.states(), was.box()));
            }
        }
    }

    private static int heading(List<AccessNode> parts) {
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i).role() == AccessRole.HEADING
                    && parts.get(i).numbers().equals(List.of(1))) {
                return i;
            }
        }
        return -1;
    }

    private static String firstWords(List<AccessNode> parts) {
        for (AccessNode part : parts) {
            if (!part.name().isEmpty()) {
                return part.name();
            }
        }
        return "";
    }
}
