package reversi.online;

import java.util.List;
import reversi.game.ColourChoice;

/**
 * What a host decides about a tournament before it is announced.
 *
 * @param name what it is called, from 3 to 40 characters
 * @param format how players are brought together
 * @param game what each of its games is played by: the colours at random, and a clock that ends it in a bounded time
 * @param rounds Swiss: how many, from 1 to 15, or 0 for as many as the players need; round robin: how often everybody meets, 1 or
 *     2; otherwise 0
 * @param minutes arena: how long it goes on, from 10 to 240; otherwise 0
 * @param startsAt when it starts, in milliseconds since 1970; the server takes at most {@link Protocol#MAX_DAYS_AHEAD} days ahead
 * @param seats how many may play: from 2 to 1,000, in a round robin to 32, in a knock-out to 256; in a match half of
 *     them for each club, from 2 to 20
 * @param membersOnly whether only members may join, as they must where games are rated
 * @param noShow after how many seconds without a first move a game is lost, from 30 to 600
 * @param clubs the numbers of the clubs whose members alone may join: none for everybody, one, or in a match the two that meet
 */
public record TournamentTerms(
        String name,
        TournamentFormat format,
        GameTerms game,
        int rounds,
        int minutes,
        long startsAt,
        int seats,
        boolean membersOnly,
        int noShow,
        @OrElse("List.of()") List<Long> clubs) {
    /** The most rounds of a Swiss. */
    public static final int MAX_ROUNDS = 15;

    /** The shortest arena, in minutes. */
    public static final int MIN_MINUTES = 10;

    /** The longest arena, in minutes. */
    public static final int MAX_MINUTES = 240;

    /** The shortest time for a first move, in seconds. */
    public static final int MIN_NO_SHOW = 30;

    /** The longest time for a first move, in seconds. */
    public static final int MAX_NO_SHOW = 600;

    /** The fewest boards of a match. */
    public static final int MIN_BOARDS = 2;

    /** The most boards of a match. */
    public static final int MAX_BOARDS = 20;

    private static final int USUAL_NO_SHOW = 120;
    private static final int USUAL_MINUTES = 60;

    public TournamentTerms {
        clubs = List.copyOf(clubs);
        require(isName(name), "no name of a tournament: " + name);
        require(game.colour() == ColourChoice.LOT, "the colours of a tournament are at random");
        require(game.hasBoundedClock(), "a game of a tournament ends in a bounded time");
        require(membersOnly || !game.rated(), "only members play rated games");
        require(fitsRounds(format, rounds), format + " does not have this number of rounds: " + rounds);
        require(
                format == TournamentFormat.ARENA ? minutes >= MIN_MINUTES && minutes <= MAX_MINUTES : minutes == 0,
                format + " does not last this number of minutes: " + minutes);
        require(startsAt >= 0, "before 1970: " + startsAt);
        require(fitsSeats(format, seats), format + " does not have this number of seats: " + seats);
        require(fitsClubs(format, clubs, membersOnly), format + " is not for these clubs: " + clubs);
        require(noShow >= MIN_NO_SHOW && noShow <= MAX_NO_SHOW, "no time for a first move: " + noShow + " s");
    }

    /** Terms with what is usual: as many rounds as it takes, an hour for an arena, every seat there is, and two minutes for a first move. */
    public static TournamentTerms usual(String name, TournamentFormat format, GameTerms game, long startsAt) {
        return new TournamentTerms(
                name,
                format,
                game,
                format == TournamentFormat.ROUND_ROBIN ? 1 : 0,
                format == TournamentFormat.ARENA ? USUAL_MINUTES : 0,
                startsAt,
                mostSeats(format),
                game.rated(),
                USUAL_NO_SHOW,
                List.of());
    }

    /** The terms of a match of two clubs on a number of boards, with what is usual. */
    public static TournamentTerms match(String name, List<Long> clubs, int boards, GameTerms game, long startsAt) {
        return new TournamentTerms(
                name, TournamentFormat.MATCH, game, 0, 0, startsAt, 2 * boards, true, USUAL_NO_SHOW, clubs);
    }

    /** The same terms for the members of a club alone. */
    public TournamentTerms of(long club) {
        return new TournamentTerms(name, format, game, rounds, minutes, startsAt, seats, true, noShow, List.of(club));
    }

    /** Whether two clubs meet. */
    public boolean isMatch() {
        return format == TournamentFormat.MATCH;
    }

    /** How many players a format has room for. */
    public static int mostSeats(TournamentFormat format) {
        return switch (format) {
            case ARENA, SWISS -> 1_000;
            case ROUND_ROBIN -> 32;
            case KNOCK_OUT -> 256;
            case MATCH -> 2 * MAX_BOARDS;
        };
    }

    /** Whether a tournament may be called so. */
    public static boolean isName(String name) {
        return name.length() >= Protocol.MIN_TOURNAMENT_NAME
                && name.length() <= Protocol.MAX_TOURNAMENT_NAME
                && name.equals(name.trim())
                && !TextLine.hasControl(name);
    }

    private static boolean fitsSeats(TournamentFormat format, int seats) {
        boolean isMatch = format == TournamentFormat.MATCH;
        int least = isMatch ? 2 * MIN_BOARDS : 2;
        return seats >= least && seats <= mostSeats(format) && (!isMatch || seats % 2 == 0);
    }

    private static boolean fitsClubs(TournamentFormat format, List<Long> clubs, boolean membersOnly) {
        boolean isOne = clubs.size() < 2;
        boolean fits = format == TournamentFormat.MATCH
                ? clubs.size() == 2 && !clubs.get(0).equals(clubs.get(1))
                : isOne;
        return fits && (clubs.isEmpty() || membersOnly);
    }

    private static boolean fitsRounds(TournamentFormat format, int rounds) {
        return switch (format) {
            case SWISS -> rounds >= 0 && rounds <= MAX_ROUNDS;
            case ROUND_ROBIN -> rounds == 1 || rounds == 2;
            case ARENA, KNOCK_OUT, MATCH -> rounds == 0;
        };
    }

    private static void require(boolean fits, String otherwise) {
        if (!fits) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
