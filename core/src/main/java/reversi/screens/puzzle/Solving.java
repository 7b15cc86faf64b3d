package reversi.screens.puzzle;

import java.util.List;
import java.util.Optional;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.screens.board.BoardContent;
import reversi.screens.board.BoardModel;
import reversi.teach.puzzle.Puzzle;
import reversi.teach.puzzle.PuzzleAttempt;
import reversi.teach.reasons.Reason;

/**
 * A puzzle that is being solved, or was.
 *
 * @param attempt what was tried so far
 * @param phase where it stands
 * @param line what lies on the board, from the puzzle's position on
 * @param reason why the best move is the best, besides its value; empty where there is no more to say, or not yet
 * @param thought how long the player has thought about it once it is over, in milliseconds
 */
record Solving(PuzzleAttempt attempt, Phase phase, Transcript line, Optional<Reason> reason, long thought) {
    private static final float MILLIS = 1_000;

    /** Where a puzzle stands. */
    enum Phase {
        /** The player is to find the best move. */
        OPEN,
        /** A wrong move was played, and its answer is sought or shown. */
        REFUTED,
        /** There is nothing to find any more. */
        OVER,
        /** The same, and the best line is being played on the board. */
        LINE
    }

    /** A puzzle of which nothing was tried. */
    static Solving of(Puzzle puzzle) {
        return new Solving(
                PuzzleAttempt.of(puzzle), Phase.OPEN, Transcript.from(puzzle.position()), Optional.empty(), 0);
    }

    Puzzle puzzle() {
        return attempt.puzzle();
    }

    boolean isOver() {
        return phase == Phase.OVER || phase == Phase.LINE;
    }

    /** How long the player has thought, in seconds. */
    float seconds() {
        return thought / MILLIS;
    }

    /** The opponent's answer to the wrong move on the board; empty where there is none, or not yet. */
    Optional<Square> answer() {
        return phase == Phase.REFUTED
                ? line.turns().stream()
                        .skip(1)
                        .flatMap(turn -> turn.move().square().stream())
                        .findFirst()
                : Optional.empty();
    }

    /** After a move; {@code thought} is in milliseconds. */
    Solving tried(Square square, long thought) {
        PuzzleAttempt tried = attempt.tried(square);
        Transcript moved = played(square);
        return tried.isOver()
                ? new Solving(tried, Phase.OVER, moved, Optional.empty(), thought)
                : new Solving(tried, Phase.REFUTED, moved, Optional.empty(), 0);
    }

    /** After a move of a rush, where no other is tried. */
    Solving triedOnce(Square square, long thought) {
        return new Solving(attempt.tried(square), Phase.OVER, played(square), Optional.empty(), thought);
    }

    private Transcript played(Square square) {
        Position position = puzzle().position();
        return Transcript.from(position).with(position.play(Move.at(square)).orThrow());
    }

    /** With the wrong move taken back. */
    Solving again() {
        return new Solving(attempt, Phase.OPEN, line.upTo(0), Optional.empty(), 0);
    }

    /** With the best move shown instead of found. */
    Solving solutionShown(long thought) {
        return new Solving(attempt.shown(), Phase.OVER, solution(), Optional.empty(), thought);
    }

    /** The puzzle's position and its best move. */
    Transcript solution() {
        return played(puzzle().solution());
    }

    /** With the best line beginning on the board, or only the best move there. */
    Solving lineSwitched() {
        return new Solving(attempt, phase == Phase.LINE ? Phase.OVER : Phase.LINE, solution(), reason, thought);
    }

    /** With the best line at its end, or given up where it is. */
    Solving lineEnded() {
        return phase == Phase.LINE ? new Solving(attempt, Phase.OVER, line, reason, thought) : this;
    }

    /** With one turn more on the board. */
    Solving played(Turn turn) {
        return new Solving(attempt, phase, line.with(turn), reason, thought);
    }

    /** With the reason that was found. */
    Solving explained(Reason found) {
        return new Solving(attempt, phase, line, Optional.of(found), thought);
    }

    /** What the board shows; nobody may move where {@code isEnded}, and a wrong move stays marked in a rush. */
    BoardContent board(boolean isEnded, boolean isRush) {
        boolean isAsked = phase == Phase.OPEN && !isEnded;
        boolean isWrong = isRush && phase == Phase.OVER && !attempt.isSolved();
        return BoardContent.of(
                line,
                isAsked ? Optional.of(puzzle().position()) : Optional.empty(),
                new BoardContent.Marks(
                        isRush ? List.of() : notes(),
                        Optional.empty(),
                        isWrong ? attempt.lastWrong() : Optional.empty()));
    }

    /** What wrong moves come to: the one on the board, or all where the puzzle's position or its best move lies there. */
    private List<BoardModel.Note> notes() {
        if (phase == Phase.REFUTED) {
            return attempt.lastWrong().stream().map(this::note).toList();
        }
        boolean isAtSolution = phase != Phase.LINE && line.plies() <= 1;
        return isAtSolution ? attempt.wrong().stream().map(this::note).toList() : List.of();
    }

    private BoardModel.Note note(Square square) {
        return new BoardModel.Note(
                square, PuzzleWords.signed(puzzle().value(square).orElse(0)), false);
    }
}
