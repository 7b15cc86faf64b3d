package reversi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Variant;

/**
 * Reads a game as the pages of Othello Quest hold it, an object of JSON: {@code "m":"f5"} for each move, {@code "m":"-"} for a pass, and the
 * names of {@code "players"}, Black first. What else is in it, fractions and nulls among that, is passed over.
 */
final class QuestReader {
    private static final String MOVE = "\"m\"";
    private static final String PLAYERS = "\"players\"";
    private static final String NAME = "\"name\"";

    private final String text;

    QuestReader(String text) {
        this.text = text;
    }

    /** Whether a text is such a game. */
    static boolean isIn(String text) {
        return new QuestReader(text).valueAfter(MOVE, 0).isPresent();
    }

    /** A text between quotes, and where it begins. */
    private record Value(String text, int at) {}

    /** Reads the game into a builder, or why there is none. */
    void read(GamesReadBuilder builder) {
        GameRecordBuilder game = new GameRecordBuilder(builder.start(Variant.OTHELLO));
        MoveNote nothing = new MoveNote(Optional.empty(), Optional.empty(), "");
        for (Optional<Value> next = valueAfter(MOVE, 0); next.isPresent(); next = valueAfter(MOVE, next.get().at)) {
            String name = next.get().text;
            Optional<Move> move = name.equals("-")
                    ? Optional.of(Move.PASS)
                    : Square.parse(name).map(Move::at);
            Optional<Illegal> reason = move.flatMap(known -> game.play(known, nothing));
            if (move.isEmpty() || reason.isPresent()) {
                FaultKind kind = move.isEmpty() ? FaultKind.UNKNOWN_MOVE : FaultKind.ILLEGAL_MOVE;
                builder.fault(kind, next.get().at, name, reason);
                return;
            }
        }
        List<String> names = names();
        builder.add(game.record(Optional.empty())
                .between(RecordedPlayer.named(names.get(0)), RecordedPlayer.named(names.get(1))));
    }

    /** The names of Black and White, empty where there are none. */
    private List<String> names() {
        List<String> names = new ArrayList<>();
        int at = text.indexOf(PLAYERS);
        while (names.size() < 2) {
            Optional<Value> name = at < 0 ? Optional.empty() : valueAfter(NAME, at);
            names.add(name.map(Value::text).orElse(""));
            at = name.map(Value::at).orElse(-1);
        }
        return names;
    }

    /** The text that a name stands before, the first one from a place on. */
    private Optional<Value> valueAfter(String name, int from) {
        for (int at = text.indexOf(name, from); at >= 0; at = text.indexOf(name, at + 1)) {
            int colon = Characters.skipSpace(text, at + name.length(), text.length());
            int quote = colon < text.length() && text.charAt(colon) == ':'
                    ? Characters.skipSpace(text, colon + 1, text.length())
                    : text.length();
            int end = quote < text.length() && text.charAt(quote) == '"' ? text.indexOf('"', quote + 1) : -1;
            if (end >= 0) {
                return Optional.of(new Value(text.substring(quote + 1, end), quote + 1));
            }
        }
        return Optional.empty();
    }
}
