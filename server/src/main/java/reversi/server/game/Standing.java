package reversi.server.game;

import reversi.online.Ending;
import reversi.online.Finish;
import reversi.online.Gain;
import reversi.rules.Disc;

/**
 * What a player has won so far.
 *
 * @param rating the rating
 * @param points points for wins over people
 * @param games rated games played
 * @param wins rated games won
 * @param draws rated games drawn
 */
public record Standing(int rating, int points, int games, int wins, int draws) {
    /** What the end of a game makes of the standings of its players. */
    public record Settled(Standing black, Standing white, Finish finish) {}

    /** Settles a game; where it does not count, and for a draw by agreement, both standings stay as they are. */
    public static Settled settle(End end, boolean counts, Standing black, Standing white) {
        boolean unchanged = !counts || end.ending() == Ending.AGREED_DRAW || end.ending() == Ending.ABANDONED;
        Standing blackAfter = unchanged ? black : black.after(end, Disc.BLACK, white.rating);
        Standing whiteAfter = unchanged ? white : white.after(end, Disc.WHITE, black.rating);
        Finish finish = new Finish(
                end.ending(),
                end.winner(),
                end.blackDiscs(),
                end.whiteDiscs(),
                gain(black, blackAfter),
                gain(white, whiteAfter));
        return new Settled(blackAfter, whiteAfter, finish);
    }

    private static Gain gain(Standing before, Standing after) {
        return new Gain(after.points - before.points, before.rating, after.rating);
    }

    private Standing after(End end, Disc own, int opponent) {
        boolean draw = end.winner().isEmpty();
        boolean won = !draw && end.winner().get() == own;
        double score = draw ? 0.5 : won ? 1 : 0;
        return new Standing(
                Elo.after(rating, opponent, games, score),
                points + (won ? 1 : 0),
                games + 1,
                wins + (won ? 1 : 0),
                draws + (draw ? 1 : 0));
    }
}
