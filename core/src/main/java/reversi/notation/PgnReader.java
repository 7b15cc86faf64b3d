package reversi.notation;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.game.Ending;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.rules.VariantCode;

/** Reads the games of a text in Portable Game Notation. */
final class PgnReader extends GamesReader {
    /** Further words for a pass, as programs for chess write one. */
    private static final List<String> PASSES = List.of("@@@@", "Z0", "NULL", "PASSE");

    private final String text;
    private final Map<String, String> tags = new HashMap<>();
    private int next;
    private @Nullable GameRecordBuilder recordBuilder;
    private Optional<Integer> lead = Optional.empty();
    private boolean broken;

    PgnReader(String text) {
        super(Optional.of(GameFormat.PGN), new GamesReadBuilder(text), text.length());
        this.text = text;
    }

    @Override
    boolean readNext() {
        skipSpace();
        if (next >= text.length()) {
            if (builder.isEmpty()) {
                builder.fault(FaultKind.NO_GAME, 0);
            }
            return false;
        }
        if (builder.isFull(next)) {
            return false;
        }
        game();
        return true;
    }

    @Override
    int at() {
        return next;
    }

    /** Reads the tags of the first game; answers its first position, or nothing where they are wrong, which is a fault. */
    Optional<Position> readHead() {
        skipSpace();
        if (next >= text.length()) {
            builder.fault(FaultKind.NO_GAME, 0);
            return Optional.empty();
        }
        if (!readTags()) {
            return Optional.empty();
        }
        Optional<Position> start = start();
        if (start.isEmpty()) {
            wrong(FaultKind.WRONG_BOARD, next, tags.getOrDefault("fen", ""), Optional.empty());
        }
        return start;
    }

    /** False where a tag is broken, which is a fault. */
    private boolean readTags() {
        while (peek() == '[') {
            if (!tag()) {
                wrong(FaultKind.BROKEN, next, "", Optional.empty());
                return false;
            }
            skipSpace();
        }
        return true;
    }

    private void game() {
        tags.clear();
        recordBuilder = null;
        lead = Optional.empty();
        broken = false;
        int from = next;
        if (!readTags()) {
            resync(from);
            return;
        }
        Optional<String> result = Optional.empty();
        while (isInGame() && result.isEmpty()) {
            result = step(from);
            skipSpace();
        }
        if (result.isPresent()) {
            skipRemarks();
        }
        if (!broken) {
            finish(from, result);
        }
    }

    /** What stands in comments behind a result belongs to the game that ended with it. */
    private void skipRemarks() {
        skipSpace();
        boolean isOn = true;
        while (isOn) {
            if (peek() == ';') {
                skipLine();
            } else {
                Optional<String> remark = peek() == '{' ? remark() : Optional.empty();
                lead = remark.filter(PgnReader::isCount).map(PgnReader::counted).orElse(lead);
                isOn = remark.isPresent();
            }
            skipSpace();
        }
    }

    /** Whether neither the text ends here nor another game begins. */
    boolean isInGame() {
        return next < text.length() && peek() != '[';
    }

    void skip() {
        next++;
    }

    /** The next character; a zero byte at the end of the text. */
    char peek() {
        return next < text.length() ? text.charAt(next) : '\0';
    }

    void skipSpace() {
        next = Characters.skipSpace(text, next, text.length());
    }

    /** Reads {@code [Name "value"]}; false where it is broken. */
    private boolean tag() {
        int at = Characters.skipSpace(text, next + 1, text.length());
        int from = at;
        while (at < text.length() && (Characters.isLetter(text.charAt(at)) || Characters.isDigit(text.charAt(at)))) {
            at++;
        }
        String name = text.substring(from, at);
        at = Characters.skipSpace(text, at, text.length());
        if (name.isEmpty() || at >= text.length() || text.charAt(at) != '"') {
            return false;
        }
        StringBuilder value = new StringBuilder();
        at++;
        while (at < text.length() && text.charAt(at) != '"' && text.charAt(at) != '\n') {
            at += text.charAt(at) == '\\' && at + 1 < text.length() ? 1 : 0;
            value.append(text.charAt(at++));
        }
        at = Characters.skipSpace(text, at + 1, text.length());
        if (at >= text.length() || text.charAt(at) != ']') {
            return false;
        }
        next = at + 1;
        tags.putIfAbsent(name.toLowerCase(Locale.ROOT), Characters.line(value.toString()));
        return true;
    }

