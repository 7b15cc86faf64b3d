package reversi.server.share;

import java.util.Optional;
import reversi.game.Ending;
import reversi.notation.GameRecord;
import reversi.notation.MoveSequence;
import reversi.notation.RecordedOutcome;
import reversi.notation.ShareCode;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Score;
import reversi.rules.Square;
import reversi.rules.Variants;

/**
 * A game to which somebody has linked.
 *
 * @param path where its page is, such as {@code /game/12}; in characters that need no escape in an address
 * @param record the moves, and who played them as far as that is known
 */
public record SharedGame(String path, GameRecord record) {
    /** The game as an address tells it, in characters that need no escape there. */
    public String code() {
        return ShareCode.write(record.line());
    }

    /** The position to be seen: the last one. */
    public Position position() {
        return record.line().end();
    }

    /** Where the last disc was placed. */
    public Optional<Square> last() {
        MoveSequence line = record.line();
        for (int ply = line.plies() - 1; ply >= 0; ply--) {
            if (!line.move(ply).isPass()) {
                return line.move(ply).square();
            }
        }
        return Optional.empty();
    }

    /** Who played, as plain text of whoever chose the names. */
    public String title() {
        return name(Disc.BLACK) + " – " + name(Disc.WHITE);
    }

    /** What became of it, as plain text. */
    public String description() {
        Score score = position().score();
        String variant = record.line().variant().isStandard()
                ? "Othello"
                : "Reversi ("
                        + Variants.named(record.line().variant())
                                .map(named -> named.key())
                                .orElse(record.line().variant().code())
                        + ")";
        return variant + ". " + outcome() + " Black " + score.black() + ", White " + score.white() + ".";
    }

    private String outcome() {
        if (record.outcome().isEmpty()) {
            int turns = record.line().plies();
            return "After " + turns + (turns == 1 ? " turn:" : " turns:");
        }
        RecordedOutcome outcome = record.outcome().get();
        String how = outcome.ending().map(SharedGame::words).orElse("");
        return outcome.winner().map(winner -> name(winner) + " won" + how + ":").orElse("Nobody won" + how + ":");
    }

    private static String words(Ending ending) {
        return switch (ending) {
            case DISCS -> "";
            case RESIGNATION -> " by resignation";
            case LEFT -> ", the other player left";
            case TIME -> " on time";
            case AGREED_DRAW -> ", a draw by agreement";
            case CLAIMED -> ", the other player was away";
            case ABANDONED -> ", it was abandoned";
        };
    }

    private String name(Disc disc) {
        String known = record.player(disc).name();
        return !known.isEmpty() ? known : disc == Disc.BLACK ? "Black" : "White";
    }
}
