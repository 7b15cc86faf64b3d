package reversi.teach.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;
import reversi.teach.BoardFacts;
import reversi.teach.review.PersonalReview.WellDone;

/** What is told of a person is true by what the review knows. */
class PersonalReviewTest {
    private static GameReview anyReview(Random random) {
        Transcript game = Transcript.from(Position.start(Variant.OTHELLO));
        List<Optional<MoveReview>> moves = new ArrayList<>();
        int firstExact = 40 + random.nextInt(20);
        while (!game.current().isOver()) {
            List<Move> legal = game.current().legalMoves();
            Turn turn =
                    game.current().play(legal.get(random.nextInt(legal.size()))).orThrow();
            Move other = legal.get(legal.get(0).equals(turn.move()) ? legal.size() - 1 : 0);
            int loss = random.nextInt(3) == 0 ? random.nextInt(2_000) : 0;
            Move best = loss == 0 ? turn.move() : other;
            boolean isExact = game.plies() >= firstExact;
            MoveReview move = new MoveReview(turn, -loss, best, 0, List.of(best), List.of(turn.move()), 10, isExact);
            moves.add(legal.size() < 2 ? Optional.empty() : Optional.of(move));
            game = game.with(turn);
        }
        return new GameReview(game, moves);
    }

    @Property(tries = 100)
    void theTurningPointsAreTheMostCostlyMovesOfTheSide(@ForAll Random random) {
        GameReview review = anyReview(random);
        Disc side = random.nextBoolean() ? Disc.BLACK : Disc.WHITE;
        List<Integer> points = PersonalReview.of(review, side).turningPoints();
        List<Integer> all = review.keyMoments(99).stream()
                .filter(ply -> review.game().turns().get(ply).mover() == side)
                .toList();
        assertEquals(Math.min(3, all.size()), points.size());
        assertTrue(all.containsAll(points));
        assertEquals(points.stream().sorted().toList(), points);
        double least = points.stream()
                .map(ply -> review.move(ply).orElseThrow().lostChances())
                .min(Comparator.naturalOrder())
                .orElse(0.0);
        all.stream()
                .filter(ply -> !points.contains(ply))
                .forEach(ply -> assertTrue(review.move(ply).orElseThrow().lostChances() <= least));
    }

    @Property(tries = 200)
    void whatWasDoneWellHolds(@ForAll Random random) {
        GameReview review = anyReview(random);
        Disc side = random.nextBoolean() ? Disc.BLACK : Disc.WHITE;
        List<WellDone> well = PersonalReview.of(review, side).wellDone();
        Set<Integer> plies = new HashSet<>();
        for (WellDone done : well) {
            assertTrue(plies.add(done.ply()));
            MoveReview move = review.move(done.ply()).orElseThrow();
            assertEquals(side, move.mover());
            assertTrue(move.loss() < 100, "nothing is praised that gave a disc away");
            assertTrue(holds(review, done, move), done.toString());
        }
        assertTrue(well.size() <= 3);
    }

    private static boolean holds(GameReview review, WellDone done, MoveReview move) {
        return switch (done.kind()) {
            case PUNISHED ->
                move.loss() == 0
                        && review.move(done.ply() - 1).orElseThrow().mover() != move.mover()
                        && review.move(done.ply() - 1).orElseThrow().judgement().compareTo(Judgement.MISTAKE) >= 0;
            case CORNER ->
                new BoardFacts(Variant.OTHELLO)
                        .corners()
                        .contains(move.turn().move().square().orElseThrow());
            case FEW_MOVES -> {
                int left = move.turn()
                        .after()
                        .withToMove(move.mover().other())
                        .placements()
                        .size();
                yield left == done.number() && left >= 1 && left <= 2;
            }
            case ENDGAME ->
                done.ply() >= review.firstExact().orElseThrow()
                        && losses(review, done, move.mover()).stream().allMatch(loss -> loss == 0);
            case RUN -> losses(review, done, move.mover()).stream().allMatch(loss -> loss < 100);
        };
    }

