package reversi.screens.game;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
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
    private @Nullable HintStudy study;
    private boolean isStudyMissing;
    private HintStudy.@Nullable Search running;
    private HintStudy.@Nullable Search found;

    /** Nothing is known yet of the moves of this position; the study may come later than the values. */
    Hint(Position position, HintStudy.Source source) {
        this.position = position;
        source.load(this::take, () -> isStudyMissing = true);
    }

    private void take(HintStudy loaded) {
        study = loaded;
        explain();
    }

    /** The position that the hint is for. */
    Position position() {
        return position;
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
            found = null;
        }
        if (last || answer.depth() >= DEEP) {
            explain();
        }
    }

    /** Begins to look for reasons where none are being looked for, or where the last word differs from what they are about. */
    private void explain() {
        boolean isStale = !moves.equals(compared) && (running == null || isLast);
        if (study != null && !moves.isEmpty() && isStale) {
            compared = moves;
            running = study.compare(position, moves);
        }
    }

    /** Looks a little further for reasons; answers whether there is more to do. */
    boolean step() {
        HintStudy.Search search = running;
        if (search == null || search.step()) {
            return search != null;
        }
        running = null;
        boolean isFresh = compared.get(0).move().equals(moves.get(0).move());
        found = isFresh ? search : found;
        if (isLast) {
            explain();
        }
        return running != null;
    }

    /** Whether reasons are being looked for at this moment. */
    boolean isSearching() {
        return running != null;
    }

    /** The best move; empty while nothing is known. */
    Optional<MoveValue> best() {
        return moves.isEmpty() ? Optional.empty() : Optional.of(moves.get(0));
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

    /** Whether no better values will follow. */
    boolean isLast() {
        return isLast;
    }

    /** Why the moves are worth what they are; empty while that is not known. */
    Optional<HintStudy.Search> reasons() {
        return Optional.ofNullable(found);
    }

    /** Whether all reasons are known that will be. */
    boolean isExplained() {
        return isLast && running == null && found != null;
    }

    /** Whether there will be no reasons, since their code can't be fetched. */
    boolean isStudyMissing() {
        return isStudyMissing;
    }
}
