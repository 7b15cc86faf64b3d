package reversi.screens.learn;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.screens.board.BoardContent;
import reversi.screens.board.SquareSign;
import reversi.teach.lesson.LessonStep;
import reversi.teach.lesson.Remarks;

/**
 * A step of a lesson that is being read, answered or played, or was.
 *
 * @param step what is read or asked
 * @param phase where it stands
 * @param line what lies on the board, from the first position of the step's scene on
 * @param marked the squares that are marked
 * @param chosen the place of the choice that was answered last, from 0; empty where there is none
 * @param tries how often it was answered
 */
record Answering(
        LessonStep step, Phase phase, Transcript line, Set<Square> marked, Optional<Integer> chosen, int tries) {
    Answering {
        marked = Set.copyOf(marked);
    }

    /** Where a step stands. */
    enum Phase {
        /** There is nothing to answer, or all has been. */
        DONE,
        /** An answer is waited for. */
        ASKED,
        /** The last answer was wrong. */
        WRONG
    }

    /** A step that was just come to: the moves of something to read are still to be shown, those of a question lie on the board. */
    static Answering of(LessonStep step) {
        boolean isRead = step.isRead();
        Transcript moves = step.scene().moves();
        return new Answering(
                step,
                isRead ? Phase.DONE : Phase.ASKED,
                isRead ? moves.upTo(0) : opened(step),
                Set.of(),
                Optional.empty(),
                0);
    }

    private static Transcript opened(LessonStep step) {
        Transcript moves = step.scene().moves();
        return step instanceof LessonStep.PlayOut ? passed(moves) : moves;
    }

    /** With the passes that nobody is asked for. */
    private static Transcript passed(Transcript line) {
        return line.current().mustPass()
                ? passed(line.with(line.current().play(Move.PASS).orThrow()))
                : line;
    }

    private boolean isAsked() {
        return phase == Phase.ASKED;
    }

    /** The move that was answered; empty where none lies on the board. */
    Optional<Square> move() {
        int plies = step.scene().moves().plies();
        return step instanceof LessonStep.MoveTask && line.plies() > plies
                ? line.turns().get(plies).move().square()
                : Optional.empty();
    }

    /** Whether moves of the scene are still to be shown. */
    boolean isShowing() {
        return line.plies() < step.scene().moves().plies();
    }

    /** With one more move of the scene on the board. */
    Answering shown() {
        return isShowing() ? on(step.scene().moves().upTo(line.plies() + 1)) : this;
    }

    /** With a square pressed: a move is answered or played, or a mark is set or taken away. What is not possible changes nothing. */
    Answering pressed(Square square) {
        return isAsked() ? step.accept(new Pressed(square)) : this;
    }

    /** What a press on a square answers in each kind of step. */
    private final class Pressed implements LessonStep.Visitor<Answering> {
        private final Square square;

        Pressed(Square square) {
            this.square = square;
        }

        @Override
        public Answering explanation(LessonStep.Explanation read) {
            return Answering.this;
        }

        @Override
        public Answering moveTask(LessonStep.MoveTask task) {
            return moved(Move.at(square))
                    .map(moved -> judged(task.answers().contains(square), moved))
                    .orElse(Answering.this);
        }

        @Override
        public Answering squaresTask(LessonStep.SquaresTask task) {
            Set<Square> next = new HashSet<>(marked);
            if (!next.remove(square)) {
                next.add(square);
            }
            return new Answering(step, phase, line, next, chosen, tries);
        }

        @Override
        public Answering numberTask(LessonStep.NumberTask task) {
            return Answering.this;
        }

        @Override
        public Answering choiceTask(LessonStep.ChoiceTask task) {
            return Answering.this;
        }

        @Override
        public Answering playOut(LessonStep.PlayOut game) {
            return isPersonsTurn() ? played(Move.at(square)) : Answering.this;
        }
    }

    private Optional<Transcript> moved(Move move) {
        return line.current().play(move) instanceof Played.Legal legal
                ? Optional.of(line.with(legal.turn()))
                : Optional.empty();
    }

    /** With the marked squares as the answer. */
    Answering checked() {
        return isAsked() && step instanceof LessonStep.SquaresTask task
                ? judged(marked.equals(Set.copyOf(task.answers())), line)
                : this;
    }

    /** With a choice as the answer, by its place from 0. */
    Answering chose(int place) {
        return isAsked() && step instanceof LessonStep.Choice task
                ? new Answering(step, phase, line, marked, Optional.of(place), tries).judged(task.isRight(place), line)
                : this;
    }

    private Answering judged(boolean isRight, Transcript after) {
        return new Answering(step, isRight ? Phase.DONE : Phase.WRONG, after, marked, chosen, tries + 1);
    }

    /** From the beginning: a wrong answer can be given anew, with its marks still there, and what is read shows its moves again. */
    Answering again() {
        return switch (phase) {
            case ASKED -> this;
            case WRONG -> new Answering(step, Phase.ASKED, opened(step), marked, Optional.empty(), tries);
            case DONE -> step.isRead() ? on(line.upTo(0)) : this;
        };
    }

    private Answering on(Transcript next) {
        return new Answering(step, phase, next, marked, chosen, tries);
    }

    /** Whether the person is to move in a game. */
    boolean isPersonsTurn() {
        return isAsked()
                && step instanceof LessonStep.PlayOut game
                && line.current().toMove() == game.person();
    }

    /** Whether the computer is to move in a game. */
    boolean isComputersTurn() {
        return isAsked() && step instanceof LessonStep.PlayOut && !isPersonsTurn();
    }

    /** With the computer's move in a game. */
    Answering replied(Move move) {
        return isComputersTurn() ? played(move) : this;
    }

    private Answering played(Move move) {
        return moved(move).map(moved -> on(passed(moved)).ended()).orElse(this);
    }

    private Answering ended() {
        return step instanceof LessonStep.PlayOut game && line.current().isOver()
                ? judged(lead() >= game.lead(), line)
                : this;
    }

    /** By how many discs the person is ahead in a game, empty squares counted for who is; fewest discs win where the variant says so. */
    int lead() {
        if (!(step instanceof LessonStep.PlayOut game)) {
            return 0;
        }
        Position position = line.current();
        int ahead = position.count(game.person()) - position.count(game.person().other());
        int official = ahead + (position.isOver() ? Integer.signum(ahead) * position.empties() : 0);
        return position.score().fewestWins() ? -official : official;
    }

    /** What the board shows. */
    BoardContent board() {
        boolean isOpen = isAsked() && !isComputersTurn();
        return new BoardContent(
                line,
                step.isRead() ? 0 : step.scene().moves().plies(),
                isOpen ? Optional.of(line.current()) : Optional.empty(),
                BoardContent.Marks.signs(signs()));
    }

    /** What the step points at, what is marked, and whether that was right. */
    private Map<Square, SquareSign> signs() {
        Map<Square, SquareSign> signs = new HashMap<>();
        step.scene().points().forEach(square -> signs.put(square, SquareSign.POINTED));
        signs.putAll(step.accept(new AnswerSigns()));
        return signs;
    }

    /** The signs of what was answered in each kind of step, or is being answered. */
    private final class AnswerSigns implements LessonStep.Visitor<Map<Square, SquareSign>> {
        @Override
        public Map<Square, SquareSign> explanation(LessonStep.Explanation read) {
            return Map.of();
        }

        @Override
        public Map<Square, SquareSign> moveTask(LessonStep.MoveTask task) {
            Map<Square, SquareSign> signs = new HashMap<>();
            move().ifPresent(move -> {
                signs.put(move, judged(phase == Phase.DONE));
                if (phase == Phase.WRONG) {
                    Remarks.opened(task, move).forEach(corner -> signs.put(corner, SquareSign.WRONG));
                }
            });
            return signs;
        }

        @Override
        public Map<Square, SquareSign> squaresTask(LessonStep.SquaresTask task) {
            Map<Square, SquareSign> signs = new HashMap<>();
            for (Square square : marked) {
                signs.put(
                        square,
                        isAsked() ? SquareSign.CHOSEN : judged(task.answers().contains(square)));
            }
            return signs;
        }

        @Override
        public Map<Square, SquareSign> numberTask(LessonStep.NumberTask task) {
            return Map.of();
        }

        @Override
        public Map<Square, SquareSign> choiceTask(LessonStep.ChoiceTask task) {
            return Map.of();
        }

        @Override
        public Map<Square, SquareSign> playOut(LessonStep.PlayOut game) {
            return Map.of();
        }

        private SquareSign judged(boolean isRight) {
            return isRight ? SquareSign.RIGHT : SquareSign.WRONG;
        }
    }
}
