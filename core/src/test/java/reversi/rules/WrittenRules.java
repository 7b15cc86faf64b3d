package reversi.rules;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The rules of a move said a second time, as plainly as a rule sheet says them: along each row from the square, one or more
 * opposing discs and then one's own. The tests hold {@link Position} against it.
 */
final class WrittenRules {
    private static final Pattern OUTFLANKED = Pattern.compile("^(t+)m.*");

    private WrittenRules() {}

    /** Every legal placement of the side to move with what it flips. */
    static Map<Square, Set<Square>> placements(Position position) {
        Map<Square, Set<Square>> legal = new TreeMap<>();
        Variant variant = position.variant();
        boolean centreOpen = variant.start() == Start.FREE_CENTRE
                && variant.centre().stream()
                        .anyMatch(square -> position.at(square).isEmpty());
        boolean usedUp = variant.stock() > 0 && position.placed(position.toMove()) >= variant.stock();
        for (Square square : variant.squares()) {
            if (usedUp || position.at(square).isPresent()) {
                continue;
            }
            if (centreOpen) {
                if (variant.centre().contains(square)) {
                    legal.put(square, Set.of());
                }
                continue;
            }
            Set<Square> flips = flips(position, square);
            if (!flips.isEmpty() || (variant.adjacentPlacement() && besideOwn(position, square))) {
                legal.put(square, flips);
            }
        }
        return legal;
    }

    private static Set<Square> flips(Position position, Square square) {
        Set<Square> flips = new HashSet<>();
        for (int files = -1; files <= 1; files++) {
            for (int ranks = -1; ranks <= 1; ranks++) {
                Matcher row = OUTFLANKED.matcher(row(position, square, files, ranks));
                if (row.matches()) {
                    for (int step = 1; step <= row.group(1).length(); step++) {
                        flips.add(new Square(square.file() + step * files, square.rank() + step * ranks));
                    }
                }
            }
        }
        return flips;
    }

    /** What stands along a row: m for the mover's discs, t for the other's, a gap for none and for the world beyond. */
    private static String row(Position position, Square from, int files, int ranks) {
        StringBuilder row = new StringBuilder();
        for (int step = 1; step <= position.variant().size(); step++) {
            row.append(sign(position, from.file() + step * files, from.rank() + step * ranks));
        }
        return row.toString();
    }

    private static char sign(Position position, int file, int rank) {
        int size = position.variant().size();
        if (file < 0 || rank < 0 || file >= size || rank >= size) {
            return ' ';
        }
        Optional<Disc> disc = position.at(new Square(file, rank));
        return disc.map(there -> there == position.toMove() ? 'm' : 't').orElse(' ');
    }

    private static boolean besideOwn(Position position, Square square) {
        return position.variant().squares().stream()
                .anyMatch(other ->
                        square.distance(other) == 1 && position.at(other).equals(Optional.of(position.toMove())));
    }
}
