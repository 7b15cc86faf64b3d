package reversi.screens.reasons;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.engine.MoveValue;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.screens.Texts;
import reversi.screens.game.HintStudy;
import reversi.screens.game.Words;
import reversi.teach.reasons.Comparison;
import reversi.teach.reasons.Reason;
import reversi.teach.reasons.ReasonSearch;
import reversi.teach.reasons.Reasons;

/** Explains hints by the reasons that hold in the position and in the lines of its moves. */
public final class HintReasons implements HintStudy {
    @Override
    public Search compare(Position position, List<MoveValue> moves) {
        return new Comparing(position, moves);
    }

    /** What is being found out about the best move and another one. */
    private record Compared(Move other, ReasonSearch search) {}

    /** Compares the best move with each other one that is worse by more than engines err. */
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
            for (MoveValue other : moves.subList(1, moves.size())) {
                if (moves.get(0).value() - other.value() >= Reasons.LEAST_LOSS) {
                    Comparison comparison = new Comparison(position, moves.get(0), other, moves);
                    pairs.add(new Compared(other.move(), new ReasonSearch(comparison, Reasons.MOST)));
                }
            }
        }

        @Override
        public boolean step() {
            if (done < pairs.size() && !pairs.get(done).search().step()) {
                done++;
            }
            return done < pairs.size();
        }

        /** What tells the best move apart from the best of those that are clearly worse. */
        @Override
        public List<Fact> forBest(Texts texts, Words words) {
            List<Reason> reasons = new ArrayList<>();
            only.ifPresent(reasons::add);
            if (!pairs.isEmpty()) {
                reasons.addAll(pairs.get(0).search().explanation().better());
            }
            return facts(reasons, texts, words);
        }

        /** Reasons say more than a result, which the values tell, so that comes last. */
        @Override
        public List<Fact> against(Move move, Texts texts, Words words) {
            List<Reason> reasons = new ArrayList<>();
            List<Reason> results = new ArrayList<>();
            for (Compared pair : pairs) {
                if (pair.other().equals(move)) {
                    for (Reason reason : pair.search().explanation().worse()) {
                        (reason instanceof Reason.Result ? results : reasons).add(reason);
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
