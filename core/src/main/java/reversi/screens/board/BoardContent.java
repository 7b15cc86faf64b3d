package reversi.screens.board;

import java.util.List;
import java.util.Optional;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;

/**
 * What a board is to show.
 *
 * @param line the turns that led to what lies on it
 * @param asked the position in which a person may move now; empty where nobody may
 * @param notes values on squares
 * @param mistake the square of a bad move; empty where none is marked
 */
public record BoardContent(
        Transcript line, Optional<Position> asked, List<BoardModel.Note> notes, Optional<Square> mistake) {
    public BoardContent {
        notes = List.copyOf(notes);
    }
}
