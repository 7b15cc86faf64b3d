package reversi.server.tournament;

import java.util.Optional;
import java.util.OptionalLong;
import reversi.rules.Disc;

/**
 * One board of a round. Times are milliseconds since 1970.
 *
 * @param pairing who plays
 * @param pairedAt when that was settled
 * @param game its number at the server; empty until it begins, and where it is never played
 * @param outcome what it was worth; empty until it has ended
 * @param scoredAt when it ended; 0 until then
 */
public record TournamentGame(
        Pairing pairing, long pairedAt, OptionalLong game, Optional<GameOutcome> outcome, long scoredAt) {
    static TournamentGame of(Pairing pairing, long pairedAt) {
        return new TournamentGame(pairing, pairedAt, OptionalLong.empty(), Optional.empty(), 0);
    }

    /** Whether it is still to be played or goes on. */
    public boolean isOpen() {
        return outcome.isEmpty();
    }

    /** Whether it has ended and was played. */
    public boolean isPlayed() {
        return outcome.filter(GameOutcome::played).isPresent();
    }

    /** Whether it has ended, and the player won it. */
    public boolean isWonBy(long player) {
        Disc side = pairing.side(player);
        return outcome.filter(result -> result.isWonBy(side)).isPresent();
    }

    TournamentGame begun(long number) {
        return new TournamentGame(pairing, pairedAt, OptionalLong.of(number), outcome, scoredAt);
    }

    TournamentGame scored(GameOutcome result, long at) {
        return new TournamentGame(pairing, pairedAt, game, Optional.of(result), at);
    }
}
