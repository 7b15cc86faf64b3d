package reversi.screens.reasons;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.engine.MoveValue;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.screens.Texts;
import reversi.screens.game.HintStudy;
import reversi.screens.game.TurningPoint;
import reversi.screens.game.Words;
import reversi.teach.reasons.Comparison;
import reversi.teach.reasons.Explanation;
import reversi.teach.reasons.Reason;
import reversi.teach.reasons.ReasonSearch;
import reversi.teach.reasons.Reasons;

/** Explains hints by the reasons that hold in the position and in the lines of its moves. */
public final class HintReasons implements HintStudy {
    private final TurningPoints points;

    /** Where the move that decided a game comes from: it begins a search, and answers what ends it. */
    public interface TurningPoints {
        /** As {@link HintStudy#turningPoint}. */
        Runnable find(Transcript game, Consumer<TurningPoint> found);
    }

    /** Reasons of hints, beside this search for what decided a game. */
    public HintReasons(TurningPoints points) {
        this.points = points;
    }

    @Override
    public Runnable turningPoint(Transcript game, Consumer<TurningPoint> found) {
        return points.find(game, found);
    }

    @Override
    public Search compare(Position position, List<MoveValue> moves) {
        return new Comparing(position, moves);
    }

    /** So many moves beside the best one are told what speaks against them. */
    private static final int OTHERS = 3;

    /** What is being found out about the best move and another one. */
    private record Compared(Comparison comparison, ReasonSearch search) {
        static Compared of(Comparison comparison) {
            return new Compared(comparison, new ReasonSearch(comparison, Reasons.MOST));
        }

        Explanation explanation() {
            return Reasons.orReply(comparison, search.explanation());
        }
    }

    /**
     * Compares the best move with each of the next that is worse by more than engines err; where none of those is, with the first of the
     * rest.
     */
    private static final class Comparing implements Search {
        private final Variant variant;
        private final Disc mover;
        private final Optional<Reason> only;
        private final List<Compared> pairs = new ArrayList<>();
        private int done;

        Comparing(Position position, List<MoveValue> moves) {
            this.variant = position.variant();
            this.mover = position.toMove();
            this.only = Reasons.onlyMove(position);
            for (MoveValue other : moves.subList(1, Math.min(moves.size(), 1 + OTHERS))) {
                if (moves.get(0).value() - other.value() >= Comparison.LEAST_LOSS) {
                    pairs.add(Compared.of(new Comparison(position, moves.get(0), other, moves)));
                }
            }
            if (pairs.isEmpty()) {
                Comparison.ofBest(position, moves).map(Compared::of).ifPresent(pairs::add);
            }
        }

        @Override
        public boolean step() {
            if (done < pairs.size() && !pairs.get(done).search().step()) {
                done++;
            }
            return done < pairs.size();
        }

        /** What tells the best move apart from the best of those that are clearly worse, or else from another one. */
        @Override
        public List<Fact> forBest(Texts texts, Words words) {
            List<Reason> reasons = new ArrayList<>();
            only.ifPresent(reasons::add);
            pairs.stream()
                    .map(pair -> pair.search().explanation().better())
                    .filter(found -> !found.isEmpty())
                    .findFirst()
                    .or(() -> pairs.stream()
                            .map(pair -> pair.explanation().better())
                            .findFirst())
                    .ifPresent(reasons::addAll);
            return facts(reasons, texts, words);
        }

        /** Reasons say more than a result, which the values tell, so that comes last. */
        @Override
        public List<Fact> against(Move move, Texts texts, Words words) {
            List<Reason> reasons = new ArrayList<>();
            List<Reason> results = new ArrayList<>();
            for (Compared pair : pairs) {
                if (pair.comparison().worse().move().equals(move)) {
                    for (Reason reason : pair.explanation().worse()) {
                        (reason.isResult() ? results : reasons).add(reason);
                    }
                }
            }
            reasons.addAll(results);
            return facts(reasons, texts, words);
        }

        private List<Fact> facts(List<Reason> reasons, Texts texts, Words words) {
            ReasonWords said = new ReasonWords(texts, words::colour);
            return reasons.stream()
                    .map(reason -> new Fact(said.say(reason, variant, mover), reason.squares()))
                    .toList();
        }
    }
}
