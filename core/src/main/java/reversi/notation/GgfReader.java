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
import reversi.rules.Rule;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;

/** Reads one game in the Generic Game Format. */
final class GgfReader {
    private static final int DAY = 86_400;
    /** The octagon is called by the number of its squares. */
    private static final String OCTAGON = "88";

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

    GgfRead read() {
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
                ? Optional.of(builder.start(
                        plain(digits(type())).orElse(Variant.OTHELLO).with(Rule.FEWEST_WINS, fewestWins)))
                : board(board.get().value(), fewestWins);
        return start.isEmpty()
                ? failed(FaultKind.WRONG_BOARD, board.map(Property::at).orElse(from), "")
                : play(new GameRecordBuilder(start.get()));
    }

    /** The type of the match without the letters before its board, as those of synchronous games have them. */
    private String type() {
        String type = said("TY");
        int at = 0;
        while (at < type.length() && Characters.isLetter(type.charAt(at))) {
            at++;
        }
        return type.substring(at);
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
        String size = digits(value);
        StringBuilder symbols = new StringBuilder();
        for (int at = size.length(); at < value.length(); at++) {
            symbols.append(Characters.isSpace(value.charAt(at)) ? "" : value.charAt(at));
        }
        boolean isOctagon = size.equals("10")
                && symbols.length() == Variant.EIGHT_STARS.squares().size() + 1;
        Optional<Variant> plain =
                plain(isOctagon ? OCTAGON : size).map(variant -> variant.with(Rule.FEWEST_WINS, fewestWins));
        List<Square> squares = plain.map(Variant::squares).orElse(List.of());
        if (plain.isEmpty() || symbols.length() != squares.size() + 1) {
            return Optional.empty();
        }
        Map<Square, Disc> discs = new HashMap<>();
        for (int i = 0; i < squares.size(); i++) {
            Square square = squares.get(i);
            Optional<Disc> disc = disc(symbols.charAt(i));
            if (disc.isEmpty() && symbols.charAt(i) != '-') {
                return Optional.empty();
            }
            disc.ifPresent(there -> discs.put(square, there));
        }
        return disc(symbols.charAt(squares.size())).map(toMove -> SetUp.on(plain.get(), discs, toMove, builder));
    }

    private static String digits(String text) {
        int digits = 0;
        while (digits < text.length() && Characters.isDigit(text.charAt(digits))) {
            digits++;
        }
        return text.substring(0, digits);
    }

    /** The board of a size with its usual start, {@code 88} for the octagon of as many squares; empty where there is none. */
    private static Optional<Variant> plain(String size) {
        if (size.equals(OCTAGON)) {
            return Optional.of(Variant.EIGHT_STARS);
        }
        return Decimals.whole(size).filter(SetUp::isSize).map(files -> Variant.square(files, Start.DIAGONAL));
    }

    private GgfRead play(GameRecordBuilder recordBuilder) {
        for (Property property : moves) {
            Optional<GgfRead.Failed> failed = move(property, recordBuilder);
            if (failed.isPresent()) {
                return failed.get();
            }
        }
        int komi = ServerTerms.readKomi(said("KM"));
        GameRecord game = recordBuilder
                .record(outcome(recordBuilder.current(), komi), komi)
                .between(player("B"), player("W"))
                .on(GameDate.read(said("DT")))
                .at(new EventDetails(said("EV"), said("PC"), said("RO")));
        return new GgfRead.Ok(timed(game), next.at() + 2, recordBuilder.hasImpliedPass());
    }