    /** Goes on with the next line that a game can begin with. */
    private void resync(int from) {
        int line = text.indexOf("\n[Event ", next);
        int to = line < 0 ? text.length() : line + 1;
        next = builder.wastes(from, next) ? text.length() : to;
    }

    /** Reads a move or whatever stands between moves; answers the result where that is it. */
    private Optional<String> step(int from) {
        switch (peek()) {
            case '{' -> comment(from);
            case ';' -> skipLine();
            case '(' -> variation();
            case ')', ']', '}' -> {
                wrong(FaultKind.BROKEN, next, text.substring(next, next + 1), Optional.empty());
                next++;
            }
            default -> {
                return token();
            }
        }
        return Optional.empty();
    }

    void skipLine() {
        int end = text.indexOf('\n', next);
        next = end < 0 ? text.length() : end + 1;
    }

    private void variation() {
        int depth = 0;
        do {
            char c = text.charAt(next);
            int end = c == '{' ? text.indexOf('}', next) : next;
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            next = end < 0 ? text.length() : end + 1;
        } while (depth > 0 && next < text.length());
        if (depth > 0) {
            wrong(FaultKind.BROKEN, text.length(), "", Optional.empty());
        }
    }

    private void comment(int from) {
        Optional<String> comment = remark();
        if (comment.isEmpty()) {
            wrong(FaultKind.BROKEN, next, "", Optional.empty());
            resync(from);
        } else if (isCount(comment.get())) {
            lead = counted(comment.get());
        } else if (recordBuilder != null) {
            recordBuilder.note(note(comment.get(), recordBuilder.note()));
        }
    }

    /** Reads what stands between the next brackets; empty, and nothing read, where they are not closed. */
    Optional<String> remark() {
        int from = next + 1;
        int end = text.indexOf('}', next);
        next = end < 0 ? next : end + 1;
        return end < 0 ? Optional.empty() : Optional.of(text.substring(from, end));
    }

    /** Whether a comment is one such as {@code A wins 40-24} or {@code Draw 32-32}; Edax writes one also where nobody has won. */
    static boolean isCount(String comment) {
        int gap = comment.trim().lastIndexOf(' ');
        String before = comment.trim().substring(0, Math.max(0, gap));
        boolean isSaid = before.equals("Draw") || before.endsWith(" wins");
        for (int at = gap + 1; isSaid && at < comment.trim().length(); at++) {
            char c = comment.trim().charAt(at);
            isSaid = c == '-' || Characters.isDigit(c);
        }
        return isSaid;
    }

    /** How many discs the winner has more by such a comment. */
    private static Optional<Integer> counted(String comment) {
        String count = comment.trim().substring(comment.trim().lastIndexOf(' ') + 1);
        int dash = count.lastIndexOf('-');
        Optional<Integer> more = dash < 0 ? Optional.empty() : Decimals.whole(count.substring(0, dash));
        Optional<Integer> less = Decimals.whole(count.substring(dash + 1));
        return more.isPresent() && less.isPresent() ? Optional.of(more.get() - less.get()) : Optional.empty();
    }

    /** What a comment says of a move, added to what was said of it before. */
    static MoveNote note(String comment, MoveNote before) {
        Optional<Integer> value = command("[%eval ", comment).flatMap(number -> Decimals.read(number, 2));
        Optional<Integer> millis = command("[%emt ", comment).flatMap(PgnReader::millis);
        String rest = without("[%eval ", without("[%emt ", comment));
        return new MoveNote(
                value.or(before::value),
                millis.or(before::millis),
                before.comment().isEmpty() ? rest : before.comment() + "\n" + rest);
    }

    private static Optional<String> command(String name, String comment) {
        int from = comment.indexOf(name);
        int end = from < 0 ? -1 : comment.indexOf(']', from);
        return end < 0
                ? Optional.empty()
                : Optional.of(comment.substring(from + name.length(), end).trim());
    }

    private static String without(String name, String comment) {
        int from = comment.indexOf(name);
        int end = from < 0 ? -1 : comment.indexOf(']', from);
        return end < 0 ? comment : Characters.trim(comment.substring(0, from) + comment.substring(end + 1));
    }

    private static Optional<Integer> millis(String clock) {
        int millis = 0;
        for (String part : clock.split(":", 3)) {
            Optional<Integer> number = part.length() > 8 ? Optional.empty() : Decimals.read(part, 3);
            if (number.isEmpty() || number.get() < 0 || millis > 20_000_000) {
                return Optional.empty();
            }
            millis = millis * 60 + number.get();
        }
        return Optional.of(millis);
    }

