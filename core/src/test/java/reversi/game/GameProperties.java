package reversi.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;
import reversi.rules.Disc;
import reversi.rules.Draws;
import reversi.rules.Lines;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** Laws of every game, however its players behave. */
class GameProperties {
    private static final List<Variant> VARIANTS = List.of(
            Variant.square(4, Start.DIAGONAL),
            Variant.square(6, Start.DIAGONAL),
            Variant.OTHELLO,
            Variant.ANTI,
            Variant.REVERSI_1876,
            Variant.EIGHT_STARS);

    private static final List<TimeControl> TIMES = List.of(
            TimeControl.none(),
            TimeControl.perMove(5),
            TimeControl.perGame(60, 2),
            TimeControl.ladder(TrainingLadder.start()));

    /** An event and when it happened. */
    private record Dated(GameEvent event, long at) {}

    /** What became of a game in which somebody asked for many things. */
    private record Story(Game begun, List<Dated> events, List<Game> stages) {
        Game told() {
            return stages.get(stages.size() - 1);
        }

        Game again() {
            Game game = begun;
            for (Dated dated : events) {
                game = game.with(dated.event, dated.at);
            }
            return game;
        }
    }

    @Provide
    Arbitrary<GameSetup> setups() {
        Arbitrary<Position> starts = Arbitraries.of(VARIANTS)
                .flatMap(variant -> Arbitraries.frequencyOf(
                        Tuple.of(3, Arbitraries.just(Position.start(variant))),
                        Tuple.of(
                                1,
                                Lines.transcripts(variant, 0, 39)
                                        .map(Transcript::current)
                                        .filter(position -> !position.isOver()))));
        Arbitrary<Seat> seats = Arbitraries.of(Seat.human(""), Seat.computer("", 3));
        return Combinators.combine(starts, seats, seats, Arbitraries.of(TIMES))
                .as((start, black, white, time) -> new GameSetup(start, List.of(), black, white, time))
                .withoutEdgeCases();
    }

    /** Each waits, asks for something and chooses. */
    @Provide
    Arbitrary<List<Random>> requests() {
        return Draws.of(8).list().ofMaxSize(150).withSizeDistribution(RandomDistribution.uniform());
    }

    @Provide
    Arbitrary<List<Random>> manyRequests() {
        return Draws.steps(200, 8);
    }

    private static GameRequest anything(Random random, Game game) {
        int ply = game.transcript().plies() + 1 + (random.nextInt(9) == 0 ? random.nextInt(3) - 1 : 0);
        return switch (random.nextInt(20)) {
            case 0 -> GameRequest.Wish.OFFER_DRAW;
            case 1 -> GameRequest.answerDraw(random.nextInt(9) == 0);
            case 2 -> GameRequest.Wish.ASK_TAKEBACK;
            case 3 -> GameRequest.answerTakeback(random.nextBoolean());
            case 4 -> random.nextInt(9) == 0 ? GameRequest.Wish.RESIGN : GameRequest.Wish.PAUSE;
            case 5 -> random.nextInt(9) == 0 ? GameRequest.Wish.LEAVE : GameRequest.Wish.RESUME;
            case 6 -> random.nextInt(9) == 0 ? GameRequest.Wish.CLAIM : GameRequest.Wish.RESUME;
            case 7, 8 -> GameRequest.Wish.UNDO;
            case 9 -> GameRequest.Wish.REDO;
            default -> new GameRequest.Play(ply, move(random, game));
        };
    }

    private static Move move(Random random, Game game) {
        List<Square> places = game.position().placements();
        return places.isEmpty() || random.nextInt(10) == 0
                ? Move.at(new Square(random.nextInt(16), random.nextInt(16)))
                : Move.at(places.get(random.nextInt(places.size())));
    }

    private static Story story(GameSetup setup, List<Random> requests) {
        Game begun = Game.start(setup, 1_000);
        Game game = begun;
        List<Dated> events = new ArrayList<>();
        List<Game> stages = new ArrayList<>(List.of(begun));
        long now = 1_000;
        for (Random random : requests) {
            now += random.nextInt(400);
            Disc by = random.nextInt(5) == 0
                    ? game.position().toMove().other()
                    : game.position().toMove();
            Verdict verdict = Referee.flag(game, now, 0)
                    .map(Verdict::granted)
                    .orElse(Referee.judge(game, by, anything(random, game), now, random.nextInt(300)));
            if (verdict instanceof Verdict.Granted granted) {
                for (GameEvent event : granted.events()) {
                    assertTrue(game.allows(event), "the referee grants what the game allows");
                    game = game.with(event, now);
                    events.add(new Dated(event, now));
                }
                stands(game);
            }
            stages.add(game);
        }
        return new Story(begun, events, stages);
    }

    private static void stands(Game game) {
        assertTrue(game.isOver() || !game.position().mustPass(), "a forced pass is played at once");
        assertTrue(game.isOver() || !game.position().isOver(), "a full board ends the game");
        assertEquals(
                game.history().size(),
                game.transcript().plies()
                        - game.setup().opened().plies()
                        + game.undone().size()
                        + 1);
        if (game.isOver()) {
            assertTrue(game.draw().open().isEmpty() && game.takeback().open().isEmpty(), "no offer outlives the game");
            assertEquals(game.position().score(), game.result().orElseThrow().score());
        }
    }

