package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.screens.Router;
import reversi.screens.game.Command;
import reversi.screens.game.Commands;
import reversi.screens.game.GamePage;
import reversi.screens.ui.Focus;
import reversi.screens.ui.TextInput;

/** Whatever can be done on the page of a game is done by a key, or by something that the keyboard reaches on the page or in its menu. */
class EveryCommandTest {
    private static final int[] KEYS = {
        Keys.LEFT, Keys.RIGHT, Keys.UP, Keys.DOWN, Keys.HOME, Keys.END, Keys.FORWARD_DEL, Keys.BACKSPACE
    };

    /** The window's own way to close it, F1, and the chat, which stands beside the board of a wide window. */
    private static final Set<Command> ELSEWHERE = EnumSet.of(Command.QUIT, Command.HOW_TO_PLAY, Command.CHAT);

    private TestStage game = new TestStage("en", false);
    private final Set<Command> done = EnumSet.noneOf(Command.class);

    @AfterEach
    void close() {
        game.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "game",
                "game, over",
                "game, hint",
                "game, coach",
                "game by link",
                "replay",
                "replay, comments",
                "game online",
                "game online, away",
                "game online, over"
            })
    void everyCommandIsWithinReach(String page) {
        game.close();
        game = EveryPage.shown("en", false, new DemoServer(), 1280, 720, page);
        Router router = game.composition().router();
        Commands commands = ((GamePage) router.front()).controller().commands();
        List<Command> possible =
                Arrays.stream(Command.values()).filter(commands::can).toList();
        for (Command command : possible) {
            if (command != Command.MENU) {
                commands.on(command, () -> done.add(command));
            }
        }
        pressStops();
        useKeys(router);
        commands.run(Command.MENU);
        if (router.isSheetOpen()) {
            done.add(Command.MENU);
            pressMenu(router, commands);
        }
        Set<Command> missing = EnumSet.noneOf(Command.class);
        missing.addAll(possible);
        missing.removeAll(done);
        missing.removeAll(ELSEWHERE);
        if (!page.endsWith("over")) {
            missing.remove(Command.REMATCH);
        }
        if (!page.endsWith("comments")) {
            missing.remove(Command.COMMENTS);
        }
        assertEquals(Set.of(), missing);
    }

    private void useKeys(Router router) {
        for (char letter = 'a'; letter <= 'z'; letter++) {
            game.composition().input().keyTyped(letter);
            router.tick(3);
        }
        for (char sign : "0123456789?".toCharArray()) {
            game.composition().input().keyTyped(sign);
            router.tick(3);
        }
        if (router.isSheetOpen()) {
            done.add(Command.SHORTCUTS);
            router.closeSheet();
        }
        for (int key : KEYS) {
            game.composition().input().keyDown(key);
        }
        game.settle();
    }

    private void pressStops() {
        for (Actor stop : game.composition().focus().stops()) {
            boolean isClose = "CLOSE".equals(stop.getName());
            if (stop.getStage() != null && !isClose && !(stop instanceof TextInput)) {
                ((Focus.Stop) stop).press();
            }
        }
        game.composition().router().closeSheet();
        game.settle();
    }

    /** Each entry closes the menu, which is opened again for the next one. */
    private void pressMenu(Router router, Commands commands) {
        int count = game.composition().focus().stops().size();
        for (int i = 0; i < count; i++) {
            if (!router.isSheetOpen()) {
                commands.run(Command.MENU);
            }
            List<Actor> stops = game.composition().focus().stops();
            ((Focus.Stop) stops.get(Math.min(i, stops.size() - 1))).press();
        }
    }
}
