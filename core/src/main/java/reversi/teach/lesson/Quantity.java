package reversi.teach.lesson;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Square;

/**
 * A number that can be counted in a position.
 *
 * @param kind what is counted
 * @param colour of which colour; empty where the kind needs none
 * @param set which squares are counted; empty unless the kind is {@link Kind#SQUARES}
 * @param after moves that are thought of before it is counted
 */
public record Quantity(Kind kind, Optional<Disc> colour, Optional<SquareSet> set, List<Square> after) {
    private static final String AFTER = " after ";

    /** What is counted, by the words in which a lesson's file says it. */
    public enum Kind {
        /** The moves that a colour has, or would have if it were its turn. */
        MOVES("moves of", true),
        DISCS("discs of", true),
        EMPTIES("empties", false),
        REGIONS("regions", false),
        /** The regions with an odd number of empty squares. */
        ODD_REGIONS("odd regions", false),
        /** The squares of a {@link SquareSet}. */
        SQUARES("", false);

        private final String words;
        private final boolean isOfColour;

        Kind(String words, boolean isOfColour) {
            this.words = words;
            this.isOfColour = isOfColour;
        }
    }

    public Quantity {
        after = List.copyOf(after);
    }

    /** What words such as {@code moves of white after e3} count; empty where they count nothing. */
    public static Optional<Quantity> read(String text) {
        int at = text.indexOf(AFTER);
        String words = at < 0 ? text : text.substring(0, at);
        Optional<List<Square>> after =
                at < 0 ? Optional.of(List.of()) : LessonKeywords.squares(text.substring(at + AFTER.length()));
        return after.flatMap(moves -> read(words, moves));
    }

    private static Optional<Quantity> read(String words, List<Square> after) {
        for (Kind kind : List.of(Kind.values())) {
            if (words.equals(kind.words) && !kind.isOfColour && kind != Kind.SQUARES) {
                return Optional.of(new Quantity(kind, Optional.empty(), Optional.empty(), after));
            }
            if (kind.isOfColour && words.startsWith(kind.words + " ")) {
                Optional<Disc> colour = LessonKeywords.colour(words.substring(kind.words.length() + 1));
                return colour.map(disc -> new Quantity(kind, Optional.of(disc), Optional.empty(), after));
            }
        }
        return SquareSet.read(words).map(set -> new Quantity(Kind.SQUARES, Optional.empty(), Optional.of(set), after));
    }

    /** The number in a position; empty where a move before it is not legal. Forced passes between the moves are made. */
    public Optional<Integer> in(Position position) {
        Position at = position;
        for (Square move : after) {
            if (at.mustPass()) {
                at = at.play(Move.PASS).orThrow().after();
            }
            if (!(at.play(Move.at(move)) instanceof Played.Legal legal)) {
                return Optional.empty();
            }
            at = legal.turn().after();
        }
        return Optional.of(count(at));
    }

    private int count(Position position) {
        Disc side = colour.orElse(position.toMove());
        return switch (kind) {
            case MOVES -> position.withToMove(side).placements().size();
            case DISCS -> position.count(side);
            case EMPTIES -> position.empties();
            case REGIONS -> LessonFacts.regions(position).size();
            case ODD_REGIONS -> oddRegions(position);
            case SQUARES -> set.map(squares -> squares.in(position).size()).orElse(0);
        };
    }

    private static int oddRegions(Position position) {
        int odd = 0;
        for (Set<Square> region : LessonFacts.regions(position)) {
            odd += region.size() % 2;
        }
        return odd;
    }
}
