package reversi.training.repertoire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import reversi.notation.GameTree;
import reversi.notation.GameTrees;
import reversi.notation.Opponents;
import reversi.rules.Disc;
import reversi.rules.Lines;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Symmetry;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;

/** What holds of every collection of prepared moves. */
class RepertoireProperties {
    private static final long DAY = 20_000;

    @Provide
    Arbitrary<List<Transcript>> games() {
        return Lines.transcripts(Variant.OTHELLO, 0, 24).list().ofMaxSize(8);
    }

    @Provide
    Arbitrary<Symmetry> turns() {
        return Arbitraries.of(Symmetry.all());
    }

    /** Every move of one colour in some games is prepared, the first one of a position. */
    private static Repertoire of(Disc side, List<Transcript> games) {
        Repertoire repertoire = Repertoire.of(side);
        for (Transcript game : games) {
            for (int ply = 0; ply < game.plies(); ply++) {
                Transcript line = game.upTo(ply);
                Optional<Square> square = game.turns().get(ply).move().square();
                if (square.isPresent() && repertoire.find(line.current()).isEmpty()) {
                    repertoire = repertoire.with(line, square.get());
                }
            }
        }
        return repertoire;
    }

    @Property(tries = 200)
    void aMoveIsFoundHoweverTheBoardIsTurned(
            @ForAll("games") List<Transcript> games, @ForAll Disc side, @ForAll("turns") Symmetry turn) {
        Repertoire repertoire = of(side, games);
        for (PreparedMove move : repertoire.moves()) {
            Position turned = turn.apply(move.position());
            Square square = turn.apply(move.square(), Variant.OTHELLO.size());
            assertTrue(repertoire.isPrepared(turned, square));
            assertTrue(turned.placements().contains(repertoire.find(turned).orElseThrow()));
        }
    }

    @Property(tries = 100)
    void everyGameOfItStaysInIt(@ForAll("games") List<Transcript> games, @ForAll Disc side) {
        Repertoire repertoire = of(side, games);
        games.stream().findFirst().ifPresent(game -> {
            Optional<Integer> left = repertoire.left(game);
            assertEquals(Optional.empty(), left, "the first game's moves are all prepared");
        });
    }

    @Property(tries = 100)
    void comesBackFromItsTree(@ForAll("games") List<Transcript> games, @ForAll Disc side) {
        Repertoire repertoire = of(side, games);
        GameTree tree = RepertoireTrees.tree(repertoire);
        GameTree read = GameTrees.read(GameTrees.sgf(tree, Opponents.unknown()), Repertoire.MOST)
                .tree()
                .orElseThrow();
        Repertoire again = RepertoireTrees.add(Repertoire.of(side), read);
        List<PreparedMove> reached = repertoire.reached();
        for (PreparedMove move : repertoire.moves()) {
            assertEquals(
                    reached.contains(move), again.isPrepared(move.position(), move.square()), () -> move.toString());
        }
    }

    @Property(tries = 100)
    void joiningTwiceChangesNothing(
            @ForAll("games") List<Transcript> ones, @ForAll("games") List<Transcript> others, @ForAll Disc side) {
        Repertoire here = of(side, ones);
        Repertoire other = of(side, others);
        for (PreparedMove move : other.moves()) {
            other = other.asked(move.position(), Recall.GOOD, DAY);
        }
        Repertoire joined = here.joined(other);
        assertEquals(joined, joined.joined(other));
        for (PreparedMove move : here.moves()) {
            assertTrue(joined.isPrepared(move.position(), move.square()), "what was here stays");
        }
        for (PreparedMove move : other.moves()) {
            assertTrue(joined.find(move.position()).isPresent());
        }
    }

    @Property(tries = 100)
    void whatIsAskedGoes(@ForAll("games") List<Transcript> games, @ForAll Disc side, @ForAll Recall recall) {
        Repertoire repertoire = of(side, games);
        for (PreparedMove move : repertoire.due(DAY, Repertoire.MOST)) {
            repertoire = repertoire.asked(move.position(), recall, DAY);
        }
        assertEquals(List.of(), repertoire.due(DAY, Repertoire.MOST));
        long reached = repertoire.reached().size();
        assertEquals(reached, repertoire.due(DAY + 60, Repertoire.MOST).size());
        for (PreparedMove move : repertoire.moves()) {
            repertoire = repertoire.without(move.position());
        }
        assertEquals(Repertoire.of(side), repertoire);
    }

