package reversi.screens.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import reversi.game.GameSetup;
import reversi.game.TimeControl;
import reversi.platform.MemoryStore;
import reversi.platform.Store;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Rule;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.session.GameSession;

/** Whatever people, computers and devices do, in whatever order and at whatever moment: the board ends where the game is. */
class LiveGameProperties {
    private static final List<Variant> VARIANTS = List.of(
            Variant.OTHELLO,
            Variant.ANTI,
            Variant.square(4, Start.DIAGONAL),
            Variant.square(6, Start.PARALLEL),
            Variant.REVERSI_1876,
            Variant.REVERSI_1876.with(Rule.ADJACENT_PLACEMENT, true),
            Variant.EIGHT_STARS);

    private final List<String> done = new ArrayList<>();

    private static GameSetup setup(Random random, int mode) {
        Variant variant = VARIANTS.get(random.nextInt(VARIANTS.size()));
        TimeControl time = random.nextBoolean() ? TimeControl.none() : TimeControl.perGame(600, 5);
        return switch (mode) {
            case 0 -> GameFixture.two(variant, time);
            case 1 -> GameFixture.versus(random.nextBoolean() ? Disc.BLACK : Disc.WHITE, variant, time);
            default -> GameFixture.watch(variant);
        };
    }

    /** One thing that may happen, at a moment when discs may be moving. */
    private void act(GameFixture fixture, Random random) {
        LiveGame game = fixture.game;
        GameSession session = game.session();
        int what = random.nextInt(20);
        done.add("" + what);
        switch (what) {
            case 0, 1, 2, 3 -> {
                if (game.board().asks().isPresent()) {
                    List<Square> legal = game.board().legal();
                    game.choose(legal.get(random.nextInt(legal.size())));
                }
            }
            case 4, 5, 6 -> fixture.thinker.answer();
            case 7 -> session.undo();
            case 8 -> session.redo();
            case 9 -> game.choose(new Square(random.nextInt(4), random.nextInt(4)));
            case 10 -> fixture.thinker.fail("broken");
            case 11 -> session.askAgain();
            case 12 -> game.advice().toggleHint();
            case 13 -> game.advice().toggleValues();
            case 14 -> {
                if (session.isPaused()) {
                    session.resume();
                } else {
                    session.pause();
                }
            }
            case 15 -> session.offerDraw(Disc.BLACK);
            case 16 -> session.answerDraw(Disc.WHITE, random.nextBoolean());
            case 17 -> {
                if (random.nextInt(20) == 0) {
                    session.resign(random.nextBoolean() ? Disc.BLACK : Disc.WHITE);
                }
            }
            default -> fixture.run(random.nextInt(700));
        }
    }

    private static void settle(GameFixture fixture) {
        fixture.settle();
        fixture.run(1200);
    }

    private void assertShown(GameFixture fixture) {
        LiveGame game = fixture.game;
        GameSession session = game.session();
        Position position = session.position();
        assertFalse(game.isMoving());
        assertEquals(session.transcript(), game.shownTranscript(), done::toString);
        assertEquals(position, game.board().animation().shown(), done::toString);
        for (Disc disc : Disc.values()) {
            assertEquals(position.count(disc), game.shownDiscs(disc), done::toString);
        }
        boolean isPersonAsked = session.awaited().filter(game::isPerson).isPresent() && !session.isPaused();
        assertEquals(isPersonAsked, game.board().asks().isPresent(), done::toString);
        if (isPersonAsked) {
            assertEquals(position.placements(), game.board().legal());
        }
        assertEquals(session.result(), game.shownOutcome(), done::toString);
    }

    @Property(tries = 120)
    void theBoardEndsWhereTheGameIs(@ForAll long seed, @ForAll @IntRange(max = 2) int mode) {
        Random random = new Random(seed);
        done.clear();
        GameFixture fixture = GameFixture.begin(setup(random, mode));
        for (int round = 0; round < 12; round++) {
            for (int i = 0; i < 10; i++) {
                act(fixture, random);
                int plies = fixture.game.shownTranscript().plies();
                assertTrue(plies <= fixture.game.session().transcript().plies(), "nothing is seen before it happens");
            }
            settle(fixture);
            assertShown(fixture);
        }
    }

    /** After a break at any moment the saved game is the one that was left. */
    @Property(tries = 60)
    void aSavedGameGoesOnWhereItWasLeft(@ForAll long seed, @ForAll @IntRange(max = 2) int mode) {
        Random random = new Random(seed);
        done.clear();
        MemoryStore store = new MemoryStore();
        GameFixture fixture = GameFixture.begin(store, setup(random, mode));
        for (int i = 0; i < 40; i++) {
            act(fixture, random);
        }
        GameSession left = fixture.game.session();
        if (left.transcript().plies() == 0 || left.result().isPresent()) {
            return;
        }
        GameKeeper.Found found = new GameKeeper(store, (id, game, then) -> {}, result -> {}).find();
        if (!(found instanceof GameKeeper.Unfinished unfinished)) {
            throw new AssertionError("no game is kept after " + done);
        }
        assertEquals(left.transcript().moves(), unfinished.game().transcript().moves(), done::toString);
        GameFixture resumed = GameFixture.resume(store, unfinished.game());
        settle(resumed);
        assertShown(resumed);
    }

    /** A device that keeps nothing for a while loses nothing that it is told again once it can. */
    @Property(tries = 40)
    void aStoreThatFailsForAWhileKeepsTheGameOnceItCan(@ForAll long seed) {
        Random random = new Random(seed);
        done.clear();
        MemoryStore store = new MemoryStore();
        GameFixture fixture = GameFixture.begin(store, GameFixture.two(Variant.OTHELLO, TimeControl.none()));
        for (int i = 0; i < 10; i++) {
            store.breakDown(random.nextBoolean() ? Store.Result.FULL : Store.Result.FAILED);
            fixture.settle();
            fixture.person();
            store.breakDown(Store.Result.DONE);
            fixture.settle();
            if (fixture.game.session().result().isPresent()) {
                return;
            }
            fixture.person();
            GameKeeper.Found found = new GameKeeper(store, (id, game, then) -> {}, result -> {}).find();
            assertEquals(
                    fixture.game.session().transcript().moves(),
                    ((GameKeeper.Unfinished) found).game().transcript().moves());
            fixture.settle();
        }
    }
}
