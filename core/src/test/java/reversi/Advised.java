package reversi;

import java.util.List;
import java.util.stream.Stream;
import reversi.engine.Answer;
import reversi.engine.MoveValue;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.notation.BoardText;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

/** A position of a game in which one move is clearly the best, and what the engine says of it. */
final class Advised {
    private static final Position POSITION = ((BoardText.Ok) BoardText.read(
                    "---------XO--O----OOO-----OOOO----OOO-----OXOX---OOOXX---XO-OX-- X", Variant.OTHELLO))
            .position();

    /** All moves as the engine values them after 19 plies; b4, b3 and b6 are next best, and all but d8 are blunders. */
    static final Answer ANSWER = answer(
            19,
            value(3802, "d8 g6 f5 a1 b5 b6 b4 a6 g5 h6 a8 g4 a7 g7 a5 a3"),
            value(-997, "b4 a8 f5 g4 b6 a7 b3 b5 a6 a5 a4 a3 g5 h5 d8 g8 g7 h8"),
            value(-1351, "b3 a8 f5 g5 d8 b4 g4 g6 h5 h4 h3 g3 d1 g8 e2 d2 f3 h6"),
            value(-1512, "b6 b5 d8 a7 a5 a8 a6 a4 f5 g7 g5 g8 g3 h6 h4 h5 f3 g6"),
            value(-1526, "g3 a8 b5 b6 f3 g5 d8 f5 h4 a5 g4 g8 b4 a1 g7 h8 a4"),
            value(-1949, "d2 a8 b3 b4 f3 e2 g5 f5 e1 h5 d8 a1 b1 a3 a2 b5 a6 c1"),
            value(-2188, "e2 a8 b3 f5 g3 g4 b4 f3 e1 d1 c1 a4 d2 g6 d8 b6 g8 h8"),
            value(-3575, "a7 d8 b6 f5 b4 b5 b3 a8 g3 g4 d1 g5 h5 a6 a5 h6 h7 g8"));

    private Advised() {}

    /** The same from a search of so few plies that it is not to be relied on. */
    static Answer shallow() {
        return answer(2, ANSWER.values().toArray(MoveValue[]::new));
    }

    private static Answer answer(int depth, MoveValue... values) {
        MoveValue best = values[0];
        return new Answer(best.move(), best.value(), depth, 100, false, best.line(), List.of(values), 1);
    }

    private static MoveValue value(int hundredths, String line) {
        List<Move> moves = Stream.of(line.split(" ")).map(Move::at).toList();
        return new MoveValue(moves.get(0), hundredths, moves.size(), false, moves);
    }

    /** A game from this position, in which Black, a person, is to move. */
    static GameSetup setup(Seat white, TimeControl time) {
        return new GameSetup(POSITION, List.of(), Seat.human(""), white, time);
    }

    /** The same against the computer without a clock. */
    static GameSetup versus() {
        return setup(Seat.computer("", 5), TimeControl.none());
    }
}
