package reversi.teach.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import reversi.engine.Answer;
import reversi.engine.MoveValue;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Symmetry;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;
import reversi.teach.puzzle.MistakePuzzles.Candidate;
import reversi.teach.review.GameReview;
import reversi.teach.review.MoveReview;

/** Own games' mistakes that become puzzles, and when they come again. */
class MistakePuzzlesTest {
    private static final PuzzleCollection PUZZLES =
            PuzzleCollectionProperties.read(PuzzleCollectionProperties.shipped());
    private static final Puzzle PUZZLE = PUZZLES.get(700);
    private static final long DAY = 20_780;

    private static Square wrong(Puzzle puzzle) {
        return puzzle.position().placements().get(puzzle.values().indexOf(puzzle.nextValue()));
    }

    /** A game of one move from a puzzle's position, in which it lost so many hundredths of a disc. */
    private static GameReview review(Puzzle puzzle, int loss, boolean isExact) {
        Turn turn = puzzle.position().play(Move.at(wrong(puzzle))).orThrow();
        Move best = Move.at(puzzle.solution());
        MoveReview move =
                new MoveReview(turn, loss > 0 ? -loss : 0, best, 0, List.of(best), List.of(turn.move()), 14, isExact);
        return new GameReview(Transcript.from(puzzle.position()).with(turn), List.of(Optional.of(move)));
    }

    /** An answer with values in hundredths of a disc. */
    private static Answer answer(Puzzle puzzle, List<Integer> values, int depth, boolean isExact) {
        List<MoveValue> known = new ArrayList<>();
        List<Square> moves = puzzle.position().placements();
        for (int i = 0; i < values.size(); i++) {
            Move move = Move.at(moves.get(i));
            known.add(new MoveValue(move, values.get(i), depth, isExact, List.of(move)));
        }
        Move best = Move.at(puzzle.solution());
        return new Answer(best, 0, depth, 100, isExact, List.of(best), known, 1);
    }

    private static List<Integer> hundredths(Puzzle puzzle) {
        return puzzle.values().stream().map(value -> 100 * value).toList();
    }

    private static Candidate candidate(Puzzle puzzle) {
        return new Candidate(puzzle.position(), wrong(puzzle));
    }

    private static Mistake mistake(int place) {
        Puzzle puzzle = PUZZLES.get(place);
        return MistakePuzzles.of(candidate(puzzle), answer(puzzle, hundredths(puzzle), 20, true), DAY)
                .orElseThrow();
    }

    @Test
    void onlyBadMovesOfOnesOwnAreCandidates() {
        Disc mover = PUZZLE.position().toMove();
        assertEquals(List.of(candidate(PUZZLE)), MistakePuzzles.candidates(review(PUZZLE, 1_200, true), mover));
        assertEquals(List.of(), MistakePuzzles.candidates(review(PUZZLE, 1_200, true), mover.other()));
        assertEquals(List.of(), MistakePuzzles.candidates(review(PUZZLE, 0, true), mover));
        assertEquals(List.of(), MistakePuzzles.candidates(review(PUZZLE, 20, false), mover), "a trifle");
        assertEquals(
                List.of(),
                MistakePuzzles.candidates(
                        GameReview.unknown(review(PUZZLE, 0, true).game()), mover));
    }

    @Test
    void exactValuesStayAsTheyAre() {
        Mistake mistake = mistake(700);
        assertEquals(PUZZLE.values(), mistake.puzzle().values());
        assertEquals(PUZZLE.solution(), mistake.puzzle().solution());
        assertEquals(wrong(PUZZLE), mistake.played());
        assertTrue(mistake.isExact() && mistake.isDue(DAY) && !mistake.isDue(DAY - 1));
        assertEquals(0, mistake.puzzle().rating());
    }

    @Test
    void estimatesNeedAWiderMarginAndEnoughDepth() {
        List<Integer> close = hundredths(PUZZLE).stream()
                .map(value -> value == 100 * PUZZLE.value() ? 250 : 0)
                .toList();
        List<Integer> clear =
                close.stream().map(value -> value > 0 ? 301 : -149).toList();
        Candidate candidate = candidate(PUZZLE);
        assertTrue(MistakePuzzles.of(candidate, answer(PUZZLE, close, 20, true), DAY)
                .isPresent());
        assertTrue(MistakePuzzles.of(candidate, answer(PUZZLE, close, 12, false), DAY)
                .isEmpty());
        Mistake found = MistakePuzzles.of(candidate, answer(PUZZLE, clear, 12, false), DAY)
                .orElseThrow();
        assertFalse(found.isExact());
        assertEquals(3, found.puzzle().value());
        assertEquals(-1, found.puzzle().nextValue(), "rounded");
        assertTrue(
                MistakePuzzles.of(candidate, answer(PUZZLE, clear, 7, false), DAY)
                        .isEmpty(),
                "too shallow");
        List<Integer> some = clear.subList(0, clear.size() - 1);
        assertTrue(
                MistakePuzzles.of(candidate, answer(PUZZLE, some, 12, false), DAY)
                        .isEmpty(),
                "a move without value");
    }

