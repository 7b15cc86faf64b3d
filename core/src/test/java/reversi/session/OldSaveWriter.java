package reversi.session;

import java.util.List;
import reversi.game.ClockTimes;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Move;
import reversi.rules.Square;

/** Writes games as version 2 of the format did. */
final class OldSaveWriter {
    private OldSaveWriter() {}

    static String write(Kept game) {
        String body = String.join(
                "\n",
                "reversi-game 2",
                "variant " + game.setup().variant().code(),
                "opening " + moves(game.setup().opening()),
                "black " + seat(game.setup().black()),
                "white " + seat(game.setup().white()),
                "time " + time(game.setup().time()),
                "moves " + moves(game.moves()),
                "undone " + moves(game.undone()),
                "history " + times(game.history()),
                "clocks " + times(List.of(game.clocks())),
                "outcome " + game.result().map(OldSaveWriter::outcome).orElse(""),
                "");
        return body + "sum " + Checksum.of(body) + '\n';
    }

    private static String moves(List<Move> moves) {
        return String.join(
                " ",
                moves.stream()
                        .map(move -> move.square().map(Square::name).orElse("pass"))
                        .toList());
    }

    private static String seat(Seat seat) {
        String name = name(seat.name());
        return switch (seat.kind()) {
            case HUMAN -> "human " + name;
            case REMOTE -> "remote " + name;
            case COMPUTER -> "computer " + seat.level() + ' ' + seat.seconds() + ' ' + name;
        };
    }

    private static String name(String name) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char sign = name.charAt(i);
            boolean isPlain =
                    (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') || (sign >= '0' && sign <= '9');
            text.append(isPlain ? String.valueOf(sign) : String.format("%%%04x", (int) sign));
        }
        return text.toString();
    }

    private static String time(TimeControl time) {
        return switch (time.kind()) {
            case NONE -> "none";
            case PER_MOVE -> "per-move " + time.seconds();
            case PER_GAME -> "per-game " + time.seconds() + ' ' + time.increment();
            case LADDER -> "ladder " + time.seconds();
        };
    }

    private static String times(List<ClockTimes> times) {
        return String.join(
                " ",
                times.stream().map(shown -> shown.black() + "/" + shown.white()).toList());
    }

    private static String outcome(Result outcome) {
        String reason =
                switch (outcome.ending()) {
                    case DISCS -> "discs";
                    case RESIGNATION -> "resignation";
                    case TIME -> "time";
                    case AGREED_DRAW -> "agreed";
                    case LEFT -> "left";
                    case CLAIMED -> "claimed";
                    case ABANDONED -> "abandoned";
                };
        return reason
                + ' '
                + outcome.winner()
                        .map(disc -> disc.name().toLowerCase(java.util.Locale.ROOT))
                        .orElse("draw");
    }
}
