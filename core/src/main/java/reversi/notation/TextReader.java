package reversi.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.rules.VariantCode;

/**
 * Reads games written as squares, one or more of a text. A game may have a line of its own, or go over several, as in forums:
 * a line goes on with the game before it where its moves do, unless it could be a whole game itself.
 */
final class TextReader extends GamesReader {
    /** As many moves as a line of a game that goes over several lines may have, one of each colour. */
    static final int SHORT = 2;

    /** What may stand between moves. */
    private static final String SIGNS = ",.-+|/!?";

    private static final int SHORTEST_CODE = 4;
    private static final int LONGEST_SCORE = 16;
    /** No game on the largest board comes near this length, in characters. */
    private static final int LONGEST_LINE = 1 << 14;

    private static final int NARROWED_AT_ONCE = 1 << 15;

    /** As it was given, and as far as its wide letters have been replaced. */
    private final String given;

    private final StringBuilder narrow = new StringBuilder();
    /** With all of them replaced; empty until then. */
    private String text = "";
    /** Where the next line begins. */
    private int next;

    private final Map<String, String> said = new HashMap<>();
    private @Nullable GameRecordBuilder open;
    /** Black's lead as it is written behind the last line of the open game. */
    private Optional<Integer> lead = Optional.empty();

    private boolean gap;
    private boolean broken;
    /** Where the first line of the open game, or of what is said before it, begins. */
    private int openedAt;

    TextReader(String text) {
        super(Optional.of(GameFormat.TEXT), new GamesReadBuilder(text), text.length());
        this.given = text;
    }

    /** A move, where it stands and what is said of it. */
    private record Token(Move move, int at, String name, String comment) {}

    /** What is wrong at a place. */
    private record Wrong(FaultKind problem, int at, String found, Optional<Illegal> reason) {}

    /** One line: what it begins from, if it says so, the number before its first move, its moves, and what is no move. */
    private static final class Line {
        private Optional<Position> start = Optional.empty();
        private int number;
        private final List<Token> moves = new ArrayList<>();
        private Optional<Wrong> wrong = Optional.empty();
        private Optional<Integer> lead = Optional.empty();
    }

    /** A game with the moves of a line played on, as far as they go. */
    private record Attempt(GameRecordBuilder game, int played, Optional<Wrong> wrong, Optional<Integer> lead) {
        boolean works() {
            return wrong.isEmpty();
        }
    }

    @Override
    boolean readNext() {
        if (narrow.length() < given.length()) {
            int to = Math.min(given.length(), narrow.length() + NARROWED_AT_ONCE);
            narrow.append(Characters.narrow(given.substring(narrow.length(), to)));
            text = narrow.length() == given.length() ? narrow.toString() : "";
            return true;
        }
        if (next > text.length() || builder.isFull(next)) {
            finish();
            if (builder.isEmpty()) {
                builder.fault(FaultKind.NO_GAME, 0);
            }
            return false;
        }
        int to = lineEnd();
        line(next, to);
        next = to + 1;
        return true;
    }

    @Override
    int at() {
        return next;
    }

    @Override
    int safe() {
        return open == null && said.isEmpty() ? Math.min(next, given.length()) : openedAt;
    }

    @Override
    Optional<Function<String, GamesReader>> onward() {
        boolean isBroken = broken && open == null;
        return Optional.of(rest -> {
            TextReader reader = new TextReader(rest);
            reader.broken = isBroken;
            return reader;
        });
    }

    /** Where the next line ends, be it after a comment that goes over several lines. */
    private int lineEnd() {
        int at = next;
        while (at < text.length() && text.charAt(at) != '\n') {
            at = commentEnd(at, text.length());
        }
        return at;
    }

    /** Behind the comment that begins here; the next character, where none does that is closed. */
    private int commentEnd(int from, int to) {
        int close = text.charAt(from) == '{' ? within('}', from, Math.min(to, from + LONGEST_LINE)) : -1;
        return close < 0 ? from + 1 : close + 1;
    }

    private void line(int from, int to) {
        int at = Characters.skipSpace(text, from, to);
        if (at == to) {
            gap = true;
        } else if (to - at > LONGEST_LINE) {
            finish();
            builder.fault(FaultKind.TOO_LONG, at);
        } else if ("#%".indexOf(text.charAt(at)) < 0 && !isComment(at, to) && !isHeading(at, to)) {
            int begin = isTalk(at, to) ? new MoveRow(text, to).begin(at) : at;
            if (begin < to) {
                take(read(begin, to));
                gap = false;
            }
        }
    }

