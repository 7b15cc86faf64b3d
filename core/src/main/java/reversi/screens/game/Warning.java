package reversi.screens.game;

import java.util.List;
import java.util.Optional;
import reversi.engine.MoveValue;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.screens.Texts;

/** What the {@link Coach} has against a move that is not played yet. */
final class Warning {
    private static final float HUNDREDTHS = 100;

    private final MoveValue best;
    private final MoveValue chosen;
    private boolean isKnown;
    private Optional<HintStudy.Search> search = Optional.empty();

    /** Against a move of a position, since another one is better. */
    Warning(Position position, MoveValue best, MoveValue chosen, HintStudy.Source source) {
        this.best = best;
        this.chosen = chosen;
        source.load(
                study -> search = Optional.of(study.compare(position, List.of(best, chosen))), () -> isKnown = true);
    }

    /** The square on which the move would be. */
    Square square() {
        return chosen.move().square().orElseThrow();
    }

    /** Whether the reason is being looked for at this moment. */
    boolean isSearching() {
        return search.isPresent() && !isKnown;
    }

    /** Looks a little further for the reason; answers whether there is more to do. */
    boolean step() {
        isKnown = search.isEmpty() || !search.get().step();
        return !isKnown;
    }

    /** What is known now. */
    Told told() {
        return new Told(best, chosen, isKnown, search);
    }

    /** What is known against a move: the best one, the one that was chosen, and once it is known, why that is worse. */
    record Told(MoveValue best, MoveValue chosen, boolean isKnown, Optional<HintStudy.Search> search) {
        /** The square on which the move would be. */
        Square square() {
            return chosen.move().square().orElseThrow();
        }

        /**
         * What the move gives away, in one whole sentence that does not tell the best move, and the squares it speaks of; empty as long as it
         * is being looked for. Where no reason holds, it is the number of discs.
         */
        Optional<HintStudy.Fact> said(Texts texts, Words words) {
            if (!isKnown) {
                return Optional.empty();
            }
            boolean isExact = best.exact() && chosen.exact();
            if (isExact && best.value() > 0 && chosen.value() <= 0) {
                return Optional.of(new HintStudy.Fact(texts.get("coach.win"), List.of()));
            }
            if (isExact && best.value() == 0) {
                return Optional.of(new HintStudy.Fact(texts.get("coach.draw"), List.of()));
            }
            int discs = Math.round((best.value() - chosen.value()) / HUNDREDTHS);
            return Optional.of(reason(texts, words)
                    .map(fact -> new HintStudy.Fact(texts.get("coach.because", fact.sentence()), fact.squares()))
                    .orElseGet(() -> new HintStudy.Fact(texts.count("coach.discs", discs), List.of())));
        }

        private Optional<HintStudy.Fact> reason(Texts texts, Words words) {
            return search.flatMap(found -> found.against(chosen.move(), texts, words).stream()
                    .filter(fact -> !fact.sentence().contains(best.move().toString()))
                    .findFirst());
        }
    }
}
