package reversi.fairplay;

import java.util.ArrayList;
import java.util.List;
import reversi.engine.PatternWeights;
import reversi.rules.Disc;
import reversi.rules.Transcript;
import reversi.rules.Turn;

/** Judges the moves of games of standard Othello, some 20 ms for each side of a game. Not thread-safe. */
public final class AgreementReader {
    private final DecisionReader decisions;

    /** A reader that values moves by these weights of Othello. */
    public AgreementReader(PatternWeights weights) {
        this.decisions = new DecisionReader(weights);
    }

    /** The moves of a side that can be judged, in order; throws IllegalArgumentException for a board of another size. */
    public List<JudgedMove> judge(Transcript game, Disc side) {
        List<JudgedMove> judged = new ArrayList<>();
        int ply = 0;
        for (Turn turn : game.turns()) {
            int at = ++ply;
            if (turn.mover() == side) {
                decisions.read(turn.before(), turn.move()).ifPresent(found -> judged.add(new JudgedMove(at, found)));
            }
        }
        return judged;
    }

    /** How far the moves of a side, played by somebody with this rating, agree with the engine. */
    public Agreement read(Transcript game, Disc side, int rating) {
        return Agreement.ofGame(judge(game, side), rating);
    }
}
