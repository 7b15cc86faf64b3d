package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.InputMultiplexer;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import reversi.game.GameSetup;
import reversi.online.AccountRequest;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.platform.FakeHistory;
import reversi.platform.MemoryClipboard;
import reversi.platform.MemoryFiles;
import reversi.platform.MemoryStore;
import reversi.platform.NewVersion;
import reversi.platform.PhotoSender;
import reversi.platform.PushSource;
import reversi.platform.StoreLock;
import reversi.players.online.ConnectionState;
import reversi.screens.Navigator;
import reversi.screens.PageInput;
import reversi.screens.Router;
import reversi.screens.Settings;
import reversi.screens.SettingsRepository;
import reversi.screens.game.FakeThinker;
import reversi.screens.game.GamePage;
import reversi.screens.ui.Text;
import reversi.screens.ui.TextInput;

/**
 * A person at the whole game without a window: the real pages, looked at by their words and used by mouse, finger and
 * keys, which go the same way as in a window. Time passes only by {@link #pass}. Store, thinker and server are in memory,
 * and a test may hold them in its hands. Places are points from the window's top left corner.
 */
public final class GameDriver implements AutoCloseable {
    /** The table at which {@link #sitDown} leaves one. */
    public static final int TABLE = 7;

    private static final float FRAME = 1 / 60f;

    private final MemoryStore store;
    private final Optional<FakeHistory> history;
    private final FakeThinker thinker = new FakeThinker();
    private final DemoServer server = new DemoServer();
    private final TestStage game;
    private final PassedTime time;
    private final InputMultiplexer input;
    private final TestPointer pointer;
    private final PlacesOnScreen places = new PlacesOnScreen(this);
    private final TestKeyboard keyboard;
    private int version = 30;

    private GameDriver(
            String language,
            boolean isTouch,
            int width,
            int height,
            MemoryStore store,
            Optional<FakeHistory> history,
            TestStage.Extras extras) {
        this.history = history;
        this.store = store;
        game = new TestStage(language, isTouch, server, thinker, store, extras);
        time = new PassedTime(game.frames(), game.composition()::tick);
        input = new InputMultiplexer(time, input(), game.stage());
        pointer = new TestPointer(input, this, isTouch);
        keyboard = new TestKeyboard(input, this);
        game.resize(width, height);
        game.composition().begin();
        pass(0.5f);
    }

    /** The English game in a window of 1280 × 720 points, used by a mouse; the home page is open. */
    public static GameDriver wide() {
        return of("en", false, 1280, 720);
    }

    /** The same where the browser has these messages while the game is not open. */
    static GameDriver wide(PushSource push) {
        return new GameDriver("en", false, 1280, 720, new MemoryStore(), Optional.empty(), TestStage.Extras.of(push));
    }

    /** The English game on a phone of 390 × 844 points, used by a finger; the home page is open. */
    public static GameDriver phone() {
        return of("en", true, 390, 844);
    }

    /** The game on a device that has never had it, in a window of any size; the guided game is open. */
    public static GameDriver newcomer(String language, boolean isTouch, int width, int height) {
        MemoryStore store = new MemoryStore();
        store.texts().put(SettingsRepository.NAME, "reversi-settings 2\nacquainted=false\n");
        return of(language, isTouch, width, height, store);
    }

    /** The game in a window of any size, in points; the home page is open. */
    public static GameDriver of(String language, boolean isTouch, int width, int height) {
        return of(language, isTouch, width, height, new MemoryStore());
    }

    /** The game on a device that keeps this already, as after a restart. */
    public static GameDriver of(String language, boolean isTouch, int width, int height, MemoryStore store) {
        return new GameDriver(language, isTouch, width, height, store, Optional.empty(), TestStage.Extras.NONE);
    }

    /** The game on a phone to which a link with this code led. */
    public static GameDriver invited(String code, MemoryStore store) {
        TestStage.Extras extras = TestStage.Extras.of(code, Optional.empty());
        return new GameDriver("en", true, 390, 844, store, Optional.empty(), extras);
    }

    /** The same in a window with this way back. */
    public static GameDriver invited(String code, FakeHistory history) {
        TestStage.Extras extras = TestStage.Extras.of(code, Optional.of(history));
        return new GameDriver("en", true, 390, 844, new MemoryStore(), Optional.of(history), extras);
    }

    /** Whether the link that led here is done with. */
    public boolean isInvitationForgotten() {
        return game.isInvitationForgotten();
    }

    /** The English game of {@link #wide} in a window with this way back, on a device that keeps this already. */
    public static GameDriver at(FakeHistory history, MemoryStore store) {
        TestStage.Extras extras = TestStage.Extras.of("", Optional.of(history));
        return new GameDriver("en", false, 1280, 720, store, Optional.of(history), extras);
    }

    /** The game of {@link #phone} on a device that may come to have a newer version. */
    public static GameDriver upgraded(NewVersion version) {
        return new GameDriver("en", true, 390, 844, new MemoryStore(), Optional.empty(), TestStage.Extras.of(version));
    }