    /** What so many moves of a side from a ply on gave away. */
    private static List<Integer> losses(GameReview review, WellDone done, Disc side) {
        List<Integer> losses = new ArrayList<>();
        for (int ply = done.ply(); losses.size() < done.number(); ply++) {
            review.move(ply).filter(move -> move.mover() == side).ifPresent(move -> losses.add(move.loss()));
        }
        return losses;
    }

    @Property(tries = 200)
    void whatWasDoneWellIsFound(@ForAll Random random) {
        GameReview review = anyReview(random);
        Disc side = random.nextBoolean() ? Disc.BLACK : Disc.WHITE;
        List<WellDone> found = new ArrayList<>();
        punished(review, side).ifPresent(found::add);
        corner(review, side).ifPresent(found::add);
        fewMoves(review, side).ifPresent(found::add);
        int exact = review.firstExact().orElse(99);
        longest(review, side, exact, 1, 4, PersonalReview.Kind.ENDGAME).ifPresent(found::add);
        longest(review, side, 0, 100, 5, PersonalReview.Kind.RUN).ifPresent(found::add);
        Set<Integer> plies = new HashSet<>();
        found.removeIf(done -> !plies.add(done.ply()));
        assertEquals(
                found.subList(0, Math.min(3, found.size())),
                PersonalReview.of(review, side).wellDone());
    }

    /** The plies of a side's moves with a choice that gave away less than so much. */
    private static List<Integer> plies(GameReview review, Disc side, int from, int loss) {
        return IntStream.range(from, review.moves().size())
                .filter(ply -> review.move(ply)
                        .filter(move -> move.mover() == side && move.loss() < loss)
                        .isPresent())
                .boxed()
                .toList();
    }

    private static Optional<WellDone> punished(GameReview review, Disc side) {
        return plies(review, side, 1, 1).stream()
                .filter(ply -> review.move(ply - 1)
                        .filter(move -> move.mover() != side && move.lostChances() >= 10)
                        .isPresent())
                .max(Comparator.<Integer, Double>comparing(
                                ply -> review.move(ply - 1).orElseThrow().lostChances())
                        .thenComparing(Comparator.reverseOrder()))
                .map(ply -> new WellDone(ply, PersonalReview.Kind.PUNISHED, 0));
    }

    private static Optional<WellDone> corner(GameReview review, Disc side) {
        return plies(review, side, 0, 100).stream()
                .filter(ply -> List.of("a1", "a8", "h1", "h8")
                        .contains(review.game().turns().get(ply).move().toString()))
                .findFirst()
                .map(ply -> new WellDone(ply, PersonalReview.Kind.CORNER, 0));
    }

    private static Optional<WellDone> fewMoves(GameReview review, Disc side) {
        for (int left = 1; left <= 2; left++) {
            for (int ply : plies(review, side, 0, 100)) {
                Position after = review.game().turns().get(ply).after();
                int moves = after.withToMove(side.other()).placements().size();
                if (moves == left && after.empties() >= 12) {
                    return Optional.of(new WellDone(ply, PersonalReview.Kind.FEW_MOVES, left));
                }
            }
        }
        return Optional.empty();
    }

    /** The first of the longest rows of a side's moves that gave away less than so much. */
    private static Optional<WellDone> longest(
            GameReview review, Disc side, int from, int loss, int least, PersonalReview.Kind kind) {
        List<Integer> all = plies(review, side, from, Integer.MAX_VALUE);
        List<Integer> good = plies(review, side, from, loss);
        Optional<WellDone> longest = Optional.empty();
        for (int start = 0; start < all.size(); start++) {
            int end = start;
            while (end < all.size() && good.contains(all.get(end))) {
                end++;
            }
            int count = end - start;
            if (count >= least && count > longest.map(WellDone::number).orElse(0)) {
                longest = Optional.of(new WellDone(all.get(start), kind, count));
            }
        }
        return longest;
    }
}
