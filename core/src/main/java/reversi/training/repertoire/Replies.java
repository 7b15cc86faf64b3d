package reversi.training.repertoire;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.teach.OpeningExplorer;
import reversi.teach.PositionKey;

/** How often people play each move of a position. */
@FunctionalInterface
public interface Replies {
    /** How many plies of somebody's own games count. */
    int OWN_PLIES = 30;

    /** The moves with how often each is played, moves that a symmetry turns into each other as one; empty where nothing is known. */
    List<Reply> at(Position position);

    /**
     * A move that people play.
     *
     * @param square the move
     * @param times how often, above 0
     */
    record Reply(Square square, int times) {}

    /** The moves of real games. */
    static Replies of(OpeningExplorer explorer) {
        return position -> explorer.find(position)
                .map(entry -> entry.moves().stream()
                        .filter(move -> move.results().games() > 0)
                        .map(move -> new Reply(
                                move.move().square().orElseThrow(),
                                move.results().games()))
                        .toList())
                .orElse(List.of());
    }

    /** The moves of some games, such as somebody's own. */
    static Replies of(List<Transcript> games) {
        Map<Integer, Map<Integer, Integer>> counts = new HashMap<>();
        for (Transcript game : games) {
            for (Turn turn : game.turns().subList(0, Math.min(OWN_PLIES, game.plies()))) {
                PositionKey key = PositionKey.of(turn.before());
                turn.move().square().ifPresent(square -> counts.computeIfAbsent(key.value(), none -> new HashMap<>())
                        .merge(key.canonical(square), 1, Integer::sum));
            }
        }
        return position -> {
            PositionKey key = PositionKey.of(position);
            List<Reply> replies = new ArrayList<>();
            counts.getOrDefault(key.value(), Map.of())
                    .forEach((square, times) -> replies.add(new Reply(key.square(square), times)));
            replies.removeIf(reply -> !position.placements().contains(reply.square()));
            return replies;
        };
    }

    /** Both together, of which each of the other's games counts so many times. */
    default Replies with(Replies other, int weight) {
        return position -> {
            PositionKey key = PositionKey.of(position);
            Map<Integer, Reply> all = new HashMap<>();
            at(position).forEach(reply -> all.put(key.canonical(reply.square()), reply));
            other.at(position)
                    .forEach(reply -> all.merge(
                            key.canonical(reply.square()),
                            new Reply(reply.square(), reply.times() * weight),
                            (one, more) -> new Reply(one.square(), one.times() + more.times())));
            return List.copyOf(all.values());
        };
    }
}
