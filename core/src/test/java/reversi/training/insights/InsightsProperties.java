package reversi.training.insights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import reversi.game.Game;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Turn;

class InsightsProperties {
    private static final List<Square> CORNERS =
            List.of(Square.of("a1"), Square.of("h1"), Square.of("a8"), Square.of("h8"));

    @Provide
    Arbitrary<List<GameFacts>> games() {
        return Arbitraries.longs()
                .between(0, 40)
                .map(StudiedGames::facts)
                .list()
                .uniqueElements()
                .ofMaxSize(20);
    }

    @Property(tries = 100)
    void partsInAnyOrderComeToTheSame(
            @ForAll("games") List<GameFacts> games, @ForAll @IntRange(min = 1, max = 6) int parts, @ForAll long seed) {
        List<GameFacts> mixed = new ArrayList<>(games);
        Collections.shuffle(mixed, new Random(seed));
        Insights sum = Insights.none();
        for (int part = 0; part < parts; part++) {
            int from = mixed.size() * part / parts;
            int to = mixed.size() * (part + 1) / parts;
            sum = sum.with(mixed.subList(from, to));
        }
        Insights whole = Insights.none().with(games);
        assertEquals(whole, sum);
        assertEquals(whole.openings(1), sum.openings(1));
        Tally tally = Tally.sum(games.stream().map(GameFacts::tally).toList());
        for (Habit habit : Habit.values()) {
            assertEquals(tally.rate(habit), whole.rate(habit));
            assertEquals(tally.rate(habit), sum.rate(habit));
        }
    }

    @Property(tries = 50)
    void eachFigureNamesItsGames(@ForAll("games") List<GameFacts> games) {
        Insights insights = Insights.none().with(games);
        for (Habit habit : Habit.values()) {
            Set<String> named = new HashSet<>(insights.games(habit));
            long count = 0;
            for (GameFacts game : games) {
                Rate rate = game.tally().rate(habit);
                assertEquals(rate.count() > 0, named.contains(game.id()));
                count += rate.count();
                if (habit.measure() == Habit.Measure.GAMES) {
                    assertTrue(rate.count() <= rate.of() && rate.of() <= 1);
                }
            }
            assertEquals(count, insights.rate(habit).count());
            assertEquals(
                    insights.only(named).rate(habit).count(),
                    insights.rate(habit).count());
        }
    }

    /** Once more by what stands on the board before and after. */
    @Property(tries = 60)
    void cornersAreCountedAsTheyComeToLie(@ForAll @IntRange(min = 0, max = 400) int seed) {
        Disc mine = StudiedGames.mine(seed);
        Game game = StudiedGames.game(seed, mine);
        Tally tally = StudiedGames.facts(seed).tally();
        for (Phase phase : Phase.values()) {
            boolean isTaken = false;
            boolean isGiven = false;
            boolean isThere = false;
            List<Turn> turns = game.transcript().turns();
            for (int ply = 0; ply < turns.size(); ply++) {
                if (turns.get(ply).mover() != mine || phase(turns.get(ply).before()) != phase) {
                    continue;
                }
                isThere = true;
                for (Square corner : CORNERS) {
                    isTaken |= becomes(turns.get(ply), corner, mine);
                    isGiven |= ply + 1 < turns.size()
                            && becomes(turns.get(ply + 1), corner, mine.other())
                            && turns.get(ply)
                                    .before()
                                    .withToMove(mine.other())
                                    .refusal(Move.at(corner))
                                    .isPresent();
                }
            }
            assertEquals(new Rate(isTaken ? 1 : 0, isThere ? 1 : 0), tally.rate(Habit.taken(phase)));
            assertEquals(new Rate(isGiven ? 1 : 0, isThere ? 1 : 0), tally.rate(Habit.given(phase)));
        }
    }

    private static Phase phase(Position before) {
        int discs = before.count(Disc.BLACK) + before.count(Disc.WHITE);
        return discs < 24 ? Phase.OPENING : discs < 44 ? Phase.MIDDLE : Phase.END;
    }

    private static boolean becomes(Turn turn, Square corner, Disc disc) {
        return turn.before().at(corner).isEmpty()
                && turn.after().at(corner).filter(disc::equals).isPresent();
    }
}
