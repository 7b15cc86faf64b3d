package reversi.screens.openings;

import java.util.List;
import java.util.Optional;
import reversi.engine.MoveValue;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.teach.reasons.Comparison;
import reversi.teach.reasons.Reason;
import reversi.teach.reasons.ReasonSearch;
import reversi.teach.reasons.Reasons;
import reversi.training.repertoire.PreparedMove;

/** Looks in small steps for why a prepared move is better than one that was played instead. */
final class VerdictSearch {
    private final PreparedMove asked;
    private final MoveValue prepared;
    private final MoveValue played;
    private final Optional<ReasonSearch> search;

    private VerdictSearch(PreparedMove asked, MoveValue prepared, MoveValue played, List<MoveValue> all) {
        this.asked = asked;
        this.prepared = prepared;
        this.played = played;
        this.search = prepared.value() - played.value() < Comparison.LEAST_LOSS
                ? Optional.empty()
                : Optional.of(new ReasonSearch(new Comparison(asked.position(), prepared, played, all), Reasons.MOST));
    }

    /** A search for why {@code played} is wrong, given what all moves are worth; empty where that says nothing of the two. */
    static Optional<VerdictSearch> of(PreparedMove asked, Square played, List<MoveValue> all) {
        Optional<MoveValue> right = of(all, asked.square());
        return of(all, played).flatMap(wrong -> right.map(better -> new VerdictSearch(asked, better, wrong, all)));
    }

    private static Optional<MoveValue> of(List<MoveValue> all, Square square) {
        return all.stream()
                .filter(value -> value.move().equals(Move.at(square)))
                .findFirst();
    }

    /** The best answer to what was played; empty where none is known. */
    Optional<Square> reply() {
        return played.line().stream().skip(1).findFirst().flatMap(Move::square);
    }

    /** Does a little more; answers whether there is more to do. */
    boolean step() {
        return search.filter(ReasonSearch::step).isPresent();
    }

    /** What was found. */
    Place.Practice.Verdict verdict() {
        Optional<Reason> reason = search.flatMap(found -> found.explanation().better().stream()
                .filter(one -> !one.isResult())
                .findFirst());
        return new Place.Practice.Verdict(
                asked.position().toMove(), prepared.value() - played.value(), reply(), reason);
    }
}
