package reversi.screens.game;

import java.util.List;
import java.util.Optional;
import reversi.engine.Answer;
import reversi.engine.MoveValue;
import reversi.rules.Position;
import reversi.screens.Numerals;

/** What is known of the moves of one position for a person who asked for a hint: first their values, better and better, then the reasons. */
final class Hint {
    /** So many moves are told with their reasons beside the best one. */
    private static final int OTHERS = 3;

    /** Of a search of so many plies the reasons are worth looking for before the last word is said. */
    private static final int DEEP = 12;

    private final Position position;
    private List<MoveValue> moves = List.of();
    /** The moves that the reasons, or the search for them, are about. */
    private List<MoveValue> compared = List.of();

    private boolean isLast;
    private Optional<HintStudy> study = Optional.empty();
    private boolean isStudyMissing;
    private Optional<HintStudy.Search> running = Optional.empty();
    private Optional<HintStudy.Search> found = Optional.empty();

    /** Nothing is known yet of the moves of this position; the study may come later than the values. */
    Hint(Position position, HintStudy.Source source) {
        this.position = position;
        source.load(this::take, () -> isStudyMissing = true);
    }

    private void take(HintStudy loaded) {
        study = Optional.of(loaded);
        explain();
    }

    /** Takes an answer about all moves. */
    void advised(Answer answer, boolean last) {
        isLast = last;
        List<MoveValue> all = answer.values().isEmpty()
                ? List.of(new MoveValue(answer.best(), answer.value(), answer.depth(), answer.exact(), answer.line()))
                : answer.values();
        List<MoveValue> before = moves;
        moves = List.copyOf(all);
        boolean isOtherBest =
                !before.isEmpty() && !before.get(0).move().equals(moves.get(0).move());
        if (isOtherBest) {
            found = Optional.empty();
        }
        if (last || answer.depth() >= DEEP) {
            explain();
        }
    }

    /** Begins to look for reasons where none are being looked for, or where the last word differs from what they are about. */
    private void explain() {
        boolean isStale = !moves.equals(compared) && (running.isEmpty() || isLast);
        if (study.isPresent() && !moves.isEmpty() && isStale) {
            compared = moves;
            running = Optional.of(study.get().compare(position, moves));
        }
    }

    /** Looks a little further for reasons; answers whether there is more to do. */
    boolean step() {
        Optional<HintStudy.Search> search = running;
        if (search.isEmpty() || search.get().step()) {
            return search.isPresent();
        }
        running = Optional.empty();
        boolean isFresh = compared.get(0).move().equals(moves.get(0).move());
        found = isFresh ? search : found;
        if (isLast) {
            explain();
        }
        return running.isPresent();
    }

    /** Whether reasons are being looked for at this moment. */
    boolean isSearching() {
        return running.isPresent();
    }

    /** What is known now. */
    Told told() {
        return new Told(
                position, moves, found, isLast, isLast && running.isEmpty() && found.isPresent(), isStudyMissing);
    }

    /**
     * What is known of the moves of a position.
     *
     * @param moves the moves with their values, the best one first; none while nothing is known
     * @param reasons why they are worth what they are; empty while that is not known
     * @param isLast whether no better values will follow
     * @param isExplained whether all reasons are known that will be
     * @param isStudyMissing whether there will be no reasons, since their code can't be fetched
     */
    record Told(
            Position position,
            List<MoveValue> moves,
            Optional<HintStudy.Search> reasons,
            boolean isLast,
            boolean isExplained,
            boolean isStudyMissing) {
        /** The best move; empty while nothing is known. */
        Optional<MoveValue> best() {
            return moves.stream().findFirst();
        }

        /** The next best moves, three at most. */
        List<MoveValue> others() {
            return moves.isEmpty() ? List.of() : moves.subList(1, Math.min(moves.size(), 1 + OTHERS));
        }

        /** All moves but the best one. */
        List<MoveValue> allOthers() {
            return moves.isEmpty() ? List.of() : moves.subList(1, moves.size());
        }

        /** Whether all moves are worth the same as far as the values are written. */
        boolean isEven() {
            return moves.stream()
                            .map(move -> ValueText.of(move, Numerals.POINT))
                            .distinct()
                            .count()
                    == 1;
        }
    }
}
