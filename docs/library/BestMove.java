import java.time.Duration;
import reversi.library.Limits;
import reversi.library.Reversi;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

/** Ten lines to a move: Black opens with f5, and White answers after a fifth of a second. */
class BestMove {
    public static void main(String[] args) {
        Position position = Position.start(Variant.OTHELLO);
        position = position.play(Move.at("f5")).orThrow().after();
        try (Reversi reversi = Reversi.load()) {
            System.out.println("White plays " + reversi.bestMove(position, Limits.time(Duration.ofMillis(200))));
        }
    }
}
