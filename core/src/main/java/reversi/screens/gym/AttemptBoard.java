package reversi.screens.gym;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.screens.board.BoardContent;
import reversi.screens.board.BoardModel;
import reversi.screens.board.SquareSign;
import reversi.training.gym.Drill;
import reversi.training.gym.DrillKind;
import reversi.training.gym.DrillTask;

/** What the board of a drill shows, before and after its answer. */
final class AttemptBoard {
    /** What shows the answer is played. */
    private static final Set<DrillKind> SHOWN_BY_ITS_LINE =
            Set.of(DrillKind.COUNT, DrillKind.SAFE_MOVES, DrillKind.BLINDFOLD);

    private final Attempt attempt;
    private final Drill drill;

    private AttemptBoard(Attempt attempt) {
        this.attempt = attempt;
        this.drill = attempt.drill();
    }

    /** What the board of a drill shows: the question, and then what shows its answer. */
    static BoardContent of(Attempt attempt) {
        return new AttemptBoard(attempt).content();
    }

    private BoardContent content() {
        boolean isPlayed = !attempt.isOpen() && SHOWN_BY_ITS_LINE.contains(drill.kind());
        Position shown = position();
        return BoardContent.of(
                isPlayed ? drill.line() : Transcript.from(shown),
                isPressed() ? Optional.of(shown) : Optional.empty(),
                new BoardContent.Marks(
                        attempt.isOpen() || isPlayed ? List.of() : order(),
                        Optional.empty(),
                        Optional.empty(),
                        drill.task().accept(new Signs(attempt))));
    }

    /** Whether a square is the answer, or a part of it, and keys go over the board. */
    private boolean isPressed() {
        return attempt.isOpen()
                && !attempt.isSeen()
                && !(drill.task() instanceof DrillTask.Choice)
                && !(drill.task() instanceof DrillTask.Gaps);
    }

    /** What lies on the board but for the line that shows the answer. */
    private Position position() {
        if (!attempt.isOpen()
                || (drill.kind() != DrillKind.BLINDFOLD && attempt.built().isEmpty())) {
            return drill.position();
        }
        Map<Square, Disc> discs = new HashMap<>();
        if (drill.task() instanceof DrillTask.Rebuild task) {
            drill.position().variant().squares().forEach(square -> drill.position()
                    .at(square)
                    .filter(disc -> !task.squares().contains(square))
                    .ifPresent(disc -> discs.put(square, disc)));
            discs.putAll(attempt.built().orElse(Map.of()));
        }
        return Position.of(drill.position().variant(), discs, drill.side());
    }

    /** The order in which the best line fills the squares, as numbers on them. */
    private List<BoardModel.Note> order() {
        List<BoardModel.Note> order = new ArrayList<>();
        for (Turn turn : drill.line().turns()) {
            turn.move()
                    .square()
                    .ifPresent(square -> order.add(
                            new BoardModel.Note(square, Integer.toString(order.size() + 1), order.isEmpty())));
        }
        return order;
    }

    /** The signs on the squares of each kind of task. */
    private static final class Signs implements DrillTask.Visitor<Map<Square, SquareSign>> {
        private final Attempt attempt;
        private final Drill drill;
        private final Map<Square, SquareSign> signs = new HashMap<>();

        Signs(Attempt attempt) {
            this.attempt = attempt;
            this.drill = attempt.drill();
        }

        private Map<Square, SquareSign> with(Collection<Square> squares, SquareSign sign) {
            squares.forEach(square -> signs.put(square, sign));
            return signs;
        }

        @Override
        public Map<Square, SquareSign> choice(DrillTask.Choice task) {
            task.about()
                    .filter(square -> !attempt.isOpen() || drill.kind() != DrillKind.BLINDFOLD)
                    .ifPresent(square -> signs.put(square, SquareSign.POINTED));
            boolean isCounted = !attempt.isOpen() && drill.kind() == DrillKind.COUNT;
            return isCounted ? with(drill.line().turns().get(0).flipped(), SquareSign.POINTED) : signs;
        }

        @Override
        public Map<Square, SquareSign> gaps(DrillTask.Gaps task) {
            with(attempt.marked(), attempt.isOpen() ? SquareSign.CHOSEN : SquareSign.WRONG);
            return attempt.isOpen() ? signs : with(task.odd(), SquareSign.RIGHT);
        }

        @Override
        public Map<Square, SquareSign> moves(DrillTask.Moves task) {
            attempt.wrongMove().ifPresent(square -> signs.put(square, SquareSign.WRONG));
            return signs;
        }

        @Override
        public Map<Square, SquareSign> spot(DrillTask.Spot task) {
            with(attempt.marked(), SquareSign.WRONG);
            return attempt.isOpen() ? signs : with(Set.of(task.square()), SquareSign.RIGHT);
        }

        @Override
        public Map<Square, SquareSign> rebuild(DrillTask.Rebuild task) {
            boolean isGivenUp = attempt.built().isEmpty();
            return attempt.isOpen()
                    ? with(task.squares(), SquareSign.POINTED)
                    : with(isGivenUp ? Set.of() : attempt.wrongSquares(), SquareSign.WRONG);
        }
    }
}