    /** One of several windows of {@link #wide} on a device that keeps this already. */
    public static GameDriver window(MemoryStore store, StoreLock lock) {
        TestStage.Extras extras = TestStage.Extras.of(Optional.empty(), lock);
        return new GameDriver("en", false, 1280, 720, store, Optional.empty(), extras);
    }

    /** The same with this way back. */
    public static GameDriver window(FakeHistory history, MemoryStore store, StoreLock lock) {
        TestStage.Extras extras = TestStage.Extras.of(Optional.of(history), lock);
        return new GameDriver("en", false, 1280, 720, store, Optional.of(history), extras);
    }

    /** The game of {@link #wide} on a device where a photo can be given. */
    public static GameDriver with(PhotoSender photos) {
        TestStage.Extras extras = TestStage.Extras.of(photos);
        return new GameDriver("en", false, 1280, 720, new MemoryStore(), Optional.empty(), extras);
    }

    /** What the device was told to do, such as {@code copy words}. */
    public List<String> done() {
        return game.done();
    }

    /** What is copied and pasted between programs. */
    public MemoryClipboard clipboard() {
        return game.clipboard();
    }

    /** From now on the device is a Mac. */
    public GameDriver onMac() {
        game.becomeMac();
        return this;
    }

    /** What the game saved for the person. */
    public MemoryFiles files() {
        return game.files();
    }

    /** What the device keeps. */
    public MemoryStore store() {
        return store;
    }

    /** The computer, which answers when it is told to. */
    public FakeThinker thinker() {
        return thinker;
    }

    DemoServer server() {
        return server;
    }

    Composition composition() {
        return game.composition();
    }

    /** Chooses other settings, as on their page. */
    public void choose(UnaryOperator<Settings> change) {
        composition().repository().change(change);
    }

    /** What the device's archive has to say is said. */
    public void readGames() {
        for (int i = 0; i < 5; i++) {
            game.archive().answer();
            pass(0.2f);
        }
    }

    /** The ways from page to page, for where a test begins. */
    public Navigator go() {
        return game.composition().go();
    }

    /** The pages on their stack. */
    public Router router() {
        return game.composition().router();
    }

    /** What hears of keys and touches before the stage. */
    public PageInput input() {
        return game.composition().input();
    }

    /** Everything on the screen. */
    public Stage stage() {
        return game.stage();
    }

    /** What is in front of the person. */
    public TestProbe.State state() {
        return game.composition().probe().state();
    }

    /** The game on the page. */
    public TestProbe.Table table() {
        return state().game().orElseThrow(() -> new AssertionError("no game on the page " + state()));
    }

    /** How the game on this device that is on the page was set up. */
    public GameSetup setup() {
        return ((GamePage) router().front()).game().session().setup();
    }

    /** Begins a game on this device. */
    public void play(GameSetup setup) {
        go().play(setup);
        pass(0.5f);
    }

    /** Opens where one signs in. */
    public void online() {
        go().online();
        pass(0.3f);
    }

    /** Signs in with this and comes to the lobby. */
    public void signIn(AccountRequest how) {
        online();
        composition().client().ask(how);
        pass(0.3f);
        assertEquals("lobby", state().page());
    }

    /** Logs in as player 5 and comes to the lobby. */
    public void logIn() {
        signIn(AccountRequest.Login.of("player 5", "secret"));
    }

    /** The link to the server is lost, and the client notices. */
    public void loseLink() {
        server.goDown();
        pass(0.1f);
    }

    /** Presses Enter just after or just before the link to the server is lost, which is said. */
    public void enterAsTheLinkIsLost(boolean isLostBefore) {
        if (isLostBefore) {
            loseLink();
        }
        press(Input.Keys.ENTER);
        if (!isLostBefore) {
            loseLink();
        }
        pass(0.2f);
        assertTrue(shows("Connection lost – reconnecting…"), () -> words().toString());
    }

    /** The server can be reached again, and the client knows who it was. */
    public void findLink() {
        server.comeBack();
        composition().client().reconnectNow();
        pass(0.3f);
    }

    /** Writes this in the line that asks for it, in place of what stands there. */
    public void write(String hint, String words) {
        click(hint);
        press(Input.Keys.END);
        for (int left = written(hint).length(); left > 0; left--) {
            press(Input.Keys.BACKSPACE);
        }
        type(words);
    }

    /** Logs in as player 5 and sits down at a table at which one plays Black against player 3. */
    public void sitDown() {
        go().online();
        pass(0.1f);
        composition().client().ask(AccountRequest.Login.of("player 5", "secret"));
        pass(0.1f);
        hear(new TableNews.Seated(server.table(TABLE, Optional.empty())));
        pass(0.5f);
        assertEquals("game", state().page());
    }

    /** The code that the first pages do without is loaded. */
    public void prepare() {
        composition().prepare();
    }

    /** Lets the archive of this device answer what it was asked. */
    public void answerArchive() {
        game.archive().answer();
    }

