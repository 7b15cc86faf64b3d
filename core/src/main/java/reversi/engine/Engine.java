package reversi.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;

/** Answers questions about positions, one at a time, on the thread that asks. */
public final class Engine {
    private volatile boolean stopped;

    /** An engine that tells the time by the device's clock. */
    public Engine() {}

    /**
     * Thinks until the level, the budget or {@link #stop()} ends it. The answer's move is always legal, however early it was
     * stopped.
     */
    public Answer answer(Question question, SearchObserver observer) {
        stopped = false;
        List<Valued> values = new ArrayList<>();
        long nodes = 0;
        for (Move move : question.position().legalMoves()) {
            values.add(new Valued(move, value(question.position(), move)));
            nodes++;
            if (stopped) {
                break;
            }
        }
        values.sort(Comparator.comparing(Valued::value).reversed());
        Valued best = values.get(0);
        Answer answer = new Answer(best.move(), best.value(), 1, false, List.of(best.move()), values, nodes);
        observer.improved(answer);
        return answer;
    }

    /** Ends the search in progress soon, from any thread; harmless where there is none. */
    public void stop() {
        stopped = true;
    }

    private static int value(Position position, Move move) {
        Position after = position.play(move).orThrow().after();
        int mobility = -100 * after.placements().size();
        for (Square corner : position.variant().corners()) {
            mobility += after.at(corner).map(disc -> own(disc, position)).orElse(0);
        }
        return position.variant().fewestWins() ? -mobility : mobility;
    }

    private static int own(Disc disc, Position position) {
        return disc == position.toMove() ? 1000 : -1000;
    }
}
