package reversi.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/**
 * Games as the positions of an {@link Obf} file: a line for each move, which is the only one that the line names, and one for
 * the last position. Where a game's moves have no values of their own, each is worth the game's result. A line that names
 * several moves is a position without moves.
 */
final class ObfGames extends GamesReader {
    private static final int WHOLE = 100;

    private final String text;
    private final List<Optional<Integer>> values = new ArrayList<>();
    private Optional<GameRecordBuilder> open = Optional.empty();
    /** Where the next line begins. */
    private int next;
    /** Where the first line of the open game begins. */
    private int openedAt;

    ObfGames(String text) {
        super(Optional.of(GameFormat.OBF), new GamesReadBuilder(text), text.length());
        this.text = text;
    }

    /** Whether the format can say this: the board and the moves of standard Othello, in which more discs win. */
    static boolean canWrite(Variant variant) {
        return variant.fitsBitboard() && !variant.fewestWins();
    }

    static String write(GameRecord game) {
        StringBuilder out = new StringBuilder();
        MoveSequence line = game.line();
        boolean valued = game.notes().stream().anyMatch(note -> note.value().isPresent());
        Optional<Integer> lead = valued ? Optional.empty() : game.outcome().flatMap(RecordedOutcome::lead);
        Position position = line.start();
        for (int ply = 0; ply < line.plies(); ply++) {
            Move move = line.move(ply);
            boolean black = line.mover(ply) == Disc.BLACK;
            Optional<Integer> value = game.note(ply)
                    .value()
                    .map(hundredths -> Math.floorDiv(hundredths + WHOLE / 2, WHOLE))
                    .or(() -> lead.map(discs -> black ? discs : -discs));
            out.append(BoardText.writeLine(position)).append("; ").append(Obf.name(move));
            value.ifPresent(
                    discs -> out.append(':').append(discs < 0 ? "" : "+").append(discs));
            out.append(";\n");
            position = position.play(move).orThrow().after();
        }
        return out.append(BoardText.writeLine(position)).append(";\n").toString();
    }

    @Override
    boolean readNext() {
        if (next >= text.length() || builder.isFull(next)) {
            finish();
            if (builder.isEmpty()) {
                builder.fault(FaultKind.NO_GAME, 0);
            }
            return false;
        }
        int end = text.indexOf('\n', next);
        int to = end < 0 ? text.length() : end;
        String line = Characters.trim(text.substring(next, to));
        if (!line.isEmpty() && line.charAt(0) != '%') {
            line(line, Characters.skipSpace(text, next, to));
        }
        next = to + 1;
        return true;
    }

    @Override
    int at() {
        return next;
    }

    @Override
    int safe() {
        return open.isPresent() ? openedAt : next;
    }

    private void line(String line, int at) {
        int semicolon = line.indexOf(';') < 0 ? line.length() : line.indexOf(';');
        if (!(BoardText.read(line.substring(0, semicolon), Variant.OTHELLO) instanceof BoardText.Ok board)) {
            finish();
            builder.fault(FaultKind.WRONG_BOARD, at, line, Optional.empty());
            return;
        }
        List<String> said = new ArrayList<>();
        for (String part : line.substring(semicolon).split(";")) {
            boolean isMove = part.indexOf('%') < 0 && !Decimals.isNumber(part.trim());
            if (!part.isBlank() && isMove) {
                said.add(Characters.trim(part));
            }
        }
        if (open.filter(game -> follows(game, board.position())).isEmpty()) {
            finish();
            open = Optional.of(new GameRecordBuilder(start(board.position())));
            openedAt = at;
        }
        if (said.size() == 1) {
            open.ifPresent(game -> move(said.get(0), game, at + semicolon));
        } else {
            finish();
        }
    }

    private Position start(Position written) {
        Map<Square, Disc> discs = new HashMap<>();
        for (Square square : written.variant().squares()) {
            written.at(square).ifPresent(disc -> discs.put(square, disc));
        }
        return SetUp.of(written.variant().size(), discs, written.toMove(), false, builder);
    }

    /** Whether a line goes on with a game, be it with a pass that the game has taken for granted. */
    private static boolean follows(GameRecordBuilder game, Position position) {
        boolean isPass = game.hasImpliedPass() && position.mustPass();
        Position next = isPass ? position.play(Move.PASS).orThrow().after() : position;
        return next.score().equals(game.current().score())
                && BoardText.writeLine(next).equals(BoardText.writeLine(game.current()));
    }

    private void move(String said, GameRecordBuilder game, int at) {
        int colon = said.indexOf(':') < 0 ? said.length() : said.indexOf(':');
        String name = said.substring(0, colon).trim();
        boolean pass = name.toUpperCase(Locale.ROOT).equals(Obf.PASS) || TranscriptText.isPass(name);
        Optional<Move> move = pass ? Optional.of(Move.PASS) : Square.parse(name).map(Move::at);
        String number = said.substring(Math.min(said.length(), colon + 1)).trim();
        Optional<Integer> value = Decimals.read(number, 2);
        if (move.isEmpty() || (value.isEmpty() && !number.isEmpty())) {
            drop(move.isEmpty() ? FaultKind.UNKNOWN_MOVE : FaultKind.WRONG_VALUE, at, said, Optional.empty());
            return;
        }
        boolean black = game.isTurnOf(Disc.BLACK, move.get());
        Optional<Illegal> reason = game.play(move.get(), new MoveNote(value, Optional.empty(), ""));
        values.add(value.map(hundredths -> black ? hundredths : -hundredths));
        if (reason.isPresent()) {
            drop(FaultKind.ILLEGAL_MOVE, at, said, reason);
        }
    }

    private void drop(FaultKind problem, int at, String found, Optional<Illegal> reason) {
        builder.fault(problem, at, found, reason);
        open = Optional.empty();
        values.clear();
    }

    private void finish() {
        open.ifPresent(game -> {
            Optional<Integer> lead = values.isEmpty() ? Optional.empty() : values.get(0);
            boolean isResult = lead.isPresent() && values.stream().allMatch(lead::equals);
            GameRecord record = game.record(
                    isResult ? Optional.of(RecordedOutcome.counted(lead.get() / WHOLE, false)) : Optional.empty());
            builder.add(isResult ? record.noted(List.of()) : record);
        });
        open = Optional.empty();
        values.clear();
    }
}
