package reversi.tools.champion;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import reversi.engine.Board;
import reversi.engine.BoardSearch;
import reversi.engine.PatternWeights;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.training.champion.ChampionGame;
import reversi.training.champion.ValuedMove;

/** Values every legal move of a game: by a search of some plies, near the end exactly. Not thread-safe. */
final class MoveValuer {
    private static final int TABLE_BITS = 20;
    private static final int HUNDREDTHS = 100;
    private static final int HALF_DISC = 50;
    /** The first of the searches' selectivities. */
    private static final int CONFIDENCE = 1;

    private final BoardSearch search;
    private final int depth;
    private final int exact;

    /** Searches {@code depth} plies after a move, and to the end where at most {@code exact} squares are empty before it. */
    MoveValuer(PatternWeights weights, int depth, int exact) {
        this.search = new BoardSearch(weights, TABLE_BITS);
        this.depth = depth;
        this.exact = exact;
    }

    /** The words of a whole game, as {@link ChampionGame} keeps them. */
    String values(Transcript game) {
        StringJoiner words = new StringJoiner(" ");
        for (Turn turn : game.turns()) {
            if (!turn.move().isPass()) {
                words.add(word(turn.before()));
            }
        }
        return words.toString();
    }

    private String word(Position position) {
        search.clear();
        List<Integer> values = new ArrayList<>();
        for (Square square : position.placements()) {
            values.add(-value(position.play(Move.at(square)).orThrow().after(), position.empties() <= exact));
        }
        int best = values.stream().mapToInt(Integer::intValue).max().orElseThrow();
        List<Integer> losses = values.stream()
                .map(value -> Math.min(ValuedMove.MOST_LOSS, Math.round((best - value) / (float) HALF_DISC)))
                .toList();
        return ChampionGame.written(Math.round(best / (float) HUNDREDTHS), losses);
    }

    /** What a position is worth, in hundredths of a disc, for the side opposed to the one that has just moved. */
    private int value(Position after, boolean isExact) {
        // The board of a position in which somebody must pass is that of the other side after the pass.
        boolean isPass = after.mustPass();
        Position moving = isPass ? after.play(Move.PASS).orThrow().after() : after;
        int value;
        if (after.isOver()) {
            value = HUNDREDTHS
                    * (after.score().official(after.toMove())
                            - after.score().official(after.toMove().other()));
        } else if (isExact) {
            value = HUNDREDTHS * search.solve(Board.of(moving));
        } else {
            value = search.deepen(Board.of(moving), depth, CONFIDENCE);
        }
        return isPass ? -value : value;
    }
}