    private Optional<String> token() {
        int from = next;
        String token = word();
        if (isResult(token) || isCountAtEnd(token)) {
            return Optional.of(token);
        }
        String move = withoutNumber(token);
        if (isEscape(from)) {
            skipLine();
        } else if (!move.isEmpty() && token.charAt(0) != '$' && !broken) {
            move(move, from + token.length() - move.length());
        }
        return Optional.empty();
    }

    /** Reads up to what ends a move, and one character at least. */
    String word() {
        int from = next++;
        while (next < text.length() && !ends(text.charAt(next))) {
            next++;
        }
        return text.substring(from, next);
    }

    /** Whether this ends a game. */
    static boolean isResult(String token) {
        return token.equals("*") || ResultPair.isPoints(token);
    }

    /** Whether the word that was read is the count of the discs after a game's last move: what follows is a comment or another game. */
    boolean isCountAtEnd(String token) {
        int after = Characters.skipSpace(text, next, text.length());
        boolean isEnd =
                after == text.length() || "[{;".indexOf(text.charAt(after)) >= 0 || text.startsWith("1.", after);
        return isEnd && ResultPair.isCount(token);
    }

    /** What follows a number and its dots. */
    static String withoutNumber(String token) {
        int at = 0;
        while (at < token.length() && Characters.isDigit(token.charAt(at))) {
            at++;
        }
        while (at < token.length() && token.charAt(at) == '.') {
            at++;
        }
        return token.substring(at);
    }

    /** Whether the line that begins here, if one does, is no part of the game. */
    boolean isEscape(int at) {
        return text.charAt(at) == '%' && (at == 0 || text.charAt(at - 1) == '\n');
    }

    private static boolean ends(char c) {
        return Characters.isSpace(c) || "{}()[];".indexOf(c) >= 0;
    }

    /** The move of a token, which signs of praise may follow; empty where it is none. */
    static Optional<Move> move(String token) {
        int end = token.length();
        while (end > 0 && "!?+#".indexOf(token.charAt(end - 1)) >= 0) {
            end--;
        }
        String name = token.substring(0, end);
        return TranscriptText.isPass(name) || PASSES.contains(name.toUpperCase(Locale.ROOT))
                ? Optional.of(Move.PASS)
                : Square.parse(name).map(Move::at);
    }

    private void move(String token, int at) {
        Optional<Move> move = move(token);
        if (move.isEmpty()) {
            wrong(FaultKind.UNKNOWN_MOVE, at, token, Optional.empty());
            return;
        }
        Optional<GameRecordBuilder> game = recordBuilder();
        if (game.isEmpty()) {
            wrong(FaultKind.WRONG_BOARD, at, tags.getOrDefault("fen", ""), Optional.empty());
            return;
        }
        game.get()
                .play(move.get(), MoveNote.none())
                .ifPresent(reason -> wrong(FaultKind.ILLEGAL_MOVE, at, token, Optional.of(reason)));
    }

    private void wrong(FaultKind problem, int at, String found, Optional<Illegal> reason) {
        if (!broken) {
            builder.fault(problem, at, found, reason);
        }
        broken = true;
    }

    private Optional<GameRecordBuilder> recordBuilder() {
        if (recordBuilder == null) {
            start().ifPresent(position -> recordBuilder = new GameRecordBuilder(position));
        }
        return Optional.ofNullable(recordBuilder);
    }

    private Optional<Position> start() {
        String fen = tags.getOrDefault("fen", "");
        Optional<Variant> named = VariantCode.read(tags.getOrDefault("variant", ""));
        if (fen.isEmpty()) {
            return Optional.of(builder.start(named.orElse(Variant.OTHELLO)));
        }
        int gap = fen.indexOf(' ') < 0 ? fen.length() : fen.indexOf(' ');
        String[] ranks = fen.substring(0, gap).split("/", -1);
        if (!SetUp.isSize(ranks.length) || named.map(Variant::size).orElse(ranks.length) != ranks.length) {
            return Optional.empty();
        }
        Variant variant = named.orElseGet(() -> Variant.square(ranks.length, Start.DIAGONAL));
        Map<Square, Disc> discs = new HashMap<>();
        for (int i = 0; i < ranks.length; i++) {
            if (!rank(ranks[i], ranks.length - 1 - i, variant, discs)) {
                return Optional.empty();
            }
        }
        Disc toMove = fen.substring(gap).trim().startsWith("w") ? Disc.WHITE : Disc.BLACK;
        return Optional.of(
                named.isPresent()
                        ? SetUp.of(variant, discs, toMove, builder)
                        : SetUp.of(ranks.length, discs, toMove, false, builder));
    }

