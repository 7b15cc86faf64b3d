package reversi.tools.match;

import java.util.List;

/**
 * What two players of a ladder scored against each other.
 *
 * @param player the number of one of them, from 0
 * @param opponent the number of the other
 * @param units the mean scores of the player, 0…1, opening by opening
 */
record Meeting(int player, int opponent, List<Double> units) {
    Meeting {
        units = List.copyOf(units);
    }

    /** The points of the player, one for each opening at most. */
    double points() {
        return units.stream().mapToDouble(Double::doubleValue).sum();
    }
}