    /** Where all is prepared there is no hole; every hole is its colour's to move, and together they are at most all games. */
    @Property(tries = 60)
    void holes(@ForAll("games") List<Transcript> games, @ForAll Disc side) {
        Replies replies = Replies.of(games);
        HoleFinder whole = finder(of(side, games), replies);
        for (Hole hole : whole.holes()) {
            assertTrue(hole.usual().isEmpty(), "a hole only where the games end: " + hole);
        }
        HoleFinder none = finder(Repertoire.of(side), replies);
        double reached = 0;
        for (Hole hole : none.holes()) {
            assertEquals(side, hole.line().current().toMove());
            reached += hole.reach();
        }
        assertTrue(reached <= 1 + 1e-9);
        assertEquals(1 - reached, none.covered(), 1e-9);
    }

    private static HoleFinder finder(Repertoire repertoire, Replies replies) {
        HoleFinder finder = new HoleFinder(repertoire, replies);
        int steps = 0;
        while (finder.step()) {
            steps++;
            assertTrue(steps < 100_000);
        }
        return finder;
    }

    /** How often something was played is counted over all images of a position. */
    @Property(tries = 60)
    void repliesAreCounted(@ForAll("games") List<Transcript> games, @ForAll("turns") Symmetry turn) {
        Replies replies = Replies.of(games);
        List<Position> asked = new ArrayList<>();
        games.forEach(game -> game.turns().stream().map(Turn::before).forEach(asked::add));
        for (Position position : asked) {
            int times = times(replies, position);
            assertEquals(times, times(replies, turn.apply(position)));
            if (!position.mustPass()) {
                assertTrue(times >= 1);
            }
        }
    }

    private static int times(Replies replies, Position position) {
        return replies.at(position).stream().collect(Collectors.summingInt(Replies.Reply::times));
    }

    @Property(tries = 20)
    void nothingForOtherBoardsOrTheOtherColour(@ForAll Disc side) {
        Transcript small = Transcript.start(Variant.square(6, Start.DIAGONAL));
        assertFalse(Repertoire.of(Disc.BLACK).isFor(small));
        Transcript start = Transcript.start(Variant.OTHELLO);
        assertEquals(side == Disc.BLACK, Repertoire.of(side).isFor(start));
        Square first = start.current().placements().get(0);
        assertEquals(
                side == Disc.BLACK ? 1 : 0,
                Repertoire.of(side).with(start, first).size());
        assertEquals(0, Repertoire.of(side).with(start, new Square(0, 0)).size());
        Transcript one = start.with(start.current().play(Move.at(first)).orThrow());
        assertFalse(Repertoire.of(Disc.BLACK).isFor(one));
    }

    /** What a survey sums up by first moves is what there is, once each. */
    @Property(tries = 100)
    void aSurveyCountsEachMoveThatIsReached(@ForAll Disc side, @ForAll("games") List<Transcript> games) {
        Repertoire repertoire = of(side, games);
        Survey survey = new Survey(repertoire, DAY);
        while (survey.step()) {}
        long reached = repertoire.reached().size();
        long long3 = repertoire.reached().stream()
                .filter(move -> move.line().plies() + 1 >= Survey.PLIES)
                .count();
        assertEquals(reached, survey.moves());
        assertEquals(reached, survey.due());
        assertEquals(long3, survey.branches().stream().mapToInt(Branch::moves).sum());
        survey.branches().forEach(branch -> assertEquals(branch.moves(), branch.due()));
    }

    @Property(tries = 100)
    void jsonSaysTheMovesThatAreReached(@ForAll Disc side, @ForAll("games") List<Transcript> games) {
        Repertoire repertoire = of(side, games);
        Repertoire again = RepertoireJson.read(RepertoireJson.write(repertoire)).orElseThrow();
        assertEquals(repertoire.reached().size(), again.size());
        for (PreparedMove move : again.moves()) {
            assertTrue(repertoire.isPrepared(move.position(), move.square()));
        }
    }
}
