package reversi.server.arbiter;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.LongConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.TournamentTerms;
import reversi.server.store.AccountRow;
import reversi.server.store.Creation;
import reversi.server.store.TournamentLog;
import reversi.server.store.TournamentRepository;
import reversi.server.table.ServerTime;
import reversi.server.tournament.Tournament;

/** What players and hosts want of tournaments: joining, leaving, taking somebody out, calling it off. May wait for the database. */
public final class TournamentEntries {
    private static final Logger LOG = LoggerFactory.getLogger(TournamentEntries.class);
    private static final int MOST_TRIES = 10;
    private static final long DAY_MILLIS = 86_400_000;

    private final TournamentRepository tournaments;
    private final TournamentLog log;
    private final TournamentCache cache;
    private final LongConsumer changed;
    private final ServerTime time;

    /** {@code changed} hears which tournament must be looked at. */
    TournamentEntries(
            TournamentRepository tournaments,
            TournamentLog log,
            TournamentCache cache,
            LongConsumer changed,
            ServerTime time) {
        this.tournaments = tournaments;
        this.log = log;
        this.cache = cache;
        this.changed = changed;
        this.time = time;
    }

    /** As a process has it that runs no tournaments itself: a server looks within a second at what was changed. */
    public static TournamentEntries elsewhere(TournamentRepository tournaments, TournamentLog log, ServerTime time) {
        return new TournamentEntries(tournaments, log, new TournamentCache(tournaments, log, time), id -> {}, time);
    }

    /** A tournament as it is now; empty if there is none. */
    public Optional<Tournament> find(long tournament) {
        return cache.current(tournament);
    }

    /** Makes a tournament whose host is a member. */
    public Creation create(AccountRow host, TournamentTerms terms) {
        long now = time.now();
        if (Ruling.isBarred(host, now) || host.standing().isMuted(now)) {
            return new Creation.Refused(ErrorCode.REFUSED);
        }
        return create(OptionalLong.of(host.id()), terms);
    }

    /** Makes a tournament of the operator. */
    public Creation create(TournamentTerms terms) {
        return create(OptionalLong.empty(), terms);
    }

    /** Makes the match to which a club has challenged another one, in the name of who challenged. */
    public Creation createMatch(long challenger, TournamentTerms terms) {
        return create(OptionalLong.of(challenger), terms);
    }

    private Creation create(OptionalLong host, TournamentTerms terms) {
        long now = time.now();
        return isTimely(terms) ? tournaments.create(host, terms, now) : new Creation.Refused(ErrorCode.BAD_START);
    }

    /** Whether a tournament may begin then: from now on, and not too far ahead. */
    public boolean isTimely(TournamentTerms terms) {
        long now = time.now();
        return terms.startsAt() > now && terms.startsAt() <= now + Protocol.MAX_DAYS_AHEAD * DAY_MILLIS;
    }

    /** Somebody joins, or comes back; empty on success. */
    public Optional<ErrorCode> join(long tournament, AccountRow player) {
        return change(
                tournament,
                state -> Ruling.join(
                        state, player, tournaments.club(state.terms().clubs(), player.id()), time.now()));
    }

    /** Somebody plays no further game; empty on success. */
    public Optional<ErrorCode> withdraw(long tournament, long player) {
        return change(tournament, state -> Ruling.withdraw(state, player, time.now()));
    }

    /** A host, or the operator if {@code by} is empty, takes somebody out; empty on success. */
    public Optional<ErrorCode> remove(long tournament, OptionalLong by, long player) {
        return change(tournament, state -> Ruling.remove(state, by, player, time.now()));
    }

    /** A host, or the operator if {@code by} is empty, calls it off; empty on success. */
    public Optional<ErrorCode> cancel(long tournament, OptionalLong by) {
        return change(tournament, state -> Ruling.cancel(state, by, time.now()));
    }

    /** The operator has it begin before its time; empty on success. */
    public Optional<ErrorCode> start(long tournament) {
        return change(tournament, state -> Ruling.start(state, time.now()));
    }

    /** An account takes part in nothing any more, since it is deleted, closed or hidden. */
    public void withdrawEverywhere(long player) {
        for (long tournament : tournaments.joined(player)) {
            Optional<ErrorCode> refusal = withdraw(tournament, player);
            refusal.ifPresent(why -> LOG.atWarn()
                    .addKeyValue("tournament", tournament)
                    .addKeyValue("account", player)
                    .addKeyValue("why", why)
                    .log("not-withdrawn"));
        }
    }

    private Optional<ErrorCode> change(long id, Function<Tournament, Ruling> rule) {
        Optional<ErrorCode> refusal = cache.alone(id, () -> changeAlone(id, rule));
        if (refusal.isEmpty()) {
            changed.accept(id);
        }
        return refusal;
    }

    /** Other nodes may be faster, each time. */
    private Optional<ErrorCode> changeAlone(long id, Function<Tournament, Ruling> rule) {
        for (int i = 0; i < MOST_TRIES; i++) {
            Optional<Tournament> before = cache.current(id);
            if (before.isEmpty()) {
                return Optional.of(ErrorCode.NO_SUCH_TOURNAMENT);
            }
            Ruling ruling = rule.apply(before.get());
            if (ruling instanceof Ruling.Refused refused) {
                return Optional.of(refused.reason());
            }
            if (ruling instanceof Ruling.Idle || add(before.get(), ((Ruling.Granted) ruling))) {
                return Optional.empty();
            }
        }
        return Optional.of(ErrorCode.UNAVAILABLE);
    }

    private boolean add(Tournament before, Ruling.Granted granted) {
        Tournament after = before.with(granted.event());
        // Due at once: whether it has a consequence now, the director says.
        OptionalLong due = OptionalLong.of(time.now());
        boolean added = log.add(new TournamentLog.Addition(before, List.of(granted.event()), after, due), List.of());
        if (added) {
            cache.keep(after);
        }
        return added;
    }
}
