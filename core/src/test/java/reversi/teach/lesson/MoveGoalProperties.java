package reversi.teach.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import reversi.rules.Disc;
import reversi.rules.Lines;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** Exactly those moves meet a goal of which its words are true, said once more by the rules alone. */
class MoveGoalProperties {
    private static final Set<Square> CORNERS =
            Set.of(Square.of("a1"), Square.of("h1"), Square.of("a8"), Square.of("h8"));

    @Provide
    Arbitrary<Position> positions() {
        Arbitrary<Position> late = Lines.transcripts(Variant.OTHELLO, 30, 60).map(Transcript::current);
        return Arbitraries.oneOf(Lines.position(Variant.OTHELLO), late);
    }

    private static Position after(Position position, Square move) {
        return position.play(Move.at(move)).orThrow().after();
    }

    private static boolean hasCorner(Position position) {
        return position.placements().stream().anyMatch(CORNERS::contains);
    }

    /** The neighbours of a square, by the names of squares. */
    private static List<Square> around(Square square) {
        List<Square> around = new ArrayList<>();
        for (Square other : Variant.OTHELLO.squares()) {
            if (other.distance(square) == 1) {
                around.add(other);
            }
        }
        return around;
    }

    private static boolean isQuiet(Position position, Square move) {
        return position.flips(move).stream().allMatch(flipped -> around(flipped).stream()
                .allMatch(beside -> beside.equals(move) || position.at(beside).isPresent()));
    }

    private static boolean isWedge(Position position, Square move) {
        String name = move.name();
        char file = name.charAt(0);
        char rank = name.charAt(1);
        boolean isAcross = (rank == '1' || rank == '8') && file > 'a' && file < 'h';
        boolean isUpright = (file == 'a' || file == 'h') && rank > '1' && rank < '8';
        if (!isAcross && !isUpright) {
            return false;
        }
        int files = isAcross ? 1 : 0;
        Optional<Disc> opponent = Optional.of(position.toMove().other());
        Square one = Square.of("" + (char) (file + files) + (char) (rank + 1 - files));
        Square other = Square.of("" + (char) (file - files) + (char) (rank - 1 + files));
        return position.at(one).equals(opponent) && position.at(other).equals(opponent);
    }

    private static int regionSize(Position position, Square square) {
        Set<Square> seen = new HashSet<>();
        List<Square> open = new ArrayList<>(List.of(square));
        while (!open.isEmpty()) {
            Square at = open.remove(0);
            if (position.at(at).isEmpty() && seen.add(at)) {
                for (Square beside : around(at)) {
                    if (beside.file() == at.file() || beside.rank() == at.rank()) {
                        open.add(beside);
                    }
                }
            }
        }
        return seen.size();
    }

    private static boolean leavesNoSafeMove(Position after) {
        return !after.placements().isEmpty()
                && after.placements().stream().allMatch(reply -> hasCorner(after(after, reply)));
    }

    /** What each goal asks of a move. */
    private static Map<String, Predicate<Square>> goals(Position position) {
        Map<String, Predicate<Square>> goals = new TreeMap<>();
        List<Square> legal = position.placements();
        goals.put("any", move -> true);
        goals.put("takes a corner", CORNERS::contains);
        goals.put("keeps the corners", move -> !hasCorner(after(position, move)));
        goals.put("leaves the fewest moves", move -> legal.stream()
                .allMatch(other -> after(position, other).placements().size()
                        >= after(position, move).placements().size()));
        goals.put("leaves no safe move", move -> leavesNoSafeMove(after(position, move)));
        goals.put("forces a pass", move -> after(position, move).mustPass());
        goals.put("flips the fewest", move -> legal.stream()
                .allMatch(other ->
                        position.flips(other).size() >= position.flips(move).size()));
        goals.put("flips the most", move -> legal.stream()
                .allMatch(other ->
                        position.flips(other).size() <= position.flips(move).size()));
        goals.put("is quiet", move -> isQuiet(position, move));
        goals.put("is a wedge", move -> isWedge(position, move));
        goals.put("plays in an odd region", move -> regionSize(position, move) % 2 == 1);
        goals.put(
                "wipes out",
                move -> after(position, move).count(position.toMove().other()) == 0);
        return goals;
    }

