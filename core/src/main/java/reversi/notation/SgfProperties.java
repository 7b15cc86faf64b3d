package reversi.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import reversi.notation.PropertyReader.Property;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.rules.VariantCode;

/** What the properties of the Smart Game Format mean in a game of Othello. */
final class SgfProperties {
    private SgfProperties() {}

    /** Where the next tree begins, be it without its semicolon; -1 where none does. */
    static int begin(String text, int from) {
        int at = text.indexOf('(', from);
        while (at >= 0) {
            int after = Characters.skipSpace(text, at + 1, text.length());
            if ((after < text.length() && text.charAt(after) == ';') || isNamed(text, after, "[")) {
                return at;
            }
            at = text.indexOf('(', at + 1);
        }
        return -1;
    }

    /** Whether the tree that begins here is a game and no variation: its first property is one of a root. */
    static boolean isRoot(String text, int at) {
        int from = Characters.skipSpace(text, at + 1, text.length());
        boolean isNode = from < text.length() && text.charAt(from) == ';';
        return isNode
                ? isNamed(text, Characters.skipSpace(text, from + 1, text.length()), "")
                : isNamed(text, from, "[");
    }

    /** Whether the name of a property that only roots have stands here, and then what follows it. */
    private static boolean isNamed(String text, int from, String following) {
        int to = from;
        while (to < text.length() && Characters.isLetter(text.charAt(to))) {
            to++;
        }
        boolean isRoot =
                switch (PropertyReader.capitals(text.substring(from, to))) {
                    case "FF", "GM", "CA", "AP", "SZ" -> true;
                    default -> false;
                };
        return isRoot && text.startsWith(following, Characters.skipSpace(text, to, text.length()));
    }

    /** What a property says in one line; empty where it is missing. */
    static String said(Map<String, String> properties, String name) {
        return Characters.line(properties.getOrDefault(name, ""));
    }

    static boolean isMove(Property property) {
        return property.name().equals("B") || property.name().equals("W");
    }

    static boolean isSetUp(Property property) {
        return switch (property.name()) {
            case "AB", "AW", "AE", "PL" -> true;
            default -> false;
        };
    }

    static Disc mover(Property move) {
        return move.name().equals("B") ? Disc.BLACK : Disc.WHITE;
    }

    /** The move of a property; empty where its value is neither a square nor a pass. */
    static Optional<Move> move(Property property) {
        String name = property.value().trim();
        boolean pass =
                switch (name.toLowerCase(Locale.ROOT)) {
                    case "", "pa", "pass", "tt", "--" -> true;
                    default -> false;
                };
        return pass ? Optional.of(Move.PASS) : square(name).map(Move::at);
    }

    /**
     * The first position of a tree; empty where there is none.
     *
     * @param root what is said before the first move
     * @param setUp the properties that set it up
     * @param line the moves of the main line, the first of which says who begins, unless the set-up does
     */
    static Optional<Position> start(
            Map<String, String> root, List<Property> setUp, List<Property> line, GamesReadBuilder builder) {
        Optional<Variant> named = VariantCode.read(said(root, "RU"));
        String size = said(root, "SZ");
        int colon = size.indexOf(':') < 0 ? size.length() : size.indexOf(':');
        int files =
                size.isEmpty() ? 8 : Decimals.whole(size.substring(0, colon)).orElse(0);
        if (!SetUp.isSize(files) || named.map(Variant::size).orElse(files) != files) {
            return Optional.empty();
        }
        Disc first = line.isEmpty() ? Disc.BLACK : mover(line.get(0));
        if (named.isPresent()) {
            Disc begins = line.isEmpty() ? named.get().first() : first;
            Map<Square, Disc> discs = discs(setUp, named.get(), builder);
            return place(setUp, begins, named.get(), discs)
                    .map(toMove -> SetUp.of(named.get(), discs, toMove, builder));
        }
        Variant square = Variant.square(files, Start.DIAGONAL);
        Map<Square, Disc> discs = discs(setUp, square, builder);
        Optional<Position> usual =
                place(setUp, first, square, discs).map(toMove -> SetUp.of(files, discs, toMove, false, builder));
        return files == Variant.EIGHT_STARS.size() && usual.isPresent()
                ? likelier(usual.get(), root, line, builder)
                : usual;
    }

