package reversi.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Rule;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** Reads one game in the Generic Game Format. */
final class GgfReader {
    private static final int MOST_DIGITS = 6;

    private final String text;
    private int next;
    private final List<Property> written = new ArrayList<>();
    private final Map<String, String> properties = new LinkedHashMap<>();
    private final List<Ggf.Note> notes = new ArrayList<>();
    private Transcript transcript = Transcript.start(Variant.OTHELLO);

    GgfReader(String text) {
        this.text = text;
    }

    /** {@code NAME[value]}, and where in the text the value begins. */
    private record Property(String name, String value, int at) {}

    Ggf.Read read() {
        int begin = text.indexOf("(;");
        if (begin < 0) {
            return failed(Ggf.Problem.NO_GAME, 0);
        }
        next = begin + 2;
        skipSpace();
        while (!text.startsWith(";)", next)) {
            if (!readProperty()) {
                return failed(Ggf.Problem.BROKEN_PROPERTY, next);
            }
            skipSpace();
        }
        Optional<Ggf.Failed> failed = understand();
        return failed.isPresent() ? failed.get() : new Ggf.Ok(new Ggf.Game(properties, transcript, notes), next + 2);
    }

    /** Reads one property; false where there is none, or none that is closed. */
    private boolean readProperty() {
        int at = next;
        while (at < text.length() && isLetter(text.charAt(at))) {
            at++;
        }
        String name = text.substring(next, at);
        while (at < text.length() && Characters.isSpace(text.charAt(at))) {
            at++;
        }
        if (name.isEmpty() || at == text.length() || text.charAt(at) != '[') {
            return false;
        }
        int valueAt = ++at;
        StringBuilder value = new StringBuilder();
        while (at < text.length() && text.charAt(at) != ']') {
            at += text.charAt(at) == '\\' && at + 1 < text.length() ? 1 : 0;
            value.append(text.charAt(at++));
        }
        if (at == text.length()) {
            return false;
        }
        written.add(new Property(name, value.toString(), valueAt));
        next = at + 1;
        return true;
    }

    /** Makes a game of the properties: the board and the rules first, wherever they stand, then the moves in order. */
    private Optional<Ggf.Failed> understand() {
        boolean fewestWins = false;
        for (Property property : written) {
            String value = property.value;
            if (property.name.equals("GM")
                    && !value.equalsIgnoreCase("othello")
                    && !value.equalsIgnoreCase("reversi")) {
                return Optional.of(failed(Ggf.Problem.OTHER_GAME, property.at));
            }
            fewestWins |= property.name.equals("TY") && value.indexOf('a') >= 0;
        }
        transcript = Transcript.start(variant(8, fewestWins));
        for (Property property : written) {
            Optional<Ggf.Failed> failed = Optional.empty();
            switch (property.name) {
                case "GM", "TY" -> {}
                case "BO" -> failed = board(property, fewestWins);
                case "B" -> failed = move(Disc.BLACK, property);
                case "W" -> failed = move(Disc.WHITE, property);
                default -> properties.put(property.name, property.value);
            }
            if (failed.isPresent()) {
                return failed;
            }
        }
        return Optional.empty();
    }

    private static Variant variant(int size, boolean fewestWins) {
        return Variant.square(size, Start.DIAGONAL).with(Rule.FEWEST_WINS, fewestWins);
    }

    /** Reads {@code 8 … *}: the size, the squares rank by rank, the side to move; spaces are free. */
    private Optional<Ggf.Failed> board(Property property, boolean fewestWins) {
        int digits = 0;
        while (digits < property.value.length() && Characters.isDigit(property.value.charAt(digits))) {
            digits++;
        }
        int size = digits == 0 || digits > 2 ? 0 : Integer.parseInt(property.value.substring(0, digits));
        StringBuilder characters = new StringBuilder();
        for (int at = digits; at < property.value.length(); at++) {
            if (!Characters.isSpace(property.value.charAt(at))) {
                characters.append(property.value.charAt(at));
            }
        }
        boolean fits = size >= 4 && size <= Square.MAX_SIZE && size % 2 == 0 && characters.length() == size * size + 1;
        Optional<Position> position = fits ? position(size, characters, fewestWins) : Optional.empty();
        position.ifPresent(start -> transcript = Transcript.from(start));
        return position.isPresent() ? Optional.empty() : Optional.of(failed(Ggf.Problem.WRONG_BOARD, property.at));
    }

