package reversi.server.tournament;

/**
 * Somebody who takes part, or did.
 *
 * @param player the account
 * @param rating the rating when they joined
 * @param firstRound the first round that they can be paired in, from 1
 * @param outFrom the first round that they do not play any more; 0 while they take part
 * @param side for which club of a match they play, 1 or 2; otherwise 0
 * @param since when they joined or returned, in milliseconds since 1970
 */
public record Entrant(long player, int rating, int firstRound, int outFrom, int side, long since) {
    /** Whether they play no further game. */
    public boolean isOut() {
        return outFrom > 0;
    }

    Entrant out(int from) {
        return isOut() ? this : new Entrant(player, rating, firstRound, from, side, since);
    }

    Entrant back(long at) {
        return new Entrant(player, rating, firstRound, 0, side, at);
    }
}
