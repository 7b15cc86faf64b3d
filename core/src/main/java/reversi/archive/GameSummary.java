package reversi.archive;

import java.util.Optional;
import reversi.game.Ending;
import reversi.game.Result;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Variant;

/**
 * What a list shows of a finished game without reading its moves.
 *
 * @param id the same wherever the same game comes from, such as {@code online-example.org-17}
 * @param at when it ended, in milliseconds since 1970
 * @param source where it was played
 * @param players who played
 * @param variant the rules
 * @param time the clock
 * @param result how it ended
 * @param placements how many discs were placed, so that passes do not count
 * @param opening the English name of its opening; empty for a game without a named one
 * @param board the last position, rank by rank from the top: {@code X} black, {@code O} white, {@code -} neither
 * @param starred whether it is a favourite
 * @param accuracy of the moves of the person whose archive this is, in percent, as a review found it; empty where there is none
 */
public record GameSummary(
        String id,
        long at,
        GameOrigin source,
        ArchivedPlayers players,
        Variant variant,
        TimeControl time,
        Result result,
        int placements,
        String opening,
        String board,
        boolean starred,
        Optional<Integer> accuracy) {
    /** Throws IllegalArgumentException for a board of another size than the variant's. */
    public GameSummary {
        if (id.isEmpty() || board.length() != variant.size() * variant.size()) {
            throw new IllegalArgumentException("not a summary of a game: " + id);
        }
    }

    /** Who played Black. */
    public ArchivedPlayer black() {
        return players.black();
    }

    /** Who played White. */
    public ArchivedPlayer white() {
        return players.white();
    }

    /** The colour of the person whose archive this is; empty for a game between others, or between two at one device. */
    public Optional<Disc> mine() {
        return players.mine();
    }

    /** Who played a colour. */
    public ArchivedPlayer player(Disc disc) {
        return players.of(disc);
    }

    /** The opponent of the person whose archive this is; empty for a game between others. */
    public Optional<ArchivedPlayer> opponent() {
        return players.opponent();
    }

    /** How it ended for the person whose archive this is. */
    public Outcome outcome() {
        if (mine().isEmpty() || result.ending() == Ending.ABANDONED) {
            return Outcome.NEUTRAL;
        }
        if (result.isDraw()) {
            return Outcome.DRAWN;
        }
        return result.winner().equals(mine()) ? Outcome.WON : Outcome.LOST;
    }

    /** The same as a favourite, or no longer. */
    public GameSummary withStar(boolean isStarred) {
        return with(isStarred, accuracy);
    }

    /** The same with the accuracy that a review found. */
    public GameSummary withAccuracy(Optional<Integer> percent) {
        return with(starred, percent);
    }

    private GameSummary with(boolean isStarred, Optional<Integer> percent) {
        return new GameSummary(
                id, at, source, players, variant, time, result, placements, opening, board, isStarred, percent);
    }
}
