package reversi.screens.game;

import java.util.List;
import java.util.function.Consumer;
import reversi.engine.MoveValue;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.screens.Texts;

/** Finds out why moves are worth what they are. A browser fetches it with the pages for study: until then a hint shows values alone. */
public interface HintStudy {
    /** Begins to compare the first of some legal moves, which is worth most, with each of the others. */
    Search compare(Position position, List<MoveValue> moves);

    /**
     * Begins to look for the move that decided a game which is over, a few milliseconds a move. {@code found} hears of it on the render
     * thread, later and once; never where no move gave much away, or where this study
     * looks at hints alone.
     *
     * @return ends the search
     */
    default Runnable turningPoint(Transcript game, Consumer<TurningPoint> found) {
        return () -> {};
    }

    /** A comparison in small steps, between which pictures can be drawn. */
    interface Search {
        /** Does a little more; answers whether there is more to do. */
        boolean step();

        /** What speaks for the best move, the weightiest first; three facts at most, or none where nothing certain explains its value. */
        List<Fact> forBest(Texts texts, Words words);

        /** What speaks against one of the others, the weightiest first; none where nothing certain explains its value. */
        List<Fact> against(Move move, Texts texts, Words words);
    }

    /**
     * A fact about a move.
     *
     * @param sentence one short sentence without a full stop
     * @param squares the squares to point at, the most important first
     */
    record Fact(String sentence, List<Square> squares) {
        public Fact {
            squares = List.copyOf(squares);
        }
    }

    /** Where the study comes from. */
    interface Source {
        /** Hands over the study; {@code failed} runs where its code can't be fetched. Either runs on the render thread, before or after the return. */
        void load(Consumer<HintStudy> then, Runnable failed);
    }
}
