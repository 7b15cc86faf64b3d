package reversi.screens.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import reversi.game.Game;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.platform.MemoryStore;
import reversi.platform.Store;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Variant;
import reversi.screens.board.Tempo;
import reversi.screens.sound.SoundName;
import reversi.session.SessionListener;

/** A live game with a thinker, a store, a clock and listeners that a test holds in its hands. */
final class GameFixture implements GameListener, SessionListener {
    static final float FRAME = 16;

    final FakeThinker thinker = new FakeThinker();
    final MemoryStore store;
    final GameKeeper keeper;
    /** How every change of the store ended. */
    final List<Store.Result> stored = new ArrayList<>();

    /** The games that were archived, by id. */
    final Map<String, Game> archived = new LinkedHashMap<>();

    /** How the archive answers. */
    Store.Result archiving = Store.Result.DONE;

    final List<String> heard = new ArrayList<>();
    final List<SoundName> sounds = new ArrayList<>();
    final LocalGameController controller;
    final LiveGame game;

    private GameFixture(MemoryStore store, GameSetup setup) {
        this.store = store;
        this.keeper = new GameKeeper(store, this::archive, stored::add);
        this.controller = games().begin(setup);
        this.game = controller.game();
        listen();
    }

    private GameFixture(MemoryStore store, Game saved) {
        this.store = store;
        this.keeper = new GameKeeper(store, this::archive, stored::add);
        this.controller = games().resume(saved);
        this.game = controller.game();
        listen();
    }

    private LocalGames games() {
        return new LocalGames(new LocalGameController.Services(
                thinker,
                (sound, tone) -> sounds.add(sound),
                keeper,
                new Random(1),
                Tempo.normal(),
                (then, failed) -> failed.run()));
    }

    private void archive(String id, Game ended, Consumer<Store.Result> then) {
        if (archiving == Store.Result.DONE) {
            archived.put(id, ended);
        }
        then.accept(archiving);
    }

    private void listen() {
        game.addListener(this);
        game.session().addListener(this);
    }

    static GameFixture begin(GameSetup setup) {
        return begin(new MemoryStore(), setup);
    }

    static GameFixture begin(MemoryStore store, GameSetup setup) {
        GameFixture fixture = new GameFixture(store, setup);
        fixture.controller.start();
        return fixture;
    }

    static GameFixture resume(MemoryStore store, Game saved) {
        GameFixture fixture = new GameFixture(store, saved);
        fixture.controller.start();
        return fixture;
    }

    static GameSetup versus(Disc person, Variant variant, TimeControl time) {
        Seat human = Seat.human("");
        Seat computer = Seat.computer("", 3);
        return new GameSetup(
                variant, person == Disc.BLACK ? human : computer, person == Disc.BLACK ? computer : human, time);
    }

    static GameSetup two(Variant variant, TimeControl time) {
        return new GameSetup(variant, Seat.human("Ann"), Seat.human("Ben"), time);
    }

    static GameSetup watch(Variant variant) {
        return new GameSetup(variant, Seat.computer("", 1), Seat.computer("", 2), TimeControl.none());
    }

    /** One frame of the page. */
    void frame() {
        controller.tick(FRAME / 1000);
        game.board().advance(FRAME);
    }

    void run(float milliseconds) {
        for (float passed = 0; passed < milliseconds; passed += FRAME) {
            frame();
        }
    }

    /** Frames until nothing moves and no reply waits, so that a person could act. */
    void settle() {
        int frames = 0;
        do {
            frame();
        } while (game.board().isBusy() && frames++ < 10_000);
        frame();
    }

    /** The person places a disc on the first legal square. */
    void person() {
        game.choose(game.board().legal().get(0));
    }

    /** Persons and computers play until the end is shown. */
    void playOut() {
        int moves = 0;
        while (game.shownOutcome().isEmpty() && moves++ < 400) {
            settle();
            thinker.answer();
            if (game.board().asks().isPresent()) {
                person();
            }
        }
        settle();
    }

    @Override
    public void passShown(Disc disc) {
        heard.add("pass " + disc);
    }

    @Override
    public void refused(Disc by, Move move, Illegal reason) {
        heard.add("refused " + reason);
    }

    @Override
    public void drawOffered(Disc by) {
        heard.add("draw offered by " + by);
    }

    @Override
    public void drawDeclined(Disc by) {
        heard.add("draw declined to " + by);
    }

    @Override
    public void playerFailed(Disc disc, String message) {
        heard.add("failed " + message);
    }

    @Override
    public void endShown(Result outcome) {
        heard.add("ended " + outcome.ending());
    }
}
