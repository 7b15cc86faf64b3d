package reversi.screens.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.teach.PositionKey;
import reversi.teach.puzzle.Mistake;
import reversi.teach.puzzle.MistakeCollection;
import reversi.teach.puzzle.Puzzle;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleReader;
import reversi.teach.puzzle.Repetition;
import reversi.teach.review.GameReview;
import reversi.teach.review.MoveReview;

/** Mistakes made of the puzzles that the game comes with. */
final class TestMistakes {
    private static final PuzzleCollection PUZZLES =
            ((PuzzleCollection.Ok) PuzzleReader.read(PuzzlePageTest.file().orElseThrow())).puzzles();

    private TestMistakes() {}

    private static Puzzle puzzle(int at) {
        return PUZZLES.get(600 + at);
    }

    private static Square wrong(Puzzle puzzle) {
        return puzzle.position().placements().get(puzzle.values().indexOf(puzzle.nextValue()));
    }

    /** A mistake that waits from a day on; every other one has values that are not exact, every seventh was solved often enough. */
    static Mistake mistake(int at, long due) {
        Puzzle from = puzzle(at);
        int id = PositionKey.of(from.position()).value();
        Puzzle own = new Puzzle(id, from.position(), from.values(), List.of(), 0);
        Optional<Repetition> next = at % 7 == 6 ? Optional.empty() : Optional.of(new Repetition(id, at % 5, due));
        return new Mistake(own, wrong(from), at % 2 == 0, next);
    }

    /** So many mistakes, which have all been due since 1970. */
    static MistakeCollection collection(int count) {
        List<Mistake> all = new ArrayList<>();
        for (int at = 0; at < count; at++) {
            all.add(mistake(at, 1));
        }
        return new MistakeCollection(all, Set.of());
    }

    /** The side that goes wrong in {@link #review}. */
    static Disc side(int at) {
        return puzzle(at).position().toMove();
    }

    /** The review of a game of one move, which gave a lot away. */
    static GameReview review(int at) {
        Puzzle puzzle = puzzle(at);
        Turn turn = puzzle.position().play(Move.at(wrong(puzzle))).orThrow();
        Move best = Move.at(puzzle.solution());
        MoveReview move = new MoveReview(turn, -3_000, best, 2_000, List.of(best), List.of(turn.move()), 14, true);
        return new GameReview(Transcript.from(puzzle.position()).with(turn), List.of(Optional.of(move)));
    }
}