    /** The server says something, and a moment passes. */
    public void hear(ServerMessage... news) {
        List.of(news).forEach(server::say);
        pass(0.1f);
    }

    /** Something happens at the table. */
    public void happen(TableEvent event) {
        version++;
        hear(new TableNews.Happened(TABLE, version, DemoServer.NOW, event));
    }

    /** Lets time pass, frame by frame; what was sent arrives. */
    public void pass(float seconds) {
        for (float passed = 0; passed < seconds; passed += FRAME) {
            if (composition().client().state() != ConnectionState.CLOSED) {
                server.deliver();
            }
            idle(FRAME);
            time.pass();
            stage().act(FRAME);
            composition().followPages();
            history.ifPresent(FakeHistory::settle);
        }
        TestStage.arrange(stage().getRoot());
    }

    /** Lets time pass in which nothing is drawn and nobody asks for time; what comes next brings it. */
    public void idle(float seconds) {
        game.idle(seconds);
    }

    /** Changes the size of the window, in points. */
    public void resize(int width, int height) {
        game.resize(width, height);
        pass(0.1f);
    }

    /** Clicks with the mouse or taps with a finger on the first thing that says these words or has this pictogram; fails where nothing does. */
    public void click(String words) {
        places.scrollTo(places.find(words));
        click(places.find(words));
    }

    /** Clicks or taps on the first visible words, such as one choice of several side by side; fails where nothing says them. */
    public void tap(String words) {
        places.scrollTo(places.middle(words));
        click(places.middle(words));
    }

    /** Clicks a square of the board, and waits until the discs lie still. */
    public void clickSquare(String square) {
        click(game.composition().probe().square(square).orElseThrow());
        pass(2);
    }

    /** Clicks a square so fast, or on so slow a device, that the game hears of all of it in one go. */
    public void clickSquareAtOnce(String square) {
        Vector2 at = game.composition().probe().square(square).orElseThrow();
        pointer.tapAtOnce(Math.round(at.x), Math.round(at.y));
    }

    private void click(Vector2 at) {
        click(Math.round(at.x), Math.round(at.y));
    }

    /** Clicks or taps at a place. */
    public void click(int x, int y) {
        pointer.hold(x, y, 0.1f);
    }

    /** Presses what says these words and lets go of it after some seconds. */
    public void hold(String words, float seconds) {
        Vector2 at = places.find(words);
        pointer.hold(Math.round(at.x), Math.round(at.y), seconds);
    }

    /** Presses what says these words and holds it down; no time passes. */
    public TestPointer.Held press(String words) {
        Vector2 at = places.find(words);
        return pointer.pressAt(Math.round(at.x), Math.round(at.y));
    }

    /** Presses at the first place, moves through the others and lets go at the last; {@code x} and {@code y} in turn. */
    public void drag(int... path) {
        pointer.drag(path);
    }

    /** Turns the wheel where the mouse is by so many notches, downwards where positive. */
    public void wheel(float notches) {
        pointer.wheel(notches);
    }

    /** Whether something that can be pressed now says these words, or has this pictogram. */
    public boolean canClick(String words) {
        return game.composition().probe().control(words).isPresent();
    }

    /** Moves the mouse somewhere without pressing. */
    public void point(int x, int y) {
        pointer.point(x, y);
    }

    /** Presses keys of {@link Input.Keys}, one after the other. */
    public void press(int... keys) {
        keyboard.press(keys);
    }

    /** Presses the key of a letter, in lower case, or a figure, which types it. */
    public void pressSign(char sign) {
        keyboard.pressSign(sign);
    }

    /** Presses a key while another one is held down, such as Shift. */
    public void pressWith(int modifier, int key) {
        keyboard.pressWith(modifier, key);
    }

    /** Types these characters. */
    public void type(String words) {
        keyboard.type(words);
    }

    /** Whether some visible text contains these words. */
    public boolean shows(String words) {
        return game.composition().probe().shows(words);
    }

    /** Every visible text, in the order of the page. */
    public List<String> words() {
        return all(Text.class).stream().map(Text::words).toList();
    }

    /** What stands in the first visible line to write in that asks for this. */
    public String written(String hint) {
        return all(TextInput.class).stream()
                .filter(line -> line.hint().equals(hint))
                .findFirst()
                .orElseThrow()
                .words();
    }

    /** What the ring of the keyboard is around; empty where it is around nothing with words. */
    public String focused() {
        return state().focus();
    }

    /** Every visible actor of a kind, in the order of the page. */
    public <T extends Actor> List<T> all(Class<T> type) {
        return VisibleActors.of(stage().getRoot()).stream()
                .filter(type::isInstance)
                .map(type::cast)
                .toList();
    }

    /** Where an actor stands: points from the window's lower left corner, as actors count. */
    public static Rectangle place(Actor actor) {
        return VisibleActors.place(actor);
    }

    @Override
    public void close() {
        game.close();
    }
}
