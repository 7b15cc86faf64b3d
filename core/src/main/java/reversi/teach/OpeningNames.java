package reversi.teach;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Symmetry;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** Knows the named openings of standard Othello by their positions, whatever the order of moves and however the board is turned. */
public final class OpeningNames {
    private static final int PICTURE = 65;

    private final Map<String, OpeningName> byPosition = new HashMap<>();
    private final Map<String, OpeningName> byEnglish = new HashMap<>();
    private int longest;

    /**
     * Reads a list with a line {@code moves|position|English name} for each opening, followed by a part such as
     * {@code |fr=French name} for each language that has another one: the position is the one after the moves as
     * {@link #picture} gives it, so that nothing has to be replayed when the game starts. Empty lines and lines that begin with {@code #} are skipped. Throws IllegalArgumentException that names the
     * first bad line.
     */
    public OpeningNames(String list) {
        for (String line : list.split("\n")) {
            if (!line.isBlank() && !line.startsWith("#")) {
                add(line.trim());
            }
        }
    }

    private void add(String line) {
        String[] parts = line.split("\\|");
        if (parts.length < 3 || parts[1].length() != PICTURE) {
            throw new IllegalArgumentException("not an opening: " + line);
        }
        Map<String, String> others = new HashMap<>();
        for (int i = 3; i < parts.length; i++) {
            int equals = parts[i].indexOf('=');
            if (equals < 0) {
                throw new IllegalArgumentException("not language=name: " + line);
            }
            others.put(parts[i].substring(0, equals), parts[i].substring(equals + 1));
        }
        OpeningName name = new OpeningName(parts[2], others);
        byPosition.put(parts[1], name);
        byEnglish.put(parts[2], name);
        longest = Math.max(longest, parts[0].length() / 2);
    }

    /** The name of an opening among players of a language, given its English name; the English name where that is not known. */
    public String translate(String english, String language) {
        OpeningName known = byEnglish.get(english);
        return known == null ? english : known.in(language);
    }

    /** The number of positions that have a name. */
    public int size() {
        return byPosition.size();
    }

    /** The name of the last named position that a game of standard Othello passed through; empty where there is none. */
    public Optional<OpeningName> of(Transcript game) {
        if (!game.first().equals(Position.start(Variant.OTHELLO))) {
            return Optional.empty();
        }
        for (int ply = Math.min(longest, game.plies()); ply > 0; ply--) {
            Optional<OpeningName> name = at(game.turns().get(ply - 1).after());
            if (name.isPresent()) {
                return name;
            }
        }
        return Optional.empty();
    }

    /** The name of a position of standard Othello, whatever led to it; empty where it has none. */
    public Optional<OpeningName> at(Position position) {
        return position.variant().equals(Variant.OTHELLO)
                ? Optional.ofNullable(byPosition.get(picture(position)))
                : Optional.empty();
    }

    /**
     * A canonical text of 65 characters for an 8×8 position and its symmetric images: the smallest of their eight texts in {@code X},
     * {@code O} and {@code -}, then the side to move.
     */
    public static String picture(Position position) {
        List<Square> squares = Variant.OTHELLO.squares();
        String smallest = "";
        for (Symmetry symmetry : Symmetry.all()) {
            char[] picture = new char[squares.size() + 1];
            for (int i = 0; i < squares.size(); i++) {
                Square square = squares.get(i);
                Square image = symmetry.apply(square, Variant.OTHELLO.size());
                picture[image.rank() * Variant.OTHELLO.size() + image.file()] =
                        position.at(square).map(OpeningNames::symbol).orElse('-');
            }
            picture[squares.size()] = symbol(position.toMove());
            String text = String.valueOf(picture);
            smallest = smallest.isEmpty() || text.compareTo(smallest) < 0 ? text : smallest;
        }
        return smallest;
    }

    private static char symbol(Disc disc) {
        return disc == Disc.BLACK ? 'X' : 'O';
    }
}