    /** Whether a line begins with something that is neither a move nor what may stand before one. */
    private boolean isTalk(int from, int to) {
        int at = from;
        while (at < to && (Characters.isSpace(text.charAt(at)) || SIGNS.indexOf(text.charAt(at)) >= 0)) {
            at++;
        }
        boolean isMove = at == to || beginsWithMove(at, to) || TranscriptText.passAt(text, at) > 0;
        boolean isNumber = !isMove && Characters.isDigit(text.charAt(at)) && new MoveRow(text, to).hasMove(at);
        return !isMove && !isNumber && text.charAt(at) != '{' && within(';', at, to) < 0;
    }

    /** Whether a line is no more than a comment. */
    private boolean isComment(int from, int to) {
        int end = commentEnd(from, to);
        return end > from + 1 && Characters.skipSpace(text, end, to) == to;
    }

    /** Whether a line says who played or when, as in {@code Black: A}; it belongs to the game that follows. */
    private boolean isHeading(int from, int to) {
        int colon = within(':', from, to);
        String name = colon < 0 ? "" : text.substring(from, colon).trim().toLowerCase(Locale.ROOT);
        switch (name) {
            case "black", "white", "date", "event", "site", "round" -> say(name, from, text.substring(colon + 1, to));
            case "\u9ed2", "\u9ed2\u756a" -> say("black", from, text.substring(colon + 1, to));
            case "\u767d", "\u767d\u756a" -> say("white", from, text.substring(colon + 1, to));
            default -> {
                return false;
            }
        }
        return true;
    }

    private void say(String name, int from, String value) {
        finish();
        openedAt = said.isEmpty() ? from : openedAt;
        said.put(name, value);
    }

    /** Where a character stands in a part of the text; -1 where it does not. */
    private int within(char c, int from, int to) {
        int at = from;
        while (at < to && text.charAt(at) != c) {
            at++;
        }
        return at < to ? at : -1;
    }

    private void take(Line line) {
        if (line.start.isPresent()) {
            begin();
            take(attempt(new GameRecordBuilder(line.start.get()), line));
            return;
        }
        Attempt fresh = attempt(new GameRecordBuilder(builder.start(Variant.OTHELLO)), line);
        Attempt onward = open == null ? fresh : attempt(open.copy(), line);
        if (broken && !fresh.works() && fresh.played == 0 && line.wrong.isEmpty()) {
            return;
        }
        if (open != null && goesOn(line, fresh, onward)) {
            take(onward);
        } else {
            begin();
            take(fresh);
        }
    }

    private void begin() {
        finish();
        openedAt = said.isEmpty() ? next : openedAt;
    }

    private boolean goesOn(Line line, Attempt fresh, Attempt onward) {
        if (fresh.works() != onward.works()) {
            return onward.works();
        }
        if (!fresh.works()) {
            return onward.played > fresh.played;
        }
        return line.number > 0 ? line.number > 1 : line.moves.size() <= SHORT && !gap;
    }

    private void take(Attempt attempt) {
        broken = !attempt.works();
        attempt.wrong.ifPresent(wrong -> builder.fault(wrong.problem, wrong.at, wrong.found, wrong.reason));
        open = broken ? null : attempt.game;
        lead = attempt.lead;
        if (broken) {
            said.clear();
        }
    }

    private static Attempt attempt(GameRecordBuilder game, Line line) {
        for (int i = 0; i < line.moves.size(); i++) {
            Token token = line.moves.get(i);
            Optional<Illegal> reason =
                    game.play(token.move, new MoveNote(Optional.empty(), Optional.empty(), token.comment));
            if (reason.isPresent()) {
                Wrong wrong = new Wrong(FaultKind.ILLEGAL_MOVE, token.at, token.name, reason);
                return new Attempt(game, i, Optional.of(wrong), line.lead);
            }
        }
        return new Attempt(game, line.moves.size(), line.wrong, line.lead);
    }

    private void finish() {
        if (open != null) {
            builder.add(open.record(lead.map(discs -> RecordedOutcome.counted(discs, false)))
                    .between(RecordedPlayer.written(said("black")), RecordedPlayer.written(said("white")))
                    .on(GameDate.read(said("date").trim()))
                    .at(new EventDetails(said("event"), said("site"), said("round"))));
            said.clear();
        }
        open = null;
        broken = false;
    }

    private String said(String name) {
        return said.getOrDefault(name, "");
    }

