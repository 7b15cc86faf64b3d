package reversi.server.tournament;

import java.util.ArrayList;
import java.util.List;
import reversi.online.RoundMark;
import reversi.server.tournament.TournamentResults.ResultGame;
import reversi.server.tournament.TournamentResults.ResultLine;

/**
 * The results of a tournament as tables for a spreadsheet: CSV as RFC 4180 has it, with a heading. A text that a spreadsheet would
 * take for a formula begins with an apostrophe.
 */
public final class ResultsCsv {
    private static final String LINE_END = "\r\n";

    /** What a formula begins with, by themselves or as the wide signs of East Asian texts. */
    private static final String FORMULA_SIGNS = "=+-@\t\r\n＝＋－＠";

    private ResultsCsv() {}

    /** A line for each player, the best first: place, name, points, tie-break, discs, whether they are out, and what each round brought. */
    public static String standings(TournamentResults results) {
        int rounds = results.standings().stream()
                .mapToInt(line -> line.marks().size())
                .max()
                .orElse(0);
        List<String> heading = new ArrayList<>(List.of("rank", "name", "points", "tie-break", "discs", "out"));
        for (int round = 1; round <= rounds; round++) {
            heading.add("round " + round);
        }
        StringBuilder table = new StringBuilder();
        add(table, heading);
        results.standings().forEach(line -> add(table, cells(line, rounds)));
        return table.toString();
    }

    private static List<String> cells(ResultLine line, int rounds) {
        List<String> cells = new ArrayList<>(List.of(
                Integer.toString(line.rank()),
                defused(line.name()),
                line.halves() / 2 + (line.halves() % 2 == 0 ? "" : ".5"),
                Integer.toString(line.tieBreak()),
                Integer.toString(line.discs()),
                line.isOut() ? "out" : ""));
        for (int round = 0; round < rounds; round++) {
            cells.add(round < line.marks().size() ? word(line.marks().get(round)) : "");
        }
        return cells;
    }

    private static String word(RoundMark mark) {
        return switch (mark) {
            case WIN -> "win";
            case DRAW -> "draw";
            case LOSS -> "loss";
            case BYE -> "bye";
            case MISSED -> "missed";
            case PLAYING -> "playing";
        };
    }

    /** A line for each game that has ended. */
    public static String games(TournamentResults results) {
        StringBuilder table = new StringBuilder();
        add(table, List.of("round", "board", "black", "white", "black discs", "white discs", "winner", "played"));
        for (ResultGame game : results.games()) {
            GameOutcome outcome = game.outcome();
            add(
                    table,
                    List.of(
                            Integer.toString(game.round()),
                            Integer.toString(game.board()),
                            defused(game.black()),
                            defused(game.white()),
                            Integer.toString(outcome.blackDiscs()),
                            Integer.toString(outcome.whiteDiscs()),
                            outcome.winner()
                                    .map(side -> switch (side) {
                                        case BLACK -> "black";
                                        case WHITE -> "white";
                                    })
                                    .orElse(""),
                            outcome.played() ? "yes" : "no"));
        }
        return table.toString();
    }

    private static String defused(String text) {
        boolean isFormula = !text.isEmpty() && FORMULA_SIGNS.indexOf(text.charAt(0)) >= 0;
        return isFormula ? "'" + text : text;
    }

    private static void add(StringBuilder table, List<String> cells) {
        for (int i = 0; i < cells.size(); i++) {
            table.append(i == 0 ? "" : ",").append(quoted(cells.get(i)));
        }
        table.append(LINE_END);
    }

    private static String quoted(String cell) {
        boolean isPlain = cell.chars().noneMatch(letter -> letter == ',' || letter == '"' || letter < ' ');
        return isPlain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }
}
