package reversi.notation;

import java.util.Optional;
import reversi.notation.WthorGames.Names;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Variant;

/** Reads the games of an archive of the French federation; one that is wrong is left out. The offsets of faults count bytes. */
final class WthorReader extends GamesReader {
    private final byte[] bytes;
    private final Names players;
    private final Names tournaments;
    private final GameDate date;
    private int at = WthorGames.HEADER;

    WthorReader(byte[] bytes, Names players, Names tournaments) {
        super(Optional.of(GameFormat.WTHOR), new GamesReadBuilder(""), bytes.length);
        this.bytes = bytes;
        this.players = players;
        this.tournaments = tournaments;
        int year = bytes.length < WthorGames.HEADER ? 0 : WthorGames.shortAt(bytes, 10);
        date = year > 9999 ? GameDate.unknown() : GameDate.year(year);
        if (!isHeader()) {
            boolean isShort = bytes.length < WthorGames.HEADER;
            builder.fault(isShort ? FaultKind.BROKEN : FaultKind.WRONG_BOARD, Math.min(12, bytes.length));
        }
    }

    private boolean isHeader() {
        return bytes.length >= WthorGames.HEADER && (bytes[12] == 0 || bytes[12] == 8);
    }

    @Override
    boolean readNext() {
        if (!isHeader()) {
            return false;
        }
        if (at + WthorGames.RECORD > bytes.length || isFilling()) {
            end();
            return false;
        }
        if (builder.isFull(at)) {
            return false;
        }
        GameRecordBuilder moves = new GameRecordBuilder(builder.start(Variant.OTHELLO));
        if (play(moves)) {
            builder.add(record(moves)
                    .between(player(at + 2), player(at + 4))
                    .at(new EventDetails(tournaments.of(WthorGames.shortAt(bytes, at)), "", ""))
                    .on(date));
        }
        at += WthorGames.RECORD;
        return true;
    }

    /** Whether the games that the header counts are read, and what follows is no game but what fills the file. */
    private boolean isFilling() {
        int games = (at - WthorGames.HEADER) / WthorGames.RECORD;
        return WthorGames.count(bytes) <= games && !WthorGames.isFirstMove(bytes[at + WthorGames.MOVES_AT]);
    }

    /** Says whether the last game is cut, or how many there are does not fit the header. */
    private void end() {
        int games = (at - WthorGames.HEADER) / WthorGames.RECORD;
        int told = WthorGames.count(bytes);
        if (at != bytes.length && told > games) {
            builder.fault(FaultKind.BROKEN, at);
        } else if (at != bytes.length || told != games) {
            builder.remark(FaultKind.WRONG_LENGTH, at);
        }
    }

    @Override
    int at() {
        return at;
    }

    private RecordedPlayer player(int where) {
        return RecordedPlayer.named(players.of(WthorGames.shortAt(bytes, where)));
    }

    private GameRecord record(GameRecordBuilder moves) {
        int lead = 2 * ((bytes[at + 6] & 0xff) - WthorGames.HALF);
        GameRecord game = moves.record(Optional.of(RecordedOutcome.counted(lead, false)));
        int depth = bytes[14] & 0xff;
        return depth == 0 ? game : game.worth(new Theory(depth, bytes[at + 7] & 0xff));
    }

    /** Plays the moves of a game; false, with a fault, where one is wrong. */
    private boolean play(GameRecordBuilder moves) {
        int from = at + WthorGames.MOVES_AT;
        for (int i = from; i < at + WthorGames.RECORD && bytes[i] != 0; i++) {
            int rank = bytes[i] / 10;
            int file = bytes[i] % 10;
            if (rank < 1 || rank > 8 || file < 1 || file > 8) {
                builder.fault(FaultKind.UNKNOWN_MOVE, i, Integer.toString(bytes[i]), Optional.empty());
                return false;
            }
            Square square = new Square(file - 1, rank - 1);
            Optional<Illegal> reason = moves.play(Move.at(square), MoveNote.none());
            if (reason.isPresent()) {
                builder.fault(FaultKind.ILLEGAL_MOVE, i, square.name(), reason);
                return false;
            }
        }
        return true;
    }
}
