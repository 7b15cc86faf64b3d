package reversi.server.tournament;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import reversi.online.TournamentFormat;
import reversi.online.TournamentPhase;
import reversi.online.TournamentTerms;

/**
 * A tournament after some of its events: immutable, and the same wherever the same events were heard. Times are milliseconds since 1970,
 * players accounts; rounds and boards are numbered from 1.
 */
public final class Tournament {
    private static final long MINUTE_MILLIS = 60_000;

    private final long id;
    private final TournamentTerms terms;
    private final OptionalLong host;
    private final int version;
    private final TournamentPhase phase;
    private final long startedAt;
    private final long endedAt;
    private final Map<Long, Entrant> entrants;
    private final List<Long> seeds;
    private final int plannedRounds;
    private final List<TournamentRound> rounds;
    private final List<Integer> open;
    private final Set<Long> barred;

    private Tournament(long id, OptionalLong host, TournamentFold fold) {
        this.id = id;
        this.host = host;
        terms = fold.terms;
        version = fold.version;
        phase = fold.phase;
        startedAt = fold.startedAt;
        endedAt = fold.endedAt;
        entrants = fold.entrants;
        seeds = fold.seeds;
        plannedRounds = fold.plannedRounds;
        rounds = fold.rounds();
        open = List.copyOf(fold.open);
        barred = Set.copyOf(fold.barred);
    }

    /**
     * A tournament that was announced.
     *
     * @param id its number, from which whatever is left to chance is drawn
     * @param terms what its host decided
     * @param host the host's account; empty for one of the operator's
     */
    public static Tournament of(long id, TournamentTerms terms, OptionalLong host) {
        return new Tournament(id, host, new TournamentFold(terms));
    }

    /** The tournament after one more event; throws IllegalArgumentException for one that can't have happened. */
    public Tournament with(TournamentEvent event) {
        return withAll(List.of(event));
    }

    /** The tournament after more events; throws IllegalArgumentException for one that can't have happened. */
    public Tournament withAll(Collection<? extends TournamentEvent> events) {
        TournamentFold fold = fold();
        events.forEach(fold::add);
        return new Tournament(id, host, fold);
    }

    /** Its number. */
    public long id() {
        return id;
    }

    /** What its host decided. */
    public TournamentTerms terms() {
        return terms;
    }

    /** The host's account; empty for one of the operator's. */
    public OptionalLong host() {
        return host;
    }

    /** How many events it has had. */
    public int version() {
        return version;
    }

    /** How far it is. */
    public TournamentPhase phase() {
        return phase;
    }

    /** Whether it goes on. */
    public boolean isRunning() {
        return phase == TournamentPhase.RUNNING;
    }

    /** When it started; 0 before. */
    public long startedAt() {
        return startedAt;
    }

    /** When it ended or was called off; 0 before. */
    public long endedAt() {
        return endedAt;
    }

    /** When nobody is paired any more in an arena that has started; otherwise 0. */
    public long closesAt() {
        return terms.format() == TournamentFormat.ARENA && startedAt > 0
                ? startedAt + terms.minutes() * MINUTE_MILLIS
                : 0;
    }

    /** Everybody who takes part or did, in the order in which they joined. */
    public Collection<Entrant> entrants() {
        return entrants.values();
    }

    /** Somebody who takes part or did. */
    public Optional<Entrant> entrant(long player) {
        return Optional.ofNullable(entrants.get(player));
    }

    /** How many take part or did. */
    public int players() {
        return entrants.size();
    }

    /** Who took part when it started, the best rating first; empty before. */
    public List<Long> seeds() {
        return seeds;
    }

    /** How many rounds are to be played; 0 before the start. */
    public int plannedRounds() {
        return plannedRounds;
    }

    /** The rounds that were paired. */
    public List<TournamentRound> rounds() {
        return rounds;
    }

    /** The games that have not ended, all of the last round, in the order of their boards. */
    public List<OpenBoard> openBoards() {
        List<OpenBoard> boards = new ArrayList<>(open.size());
        for (int board : open) {
            boards.add(new OpenBoard(
                    rounds.size(), board, rounds.get(rounds.size() - 1).board(board)));
        }
        return boards;
    }

    /** The game of a player that has not ended. */
    public Optional<OpenBoard> openBoard(long player) {
        return openBoards().stream()
                .filter(board -> board.game().pairing().has(player))
                .findFirst();
    }

    /** Whether there are enough players to begin with. */
    public boolean isEnough() {
        return Sides.areEnough(terms, entrants.values());
    }

    /** Whether there is a free seat, in a match among those of a club, 1 or 2; otherwise that is 0. */
    public boolean hasRoom(int side) {
        return Sides.hasRoom(terms, entrants.values(), side);
    }

    /** Whether somebody new may join. In a Swiss one may until half of the rounds are paired, and has lost those that were. */
    public boolean admits(int side) {
        boolean isInTime =
                switch (phase) {
                    case PLANNED -> true;
                    case RUNNING ->
                        switch (terms.format()) {
                            case ARENA -> true;
                            case SWISS -> 2 * rounds.size() <= plannedRounds;
                            case ROUND_ROBIN, KNOCK_OUT, MATCH -> false;
                        };
                    case ENDED, CANCELLED -> false;
                };
        return isInTime && hasRoom(side);
    }

    /** Whether somebody who withdrew may play on: in an arena and a Swiss, unless the host took them out. */
    public boolean mayReturn(long player) {
        boolean isOpen = terms.format() == TournamentFormat.ARENA
                || (terms.format() == TournamentFormat.SWISS && rounds.size() < plannedRounds);
        return isRunning()
                && isOpen
                && !barred.contains(player)
                && entrant(player).filter(Entrant::isOut).isPresent();
    }

    /** Whether the host took a player out, who can't join any more then. */
    public boolean isBarred(long player) {
        return barred.contains(player);
    }

    private TournamentFold fold() {
        TournamentFold fold = new TournamentFold(terms);
        fold.entrants = entrants;
        fold.open.addAll(open);
        fold.barred.addAll(barred);
        fold.version = version;
        fold.phase = phase;
        fold.startedAt = startedAt;
        fold.endedAt = endedAt;
        fold.seeds = seeds;
        fold.plannedRounds = plannedRounds;
        fold.rounds(rounds);
        return fold;
    }
}
