package reversi.screens.openings;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import reversi.engine.MoveValue;
import reversi.platform.Thinker;
import reversi.rules.Square;
import reversi.screens.reasons.ValueSearch;
import reversi.training.repertoire.Hole;

/** Has the engine value the moves of the likeliest holes, one position after another, so that they can be put in order of what they cost. */
final class CostFinder {
    /** So many of the likeliest holes are valued. */
    static final int MOST = 6;

    private static final double HUNDREDTHS = 100;

    private final ValueSearch values;
    private final BiConsumer<Hole, Double> found;
    private final Deque<Hole> left = new ArrayDeque<>();

    /** {@code found} hears what each hole costs, in discs a game. */
    CostFinder(Thinker thinker, BiConsumer<Hole, Double> found) {
        this.values = new ValueSearch(thinker, left::clear);
        this.found = found;
    }

    /** Values these instead of any before. */
    void start(List<Hole> holes) {
        stop();
        left.addAll(holes.subList(0, Math.min(MOST, holes.size())));
        proceed();
    }

    /** Values no more. */
    void stop() {
        left.clear();
        values.stop();
    }

    private void proceed() {
        Optional.ofNullable(left.poll())
                .ifPresent(hole -> values.ask(hole.line().current(), moves -> {
                    found.accept(hole, hole.cost(discs(moves)));
                    proceed();
                }));
    }

    private static Map<Square, Double> discs(List<MoveValue> moves) {
        Map<Square, Double> discs = new HashMap<>();
        moves.forEach(
                value -> value.move().square().ifPresent(square -> discs.put(square, value.value() / HUNDREDTHS)));
        return discs;
    }
}
