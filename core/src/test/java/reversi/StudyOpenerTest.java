package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Page;
import reversi.screens.study.StudyLoader;
import reversi.screens.study.StudyPages;
import reversi.screens.study.StudyServices;

/** Which page is opened where the code of all comes late. */
class StudyOpenerTest {
    private final LateLoader loader = new LateLoader();
    private final List<String> opened = new ArrayList<>();
    private Page front = new BlankPage();
    private int failures;
    private final StudyOpener opener = new StudyOpener(loader, null, () -> front, () -> failures++);

    /** Hands the code over, or fails, when it is told to. */
    private static final class LateLoader implements StudyLoader {
        private final List<Consumer<StudyPages>> waiting = new ArrayList<>();
        private final List<Runnable> failing = new ArrayList<>();

        @Override
        public void load(StudyServices services, Consumer<StudyPages> then, Runnable failed) {
            waiting.add(then);
            failing.add(failed);
        }

        void arrive() {
            waiting.forEach(then -> then.accept(null));
            waiting.clear();
        }
    }

    private static final class BlankPage extends Page {
        @Override
        public Actor build(Context context, Layout layout) {
            return new Actor();
        }
    }

    private void open(String name) {
        opener.open(pages -> {
            opened.add(name);
            front = new BlankPage();
        });
    }

    @Test
    void ofTwoPagesThatAreAskedForTheLaterOneIsOpened() {
        open("a game after a reload");
        open("an address that is typed");
        loader.arrive();
        assertEquals(List.of("an address that is typed"), opened);
    }

    @Test
    void nothingIsOpenedOverAnotherPage() {
        open("a puzzle");
        front = new BlankPage();
        loader.arrive();
        assertEquals(List.of(), opened);
    }

    @Test
    void aCodeThatDoesNotComeIsSaidAndAskedForAgain() {
        open("a puzzle");
        loader.failing.get(0).run();
        assertEquals(1, failures);
        loader.waiting.clear();
        open("a puzzle");
        loader.arrive();
        assertEquals(List.of("a puzzle"), opened);
    }
}