    /** Whether a game that begins so may be of either board of its size, because it names none. */
    static boolean isEitherBoard(Map<String, String> root, Position start) {
        return start.variant().size() == Variant.EIGHT_STARS.size()
                && VariantCode.read(said(root, "RU")).isEmpty();
    }

    /** Of a square board and the octagon, for which other programs write no more than its size: that on which the moves can be played. */
    private static Optional<Position> likelier(
            Position square, Map<String, String> root, List<Property> line, GamesReadBuilder builder) {
        Map<Square, Disc> discs = new HashMap<>();
        for (Square one : square.variant().squares()) {
            square.at(one).ifPresent(disc -> discs.put(one, disc));
        }
        if (!Variant.EIGHT_STARS.squares().containsAll(discs.keySet())) {
            return Optional.of(square);
        }
        Position octagon = SetUp.of(Variant.EIGHT_STARS, discs, square.toMove(), builder);
        boolean isNamed = said(root, "EV").toLowerCase(Locale.ROOT).contains("octagon");
        int more = played(octagon, line) - played(square, line);
        return Optional.of(more > 0 || (more == 0 && isNamed) ? octagon : square);
    }

    private static int played(Position start, List<Property> line) {
        GameRecordBuilder game = new GameRecordBuilder(start);
        int played = 0;
        for (Property property : line) {
            Optional<Move> move = move(property);
            boolean isLegal = move.isPresent()
                    && game.isTurnOf(mover(property), move.get())
                    && game.play(move.get(), MoveNote.none()).isEmpty();
            if (!isLegal) {
                return played;
            }
            played++;
        }
        return played;
    }

    /** The discs of a variant's start, or none where discs of a colour are set up. */
    private static Map<Square, Disc> discs(List<Property> setUp, Variant variant, GamesReadBuilder builder) {
        Map<Square, Disc> discs = new HashMap<>();
        boolean set = setUp.stream()
                .anyMatch(property ->
                        property.name().equals("AB") || property.name().equals("AW"));
        for (Square square : set ? List.<Square>of() : variant.squares()) {
            builder.start(variant).at(square).ifPresent(disc -> discs.put(square, disc));
        }
        return discs;
    }

    /** Sets the discs; answers who moves first, empty where a square is none of the board. */
    private static Optional<Disc> place(List<Property> setUp, Disc first, Variant variant, Map<Square, Disc> discs) {
        Disc toMove = first;
        for (Property property : setUp) {
            if (property.name().equals("PL")) {
                toMove = property.value().trim().toUpperCase(Locale.ROOT).startsWith("W") ? Disc.WHITE : Disc.BLACK;
                continue;
            }
            List<Square> squares = squares(property.value().trim());
            if (squares.isEmpty() && !property.value().isBlank()) {
                return Optional.empty();
            }
            for (Square square : squares) {
                if (!variant.contains(square)) {
                    return Optional.empty();
                }
                discs.remove(square);
                if (!property.name().equals("AE")) {
                    discs.put(square, property.name().equals("AB") ? Disc.BLACK : Disc.WHITE);
                }
            }
        }
        return Optional.of(toMove);
    }

    /** The squares of {@code d4e5} or, as in other games of the format, {@code dd}; none where one of them is none. */
    private static List<Square> squares(String value) {
        List<Square> squares = new ArrayList<>();
        int at = 0;
        while (at < value.length()) {
            int from = at++;
            boolean letters = at < value.length() && Characters.isLetter(value.charAt(at));
            at += letters ? 1 : 0;
            while (!letters && at < value.length() && Characters.isDigit(value.charAt(at))) {
                at++;
            }
            Optional<Square> square = square(value.substring(from, at));
            if (square.isEmpty()) {
                return List.of();
            }
            squares.add(square.get());
        }
        return squares;
    }

    private static Optional<Square> square(String name) {
        boolean letters = name.length() == 2 && Characters.isLetter(name.charAt(1));
        int rank = letters ? Character.toLowerCase(name.charAt(1)) - 'a' + 1 : 0;
        return letters ? Square.parse(name.substring(0, 1) + rank) : Square.parse(name);
    }
}
