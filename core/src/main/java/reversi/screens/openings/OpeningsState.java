package reversi.screens.openings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.training.repertoire.Branch;
import reversi.training.repertoire.Hole;
import reversi.training.repertoire.Repertoire;

/**
 * What the page of the own openings shows.
 *
 * @param repertoire the openings with one colour
 * @param sum what they come to; empty while that is found out
 * @param place where somebody is
 */
record OpeningsState(Repertoire repertoire, Optional<Sum> sum, Place place) {
    /**
     * What openings come to.
     *
     * @param moves how many moves one comes to by playing as prepared
     * @param due how many are to be asked today
     * @param branches the same by the first moves
     * @param holes where nothing is prepared, the likeliest first; with what it costs in discs a game where that is known
     */
    record Sum(int moves, int due, List<Branch> branches, List<CostedHole> holes) {
        Sum {
            branches = List.copyOf(branches);
            holes = List.copyOf(holes);
        }

        /** With what a hole costs. */
        Sum with(Hole hole, double cost) {
            List<CostedHole> next = new ArrayList<>();
            holes.forEach(one -> next.add(one.hole().equals(hole) ? new CostedHole(hole, Optional.of(cost)) : one));
            return new Sum(moves, due, branches, next);
        }

        /** The hole that costs most; the likeliest one while nobody knows what any costs. */
        Optional<CostedHole> worst() {
            return holes.stream()
                    .filter(hole -> hole.cost().isPresent())
                    .max(Comparator.comparingDouble(hole -> hole.cost().orElse(0.0)))
                    .or(() -> holes.stream().findFirst());
        }
    }

    /** A hole, with what it costs in discs a game where that is known. */
    record CostedHole(Hole hole, Optional<Double> cost) {}

    /** At first: all openings with one colour. */
    static OpeningsState of(Repertoire repertoire) {
        return new OpeningsState(repertoire, Optional.empty(), new Place.Overview(Optional.empty()));
    }

    /** The line before the first move. */
    static Transcript start() {
        return Transcript.start(Variant.OTHELLO);
    }

    /** At another place. */
    OpeningsState at(Place next) {
        return new OpeningsState(repertoire, sum, next);
    }

    /** With other openings, or with more known of the moves. */
    OpeningsState with(Repertoire next) {
        return new OpeningsState(next, sum, place);
    }

    /** With what they come to. */
    OpeningsState with(Sum found) {
        return new OpeningsState(repertoire, Optional.of(found), place);
    }
}
