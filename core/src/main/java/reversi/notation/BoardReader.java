package reversi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import reversi.rules.Position;
import reversi.rules.Start;
import reversi.rules.Variant;

/** Reads a diagram as people and programs draw it: ranks in lines, with or without the letters of files and numbers of ranks. */
final class BoardReader {
    private static final String SIGNS = "XxBb*●OoWw0○-._";
    private static final int OCTAGON = 88;

    private BoardReader() {}

    /** The position of a text; empty where it is none. */
    static Optional<Position> read(String text) {
        StringBuilder squares = new StringBuilder();
        Optional<String> toMove = Optional.empty();
        List<String> rest = new ArrayList<>();
        for (String line : text.split("\n", 100)) {
            String row = row(line);
            if (row.length() == 1 && squares.length() > 0 && line.trim().length() == 1) {
                toMove = Optional.of(row);
            } else if (row.length() > 1) {
                squares.append(row);
            }
            rest.add(line);
        }
        Optional<Variant> variant = variant(squares.length());
        String symbol = toMove.or(() -> said(rest)).orElse("");
        if (variant.isEmpty()) {
            return plain(squares.toString());
        }
        return position(squares + " " + (symbol.isEmpty() ? guess(squares) : symbol), variant.get());
    }

    /** The squares and the side to move without anything between. */
    private static Optional<Position> plain(String symbols) {
        return symbols.isEmpty()
                ? Optional.empty()
                : variant(symbols.length() - 1).flatMap(variant -> position(symbols, variant));
    }

    private static Optional<Position> position(String symbols, Variant variant) {
        return BoardText.read(symbols, variant) instanceof BoardText.Ok ok
                ? Optional.of(ok.position())
                : Optional.empty();
    }

    private static Optional<Variant> variant(int squares) {
        for (int size = 4; size <= 16; size += 2) {
            if (size * size == squares) {
                return Optional.of(Variant.square(size, Start.DIAGONAL));
            }
        }
        return squares == OCTAGON ? Optional.of(Variant.EIGHT_STARS) : Optional.empty();
    }

    /** The symbols of squares with which a line begins, after the number of its rank; none where other words follow at once. */
    private static String row(String line) {
        StringBuilder row = new StringBuilder();
        int at = Characters.skipSpace(line, 0, line.length());
        while (at < line.length() && Characters.isDigit(line.charAt(at)) && line.charAt(at) != '0') {
            at++;
        }
        while (at < line.length()) {
            char symbol = line.charAt(at);
            if (SIGNS.indexOf(symbol) >= 0) {
                row.append(symbol);
            } else if (!Characters.isSpace(symbol) && symbol != '|') {
                boolean isWord = Characters.isLetter(symbol);
                return isWord && row.length() < 4 ? "" : row.toString();
            }
            at++;
        }
        return row.toString();
    }

    /** The side to move by {@code * to move} or {@code Black to move}, if a line says it. */
    private static Optional<String> said(List<String> lines) {
        for (String line : lines) {
            int at = line.toLowerCase(Locale.ROOT).indexOf("to move");
            String before = at < 0 ? "" : Characters.trim(line.substring(0, at));
            String word = before.substring(before.lastIndexOf(' ') + 1);
            if (!word.isEmpty() && SIGNS.indexOf(word.charAt(0)) >= 0) {
                return Optional.of(word.substring(0, 1));
            }
        }
        return Optional.empty();
    }

    /** Whose turn it is if nobody has passed. */
    private static String guess(CharSequence squares) {
        int discs = 0;
        for (int i = 0; i < squares.length(); i++) {
            discs += "-._".indexOf(squares.charAt(i)) < 0 ? 1 : 0;
        }
        return discs % 2 == 0 ? "X" : "O";
    }
}
