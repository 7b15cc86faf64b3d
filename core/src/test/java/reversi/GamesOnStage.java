package reversi;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import reversi.archive.ArchivedGame;
import reversi.archive.PlayedGames;
import reversi.screens.ui.Focus;
import reversi.screens.ui.Text;

/** A device with finished games, and a hand that presses what its pages show. */
abstract class GamesOnStage {
    static final long NOW = 1_795_000_000_000L;

    /** Pictures in which a task of a few games ends, however busy the machine is. */
    private static final int ENOUGH = 100;

    final TestStage game = new TestStage("en", false);

    @AfterEach
    void close() {
        game.close();
    }

    void open(int games, int width, int height) {
        game.resize(width, height);
        game.composition().begin();
        List<ArchivedGame> played = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            played.add(PlayedGames.archived("game " + i, NOW - i * 86_400_000L, i));
        }
        game.composition().library().add(played, result -> {});
        game.archive().answer();
        game.composition().go().games();
        settle();
    }

    void settle() {
        game.composition().router().tick(0.1f);
        game.settle();
        game.archive().answer();
        game.settle();
    }

    /** Lets a task that takes several pictures end. */
    void work() {
        for (int i = 0; i < ENOUGH; i++) {
            game.composition().router().tick(0.01f);
            game.archive().answer();
        }
        settle();
    }

    void press(String words) {
        Actor control = game.composition().focus().stops().stream()
                .filter(stop -> says(stop, words))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + words));
        ((Focus.Stop) control).press();
        work();
    }

    /** Presses a row that is there, counted from 0. */
    void pressRow(int index) {
        Actor row = game.composition().focus().stops().stream()
                .filter(GamesOnStage::isRow)
                .skip(index)
                .findFirst()
                .orElseThrow();
        ((Focus.Stop) row).press();
        work();
    }

    static boolean says(Actor actor, String words) {
        if (words.equals(actor.getName())) {
            return true;
        }
        if (actor instanceof Text text) {
            return text.words().contains(words);
        }
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                if (says(child, words)) {
                    return true;
                }
            }
        }
        return false;
    }

    boolean shows(String words) {
        return game.composition().probe().shows(words);
    }

    @Nullable
    Actor afterKey(int key) {
        game.composition().input().keyDown(key);
        settle();
        return game.composition().focus().current();
    }

    static boolean isRow(@Nullable Actor actor) {
        return actor != null && actor.getClass().getSimpleName().equals("GameRow");
    }
}
