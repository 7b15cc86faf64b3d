package reversi.screens.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;

/**
 * What a board is to show.
 *
 * @param line the turns that led to what lies on it
 * @param playedFrom from how many plies on what is new of the line is played turn by turn; what is new before that is gone to at once
 * @param asked the position in which a person may move now; empty where nobody may
 * @param marks what is marked
 */
public record BoardContent(Transcript line, int playedFrom, Optional<Position> asked, Marks marks) {
    /** Turns that are played, or taken back, one after the other. */
    public static BoardContent of(Transcript line, Optional<Position> asked, Marks marks) {
        return new BoardContent(line, 0, asked, marks);
    }

    /**
     * What is marked on the squares of a board.
     *
     * @param notes values on squares
     * @param best the best move with its value; empty where none is marked
     * @param mistake the square of a bad move; empty where none is marked
     * @param signs what is said of framed squares
     */
    public record Marks(
            List<BoardModel.Note> notes,
            Optional<BoardModel.Note> best,
            Optional<Square> mistake,
            Map<Square, SquareSign> signs) {
        public Marks {
            notes = List.copyOf(notes);
            signs = Map.copyOf(signs);
        }

        /** Marks without framed squares. */
        public Marks(List<BoardModel.Note> notes, Optional<BoardModel.Note> best, Optional<Square> mistake) {
            this(notes, best, mistake, Map.of());
        }

        /** Framed squares and nothing else. */
        public static Marks signs(Map<Square, SquareSign> signs) {
            return new Marks(List.of(), Optional.empty(), Optional.empty(), signs);
        }

        /** Nothing is marked. */
        public static Marks none() {
            return signs(Map.of());
        }

        void showOn(BoardModel model) {
            model.showNotes(notes);
            model.showHint(
                    best.map(BoardModel.Note::square).orElse(null),
                    best.map(BoardModel.Note::words).orElse(""));
            model.markMistake(mistake.orElse(null));
            model.sign(signs);
        }
    }
}
