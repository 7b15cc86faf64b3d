package reversi.screens;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import java.util.Optional;
import reversi.screens.ui.TextInput;
import reversi.screens.ui.TextInput.Writing;

/** What a person is writing, kept while the line it stands in is built anew. */
final class KeptWriting {
    private final Stage stage;
    private final Optional<Writing> writing;

    private KeptWriting(Stage stage, Optional<Writing> writing) {
        this.stage = stage;
        this.writing = writing;
    }

    /** Takes what is being written out of its line, if anything is. */
    static KeptWriting pause(Stage stage) {
        return new KeptWriting(stage, TextInput.pause(stage));
    }

    /** Lets the person go on in the same line of what was built anew; where there is none, nobody writes any more. */
    void resumeIn(Group front) {
        if (writing.isPresent() && !resume(front, writing.get())) {
            stage.setKeyboardFocus(null);
        }
    }

    private static boolean resume(Group group, Writing writing) {
        for (Actor child : group.getChildren()) {
            boolean isThere = child instanceof TextInput line
                    ? line.resume(writing)
                    : child instanceof Group inner && resume(inner, writing);
            if (isThere) {
                return true;
            }
        }
        return false;
    }
}
