package reversi.tools.match;

import java.util.Optional;
import reversi.game.Ending;
import reversi.notation.EventDetails;
import reversi.notation.GameRecord;
import reversi.notation.Ggf;
import reversi.notation.RecordedOutcome;
import reversi.notation.RecordedPlayer;
import reversi.notation.TranscriptText;
import reversi.rules.Disc;
import reversi.rules.Variant;

/**
 * A game of a match, as its log keeps it.
 *
 * @param number from 0; two games in a row share an opening, and in the even one the first contender has Black
 * @param lead the discs that the first contender won by, empties to the winner, in Anti-Othello how many fewer he had; all of the board where the game was not played out
 * @param end how the game ended
 * @param firstMillis milliseconds of a processor that the first contender thought
 * @param secondMillis milliseconds of a processor that the second contender thought
 * @param moves the squares in order, opening included, passes left out
 */
public record FinishedGame(int number, int lead, End end, long firstMillis, long secondMillis, String moves) {
    private static final int FIELDS = 7;

    /** How a game ended. */
    public enum End {
        /** Neither side could move. */
        PLAYED,
        /** The loser's clock ran out. */
        TIME,
        /** The loser made a move that the rules refuse. */
        ILLEGAL,
        /** The loser stopped answering. */
        FAILED
    }

    /** Whether the first contender has Black. */
    public static boolean firstHasBlack(int number) {
        return number % 2 == 0;
    }

    /** What the first contender gets: 1, 0.5 or 0. */
    public double points() {
        return lead > 0 ? 1 : lead == 0 ? 0.5 : 0;
    }

    String line() {
        String colour = firstHasBlack(number) ? "B" : "W";
        return number + "\t" + colour + "\t" + lead + "\t" + end + "\t" + firstMillis + "\t" + secondMillis + "\t"
                + moves;
    }

    /** The game in one line of GGF, with the players, the number of the game and the result for Black. */
    String ggf(String first, String second, Variant variant) {
        if (!(TranscriptText.read(moves, variant) instanceof TranscriptText.Ok played)) {
            throw new IllegalStateException("the log has a game that breaks the rules: " + this);
        }
        boolean firstIsBlack = firstHasBlack(number);
        GameRecord game = GameRecord.of(played.transcript())
                .between(
                        RecordedPlayer.named(firstIsBlack ? first : second),
                        RecordedPlayer.named(firstIsBlack ? second : first))
                .at(new EventDetails("", "reversi-tools match, game " + number, ""))
                .ended(outcome(firstIsBlack ? lead : -lead, variant));
        return Ggf.write(game);
    }

    private RecordedOutcome outcome(int blackLead, Variant variant) {
        Optional<Disc> winner =
                blackLead == 0 ? Optional.empty() : Optional.of(blackLead > 0 ? Disc.BLACK : Disc.WHITE);
        Optional<Integer> discs = Optional.of(variant.fewestWins() ? -blackLead : blackLead);
        return switch (end) {
            case PLAYED -> new RecordedOutcome(Optional.of(Ending.DISCS), winner, discs);
            case TIME -> new RecordedOutcome(Optional.of(Ending.TIME), winner, discs);
            case ILLEGAL, FAILED -> new RecordedOutcome(Optional.of(Ending.RESIGNATION), winner, discs);
        };
    }

    /** Reads a line of the log; empty where it is none. */
    static Optional<FinishedGame> read(String line) {
        String[] fields = line.split("\t", -1);
        try {
            return fields.length != FIELDS
                    ? Optional.empty()
                    : Optional.of(new FinishedGame(
                            Integer.parseInt(fields[0]),
                            Integer.parseInt(fields[2]),
                            End.valueOf(fields[3]),
                            Long.parseLong(fields[4]),
                            Long.parseLong(fields[5]),
                            fields[6]));
        } catch (IllegalArgumentException notALine) {
            return Optional.empty();
        }
    }
}
