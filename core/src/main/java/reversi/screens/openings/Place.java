package reversi.screens.openings;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import reversi.engine.MoveValue;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.screens.board.BoardContent;
import reversi.screens.board.BoardModel;
import reversi.screens.board.SquareSign;
import reversi.screens.reasons.MoveVerdict;
import reversi.training.repertoire.PreparedMove;
import reversi.training.repertoire.Repertoire;
import reversi.training.repertoire.Replies;
import reversi.training.repertoire.Training;

/** Where somebody is on the page of the own openings. */
sealed interface Place {
    /** What lies on the board of the page, and who may move. */
    BoardContent board(Repertoire repertoire);

    /** Does what fits the kind of place. */
    <R> R accept(Visitor<R> visitor);

    /** What is done for each kind of place. */
    interface Visitor<R> {
        R overview(Overview place);

        R exploring(Exploring place);

        R practice(Practice place);
    }

    /**
     * All openings at a glance.
     *
     * @param last the practice that has just ended; empty where there is none
     */
    record Overview(Optional<Practice> last) implements Place {
        @Override
        public BoardContent board(Repertoire repertoire) {
            Transcript start = Transcript.start(Variant.OTHELLO);
            return BoardContent.of(start, Optional.of(start.current()), BoardContent.Marks.none());
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.overview(this);
        }
    }

    /**
     * A position in which moves are looked at, prepared and removed.
     *
     * @param line what led there
     * @param usual what people play there
     * @param values what each move is worth, the best first; empty before that is known, and where it is not looked for
     */
    record Exploring(Transcript line, List<Replies.Reply> usual, List<MoveValue> values) implements Place {
        private static final int HUNDREDTHS = 100;

        public Exploring {
            usual = List.copyOf(usual);
            values = List.copyOf(values);
        }

        /** With what the moves are worth. */
        Exploring valued(List<MoveValue> found) {
            return new Exploring(line, usual, found);
        }

        @Override
        public BoardContent board(Repertoire repertoire) {
            Map<Square, SquareSign> signs = repertoire
                    .find(line.current())
                    .map(square -> Map.of(square, SquareSign.POINTED))
                    .orElse(Map.of());
            BoardContent.Marks marks = new BoardContent.Marks(notes(), Optional.empty(), Optional.empty(), signs);
            boolean isOver = line.current().isOver();
            return BoardContent.of(line, isOver ? Optional.empty() : Optional.of(line.current()), marks);
        }

        private List<BoardModel.Note> notes() {
            List<BoardModel.Note> notes = new ArrayList<>();
            for (MoveValue value : values) {
                int discs = Math.round(value.value() / (float) HUNDREDTHS);
                String words = (discs > 0 ? "+" : discs < 0 ? "\u2212" : "") + Math.abs(discs);
                value.move()
                        .square()
                        .ifPresent(square -> notes.add(new BoardModel.Note(square, words, notes.isEmpty())));
            }
            return notes;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.exploring(this);
        }
    }

    /**
     * Moves that are asked for.
     *
     * @param training where it stands
     * @param missed what was answered wrong at least once
     * @param share how many of a hundred people play what the other side played last; empty where nobody knows
     * @param verdict why the answer was wrong, once that is known
     */
    record Practice(Training training, Set<PreparedMove> missed, Optional<Integer> share, Optional<MoveVerdict> verdict)
            implements Place {
        public Practice {
            missed = Set.copyOf(missed);
        }

        boolean isAsked() {
            return training.phase() == Training.Phase.ASKED;
        }

        /** How many were found, or shown and not to come again. */
        int done() {
            return training.done() + (isRight() ? 1 : 0);
        }

        boolean isRight() {
            return training.phase() == Training.Phase.RIGHT;
        }

        /** What was played instead of the prepared move; empty before there is a wrong answer, and where none was known. */
        Optional<Square> wrong() {
            int at = training.current().line().plies();
            return training.phase() == Training.Phase.WRONG
                    ? training.line().turns().get(at).move().square().filter(square -> !isPrepared(square))
                    : Optional.empty();
        }

        private boolean isPrepared(Square square) {
            return training.current().square().equals(square);
        }

        /** With another state of the training. */
        Practice with(Training next) {
            return new Practice(next, missed, share, verdict);
        }

        /** After a wrong answer. */
        Practice missed(Training next) {
            Set<PreparedMove> more = new HashSet<>(missed);
            more.add(training.current());
            return new Practice(next, more, share, Optional.empty());
        }

        /** With why the answer was wrong. */
        Practice judged(MoveVerdict found) {
            return new Practice(training, missed, share, Optional.of(found));
        }

        @Override
        public BoardContent board(Repertoire repertoire) {
            int plies = training.current().line().plies();
            Map<Square, SquareSign> signs =
                    switch (training.phase()) {
                        case ASKED, OVER -> Map.of();
                        case RIGHT -> Map.of(answer(plies), SquareSign.RIGHT);
                        case WRONG -> Map.of(answer(plies), wrong().isPresent() ? SquareSign.WRONG : SquareSign.RIGHT);
                    };
            return new BoardContent(
                    training.line(),
                    plies,
                    isAsked() ? Optional.of(training.line().current()) : Optional.empty(),
                    BoardContent.Marks.signs(signs));
        }

        private Square answer(int plies) {
            return training.line().turns().get(plies).move().square().orElseThrow();
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.practice(this);
        }
    }
}