    @Property(tries = 300)
    void theSameEventsMakeTheSameGame(
            @ForAll("setups") GameSetup setup, @ForAll("manyRequests") List<Random> requests) {
        Story story = story(setup, requests);
        assertEquals(story.events.size(), story.told().version());
        assertEquals(story.told(), story.again());
        Position position = story.told().setup().start();
        for (Move move : story.told().transcript().moves()) {
            position = position.play(move).orThrow().after();
        }
        assertEquals(position, story.told().position());
    }

    @Property(tries = 1_000)
    void redoRestoresExactlyWhatUndoTookBack(
            @ForAll("setups") GameSetup setup, @ForAll("requests") List<Random> requests) {
        Game game = story(setup, requests).told();
        // In the middle of what was taken back a redo may lead further than the undo came from.
        Assume.that(game.undone().isEmpty());
        long now = 1_000_000;
        if (!(Referee.judge(game, Disc.BLACK, GameRequest.Wish.UNDO, now, 0) instanceof Verdict.Granted undo)) {
            assertTrue(game.undoPly().isEmpty());
            return;
        }
        Game back = game;
        for (GameEvent event : undo.events()) {
            back = back.with(event, now);
        }
        assertTrue(back.transcript().plies() < game.transcript().plies());
        Game forth = back;
        while (forth.transcript().plies() < game.transcript().plies()) {
            Verdict redo = Referee.judge(forth, Disc.BLACK, GameRequest.Wish.REDO, now, 0);
            for (GameEvent event : ((Verdict.Granted) redo).events()) {
                forth = forth.with(event, now);
            }
        }
        assertEquals(game.transcript(), forth.transcript());
        assertEquals(game.undone(), forth.undone());
        assertEquals(game.history(), forth.history());
        assertEquals(game.result(), forth.result());
    }

    @Property(tries = 200)
    void aClockGainsNoMoreThanItsIncrement(
            @ForAll("setups") GameSetup setup, @ForAll("manyRequests") List<Random> requests) {
        Story story = story(setup, requests);
        Game game = story.begun;
        for (Dated dated : story.events) {
            ClockTimes before = game.clockAt(dated.at).shown();
            game = game.with(dated.event, dated.at);
            boolean isRewind = dated.event instanceof GameEvent.TakenBack || dated.event instanceof GameEvent.Redone;
            for (Disc disc : Disc.values()) {
                TimeControl time = game.setup().time();
                // Up to 300 ms were given back for a slow connection.
                long most =
                        time.isPerMove() ? time.seconds() * 1_000L : before.of(disc) + time.increment() * 1_000L + 300;
                assertTrue(isRewind || game.clockAt(dated.at).millisLeft(disc) <= most, dated.event + " of " + before);
            }
        }
    }

    /** A game and another one of the same setup, which may have been the same up to some point. */
    @Property(tries = 1_000)
    void theEventsToAnotherGameLeadThere(
            @ForAll("setups") GameSetup setup,
            @ForAll("requests") List<Random> requests,
            @ForAll int one,
            @ForAll int other) {
        List<Game> stages = story(setup, requests).stages;
        Game goal = stages.get(Math.floorMod(one, stages.size()));
        Game from = stages.get(Math.floorMod(other, stages.size()));
        Game there = follow(from, from.eventsTo(goal));
        assertEquals(goal.transcript(), there.transcript());
        assertEquals(goal.result(), there.result());
        assertEquals(
                goal.undone(),
                there.undone().subList(0, goal.undone().size()),
                "what can be restored there can be here");
        assertEquals(List.of(), there.eventsTo(goal), "and that is all");
        assertEquals(from, follow(from, from.eventsTo(from)));
        Game shown = goal.shown();
        assertEquals(goal.transcript(), shown.transcript());
        assertEquals(goal.history().subList(0, shown.history().size()), shown.history());
        boolean replays = from.eventsTo(shown).stream()
                .anyMatch(event -> event instanceof GameEvent.Played played
                        && !goal.transcript().moves().get(played.ply() - 1).equals(played.move()));
        assertFalse(replays, "on the way to what is shown nothing else is shown");
    }

    @Property(tries = 500)
    void theEventsFromTheStartAreTheWholeGame(
            @ForAll("setups") GameSetup setup, @ForAll("requests") List<Random> requests) {
        Game game = story(setup, requests).told();
        Game begun = Game.start(game.setup(), 0);
        Game again = follow(begun, begun.eventsTo(game));
        assertEquals(game.transcript(), again.transcript());
        assertEquals(game.undone(), again.undone());
        assertEquals(game.history(), again.history());
        assertEquals(game.result(), again.result());
    }

    private static Game follow(Game from, List<GameEvent> events) {
        Game game = from;
        for (GameEvent event : events) {
            game = game.with(event, game.clock().since());
        }
        return game;
    }

    @Property(tries = 100)
    void whatCannotFollowIsRefused(@ForAll("setups") GameSetup setup, @ForAll("requests") List<Random> requests) {
        Game game = story(setup, requests).told();
        int plies = game.transcript().plies();
        ClockTimes clocks = game.clock().shown();
        List<GameEvent> wrong = List.of(
                new GameEvent.Played(plies, Move.PASS, clocks),
                new GameEvent.Played(plies + 2, Move.PASS, clocks),
                new GameEvent.Played(plies + 1, Move.at(new Square(15, 15)), clocks),
                new GameEvent.TakenBack(plies + 1, clocks),
                new GameEvent.TakenBack(-1, clocks),
                new GameEvent.Redone(plies + game.undone().size() + 1, clocks),
                new GameEvent.Redone(plies - 1, clocks));
        for (GameEvent event : wrong) {
            assertFalse(game.allows(event), event::toString);
            assertThrows(IllegalArgumentException.class, () -> game.with(event, 0));
        }
    }
}
