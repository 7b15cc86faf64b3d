package reversi.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** What holds in every position of every game of every variant. */
@Domain(GameDomain.class)
@Domain(DomainContext.Global.class)
class PositionProperties {
    @Property(tries = 150)
    void aMoveIsLegalExactlyWhenTheWrittenRulesAllowIt(@ForAll Transcript game) {
        for (Position position : Lines.positions(game)) {
            Map<Square, Set<Square>> written = WrittenRules.placements(position);
            assertEquals(new ArrayList<>(written.keySet()), position.placements(), position::toString);
            for (Square square : position.variant().squares()) {
                Set<Square> flips = written.getOrDefault(square, Set.of());
                assertEquals(flips, new HashSet<>(position.flips(square)), () -> position + " " + square);
                assertEquals(
                        written.containsKey(square),
                        position.refusal(Move.at(square)).isEmpty(),
                        () -> position + " " + square);
            }
        }
    }

    @Property(tries = 300)
    void withoutFreePlacementAMoveIsLegalExactlyWhenItFlips(@ForAll Position position) {
        boolean mustFlip = !position.variant().adjacentPlacement() && !position.isCentreOpen();
        for (Square square : position.variant().squares()) {
            boolean legal = position.play(Move.at(square)) instanceof Played.Legal;
            boolean flips = !position.flips(square).isEmpty();
            assertTrue(legal || !flips, () -> position + " " + square);
            assertTrue(flips || !legal || !mustFlip, () -> position + " " + square);
        }
    }

    @Property(tries = 300)
    void discsNeverDisappearAndAPlacementAddsOne(@ForAll Transcript game) {
        for (Turn turn : game.turns()) {
            Position before = turn.before();
            Position after = turn.after();
            Set<Square> flipped = new HashSet<>(turn.flipped());
            for (Square square : before.variant().squares()) {
                Optional<Disc> expected = before.at(square);
                if (turn.move().square().equals(Optional.of(square))) {
                    assertTrue(expected.isEmpty());
                    expected = Optional.of(turn.mover());
                } else if (flipped.contains(square)) {
                    assertEquals(Optional.of(turn.mover().other()), expected);
                    expected = Optional.of(turn.mover());
                }
                assertEquals(expected, after.at(square), () -> game + ": " + square);
            }
            assertEquals(turn.mover().other(), after.toMove());
            assertEquals(turn.move().isPass() ? before.empties() : before.empties() - 1, after.empties());
        }
    }

    @Property(tries = 200)
    void everySquareIsCountedOnce(@ForAll Position position) {
        int black = position.count(Disc.BLACK);
        int white = position.count(Disc.WHITE);
        assertEquals(position.variant().squares().size(), black + white + position.empties());
        assertEquals(black + white, position.placed(Disc.BLACK) + position.placed(Disc.WHITE));
        assertEquals(
                new Score(black, white, position.empties(), position.variant().fewestWins()), position.score());
    }

    @Property(tries = 200)
    void flipsComeNearestFirst(@ForAll Position position) {
        for (Square square : position.placements()) {
            List<Square> flips = position.flips(square);
            for (int i = 1; i < flips.size(); i++) {
                assertTrue(square.distance(flips.get(i - 1)) <= square.distance(flips.get(i)));
            }
        }
    }

    @Provide
    Arbitrary<Transcript> wholeGames(@ForAll Variant variant) {
        return Lines.games(variant);
    }

    @Property(tries = 150)
    void everyGameEndsAndOnlyWhenNeitherSideCanPlace(@ForAll("wholeGames") Transcript game) {
        assertTrue(game.current().isOver());
        assertTrue(game.current().legalMoves().isEmpty());
        boolean passed = false;
        for (Turn turn : game.turns()) {
            assertFalse(turn.before().isOver());
            assertFalse(passed && turn.move().isPass(), "two passes in a row");
            passed = turn.move().isPass();
        }
        Position end = game.current();
        assertTrue(WrittenRules.placements(end).isEmpty());
        assertTrue(WrittenRules.placements(otherToMove(end)).isEmpty());
    }

    @Property(tries = 200)
    void aPassIsLegalExactlyWhenNothingElseIsAndTheGameGoesOn(@ForAll Transcript game) {
        for (Position position : Lines.positions(game)) {
            boolean legal = position.play(Move.PASS) instanceof Played.Legal;
            assertEquals(position.mustPass(), legal);
            assertEquals(legal, position.legalMoves().equals(List.of(Move.PASS)));
            assertFalse(legal && (position.isOver() || !position.placements().isEmpty()));
        }
    }

    @Property(tries = 200)
    void playingChangesNothingInThePosition(@ForAll Position position) {
        String before = position.toString();
        int hash = position.hashCode();
        for (Move move : position.legalMoves()) {
            Turn turn = position.play(move).orThrow();
            assertEquals(position, turn.before());
            assertFalse(position.equals(turn.after()));
        }
        assertEquals(before, position.toString());
        assertEquals(hash, position.hashCode());
    }

    @Property(tries = 200)
    void aPositionSetUpByHandIsThePositionPlayed(@ForAll Position position) {
        Position same = Symmetry.IDENTITY.apply(position);
        assertEquals(position, same);
        assertEquals(position.hashCode(), same.hashCode());
        assertEquals(position.legalMoves(), same.legalMoves());
    }

    @Property(tries = 200)
    void nobodyPlacesMoreThanTheStock(@ForAll Transcript game) {
        int stock = game.first().variant().stock();
        for (Disc disc : Disc.values()) {
            int placed = game.current().placed(disc);
            assertTrue(stock == 0 || placed <= stock);
            assertEquals(
                    stock == 0 ? Integer.MAX_VALUE : stock - placed,
                    game.current().discsLeft(disc));
        }
    }

    private static Position otherToMove(Position position) {
        Map<Square, Disc> discs = new HashMap<>();
        for (Square square : position.variant().squares()) {
            position.at(square).ifPresent(disc -> discs.put(square, disc));
        }
        Disc other = position.toMove().other();
        return Position.of(position.variant(), discs, other, position.placed(Disc.BLACK), position.placed(Disc.WHITE));
    }
}
