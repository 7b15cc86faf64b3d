package reversi.server.game;

/** The rating of people; {@code docs/ratings.md} says why these numbers. */
public final class Elo {
    /** Where everybody begins. */
    public static final int START = 1200;

    /** Nobody falls below. */
    public static final int FLOOR = 100;

    /** Rated games after which a rating moves more slowly. */
    static final int SETTLED_GAMES = 30;

    private static final int K_NEW = 40;
    private static final int K_SETTLED = 20;
    private static final double SPREAD = 400;

    private Elo() {}

    /** The share of the points that a player is expected to win, 0…1. */
    public static double expected(int own, int other) {
        return 1 / (1 + Math.pow(10, (other - own) / SPREAD));
    }

    /**
     * The rating after a game.
     *
     * @param own the rating before
     * @param other the opponent's rating before
     * @param games the rated games played before
     * @param score 1 for a win, 0.5 for a draw, 0 for a loss
     */
    public static int after(int own, int other, int games, double score) {
        int k = games < SETTLED_GAMES ? K_NEW : K_SETTLED;
        long change = Math.round(k * (score - expected(own, other)));
        return Math.max(FLOOR, own + (int) change);
    }
}