    private static Optional<Position> position(int size, CharSequence characters, boolean fewestWins) {
        Map<Square, Disc> discs = new HashMap<>();
        for (int i = 0; i < size * size; i++) {
            Square square = new Square(i % size, i / size);
            Optional<Disc> disc = disc(characters.charAt(i));
            if (disc.isEmpty() && characters.charAt(i) != '-') {
                return Optional.empty();
            }
            disc.ifPresent(there -> discs.put(square, there));
        }
        return disc(characters.charAt(size * size))
                .map(toMove -> Position.of(variant(size, fewestWins), discs, toMove));
    }

    private Optional<Ggf.Failed> move(Disc mover, Property property) {
        String[] parts = property.value.trim().split("/", -1);
        Optional<Move> move = parts[0].isEmpty() ? Optional.empty() : named(parts[0].trim());
        Optional<Integer> value = parts.length > 1 ? hundredths(parts[1].trim()) : Optional.empty();
        Optional<Integer> centis = parts.length > 2 ? hundredths(parts[2].trim()) : Optional.empty();
        boolean isNumber = parts.length < 2 || parts[1].trim().isEmpty() || value.isPresent();
        boolean isTime = parts.length < 3 || parts[2].trim().isEmpty() || centis.isPresent();
        if (move.isEmpty() || !isNumber || !isTime || parts.length > 3) {
            return Optional.of(failed(Ggf.Problem.UNKNOWN_MOVE, property.at));
        }
        if (transcript.current().mustPass()
                && !move.get().isPass()
                && transcript.current().toMove() != mover) {
            play(Move.PASS, Ggf.Note.NONE);
        }
        if (transcript.current().toMove() != mover) {
            return Optional.of(failed(Ggf.Problem.OTHER_SIDE, property.at));
        }
        return play(move.get(), new Ggf.Note(value, centis))
                .map(reason -> new Ggf.Failed(Ggf.Problem.ILLEGAL_MOVE, property.at, Optional.of(reason)));
    }

    private Optional<Illegal> play(Move move, Ggf.Note note) {
        Played played = transcript.current().play(move);
        if (played instanceof Played.Refused refused) {
            return Optional.of(refused.reason());
        }
        transcript = transcript.with(played.orThrow());
        notes.add(note);
        return Optional.empty();
    }

    private static Optional<Move> named(String name) {
        if (name.equalsIgnoreCase("pa") || name.equalsIgnoreCase("pass")) {
            return Optional.of(Move.PASS);
        }
        return Square.parse(name).map(Move::at);
    }

    /** A number such as {@code -12.3} in hundredths, further digits dropped; empty where it is none. */
    private static Optional<Integer> hundredths(String number) {
        int at = number.startsWith("-") || number.startsWith("+") ? 1 : 0;
        int point = number.indexOf('.') < 0 ? number.length() : number.indexOf('.');
        String fraction = number.length() > point ? number.substring(point + 1) : "";
        String whole = number.substring(Math.min(at, point), point);
        if ((whole + fraction).isEmpty() || whole.length() > MOST_DIGITS || !isDigits(whole) || !isDigits(fraction)) {
            return Optional.empty();
        }
        int hundredths = Integer.parseInt(whole + (fraction + "00").substring(0, 2));
        return Optional.of(number.startsWith("-") ? -hundredths : hundredths);
    }

    private static boolean isDigits(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!Characters.isDigit(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private static Optional<Disc> disc(char sign) {
        return switch (sign) {
            case '*', 'X', 'x', 'B', 'b' -> Optional.of(Disc.BLACK);
            case 'O', 'o', 'W', 'w' -> Optional.of(Disc.WHITE);
            default -> Optional.empty();
        };
    }

    private static boolean isLetter(char sign) {
        return (sign >= 'A' && sign <= 'Z') || (sign >= 'a' && sign <= 'z');
    }

    private static Ggf.Failed failed(Ggf.Problem problem, int offset) {
        return new Ggf.Failed(problem, offset, Optional.empty());
    }

    private void skipSpace() {
        while (next < text.length() && Characters.isSpace(text.charAt(next))) {
            next++;
        }
    }
}
