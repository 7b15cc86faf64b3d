package reversi.server.game;

import reversi.game.Ending;
import reversi.game.Result;
import reversi.online.Finish;
import reversi.online.RatingChange;
import reversi.rules.Disc;

/**
 * What a player has won so far.
 *
 * @param rating the rating
 * @param points points for wins over people
 * @param games rated games played
 * @param wins rated games won
 * @param draws rated games drawn
 * @param deviation how uncertain the rating was after the last rated game, in points
 * @param volatility how much the rating wanders, on Glicko-2's own scale
 * @param ratedAt when the last rated game ended, in milliseconds since 1970; 0 before the first
 */
public record PlayerStats(
        int rating, int points, int games, int wins, int draws, double deviation, double volatility, long ratedAt) {
    /** So many games between the same two count within {@link #PAIR_MILLIS}. */
    public static final int MOST_OF_PAIR = 2;

    /** A day. */
    public static final long PAIR_MILLIS = 86_400_000;

    /** Whoever has played so many rated games is established: a game against somebody who isn't counts less, the fewer it were. */
    public static final int ESTABLISHED_GAMES = 10;

    /** So many established opponents must have been met for a place in the ranking. */
    public static final int RANKED_MET = 10;

    /** Somebody who has played no rated game. */
    public static PlayerStats start() {
        Glicko2.Skill skill = Glicko2.Skill.start();
        return new PlayerStats(skill.rating(), 0, 0, 0, 0, skill.deviation(), skill.volatility(), 0);
    }

    /** Whether another one is the same, but for a difference of this share of deviation and volatility. */
    public boolean isNear(PlayerStats other, double share) {
        return equals(new PlayerStats(
                        other.rating,
                        other.points,
                        other.games,
                        other.wins,
                        other.draws,
                        deviation,
                        volatility,
                        other.ratedAt))
                && Math.abs(deviation - other.deviation) <= share * deviation
                && Math.abs(volatility - other.volatility) <= share * volatility;
    }

    /** Whether such an end can change ratings at all, after this many plies. */
    public static boolean isSettled(Result end, int plies) {
        boolean decided = end.ending() != Ending.AGREED_DRAW && end.ending() != Ending.ABANDONED;
        return decided && !Finish.isTooShort(end.ending(), plies);
    }

    /** What the end of a game makes of the standings of its players. */
    public record Settled(PlayerStats black, PlayerStats white, Finish finish) {}

    /** Settles a game; where it does not count, and for a draw by agreement, both standings stay as they are. */
    public static Settled settle(Result end, boolean counts, PlayerStats black, PlayerStats white, long now) {
        boolean unchanged = !counts || end.ending() == Ending.AGREED_DRAW || end.ending() == Ending.ABANDONED;
        PlayerStats blackAfter =
                unchanged ? black : black.after(end, Disc.BLACK, white.skill(now), white.weight(), now);
        PlayerStats whiteAfter =
                unchanged ? white : white.after(end, Disc.WHITE, black.skill(now), black.weight(), now);
        return new Settled(blackAfter, whiteAfter, finish(end, gain(black, blackAfter), gain(white, whiteAfter)));
    }

    static Finish finish(Result end, RatingChange black, RatingChange white) {
        return new Finish(
                end.ending(), end.winner(), end.score().black(), end.score().white(), black, white);
    }

    static RatingChange gain(PlayerStats before, PlayerStats after) {
        return new RatingChange(after.points - before.points, before.rating, after.rating);
    }

    /** How uncertain the rating is at a moment, in milliseconds since 1970: the more, the longer ago the last rated game was. */
    public double deviationAt(long now) {
        return skill(now).deviation();
    }

    Glicko2.Skill skill(long now) {
        Glicko2.Skill skill = new Glicko2.Skill(rating, deviation, volatility);
        return ratedAt == 0 ? skill : skill.after(now - ratedAt);
    }

    /** Whether this player has played enough rated games to be known. */
    public boolean isEstablished() {
        return games >= ESTABLISHED_GAMES;
    }

    /** How much a game against this player counts: little where nearly nothing is known of them, so that a new account is worth little. */
    double weight() {
        double known = Math.min(1, (games + 1) / (ESTABLISHED_GAMES + 1.0));
        return known * known;
    }

    PlayerStats after(Result end, Disc own, Glicko2.Skill opponent, double weight, long now) {
        double score = end.winner().isEmpty() ? 0.5 : end.winner().get() == own ? 1 : 0;
        Glicko2.Skill next = Glicko2.played(skill(now), opponent, score, weight);
        PlayerStats counted = counting(end, own);
        return new PlayerStats(
                next.rating(),
                counted.points,
                counted.games,
                counted.wins,
                counted.draws,
                next.deviation(),
                next.volatility(),
                now);
    }

    /** The same with a game that is rated elsewhere. */
    PlayerStats counting(Result end, Disc own) {
        int won = end.winner().filter(winner -> winner == own).isPresent() ? 1 : 0;
        int drawn = end.winner().isEmpty() ? 1 : 0;
        return new PlayerStats(
                rating, points + won, games + 1, wins + won, draws + drawn, deviation, volatility, ratedAt);
    }
}