    private Line read(int from, int to) {
        Line line = new Line();
        int at = from;
        Variant variant = Variant.OTHELLO;
        int word = at;
        while (word < to && !Characters.isSpace(text.charAt(word))) {
            word++;
        }
        boolean isCode = Characters.isDigit(text.charAt(at)) && word - at >= SHORTEST_CODE;
        Optional<Variant> named = isCode ? VariantCode.read(text.substring(at, word)) : Optional.empty();
        if (named.isPresent()) {
            variant = named.get();
            line.start = Optional.of(builder.start(variant));
            at = word;
        }
        int semicolon = beginsWithMove(at, to) ? -1 : within(';', at, to);
        if (semicolon >= 0) {
            if (!(BoardText.read(text.substring(at, semicolon), variant) instanceof BoardText.Ok board)) {
                line.wrong = Optional.of(new Wrong(FaultKind.WRONG_BOARD, at, "", Optional.empty()));
                return line;
            }
            line.start = Optional.of(board.position());
            at = semicolon + 1;
        }
        moves(line, at, to, variant.size() >= 10 ? 2 : 1);
        return line;
    }

    /** Whether a line begins with a square, with or without a number before it. */
    private boolean beginsWithMove(int from, int to) {
        int at = digits(from, to, 4);
        while (at < to && (Characters.isSpace(text.charAt(at)) || ".):+".indexOf(text.charAt(at)) >= 0)) {
            at++;
        }
        return at + 1 < to && Characters.isLetter(text.charAt(at)) && Characters.isDigit(text.charAt(at + 1));
    }

    private void moves(Line line, int from, int to, int mostDigits) {
        int at = from;
        while (at < to && line.wrong.isEmpty()) {
            char c = text.charAt(at);
            int pass = TranscriptText.passAt(text, at);
            if (!line.moves.isEmpty() && c == ':') {
                line.lead = lead(text.substring(at + 1, to));
                at = to;
            } else if (!line.moves.isEmpty() && isScore(at, to)) {
                at = to;
            } else if (!line.moves.isEmpty() && c == ';') {
                comment(line, given.substring(at + 1, to));
                at = to;
            } else if (commentEnd(at, to) > at + 1) {
                int end = commentEnd(at, to);
                comment(line, given.substring(at + 1, end - 1));
                at = end;
            } else if (pass > 0) {
                line.moves.add(new Token(Move.PASS, at, text.substring(at, at + pass), ""));
                at += pass;
            } else if (Characters.isSpace(c) || SIGNS.indexOf(c) >= 0) {
                at++;
            } else if (Characters.isDigit(c)) {
                at = number(line, at, to);
            } else if (line.moves.size() > SHORT && new MoveRow(text, to).isTalk(at)) {
                at = to;
            } else {
                at = square(line, at, to, mostDigits);
            }
        }
    }

    private static void comment(Line line, String comment) {
        int last = line.moves.size() - 1;
        if (last >= 0) {
            Token token = line.moves.get(last);
            String all = Characters.lines(token.comment + "\n" + comment);
            line.moves.set(last, new Token(token.move, token.at, token.name, all));
        }
    }

    /** Black's lead, which stands first behind the colon in a line of Logistello's book. */
    private static Optional<Integer> lead(String score) {
        String trimmed = Characters.trim(score);
        int space = trimmed.indexOf(' ') < 0 ? trimmed.length() : trimmed.indexOf(' ');
        return Decimals.read(trimmed.substring(0, space), 0);
    }

    /** Whether a line ends with no more than a score such as {@code 40-24}, {@code (40:24)} or {@code +16}. */
    private boolean isScore(int from, int to) {
        boolean hasDigits = false;
        if (to - from > LONGEST_SCORE) {
            return false;
        }
        for (int at = from; at < to; at++) {
            char c = text.charAt(at);
            hasDigits |= Characters.isDigit(c);
            if (!Characters.isDigit(c) && !Characters.isSpace(c) && "()+-:=".indexOf(c) < 0) {
                return false;
            }
        }
        return hasDigits;
    }

    /** Steps over {@code 12.}, {@code 12)} or {@code 12}. */
    private int number(Line line, int from, int to) {
        int at = digits(from, to, 4);
        if (line.moves.isEmpty() && line.number == 0) {
            line.number = Decimals.whole(text.substring(from, at)).orElse(0);
        }
        while (at < to && ".):".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at;
    }

    private int digits(int from, int to, int most) {
        int at = from;
        while (at < to && at - from < most && Characters.isDigit(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private int square(Line line, int from, int to, int mostDigits) {
        int at = digits(from + 1, to, mostDigits);
        String name = text.substring(from, at);
        Optional<Square> square = Square.parse(name);
        if (square.isEmpty()) {
            int end = at;
            while (end < to && !Characters.isSpace(text.charAt(end))) {
                end++;
            }
            line.wrong = unknown(from, end);
            return end;
        }
        line.moves.add(new Token(Move.at(square.get()), from, name, ""));
        return at;
    }

    private Optional<Wrong> unknown(int from, int to) {
        return Optional.of(new Wrong(FaultKind.UNKNOWN_MOVE, from, text.substring(from, to), Optional.empty()));
    }
}
