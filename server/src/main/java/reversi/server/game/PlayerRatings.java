package reversi.server.game;

import reversi.game.Result;
import reversi.online.Finish;
import reversi.online.RatingPool;
import reversi.rules.Disc;

/**
 * What is known of a member by whom a game that counts is played.
 *
 * @param all by all rated games: the rating by which the member is known, and how many were won
 * @param apart by those of the game's {@link RatingPool} alone
 */
public record PlayerRatings(PlayerStats all, PlayerStats apart) {
    /** What the end of a game makes of the ratings of its players. */
    public record Settled(PlayerRatings black, PlayerRatings white, Finish finish) {}

    /**
     * Settles a game that counts, at {@code now} in milliseconds since 1970. Where its pool is not one of those that all count, only the ratings
     * apart change, and are told; it is counted among all games nevertheless.
     */
    public static Settled settle(Result end, RatingPool pool, PlayerRatings black, PlayerRatings white, long now) {
        PlayerStats blackApart = black.apartAfter(end, Disc.BLACK, white, now);
        PlayerStats whiteApart = white.apartAfter(end, Disc.WHITE, black, now);
        if (pool.isOverall()) {
            PlayerStats.Settled all = PlayerStats.settle(end, true, black.all, white.all, now);
            return new Settled(
                    new PlayerRatings(all.black(), blackApart),
                    new PlayerRatings(all.white(), whiteApart),
                    all.finish());
        }
        return new Settled(
                new PlayerRatings(black.all.counting(end, Disc.BLACK), blackApart),
                new PlayerRatings(white.all.counting(end, Disc.WHITE), whiteApart),
                PlayerStats.finish(
                        end, PlayerStats.gain(black.apart, blackApart), PlayerStats.gain(white.apart, whiteApart)));
    }

    /** How much the game counts follows from all that the opponent has played. */
    private PlayerStats apartAfter(Result end, Disc own, PlayerRatings opponent, long now) {
        return apart.after(end, own, opponent.apart.skill(now), opponent.all.weight(), now);
    }
}