    @Test
    void theBestMoveIsNoMistake() {
        Candidate best = new Candidate(PUZZLE.position(), PUZZLE.solution());
        assertTrue(MistakePuzzles.of(best, answer(PUZZLE, hundredths(PUZZLE), 20, true), DAY)
                .isEmpty());
        assertThrows(
                IllegalArgumentException.class, () -> new Mistake(PUZZLE, PUZZLE.solution(), true, Optional.empty()));
    }

    @Test
    void aReflectedPositionIsTheSameMistake() {
        for (Symmetry symmetry : Symmetry.all()) {
            Map<Square, Disc> discs = new HashMap<>();
            for (Square square : Variant.OTHELLO.squares()) {
                PUZZLE.position().at(square).ifPresent(disc -> discs.put(symmetry.apply(square, 8), disc));
            }
            Position image =
                    Position.of(Variant.OTHELLO, discs, PUZZLE.position().toMove());
            Candidate reflected = new Candidate(image, symmetry.apply(wrong(PUZZLE), 8));
            assertEquals(candidate(PUZZLE).id(), reflected.id());
        }
    }

    @Test
    void whatIsSolvedComesAgainLaterUntilItIsLeftAlone() {
        MistakeCollection known = MistakeCollection.none().with(mistake(700));
        int id = mistake(700).id();
        long day = DAY;
        for (int times = 0; times < 5; times++) {
            assertEquals(1, known.due(day).size(), "time " + times);
            known = known.answered(id, true, day);
            assertEquals(0, known.due(day).size());
            day = known.find(id).orElseThrow().repetition().map(Repetition::due).orElse(day);
        }
        assertEquals(0, known.due(DAY + 10_000).size(), "learned");
        assertEquals(known, known.with(mistake(700)), "and not found again");
        MistakeCollection failed = known.answered(id, false, day);
        assertEquals(List.of(), failed.due(day));
        assertEquals(1, failed.due(day + 1).size());
    }

    @Test
    void onlySoManyWaitAndLearnedOnesMakeRoom() {
        MistakeCollection known = MistakeCollection.none();
        for (int place = 0; place < MistakeCollection.MOST_OPEN + 5; place++) {
            known = known.with(mistake(place));
        }
        assertTrue(known.isFull());
        assertEquals(MistakeCollection.MOST_OPEN, known.mistakes().size());
        int place = MistakeCollection.MOST_OPEN;
        while (known.settled().isEmpty()) {
            int open = known.mistakes().stream()
                    .filter(one -> one.repetition().isPresent())
                    .findFirst()
                    .orElseThrow()
                    .id();
            for (int i = 0; i < 5; i++) {
                known = known.answered(open, true, DAY);
            }
            known = known.with(mistake(place++));
            assertTrue(known.mistakes().size() <= MistakeCollection.MOST);
        }
        assertEquals(MistakeCollection.MOST, known.mistakes().size());
        int gone = known.settled().iterator().next();
        assertTrue(known.isKnown(gone) && known.find(gone).isEmpty());
        assertEquals(Set.of(gone, 17), known.settling(17).settled());
    }

    private static List<Integer> ids(List<Mistake> mistakes) {
        return mistakes.stream().map(Mistake::id).toList();
    }

    @Test
    void mistakesOfTwoDevicesAreJoinedAndTheLongestDueComesFirst() {
        int first = mistake(700).id();
        int second = mistake(701).id();
        int third = mistake(702).id();
        MistakeCollection here =
                MistakeCollection.none().with(mistake(700)).with(mistake(701)).settling(3);
        MistakeCollection there = MistakeCollection.none()
                .with(mistake(701))
                .with(mistake(702))
                .settling(4)
                .settling(first)
                .answered(second, false, DAY + 20);
        MistakeCollection both = here.with(there);
        assertEquals(List.of(first, second, third), ids(both.mistakes()));
        assertEquals(here.find(second), both.find(second), "as it is here");
        assertEquals(Set.of(3, 4), both.settled());
        assertEquals(List.of(second, third), ids(there.with(here).mistakes()), "what was settled there stays so");
        MistakeCollection failed = both.answered(first, false, DAY + 5).answered(third, false, DAY + 4);
        assertEquals(List.of(second, third, first), ids(failed.due(DAY + 10)));
    }
}
