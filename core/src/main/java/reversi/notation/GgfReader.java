package reversi.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.game.Ending;
import reversi.game.TimeControl;
import reversi.notation.PropertyReader.Property;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;

/** Reads one game in the Generic Game Format. */
final class GgfReader {
    private final String text;
    private final PropertyReader next;
    private final GamesReadBuilder builder;
    private final Map<String, String> said = new HashMap<>();
    private final List<Property> moves = new ArrayList<>();
    private final int from;

    GgfReader(String text, int from, GamesReadBuilder builder) {
        this.text = text;
        this.from = text.indexOf("(;", from);
        this.builder = builder;
        next = PropertyReader.ofGgf(text, this.from + 2);
    }

    Ggf.Read read() {
        if (from < 0) {
            return failed(FaultKind.NO_GAME, 0, "");
        }
        Optional<Property> board = Optional.empty();
        while (!next.isNext(";)")) {
            int at = next.at();
            Optional<Property> property = next.property();
            if (property.isEmpty()) {
                return failed(FaultKind.BROKEN, at, text.substring(at, Math.min(text.length(), at + 8)));
            }
            Property found = property.get();
            if (found.name().equals("GM") && !isOthello(found.value())) {
                return failed(FaultKind.OTHER_GAME, found.at(), found.value());
            }
            switch (found.name()) {
                case "B", "W" -> moves.add(found);
                case "BO" -> board = property;
                default -> said.putIfAbsent(found.name(), found.value());
            }
        }
        boolean fewestWins = said("TY").indexOf('a') >= 0;
        Optional<Position> start = board.isEmpty()
                ? Optional.of(builder.start(GgfWriter.usual(fewestWins)))
                : board(board.get().value(), fewestWins);
        return start.isEmpty()
                ? failed(FaultKind.WRONG_BOARD, board.map(Property::at).orElse(from), "")
                : play(new GameRecordBuilder(start.get()));
    }

    /** How far the text has been read. */
    int at() {
        return next.at();
    }

    private static boolean isOthello(String game) {
        return game.equalsIgnoreCase("othello") || game.equalsIgnoreCase("reversi");
    }

    private String said(String name) {
        return Characters.line(said.getOrDefault(name, ""));
    }

    /** Reads {@code 8 … *}: the size, the squares rank by rank, the side to move; spaces are free. */
    private Optional<Position> board(String value, boolean fewestWins) {
        int digits = 0;
        while (digits < value.length() && Characters.isDigit(value.charAt(digits))) {
            digits++;
        }
        int size = digits == 0 || digits > 2 ? 0 : Integer.parseInt(value.substring(0, digits));
        StringBuilder symbols = new StringBuilder();
        for (int at = digits; at < value.length(); at++) {
            symbols.append(Characters.isSpace(value.charAt(at)) ? "" : value.charAt(at));
        }
        if (!SetUp.isSize(size) || symbols.length() != size * size + 1) {
            return Optional.empty();
        }
        Map<Square, Disc> discs = new HashMap<>();
        for (int i = 0; i < size * size; i++) {
            Square square = new Square(i % size, i / size);
            Optional<Disc> disc = disc(symbols.charAt(i));
            if (disc.isEmpty() && symbols.charAt(i) != '-') {
                return Optional.empty();
            }
            disc.ifPresent(there -> discs.put(square, there));
        }
        return disc(symbols.charAt(size * size)).map(toMove -> SetUp.of(size, discs, toMove, fewestWins, builder));
    }

    private Ggf.Read play(GameRecordBuilder recordBuilder) {
        for (Property property : moves) {
            Optional<Ggf.Failed> failed = move(property, recordBuilder);
            if (failed.isPresent()) {
                return failed.get();
            }
        }
        GameRecord game = recordBuilder
                .record(outcome(recordBuilder.current()))
                .between(player("B"), player("W"))
                .on(GameDate.read(said("DT")))
                .at(new EventDetails(said("EV"), said("PC"), said("RO")));
        return new Ggf.Ok(time().map(game::timed).orElse(game), next.at() + 2, recordBuilder.hasImpliedPass());
    }

