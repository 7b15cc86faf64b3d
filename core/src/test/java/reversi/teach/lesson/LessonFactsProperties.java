package reversi.teach.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import reversi.rules.Disc;
import reversi.rules.Draws;
import reversi.rules.Lines;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;

/** What holds of every position that games lead to. */
class LessonFactsProperties {
    @Provide
    Arbitrary<Position> positions() {
        return Lines.position(Variant.OTHELLO);
    }

    @Provide
    Arbitrary<Position> late() {
        return Lines.transcripts(Variant.OTHELLO, 20, 58).map(Transcript::current);
    }

    /** How games go on. */
    @Provide
    Arbitrary<List<Random>> games() {
        return Draws.steps(30, 44);
    }

    @Property(tries = 60)
    void nothingEverFlipsStableDiscs(@ForAll("late") Position position, @ForAll("games") List<Random> games) {
        Set<Square> stable = new HashSet<>(LessonFacts.stable(position, Disc.BLACK));
        stable.addAll(LessonFacts.stable(position, Disc.WHITE));
        for (Random random : games) {
            Position at = position.withToMove(random.nextBoolean() ? Disc.WHITE : Disc.BLACK);
            while (!at.isOver()) {
                List<Move> moves = at.legalMoves();
                Turn turn = at.play(moves.get(random.nextInt(moves.size()))).orThrow();
                turn.flipped().forEach(square -> assertTrue(!stable.contains(square), square + "\n" + position));
                at = turn.after();
            }
        }
    }

    @Property(tries = 100)
    void frontierAndInnerDiscsAreAllDiscs(@ForAll("positions") Position position) {
        for (Disc colour : Disc.values()) {
            String of = colour == Disc.BLACK ? "black" : "white";
            Set<Square> all = new HashSet<>(
                    SquareSet.read("inner discs of " + of).orElseThrow().in(position));
            Set<Square> frontier =
                    SquareSet.read("frontier of " + of).orElseThrow().in(position);
            frontier.forEach(square -> assertTrue(all.add(square), square.name()));
            assertEquals(position.count(colour), all.size());
        }
    }

    @Property(tries = 100)
    void regionsPartTheEmptySquares(@ForAll("late") Position position) {
        Set<Square> seen = new HashSet<>();
        for (Set<Square> region : LessonFacts.regions(position)) {
            region.forEach(square -> assertTrue(seen.add(square), square.name()));
            region.forEach(square -> assertEquals(region, LessonFacts.region(position, square)));
        }
        assertEquals(position.empties(), seen.size());
        assertTrue(LessonFacts.looseRegions(position).size()
                <= LessonFacts.regions(position).size());
    }

    @Property(tries = 100)
    void goalsAreMetByLegalMoves(@ForAll("positions") Position position) {
        List<Square> legal = position.placements();
        for (String words : List.of(
                "takes a corner",
                "keeps the corners",
                "leaves the fewest moves",
                "leaves no safe move",
                "forces a pass",
                "flips the most",
                "is quiet",
                "is a wedge",
                "plays in an odd region",
                "wipes out")) {
            List<Square> moves =
                    MoveGoal.read(words).orElseThrow().moves(position).orElseThrow();
            assertTrue(legal.containsAll(moves), words);
        }
        for (Square move : MoveGoal.read("leaves the fewest moves")
                .orElseThrow()
                .moves(position)
                .orElseThrow()) {
            legal.forEach(
                    other -> assertTrue(LessonFacts.replies(position, move) <= LessonFacts.replies(position, other)));
        }
        for (Square move :
                MoveGoal.read("keeps the corners").orElseThrow().moves(position).orElseThrow()) {
            Position after = LessonFacts.after(position, move);
            assertTrue(after.placements().stream()
                    .noneMatch(reply -> Variant.OTHELLO.corners().contains(reply)));
        }
    }
}
