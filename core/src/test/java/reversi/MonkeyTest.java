package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.online.AccountRequest;
import reversi.online.TableNews;
import reversi.platform.Store;
import reversi.screens.ui.Text;

/** Whatever is pressed, in whatever order, while links and the device's memory come and go: no page breaks, and the first one is found again. */
class MonkeyTest {
    private static final int[] KEYS = {
        Input.Keys.TAB,
        Input.Keys.ENTER,
        Input.Keys.ESCAPE,
        Input.Keys.UP,
        Input.Keys.DOWN,
        Input.Keys.LEFT,
        Input.Keys.RIGHT,
        Input.Keys.PAGE_DOWN,
        Input.Keys.HOME,
        Input.Keys.BACKSPACE,
        Input.Keys.SPACE
    };
    private static final int[][] SIZES = {{1280, 720}, {390, 844}, {844, 390}, {320, 180}};

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void nothingThatIsPressedBreaksAPage(long seed) {
        Random random = new Random(seed);
        List<String> done = new ArrayList<>();
        try (GameDriver game = random.nextBoolean() ? GameDriver.wide() : GameDriver.phone()) {
            if (random.nextBoolean()) {
                game.online();
                game.composition().client().ask(AccountRequest.Login.of("player 5", "secret"));
                game.pass(0.1f);
            }
            try {
                for (int i = 0; i < 120; i++) {
                    act(game, random, done);
                }
                game.server().comeBack();
                game.store().breakDown(Store.Result.DONE);
                game.go().home();
                game.pass(0.5f);
            } catch (RuntimeException | AssertionError broken) {
                throw new AssertionError("seed " + seed + " after " + done, broken);
            }
            assertEquals("home", game.state().page(), done::toString);
        }
    }

    private static void act(GameDriver game, Random random, List<String> done) {
        switch (random.nextInt(14)) {
            case 0 -> press(game, KEYS[random.nextInt(KEYS.length)], done);
            case 1 -> {
                done.add("type");
                game.type(random.nextBoolean() ? "f5d6" : "zoë 5\t");
            }
            case 2 -> {
                int[] size = SIZES[random.nextInt(SIZES.length)];
                done.add("resize");
                game.resize(size[0], size[1]);
            }
            case 3 -> {
                done.add("lose the link");
                game.loseLink();
                game.findLink();
            }
            case 4 -> {
                done.add("table");
                game.hear(new TableNews.Seated(game.server().table(GameDriver.TABLE, Optional.empty())));
            }
            case 5 -> {
                done.add("think");
                game.thinker().answer();
                game.pass(0.5f);
            }
            case 6 -> {
                Store.Result[] results = Store.Result.values();
                done.add("store");
                game.store().breakDown(results[random.nextInt(results.length)]);
            }
            default -> pressSomething(game, random, done);
        }
        assertNotNull(game.router().front());
    }

    private static void press(GameDriver game, int key, List<String> done) {
        done.add("key " + key);
        // Enter on the button that ends the program would end all tests.
        if (!game.focused().equals("Quit")) {
            game.press(key);
        }
    }

    private static void pressSomething(GameDriver game, Random random, List<String> done) {
        List<Actor> stops = game.composition().focus().stops();
        if (stops.isEmpty()) {
            return;
        }
        game.composition().focus().moveTo(stops.get(random.nextInt(stops.size())));
        String words = game.all(Text.class).isEmpty() ? "" : game.focused();
        if (words.equals("Quit")) {
            return;
        }
        done.add("press " + words);
        game.press(Input.Keys.ENTER);
    }
}
