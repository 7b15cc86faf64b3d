package reversi.tools.games;

import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameRequest;
import reversi.game.GameSetup;
import reversi.game.Referee;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.game.Verdict;
import reversi.notation.Wthor;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Variant;

/** Replays one recorded game disc by disc; the record leaves passes out. */
final class GameReplay {
    private static final GameSetup SETUP =
            new GameSetup(Variant.OTHELLO, Seat.human(""), Seat.human(""), TimeControl.NONE);

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
    static Result of(Wthor.Game record) {
        Game game = Game.start(SETUP, 0);
        int placed = 0;
        for (Square square : record.squares()) {
            GameRequest.Play play = new GameRequest.Play(game.transcript().plies() + 1, Move.at(square));
            Verdict verdict = Referee.judge(game, game.position().toMove(), play, 0, 0);
            if (verdict instanceof Verdict.Refused refused) {
                String why = refused.illegal()
                        .map(Enum::name)
                        .orElse(refused.reason().name());
                return new Wrong("disc " + (placed + 1) + " on " + square + " is refused: " + why);
            }
            for (GameEvent event : ((Verdict.Granted) verdict).events()) {
                game = game.with(event, 0);
            }
            placed++;
        }
        if (game.result().isEmpty()) {
            return new Stopped();
        }
        int score = game.result().get().score().official(Disc.BLACK);
        return score == record.blackScore()
                ? new Complete()
                : new Wrong("black has " + score + " at the end, the record says " + record.blackScore());
    }
}