    /** Plays a move; what stands beside it and is no number, as some program may write it, is left out. */
    private Optional<GgfRead.Failed> move(Property property, GameRecordBuilder recordBuilder) {
        String[] parts = property.value().trim().split("/", -1);
        Optional<Move> move = named(firstWord(parts[0].trim()));
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
                why -> new GgfRead.Failed(FaultKind.ILLEGAL_MOVE, property.at(), property.value(), Optional.of(why)));
    }

    private static String firstWord(String text) {
        int end = 0;
        while (end < text.length() && (Characters.isLetter(text.charAt(end)) || Characters.isDigit(text.charAt(end)))) {
            end++;
        }
        return text.substring(0, end);
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
    private Optional<RecordedOutcome> outcome(Position last, int komi) {
        String result = said("RE");
        int colon = result.indexOf(':') < 0 ? result.length() : result.indexOf(':');
        String flag = result.substring(Math.min(result.length(), colon + 1));
        Optional<Integer> won = Decimals.read(result.substring(0, colon), 3);
        int lead = RecordedOutcome.lead(won.orElse(0), komi, last.variant().fewestWins());
        int most = 1_000 * last.variant().squares().size() + Math.abs(komi);
        if (won.isEmpty() || Math.abs(won.get()) > most) {
            return Optional.empty();
        }
        Optional<Disc> winner = won.filter(more -> more != 0).map(more -> more > 0 ? Disc.BLACK : Disc.WHITE);
        RecordedOutcome counted = new RecordedOutcome(Optional.empty(), winner, Optional.of(lead));
        Optional<Ending> ending =
                switch (flag) {
                    case "r" -> Optional.of(Ending.RESIGNATION);
                    case "t" -> Optional.of(Ending.TIME);
                    case "s" -> won.get() == 0 ? Optional.of(Ending.AGREED_DRAW) : Optional.empty();
                    default -> Optional.empty();
                };
        boolean isEnding = ending.isPresent() && winner.isPresent() == (ending.get() != Ending.AGREED_DRAW);
        return Optional.of(isEnding ? new RecordedOutcome(ending, winner, Optional.empty()) : counted);
    }

    /** The game with its clocks, {@code TI} for both sides or one for each: as a time control where that says all, and else as they are written. */
    private GameRecord timed(GameRecord game) {
        String black = said.containsKey("TB") ? said("TB") : said("TI");
        String white = said.containsKey("TW") ? said("TW") : said("TI");
        boolean isSame = black.equals(white);
        Optional<TimeControl> time = isSame ? time(black) : Optional.empty();
        boolean isAll = isSame && (black.isEmpty() || (time.isPresent() && isSaid(black)));
        GameRecord clocked = isAll ? game : game.settled(game.terms().clocked(black, isSame ? "" : white));
        return time.map(clocked::timed).orElse(clocked);
    }

    /** Whether a clock has no more than a time for all moves and an increment. */
    private static boolean isSaid(String clock) {
        return clock.indexOf(',') < 0 && clock.split("/", -1).length <= 2;
    }

    /** {@code 15:00/00:05/02:00}: the time for all moves, the increment, and what is left after overstepping it, which nobody here has. */
    private static Optional<TimeControl> time(String clock) {
        String[] parts = clock.split("/", -1);
        int seconds = seconds(parts[0]);
        int increment = parts.length > 1 ? seconds(parts[1]) : 0;
        boolean fits = seconds > 0
                && seconds <= TimeControl.MAX_SECONDS
                && increment >= 0
                && increment <= TimeControl.MAX_SECONDS;
        return fits ? Optional.of(TimeControl.perGame(seconds, increment)) : Optional.empty();
    }

    /** Reads {@code 1.02:03:04}, a day and more, {@code 1:02:03}, {@code 02:03} or {@code 3}, up to a comma; 0 for nothing, -1 for anything else. */
    private static int seconds(String text) {
        int comma = text.indexOf(',') < 0 ? text.length() : text.indexOf(',');
        String[] parts = text.substring(0, comma).split(":", 3);
        int point = parts.length == 3 ? parts[0].indexOf('.') : -1;
        Optional<Integer> days = point < 0 ? Optional.of(0) : few(parts[0].substring(0, point));
        parts[0] = parts[0].substring(point + 1);
        int seconds = 0;
        for (String part : parts) {
            Optional<Integer> number = few(part);
            if (number.isEmpty() || days.isEmpty()) {
                return text.isBlank() ? 0 : -1;
            }
            seconds = seconds * 60 + number.get();
        }
        return seconds + DAY * days.orElse(0);
    }

    private static Optional<Integer> few(String digits) {
        return digits.length() > 4 ? Optional.empty() : Decimals.whole(digits.trim());
    }

    private static Optional<Disc> disc(char symbol) {
        return switch (symbol) {
            case '*', 'X', 'x', 'B', 'b' -> Optional.of(Disc.BLACK);
            case 'O', 'o', 'W', 'w' -> Optional.of(Disc.WHITE);
            default -> Optional.empty();
        };
    }

    private static GgfRead.Failed failed(FaultKind problem, int offset, String found) {
        return new GgfRead.Failed(problem, offset, found, Optional.empty());
    }
}
