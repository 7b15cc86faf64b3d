package reversi.tools.replay;

import java.util.Optional;
import reversi.notation.Wthor;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/** Replays one recorded game disc by disc; the record leaves passes out. */
final class GameReplay {
    private Position position = Position.start(Variant.OTHELLO);
    private int placed;

    /** What became of a game. */
    sealed interface Result permits Complete, Stopped, Wrong {}

    /** Played to the end, with the recorded score. */
    record Complete() implements Result {}

    /** Legal, but the record stops before the end. */
    record Stopped() implements Result {}

    /** Against the rules, or with another score; says which. */
    record Wrong(String why) implements Result {}

    private GameReplay() {}

    /** Replays a game from the start of Othello and compares Black's official score where it reaches the end. */
    static Result of(Wthor.Game game) {
        return new GameReplay().replay(game);
    }

    private Result replay(Wthor.Game game) {
        for (Square square : game.squares()) {
            Optional<Illegal> refused = place(square);
            if (refused.isPresent()) {
                return new Wrong("disc " + (placed + 1) + " on " + square + " is refused: " + refused.get());
            }
            placed++;
        }
        if (!position.isOver()) {
            return new Stopped();
        }
        int score = position.score().official(Disc.BLACK);
        return score == game.blackScore()
                ? new Complete()
                : new Wrong("black has " + score + " at the end, the record says " + game.blackScore());
    }

    private Optional<Illegal> place(Square square) {
        Played played = position.play(Move.at(square));
        if (played instanceof Played.Refused refused && refused.reason() == Illegal.MUST_PASS) {
            position = position.play(Move.PASS).orThrow().after();
            played = position.play(Move.at(square));
        }
        if (played instanceof Played.Refused refused) {
            return Optional.of(refused.reason());
        }
        position = played.orThrow().after();
        return Optional.empty();
    }
}