    /** Plays a move; what stands beside it and is no number, as some program may write it, is left out. */
    private Optional<Ggf.Failed> move(Property property, GameRecordBuilder recordBuilder) {
        String[] parts = property.value().trim().split("/", -1);
        Optional<Move> move = named(parts[0].trim());
        if (move.isEmpty()) {
            return Optional.of(failed(FaultKind.UNKNOWN_MOVE, property.at(), property.value()));
        }
        Optional<Integer> value = parts.length > 1 ? Decimals.read(parts[1].trim(), 2) : Optional.empty();
        Optional<Integer> millis = parts.length > 2 ? Decimals.read(parts[2].trim(), 3) : Optional.empty();
        Disc mover = property.name().equals("B") ? Disc.BLACK : Disc.WHITE;
        if (!recordBuilder.isTurnOf(mover, move.get())) {
            return Optional.of(failed(FaultKind.OTHER_SIDE, property.at(), property.value()));
        }
        Optional<Illegal> reason =
                recordBuilder.play(move.get(), new MoveNote(value, millis.filter(time -> time >= 0), ""));
        return reason.map(
                why -> new Ggf.Failed(FaultKind.ILLEGAL_MOVE, property.at(), property.value(), Optional.of(why)));
    }

    private static Optional<Move> named(String name) {
        return name.equalsIgnoreCase("pa") || name.equalsIgnoreCase("pass")
                ? Optional.of(Move.PASS)
                : Square.parse(name).map(Move::at);
    }

    private RecordedPlayer player(String letter) {
        RecordedPlayer player = RecordedPlayer.named(Characters.known(said("P" + letter)));
        return Decimals.read(said("R" + letter), 1)
                .map(tenths -> player.rated(Math.floorDiv(tenths + 5, 10)))
                .orElse(player);
    }

    /** {@code +64.00:r}: what Black won by, and {@code r} resigned, {@code t} on time or {@code s} settled by the players. */
    private Optional<RecordedOutcome> outcome(Position last) {
        String result = said("RE");
        int colon = result.indexOf(':') < 0 ? result.length() : result.indexOf(':');
        String flag = result.substring(Math.min(result.length(), colon + 1));
        Optional<Integer> won = Decimals.read(result.substring(0, colon), 0);
        boolean fits = won.isPresent()
                && Math.abs(won.get()) <= last.variant().squares().size();
        if (!fits) {
            return Optional.empty();
        }
        boolean fewestWins = last.variant().fewestWins();
        RecordedOutcome counted = RecordedOutcome.counted(fewestWins ? -won.get() : won.get(), fewestWins);
        Optional<Ending> ending =
                switch (flag) {
                    case "r" -> Optional.of(Ending.RESIGNATION);
                    case "t" -> Optional.of(Ending.TIME);
                    case "s" -> won.get() == 0 ? Optional.of(Ending.AGREED_DRAW) : Optional.empty();
                    default -> Optional.empty();
                };
        boolean isEnding = ending.isPresent() && counted.winner().isPresent() == (ending.get() != Ending.AGREED_DRAW);
        return Optional.of(isEnding ? new RecordedOutcome(ending, counted.winner(), Optional.empty()) : counted);
    }

    /** {@code 15:00/00:05/02:00}: the time for all moves, the increment, and what is left after overstepping it, which nobody here has. */
    private Optional<TimeControl> time() {
        String[] parts = said("TI").split("/", -1);
        int seconds = seconds(parts[0]);
        int increment = parts.length > 1 ? seconds(parts[1]) : 0;
        boolean fits = seconds > 0
                && seconds <= TimeControl.MAX_SECONDS
                && increment >= 0
                && increment <= TimeControl.MAX_SECONDS;
        return fits ? Optional.of(TimeControl.perGame(seconds, increment)) : Optional.empty();
    }

    /** Reads {@code 1:02:03}, {@code 02:03} or {@code 3}, up to a comma; 0 for nothing, -1 for anything else. */
    private static int seconds(String text) {
        int comma = text.indexOf(',') < 0 ? text.length() : text.indexOf(',');
        int seconds = 0;
        for (String part : text.substring(0, comma).split(":", 3)) {
            Optional<Integer> number = part.length() > 4 ? Optional.empty() : Decimals.whole(part.trim());
            if (number.isEmpty()) {
                return text.isBlank() ? 0 : -1;
            }
            seconds = seconds * 60 + number.get();
        }
        return seconds;
    }

    private static Optional<Disc> disc(char symbol) {
        return switch (symbol) {
            case '*', 'X', 'x', 'B', 'b' -> Optional.of(Disc.BLACK);
            case 'O', 'o', 'W', 'w' -> Optional.of(Disc.WHITE);
            default -> Optional.empty();
        };
    }

    private static Ggf.Failed failed(FaultKind problem, int offset, String found) {
        return new Ggf.Failed(problem, offset, found, Optional.empty());
    }
}
