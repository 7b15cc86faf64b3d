package reversi.screens.reasons;

import java.util.List;
import java.util.Optional;
import reversi.engine.MoveValue;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.teach.reasons.Comparison;
import reversi.teach.reasons.Reason;
import reversi.teach.reasons.ReasonSearch;
import reversi.teach.reasons.Reasons;

/** Looks in small steps for why one move is better than another. */
public final class VerdictSearch {
    private final Position position;
    private final MoveValue better;
    private final MoveValue worse;
    private final Optional<ReasonSearch> search;

    private VerdictSearch(Position position, MoveValue better, MoveValue worse, List<MoveValue> all) {
        this.position = position;
        this.better = better;
        this.worse = worse;
        this.search = better.value() - worse.value() < Comparison.LEAST_LOSS
                ? Optional.empty()
                : Optional.of(new ReasonSearch(new Comparison(position, better, worse, all), Reasons.MOST));
    }

    /** A search for why {@code worse} is no match for {@code better}, given what all moves are worth; empty where that says nothing of the two. */
    public static Optional<VerdictSearch> of(Position position, Square better, Square worse, List<MoveValue> all) {
        return of(all, worse)
                .flatMap(wrong -> of(all, better).map(right -> new VerdictSearch(position, right, wrong, all)));
    }

    private static Optional<MoveValue> of(List<MoveValue> all, Square square) {
        return all.stream()
                .filter(value -> value.move().equals(Move.at(square)))
                .findFirst();
    }

    /** The best answer to the worse move; empty where none is known. */
    public Optional<Square> reply() {
        return worse.line().stream().skip(1).findFirst().flatMap(Move::square);
    }

    /** Does a little more; answers whether there is more to do. */
    public boolean step() {
        return search.filter(ReasonSearch::step).isPresent();
    }

    /** What was found. */
    public MoveVerdict verdict() {
        Optional<Reason> reason = search.flatMap(found -> found.explanation().better().stream()
                .filter(one -> !one.isResult())
                .findFirst());
        return new MoveVerdict(
                position.toMove(),
                worse.move().square().orElseThrow(),
                better.value() - worse.value(),
                reply(),
                reason);
    }
}
