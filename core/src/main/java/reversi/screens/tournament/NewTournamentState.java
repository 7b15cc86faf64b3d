package reversi.screens.tournament;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.ClubCard;
import reversi.online.GameTerms;
import reversi.online.Protocol;
import reversi.online.TournamentFormat;
import reversi.online.TournamentTerms;
import reversi.rules.NamedVariant;
import reversi.rules.Variant;
import reversi.rules.Variants;
import reversi.screens.online.InviteSheet;

/**
 * A tournament that is being made.
 *
 * @param clubs those whose members play: none for everybody, one, or the two that meet
 * @param name what it shall be called, as it is written
 * @param chosen the place of what is chosen among what is offered; 0 where it isn't there
 * @param trouble why it was not made; empty where nothing is the matter
 * @param isAsking whether it is on its way to the server
 * @param now the server's time, at the next full minute, in milliseconds since 1970
 */
record NewTournamentState(
        List<ClubCard> clubs, String name, Map<Choice, Integer> chosen, String trouble, boolean isAsking, long now) {
    /** What is chosen. */
    enum Choice {
        FORMAT,
        /** Board and rules. */
        VARIANT,
        CLOCK,
        /** Rounds of a Swiss. */
        ROUNDS,
        /** How often everybody meets. */
        CYCLES,
        MINUTES,
        START,
        /** The days from today on until the start. */
        DAY,
        /** The quarters of an hour from midnight on, at the start. */
        QUARTER,
        SEATS,
        /** How long somebody is waited for. */
        NO_SHOW,
        RATED,
        MEMBERS,
        /** Whether it is a league, whose divisions play it each month. */
        LEAGUE,
        /** How many play in a full division of a league. */
        DIVISION
    }

    /** The formats that are offered; clubs meet by a challenge. */
    static final List<TournamentFormat> FORMATS = List.of(
            TournamentFormat.ARENA, TournamentFormat.SWISS, TournamentFormat.ROUND_ROBIN, TournamentFormat.KNOCK_OUT);

    /** The numbers of boards of a match of clubs. */
    static final List<Integer> BOARDS = List.of(2, 4, 6, 8, 10, 20);

    /** The sizes of the divisions of a league. */
    static final List<Integer> DIVISIONS = List.of(6, 7, 8, 9, 10);

    private static final int MAX_LEAGUE_NAME = 30;

    /** The boards and rules that are offered. */
    static final List<Variant> VARIANTS =
            Variants.all().stream().map(NamedVariant::variant).toList();

    /** The clocks that are offered: all that end a game. */
    static final List<TimeControl> CLOCKS = InviteSheet.CLOCKS.stream()
            .filter(clock -> clock.kind() != TimeControl.Kind.NONE)
            .toList();

    /** The numbers of rounds of a Swiss; 0 for as many as the players need. */
    static final List<Integer> ROUNDS = List.of(0, 3, 5, 7, 9, 11);

    /** The lengths of an arena, in minutes. */
    static final List<Integer> MINUTES = List.of(30, 60, 90, 120);

    /** The times until the start, in minutes; after them a day and a time are chosen. */
    static final List<Integer> STARTS = List.of(5, 15, 60);

    /** The times that are offered for a first move, in seconds. */
    static final List<Integer> NO_SHOWS =
            List.of(TournamentTerms.MIN_NO_SHOW, 60, 120, 300, TournamentTerms.MAX_NO_SHOW);

    /** The quarters of an hour of a day. */
    static final int QUARTERS = 96;

    private static final List<Integer> SEATS = List.of(8, 16, 32);
    private static final long MINUTE_MILLIS = TournamentWords.MINUTE_MILLIS;
    private static final long DAY_MILLIS = 24 * TournamentWords.HOUR_MILLIS;
    private static final int EVENING = 80;

    NewTournamentState {
        clubs = List.copyOf(clubs);
        chosen = Map.copyOf(chosen);
    }

    /** A Swiss of quick rated games in a quarter of an hour, for as many as there is room for. */
    static NewTournamentState usual(List<ClubCard> clubs) {
        String name = clubs.size() < 2
                ? ""
                : clubs.get(0).name() + " – " + clubs.get(1).name();
        return new NewTournamentState(
                clubs,
                name.substring(0, Math.min(Protocol.MAX_TOURNAMENT_NAME, name.length())),
                Map.of(
                        Choice.FORMAT, TournamentFormat.SWISS.ordinal(),
                        Choice.CLOCK, 1,
                        Choice.MINUTES, 1,
                        Choice.START, 1,
                        Choice.QUARTER, EVENING,
                        Choice.SEATS, SEATS.size(),
                        Choice.NO_SHOW, 2,
                        Choice.DIVISION, 2,
                        Choice.RATED, 1,
                        Choice.MEMBERS, 1),
                "",
                false,
                0);
    }

    int at(Choice choice) {
        return chosen.getOrDefault(choice, 0);
    }

    NewTournamentState choosing(Choice choice, int at) {
        Map<Choice, Integer> next = new EnumMap<>(Choice.class);
        next.putAll(chosen);
        next.put(choice, at);
        return new NewTournamentState(clubs, name, next, "", isAsking, now);
    }

    NewTournamentState named(String words) {
        return new NewTournamentState(clubs, words, chosen, trouble, isAsking, now);
    }

    NewTournamentState troubled(String why) {
        return new NewTournamentState(clubs, name, chosen, why, false, now);
    }

    NewTournamentState asking() {
        return new NewTournamentState(clubs, name, chosen, "", true, now);
    }

    NewTournamentState at(long then) {
        return new NewTournamentState(clubs, name, chosen, trouble, isAsking, then);
    }

    TournamentFormat format() {
        return isMatch() ? TournamentFormat.MATCH : FORMATS.get(at(Choice.FORMAT));
    }

    private Variant variant() {
        return VARIANTS.get(at(Choice.VARIANT));
    }

    /** Whether its games may count: only those of standard Othello do. */
    boolean mayBeRated() {
        return variant().isStandard();
    }

    /** Whether it is a match of two clubs. */
    boolean isMatch() {
        return clubs.size() == 2;
    }

    /** Whether it may become a league: everybody of a club plays everybody. */
    boolean mayBeLeague() {
        return clubs.size() == 1 && format() == TournamentFormat.ROUND_ROBIN;
    }

    boolean isLeague() {
        return mayBeLeague() && at(Choice.LEAGUE) == 1;
    }

    boolean isRated() {
        return at(Choice.RATED) == 1 && mayBeRated();
    }

    /** Whether a day and a time are chosen. */
    boolean isLater() {
        return at(Choice.START) >= STARTS.size();
    }

    /** The numbers of seats that are offered; the last one is as many as the format has room for. */
    static List<Integer> seats(TournamentFormat format) {
        if (format == TournamentFormat.MATCH) {
            return BOARDS;
        }
        int most = TournamentTerms.mostSeats(format);
        return most == 32 ? SEATS : List.of(SEATS.get(0), SEATS.get(1), SEATS.get(2), most);
    }

    private int seats() {
        if (isLeague()) {
            return DIVISIONS.get(at(Choice.DIVISION));
        }
        List<Integer> offered = seats(format());
        return offered.get(Math.min(at(Choice.SEATS), offered.size() - 1));
    }

    /** When it starts, in milliseconds since 1970, where the person's clock is so far ahead of universal time. */
    long startsAt(int minutesAhead) {
        if (!isLater()) {
            return now + STARTS.get(at(Choice.START)) * MINUTE_MILLIS;
        }
        long ahead = minutesAhead * MINUTE_MILLIS;
        long midnight = Math.floorDiv(now + ahead, DAY_MILLIS) * DAY_MILLIS - ahead;
        return midnight + at(Choice.DAY) * DAY_MILLIS + at(Choice.QUARTER) * 15L * MINUTE_MILLIS;
    }

    /** The key of what is the matter with it; empty where it can be made. */
    Optional<String> lacking(int minutesAhead) {
        if (!TournamentTerms.isName(name.trim())) {
            return Optional.of("tournament.name.length");
        }
        if (isLeague() && name.trim().length() > MAX_LEAGUE_NAME) {
            return Optional.of("league.name.length");
        }
        long ahead = startsAt(minutesAhead) - now;
        return ahead < MINUTE_MILLIS || ahead > Protocol.MAX_DAYS_AHEAD * DAY_MILLIS
                ? Optional.of("tournament.start.past")
                : Optional.empty();
    }

    /** What is sent to the server, where nothing is lacking. */
    TournamentTerms terms(int minutesAhead) {
        TournamentFormat format = format();
        GameTerms game = new GameTerms(variant(), CLOCKS.get(at(Choice.CLOCK)), isRated(), ColourChoice.LOT);
        return new TournamentTerms(
                name.trim(),
                format,
                game,
                switch (format) {
                    case SWISS -> ROUNDS.get(at(Choice.ROUNDS));
                    case ROUND_ROBIN -> at(Choice.CYCLES) + 1;
                    case ARENA, KNOCK_OUT, MATCH -> 0;
                },
                format == TournamentFormat.ARENA ? MINUTES.get(at(Choice.MINUTES)) : 0,
                startsAt(minutesAhead),
                isMatch() ? 2 * seats() : seats(),
                isRated() || !clubs.isEmpty() || at(Choice.MEMBERS) == 1,
                NO_SHOWS.get(at(Choice.NO_SHOW)),
                clubs.stream().map(ClubCard::id).toList());
    }
}
