package reversi.teach.lesson;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;

/**
 * Squares that have something in common in a position.
 *
 * @param kind what
 * @param colour of which colour; empty where the kind needs none
 * @param square of which square; empty where the kind needs none
 */
public record SquareSet(Kind kind, Optional<Disc> colour, Optional<Square> square) {
    /** What squares have in common, by the words in which a lesson's file says it. */
    public enum Kind {
        /** Where the side to move may place a disc. */
        LEGAL("legal moves", false, false),
        /** What the side to move flips by a move. */
        FLIPS("flips of", false, true),
        /** See {@link LessonFacts#frontier}. */
        FRONTIER("frontier of", true, false),
        /** The discs of a colour that are not frontier discs. */
        INNER("inner discs of", true, false),
        /** See {@link LessonFacts#stable}. */
        STABLE("stable discs of", true, false),
        CORNERS("corners", false, false),
        /** The squares that touch a corner diagonally. */
        X_SQUARES("x-squares", false, false),
        /** The squares of the edges that touch a corner. */
        C_SQUARES("c-squares", false, false),
        /** The moves after which the opponent can take a corner at once. */
        GIVES_CORNER("moves that give a corner", false, false),
        /** The moves after which the opponent can take no corner at once. */
        KEEPS_CORNERS("moves that keep the corners", false, false),
        /** The empty squares that hang together with one. */
        REGION("region of", false, true),
        /** The empty squares of all regions with an odd number of them. */
        ODD_REGIONS("odd regions", false, false);

        private final String words;
        private final boolean isOfColour;
        private final boolean isOfSquare;

        Kind(String words, boolean isOfColour, boolean isOfSquare) {
            this.words = words;
            this.isOfColour = isOfColour;
            this.isOfSquare = isOfSquare;
        }
    }

    /** The set that words such as {@code frontier of white} mean; empty where they mean none. */
    public static Optional<SquareSet> read(String words) {
        for (Kind kind : List.of(Kind.values())) {
            if (words.equals(kind.words) && !kind.isOfColour && !kind.isOfSquare) {
                return Optional.of(new SquareSet(kind, Optional.empty(), Optional.empty()));
            }
            if (words.startsWith(kind.words + " ")) {
                String rest = words.substring(kind.words.length() + 1);
                Optional<Disc> colour = kind.isOfColour ? LessonKeywords.colour(rest) : Optional.empty();
                Optional<Square> square = kind.isOfSquare ? Square.parse(rest) : Optional.empty();
                if (colour.isPresent() || square.isPresent()) {
                    return Optional.of(new SquareSet(kind, colour, square));
                }
            }
        }
        return Optional.empty();
    }

    /** The squares of the set in a position, in board order. */
    public Set<Square> in(Position position) {
        Disc side = colour.orElse(position.toMove());
        return switch (kind) {
            case LEGAL -> new TreeSet<>(position.placements());
            case FLIPS -> new TreeSet<>(square.map(position::flips).orElse(List.of()));
            case FRONTIER -> LessonFacts.frontier(position, side);
            case INNER -> inner(position, side);
            case STABLE -> LessonFacts.stable(position, side);
            case CORNERS -> new TreeSet<>(position.variant().corners());
            case X_SQUARES -> besideCorners(position, true);
            case C_SQUARES -> besideCorners(position, false);
            case GIVES_CORNER -> giving(position, true);
            case KEEPS_CORNERS -> giving(position, false);
            case REGION -> square.map(at -> LessonFacts.region(position, at)).orElse(Set.of());
            case ODD_REGIONS -> oddRegions(position);
        };
    }

    private static Set<Square> inner(Position position, Disc side) {
        Set<Square> inner = LessonFacts.discs(position, side);
        inner.removeAll(LessonFacts.frontier(position, side));
        return inner;
    }

    private static Set<Square> besideCorners(Position position, boolean isDiagonal) {
        Set<Square> found = new TreeSet<>();
        for (Square square : position.variant().squares()) {
            for (Square corner : position.variant().corners()) {
                int steps = Math.abs(square.file() - corner.file()) + Math.abs(square.rank() - corner.rank());
                if (square.distance(corner) == 1 && (steps == 2) == isDiagonal) {
                    found.add(square);
                }
            }
        }
        return found;
    }

    private static Set<Square> giving(Position position, boolean gives) {
        Set<Square> found = new TreeSet<>();
        for (Square move : position.placements()) {
            if (LessonFacts.givenCorners(position, move).isEmpty() != gives) {
                found.add(move);
            }
        }
        return found;
    }

    private static Set<Square> oddRegions(Position position) {
        Set<Square> found = new TreeSet<>();
        for (Set<Square> region : LessonFacts.regions(position)) {
            if (region.size() % 2 == 1) {
                found.addAll(region);
            }
        }
        return found;
    }
}