    private static boolean rank(String symbols, int rank, Variant variant, Map<Square, Disc> discs) {
        int file = 0;
        for (int at = 0; at < symbols.length() && file <= variant.size(); at++) {
            if (Characters.isDigit(symbols.charAt(at))) {
                int from = at;
                while (at + 1 < symbols.length() && Characters.isDigit(symbols.charAt(at + 1))) {
                    at++;
                }
                file += Decimals.whole(symbols.substring(from, at + 1)).orElse(variant.size());
                continue;
            }
            boolean isDisc = symbols.charAt(at) == 'p' || symbols.charAt(at) == 'P';
            if (!isDisc || file >= variant.size() || !variant.contains(new Square(file, rank))) {
                return false;
            }
            discs.put(new Square(file++, rank), symbols.charAt(at) == 'p' ? Disc.BLACK : Disc.WHITE);
        }
        return file == variant.size();
    }

    private void finish(int from, Optional<String> result) {
        Optional<GameRecordBuilder> game = recordBuilder();
        if (game.isEmpty()) {
            wrong(FaultKind.WRONG_BOARD, from, tags.getOrDefault("fen", ""), Optional.empty());
            return;
        }
        String written = result.filter(word -> !word.equals("*")).orElse(tags.getOrDefault("result", "*"));
        boolean fewestWins = game.get().current().variant().fewestWins();
        GameRecord record = game.get()
                .record(outcome(ResultPair.outcome(written, fewestWins)), ServerTerms.readKomi(known("komi")))
                .between(player("black"), player("white"))
                .on(GameDate.read(date()))
                .at(new EventDetails(known("event"), known("site"), known("round")));
        builder.add(time().map(record::timed).orElse(record));
    }

    private String date() {
        String time = tags.getOrDefault("time", "");
        return tags.getOrDefault("date", "") + (time.isEmpty() ? "" : " " + time);
    }

    /** Who played the game whose tags were read last. */
    Opponents players() {
        return new Opponents(known("black"), known("white"));
    }

    private String known(String tag) {
        return Characters.known(tags.getOrDefault(tag, ""));
    }

    private RecordedPlayer player(String colour) {
        RecordedPlayer player = RecordedPlayer.named(known(colour));
        return Decimals.whole(known(colour + "elo")).map(player::rated).orElse(player);
    }

    /** A result with what a comment and the tags say of how the game ended. */
    private Optional<RecordedOutcome> outcome(Optional<RecordedOutcome> written) {
        Optional<Ending> ending = ending(tags.getOrDefault("termination", ""));
        if (written.isEmpty()) {
            return ending.filter(how -> how == Ending.ABANDONED)
                    .map(how -> new RecordedOutcome(ending, Optional.empty(), Optional.empty()));
        }
        Optional<Disc> winner = written.get().winner();
        boolean fits = ending.isEmpty()
                || winner.isPresent() != (ending.get() == Ending.AGREED_DRAW)
                || ending.get() == Ending.DISCS;
        Optional<Integer> ofBlack = winner.isEmpty() || winner.get() == Disc.BLACK ? lead : lead.map(discs -> -discs);
        return Optional.of(
                new RecordedOutcome(fits ? ending : Optional.empty(), winner, ofBlack.or(written.get()::lead)));
    }

    private static Optional<Ending> ending(String termination) {
        for (Ending ending : Ending.values()) {
            if (Pgn.termination(ending).equalsIgnoreCase(termination)) {
                return Optional.of(ending);
            }
        }
        return Optional.empty();
    }

    private Optional<TimeControl> time() {
        String written = tags.getOrDefault("timecontrol", "");
        if (written.equals("-")) {
            return Optional.of(TimeControl.none());
        }
        boolean perMove = written.startsWith("1/");
        int plus = written.indexOf('+') < 0 ? written.length() : written.indexOf('+');
        int seconds = Decimals.whole(written.substring(perMove ? 2 : 0, plus)).orElse(0);
        int increment = plus == written.length()
                ? 0
                : Decimals.whole(written.substring(plus + 1)).orElse(0);
        if (seconds < 1 || seconds > TimeControl.MAX_SECONDS || increment > TimeControl.MAX_SECONDS) {
            return Optional.empty();
        }
        return Optional.of(perMove ? TimeControl.perMove(seconds) : TimeControl.perGame(seconds, increment));
    }
}
