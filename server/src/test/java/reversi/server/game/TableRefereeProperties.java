package reversi.server.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import reversi.game.ColourChoice;
import reversi.game.GameEvent;
import reversi.game.TimeControl;
import reversi.online.Finish;
import reversi.online.GameTerms;
import reversi.online.PlayerKind;
import reversi.online.RatingChange;
import reversi.online.TableEvent;
import reversi.online.TableRequest;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.server.Events;

/** Whatever players ask for in whatever order, the game stays one that the rules allow. */
class TableRefereeProperties {
    private static final RatingChange NOTHING = new RatingChange(0, 1200, 1200);

    private static GameState start(TimeControl time) {
        GameTerms terms = new GameTerms(Variant.square(6, Start.DIAGONAL), time, false, ColourChoice.BLACK);
        return GameState.start(new GameFacts(
                1,
                terms,
                new SeatedAccount(1, PlayerKind.MEMBER),
                new SeatedAccount(2, PlayerKind.MEMBER),
                1_000,
                false));
    }

    private static TableRequest anything(Random random, GameState line) {
        int ply = line.transcript().plies() + 1 + (random.nextInt(5) == 0 ? random.nextInt(3) - 1 : 0);
        return switch (random.nextInt(12)) {
            case 0 -> new TableRequest.OfferDraw(1);
            case 1 -> new TableRequest.AnswerDraw(1, random.nextInt(20) == 0);
            case 2 -> new TableRequest.AskTakeback(1);
            case 3 -> new TableRequest.AnswerTakeback(1, random.nextBoolean());
            case 4 -> new TableRequest.Say(1, "Hello");
            case 5 -> random.nextInt(30) == 0 ? new TableRequest.Resign(1) : new TableRequest.Claim(1);
            default -> {
                List<Square> places = line.position().placements();
                yield new TableRequest.Play(
                        1,
                        ply,
                        places.isEmpty() || random.nextInt(10) == 0
                                ? Move.at(new Square(random.nextInt(16), random.nextInt(16)))
                                : Move.at(places.get(random.nextInt(places.size()))));
            }
        };
    }

    @Property(tries = 200)
    void anyStoryCanBeToldAgain(@ForAll long seed, @ForAll @IntRange(max = 20_000) int pace, @ForAll boolean timed) {
        Random random = new Random(seed);
        GameState line = start(timed ? TimeControl.perGame(60, 1) : TimeControl.none());
        List<TableEvent> events = new ArrayList<>();
        List<Long> times = new ArrayList<>();
        GameState begun = line;
        long now = 1_000;
        for (int i = 0; i < 300 && !line.isOver(); i++) {
            now += pace == 0 ? 0 : random.nextInt(pace);
            Disc by = random.nextBoolean() ? Disc.BLACK : Disc.WHITE;
            Decision decision = TableReferee.flag(line, now)
                    .orElse(TableReferee.judge(line, by, anything(random, line), now, random.nextInt(1_000), false));
            if (decision instanceof Decision.Granted granted) {
                List<TableEvent> news = new ArrayList<>(granted.events());
                granted.end()
                        .ifPresent(end -> news.add(new TableEvent.Finished(new Finish(
                                end.ending(),
                                end.winner(),
                                end.score().black(),
                                end.score().white(),
                                NOTHING,
                                NOTHING))));
                for (TableEvent event : news) {
                    line = line.with(event, now);
                    events.add(event);
                    times.add(now);
                }
                assertTrue(line.isOver() || !line.position().mustPass(), "a forced pass is played at once");
                assertEquals(line.isOver(), line.isOver() || line.position().isOver());
            }
        }
        assertEquals(events.size(), line.version());
        GameState again = begun;
        for (int i = 0; i < events.size(); i++) {
            again = again.with(events.get(i), times.get(i));
        }
        assertEquals(line, again);
        Position position = Position.start(line.facts().terms().variant());
        for (Move move : line.transcript().moves()) {
            position = position.play(move).orThrow().after();
        }
        assertEquals(position, line.position());
    }

    /** Of every second since the turn began, the clock is charged for exactly those in which a node served. */
    @Property
    void onlyTheTimeServedIsCharged(
            @ForAll @Size(max = 8) List<@IntRange(min = 1, max = 10_000) Integer> spans,
            @ForAll boolean servedFirst,
            @ForAll @IntRange(max = 20_000) int before) {
        long now = 1_000L - Math.min(before, 1_000);
        boolean serves = servedFirst;
        long served = 0;
        List<Outage> outages = new ArrayList<>();
        for (int span : spans) {
            if (!serves) {
                outages.add(new Outage(now, now + span));
            } else {
                served += Math.max(0, now + span - Math.max(now, 1_000));
            }
            now += span;
            serves = !serves;
        }
        GameState line = start(TimeControl.perGame(60, 0)).pausing(outages, Long.MAX_VALUE);
        assertEquals(line, line.pausing(outages, now), "again is the same");
        if (now >= 1_000) {
            assertEquals(
                    Math.max(0, 60_000 - served),
                    line.game().clockAt(now).shown().black());
            assertEquals(60_000, line.game().clockAt(now).shown().white());
            assertEquals(
                    now + 60_000 - served + GameState.MOST_LAG, line.deadline().getAsLong());
        }
        assertEquals(start(TimeControl.perGame(60, 0)), line.pausing(List.of(), now));
    }

    @Property
    void noClockGivesMoreThanTheLagAllowed(
            @ForAll @IntRange(max = 100_000) int used, @ForAll @IntRange(min = -5, max = 100_000) int lag) {
        GameState line = start(TimeControl.perGame(60, 2));
        TableRequest.Play play =
                new TableRequest.Play(1, 1, Move.at(line.position().placements().get(0)));
        Decision.Granted granted =
                (Decision.Granted) TableReferee.judge(line, Disc.BLACK, play, 1_000 + used, lag, false);
        if (used >= 60_000 + GameState.MOST_LAG) {
            assertEquals(Optional.of(Disc.WHITE), granted.end().orElseThrow().winner());
        } else {
            GameEvent.Played played =
                    Events.as(GameEvent.Played.class, granted.events().get(0));
            long left = played.clocks().black() - 2_000;
            assertTrue(left >= Math.max(0, 60_000 - used), "a move costs no more than it took");
            assertTrue(left <= Math.min(60_000, 60_000 - used + GameState.MOST_LAG), "and little is given back");
            assertEquals(60_000, played.clocks().white());
        }
    }
}
