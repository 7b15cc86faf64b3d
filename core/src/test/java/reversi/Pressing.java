package reversi;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import reversi.screens.Texts;
import reversi.screens.ui.Focus;
import reversi.screens.ui.Text;

/** Presses what a test finds on a page, whatever its language. */
final class Pressing {
    private Pressing() {}

    /** Presses the first thing that says this in the language of the page. */
    static void press(Composition composition, Function<Texts, String> words) {
        List<String> wanted = TestWords.everywhere(words);
        pressWhat(
                composition,
                actor -> actor instanceof Text said
                        && wanted.stream().anyMatch(word -> LongerTexts.isSaid(word, said.words())));
    }

    static void pressWhat(Composition composition, Predicate<Actor> shows) {
        for (Actor stop : composition.focus().stops()) {
            if (VisibleActors.of(stop).stream().anyMatch(shows)) {
                ((Focus.Stop) stop).press();
                return;
            }
        }
    }
}
