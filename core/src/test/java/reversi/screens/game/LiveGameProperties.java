package reversi.screens.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import reversi.game.GameSetup;
import reversi.game.TimeControl;
import reversi.platform.MemoryStore;
import reversi.platform.Store;
import reversi.rules.Disc;
import reversi.rules.Draws;
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

    @Provide
    Arbitrary<GameSetup> setups() {
        Arbitrary<TimeControl> times = Arbitraries.of(TimeControl.none(), TimeControl.perGame(600, 5));
        return Combinators.combine(
                        Arbitraries.integers().between(0, 2),
                        Arbitraries.of(VARIANTS),
                        times,
                        Arbitraries.of(Disc.class))
                .as((mode, variant, time, person) -> switch (mode) {
                    case 0 -> GameFixture.two(variant, time);
                    case 1 -> GameFixture.versus(person, variant, time);
                    default -> GameFixture.watch(variant);
                })
                .withoutEdgeCases();
    }

    @Provide
    Arbitrary<List<Random>> acts() {
        return Draws.steps(40, 3);
    }

    @Provide
    Arbitrary<List<List<Random>>> rounds() {
        return Draws.full(Draws.steps(10, 3), 12);
    }

    /** One thing that may happen, at a moment when discs may be moving. */
    private static void act(GameFixture fixture, Random random) {
        LiveGame game = fixture.game;
        GameSession session = game.session();
        switch (random.nextInt(20)) {
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

    private static void assertShown(GameFixture fixture) {
        LiveGame game = fixture.game;
        GameSession session = game.session();
        Position position = session.position();
        assertFalse(game.isMoving());
        assertEquals(session.transcript(), game.shownTranscript());
        assertEquals(position, game.board().animation().shown());
        for (Disc disc : Disc.values()) {
            assertEquals(position.count(disc), game.shownDiscs(disc));
        }
        boolean isPersonAsked = session.awaited().filter(game::isPerson).isPresent() && !session.isPaused();
        assertEquals(isPersonAsked, game.board().asks().isPresent());
        if (isPersonAsked) {
            assertEquals(position.placements(), game.board().legal());
        }
        assertEquals(session.result(), game.shownOutcome());
    }

    @Property(tries = 120)
    void theBoardEndsWhereTheGameIs(@ForAll("setups") GameSetup setup, @ForAll("rounds") List<List<Random>> rounds) {
        GameFixture fixture = GameFixture.begin(setup);
        for (List<Random> round : rounds) {
            for (Random act : round) {
                act(fixture, act);
                int plies = fixture.game.shownTranscript().plies();
                assertTrue(plies <= fixture.game.session().transcript().plies(), "nothing is seen before it happens");
            }
            settle(fixture);
            assertShown(fixture);
        }
    }

    /** After a break at any moment the saved game is the one that was left. */
    @Property(tries = 60)
    void aSavedGameGoesOnWhereItWasLeft(@ForAll("setups") GameSetup setup, @ForAll("acts") List<Random> acts) {
        MemoryStore store = new MemoryStore();
        GameFixture fixture = GameFixture.begin(store, setup);
        acts.forEach(act -> act(fixture, act));
        GameSession left = fixture.game.session();
        if (left.transcript().plies() == 0 || left.result().isPresent()) {
            return;
        }
        GameKeeper.Found found = new GameKeeper(store, (id, game, then) -> {}, result -> {}).find();
        if (!(found instanceof GameKeeper.Unfinished unfinished)) {
            throw new AssertionError("no game is kept");
        }
        assertEquals(left.transcript().moves(), unfinished.game().transcript().moves());
        GameFixture resumed = GameFixture.resume(store, unfinished.game());
        settle(resumed);
        assertShown(resumed);
    }

    @Provide
    Arbitrary<List<Store.Result>> faults() {
        return Draws.full(Arbitraries.of(Store.Result.FULL, Store.Result.FAILED), 10);
    }

    /** A device that keeps nothing for a while loses nothing that it is told again once it can. */
    @Property(tries = 40)
    void aStoreThatFailsForAWhileKeepsTheGameOnceItCan(@ForAll("faults") List<Store.Result> faults) {
        MemoryStore store = new MemoryStore();
        GameFixture fixture = GameFixture.begin(store, GameFixture.two(Variant.OTHELLO, TimeControl.none()));
        for (Store.Result fault : faults) {
            store.breakDown(fault);
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
