package reversi.screens.access;

import com.badlogic.gdx.Gdx;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import reversi.platform.AccessNode;
import reversi.platform.ScreenReader;
import reversi.screens.ui.AccessTarget;

/** Keeps what the device's screen reader knows in step with what is on the stage, and does to it what the person does there. */
public final class ScreenReaderMirror {
    /** As many characters at the beginning of a name say what it is about. */
    private static final int COMMON_BEGINNING = 3;

    private final ScreenReader reader;
    private final Supplier<AccessTree> seen;
    private final Supplier<List<AccessNode>> parts = this::parts;
    private AccessTree shown = AccessTree.empty();

    /** {@code seen} looks at the stage. */
    public ScreenReaderMirror(ScreenReader reader, Supplier<AccessTree> seen) {
        this.reader = reader;
        this.seen = seen;
        reader.listen(new Hands());
    }

    /** A frame passed in which something may have changed. */
    public void frame() {
        reader.changed(parts);
    }

    /** Says words. */
    public void announce(String words) {
        reader.announce(words);
    }

    /** From now on the words are in this language, a tag of BCP 47. */
    public void speakIn(String language) {
        reader.speakIn(language);
    }

    private List<AccessNode> parts() {
        shown = seen.get();
        return shown.nodes();
    }

    /** What the person does. */
    private final class Hands implements ScreenReader.Listener {
        @Override
        public void press(int part) {
            target(part).press();
            Gdx.graphics.requestRendering();
        }

        @Override
        public boolean focus(int part) {
            boolean isThere = target(part).focus();
            Gdx.graphics.requestRendering();
            return isThere;
        }

        @Override
        public void set(int part, int value) {
            target(part).set(value);
            Gdx.graphics.requestRendering();
        }

        /** The page may have been built anew since it was told: then what is the same there now is meant. */
        private AccessTarget target(int part) {
            if (part < 0 || part >= shown.nodes().size()) {
                return AccessTarget.NONE;
            }
            AccessNode meant = shown.nodes().get(part);
            AccessTree now = seen.get();
            if (part < now.nodes().size() && isSame(meant, now.nodes().get(part))) {
                return now.targets().get(part);
            }
            return find(now, other -> isSame(meant, other))
                    .or(() -> find(now, other -> isRenamed(meant, other)))
                    .orElse(AccessTarget.NONE);
        }

        private Optional<AccessTarget> find(AccessTree tree, Predicate<AccessNode> wanted) {
            for (int i = 0; i < tree.nodes().size(); i++) {
                if (wanted.test(tree.nodes().get(i))) {
                    return Optional.of(tree.targets().get(i));
                }
            }
            return Optional.empty();
        }
    }

    /** Whether it stands where the other stood and begins with the same words: a button may say how many people wait behind it. */
    private static boolean isRenamed(AccessNode one, AccessNode other) {
        return one.role() == other.role()
                && one.box().equals(other.box())
                && one.name().regionMatches(0, other.name(), 0, COMMON_BEGINNING);
    }

    private static boolean isSame(AccessNode one, AccessNode other) {
        return one.role() == other.role() && one.name().equals(other.name());
    }
}
