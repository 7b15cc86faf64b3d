package reversi.tools.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.teach.review.MoveReview;

/** Comma-separated values with a row for each move (RFC 4180, lines end with a line feed). */
record CsvAnalysis(String limits) implements AnalysisFormat {
    private static final List<String> COLUMNS = List.of(
            "file",
            "game",
            "black",
            "white",
            "move",
            "moves",
            "side",
            "square",
            "value",
            "best",
            "best_value",
            "loss",
            "exact",
            "depth",
            "judgement",
            "accuracy",
            "limits");
    private static final int FILE = 0;
    private static final int GAME = 1;
    private static final int MOVE = 4;
    private static final int MOVES = 5;

    @Override
    public String head() {
        return String.join(",", COLUMNS) + "\n";
    }

    @Override
    public String write(AnalysedGame game) {
        StringBuilder rows = new StringBuilder();
        List<AnalysedGame.AnalysedMove> moves = game.moves();
        for (AnalysedGame.AnalysedMove move : moves) {
            List<String> fields = new ArrayList<>(List.of(
                    game.place().file(),
                    Integer.toString(game.place().number()),
                    game.game().black().name(),
                    game.game().white().name(),
                    Integer.toString(move.number()),
                    Integer.toString(moves.size()),
                    move.turn().mover() == Disc.BLACK ? "black" : "white",
                    move.turn().move().toString()));
            fields.addAll(move.review().map(CsvAnalysis::worth).orElse(List.of("", "", "", "", "", "", "", "")));
            fields.add(limits);
            rows.append(String.join(
                            ",", fields.stream().map(CsvAnalysis::quoted).toList()))
                    .append('\n');
        }
        return rows.toString();
    }

    @Override
    public boolean mayBegin(String cut) {
        return head().startsWith(cut);
    }

    private static List<String> worth(MoveReview review) {
        return List.of(
                discs(review.value()),
                review.best().toString(),
                discs(review.bestValue()),
                discs(review.loss()),
                review.exact() ? "yes" : "no",
                Integer.toString(review.depth()),
                review.judgement().name().toLowerCase(Locale.ROOT),
                String.format(Locale.ROOT, "%.1f", review.accuracy()));
    }

    private static String discs(int hundredths) {
        return String.format(Locale.ROOT, "%.2f", hundredths / 100.0);
    }

    private static String quoted(String field) {
        String line = field.replace('\n', ' ').replace('\r', ' ');
        boolean isPlain = line.indexOf(',') < 0 && line.indexOf('"') < 0;
        return isPlain ? line : '"' + line.replace("\"", "\"\"") + '"';
    }

    @Override
    public Optional<Line> read(String line) {
        List<String> fields = fields(line);
        if (fields.size() != COLUMNS.size()) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Line(
                    new AnalysedGame.Place(fields.get(FILE), Integer.parseInt(fields.get(GAME))),
                    Integer.parseInt(fields.get(MOVE)),
                    Integer.parseInt(fields.get(MOVES)),
                    fields.get(COLUMNS.size() - 1)));
        } catch (NumberFormatException noNumber) {
            return Optional.empty();
        }
    }

    private static List<String> fields(String line) {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean isQuoted = false;
        for (int i = 0; i < line.length(); i++) {
            char next = line.charAt(i);
            if (next == '"') {
                boolean isDoubled = isQuoted && i + 1 < line.length() && line.charAt(i + 1) == '"';
                isQuoted = isDoubled || !isQuoted;
                field.append(isDoubled ? "\"" : "");
                i += isDoubled ? 1 : 0;
            } else if (next == ',' && !isQuoted) {
                fields.add(field.toString());
                field.setLength(0);
            } else {
                field.append(next);
            }
        }
        fields.add(field.toString());
        return fields;
    }
}