    @Property(tries = 150)
    void exactlyTheMovesOfWhichItsWordsAreTrue(@ForAll("positions") Position position) {
        goals(position)
                .forEach((words, holds) -> assertEquals(
                        Optional.of(position.placements().stream().filter(holds).toList()),
                        MoveGoal.read(words).orElseThrow().moves(position),
                        words));
    }

    @Property(tries = 20)
    void whatTheBoardCannotTellIsLeftOpen(@ForAll("positions") Position position) {
        for (String words : List.of("opening Tiger", "wins", "best", "best by 4", "depth 12 by 3")) {
            assertEquals(Optional.empty(), MoveGoal.read(words).orElseThrow().moves(position), words);
        }
    }

    @Property(tries = 100)
    void setsAndNumbersAreThoseOfTheRules(@ForAll("positions") Position position) {
        Map<String, Predicate<Square>> sets = new TreeMap<>();
        sets.put("legal moves", move -> true);
        sets.put("moves that give a corner", move -> hasCorner(after(position, move)));
        sets.put("moves that keep the corners", move -> !hasCorner(after(position, move)));
        sets.forEach((words, holds) -> {
            List<Square> expected = position.placements().stream().filter(holds).toList();
            assertEquals(
                    expected, List.copyOf(SquareSet.read(words).orElseThrow().in(position)), words);
            assertEquals(
                    Optional.of(expected.size()),
                    Quantity.read(words).orElseThrow().in(position),
                    words);
        });
        for (Disc disc : Disc.values()) {
            String colour = disc == Disc.BLACK ? "black" : "white";
            List<Square> frontier = Variant.OTHELLO.squares().stream()
                    .filter(square -> position.at(square).equals(Optional.of(disc)))
                    .filter(square -> around(square).stream()
                            .anyMatch(beside -> position.at(beside).isEmpty()))
                    .toList();
            assertEquals(
                    frontier,
                    List.copyOf(SquareSet.read("frontier of " + colour)
                            .orElseThrow()
                            .in(position)));
        }
    }

    @Property(tries = 60)
    void whatAMoveFlipsAndLeavesIsThatOfTheRules(@ForAll("positions") Position position) {
        for (Square move : position.placements()) {
            assertEquals(
                    Set.copyOf(position.flips(move)),
                    Set.copyOf(SquareSet.read("flips of " + move).orElseThrow().in(position)));
            Position after = after(position, move);
            for (Disc disc : Disc.values()) {
                String colour = disc == Disc.BLACK ? "black" : "white";
                assertEquals(
                        Optional.of(after.count(disc)),
                        Quantity.read("discs of " + colour + " after " + move)
                                .orElseThrow()
                                .in(position));
                assertEquals(
                        Optional.of(after.withToMove(disc).placements().size()),
                        Quantity.read("moves of " + colour + " after " + move)
                                .orElseThrow()
                                .in(position));
            }
        }
    }

    @Property(tries = 60)
    void movesAreThoughtOfInTurnWithTheirForcedPasses(@ForAll("lines") Transcript line) {
        List<String> moves = new ArrayList<>();
        line.moves().stream().filter(move -> !move.isPass()).forEach(move -> moves.add(move.toString()));
        if (moves.isEmpty()) {
            return;
        }
        Quantity empties =
                Quantity.read("empties after " + String.join(" ", moves)).orElseThrow();
        assertEquals(Optional.of(60 - moves.size()), empties.in(Position.start(Variant.OTHELLO)));
        Quantity twice = Quantity.read("empties after " + moves.get(0) + " " + moves.get(0))
                .orElseThrow();
        assertEquals(Optional.empty(), twice.in(Position.start(Variant.OTHELLO)), "nobody moves there twice");
    }

    @Provide
    Arbitrary<Transcript> lines() {
        return Lines.transcripts(Variant.OTHELLO, 1, 60);
    }
}
