package reversi.server.arbiter;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reversi.online.TableEvent;
import reversi.online.TableRequest;
import reversi.online.TournamentFormat;
import reversi.online.TournamentNews;
import reversi.rules.Disc;
import reversi.server.game.GameFacts;
import reversi.server.game.GameState;
import reversi.server.game.TableReferee;
import reversi.server.lobby.Matchmaker;
import reversi.server.lobby.MessageDispatcher;
import reversi.server.store.StoreException;
import reversi.server.store.TournamentLog;
import reversi.server.store.TournamentRepository;
import reversi.server.table.ServerTime;
import reversi.server.table.Table;
import reversi.server.table.TableListener;
import reversi.server.table.Tables;
import reversi.server.tournament.Attendance;
import reversi.server.tournament.Director;
import reversi.server.tournament.GameOutcome;
import reversi.server.tournament.OpenBoard;
import reversi.server.tournament.Tournament;
import reversi.server.tournament.TournamentEvent;
import reversi.server.tournament.TournamentStep;

/**
 * Runs tournaments: does what the director says is next, and hears the results of games. Any node may do it for any tournament: whoever is
 * overtaken by another one has done nothing, and looks again.
 */
public final class TournamentRunner implements TableListener {
    private static final Logger LOG = LoggerFactory.getLogger(TournamentRunner.class);

    /** So many games begin in one transaction at most: others want to write too. */
    private static final int MOST_AT_ONCE = 20;

    /** So often a tournament is looked at before others have their turn. */
    private static final int MOST_LOOKS = 200;

    /** So long one that could not go on is left alone, in milliseconds. */
    private static final long FAILED_MILLIS = 30_000;

    private final TournamentRepository tournaments;
    private final TournamentLog log;
    private final TournamentCache cache;
    private final Attendance attendance;
    private final Matchmaker matchmaker;
    private final MessageDispatcher dispatcher;
    private final Tables tables;
    private final ServerTime time;
    private final Executor work;

    /** Until when those are left alone that could not go on. */
    private final Map<Long, Long> failed = new ConcurrentHashMap<>();

    private final Set<Long> waiting = ConcurrentHashMap.newKeySet();

    TournamentRunner(TournamentServices services, TournamentCache cache, Attendance attendance) {
        this.tournaments = services.tournaments();
        this.log = services.log();
        this.cache = cache;
        this.attendance = attendance;
        this.matchmaker = services.matchmaker();
        this.dispatcher = services.dispatcher();
        this.tables = services.tables();
        this.time = services.time();
        this.work = services.work();
    }

    /** Looks after the tournaments whose time has come, and those of which a game has ended; call it each second. */
    public void tick() {
        long now = time.now();
        failed.values().removeIf(until -> until <= now);
        tournaments.withResults().forEach(this::look);
        for (long id : tournaments.due(now)) {
            attempt(id, () -> {
                lookAlone(id);
                rest(id, now);
            });
        }
    }

    /**
     * Looks after the tournaments in which somebody is waited for, who may have come or become free; call it every few seconds. What it
     * asks of the database does not depend on how many there are.
     */
    public void attend() {
        tournaments.running().forEach((id, version) -> {
            if (cache.known(id, version).map(TournamentRunner::isWaiting).orElse(true)) {
                look(id);
            }
        });
    }

    private static boolean isWaiting(Tournament tournament) {
        return tournament.terms().format() == TournamentFormat.ARENA
                || tournament.openBoards().stream()
                        .anyMatch(board -> board.game().game().isEmpty());
    }

    /** A game of a tournament has ended: looks at it soon. */
    @Override
    public void happened(Table table, GameState after, TableEvent event) {
        if (event instanceof TableEvent.Finished) {
            after.facts().tournament().ifPresent(link -> wake(link.tournament()));
        }
    }

    /** Has a tournament looked at soon; never waits. */
    void wake(long tournament) {
        if (waiting.add(tournament)) {
            try {
                work.execute(() -> {
                    waiting.remove(tournament);
                    look(tournament);
                });
            } catch (RejectedExecutionException closed) {
                // Whoever serves next finds the result on the disk.
                waiting.remove(tournament);
            }
        }
    }

    private void look(long id) {
        attempt(id, () -> lookAlone(id));
    }

    private void lookAlone(long id) {
        int looks = 0;
        // Between two looks whoever wants to join or to leave has a turn.
        while (looks < MOST_LOOKS && cache.alone(id, () -> goOn(id))) {
            looks++;
        }
    }

    /** One that can't go on must not keep the others waiting. */
    private void attempt(long id, Runnable task) {
        if (failed.containsKey(id)) {
            return;
        }
        try {
            task.run();
        } catch (StoreException failure) {
            // It is all on the disk: the next tick tries again.
            LOG.atWarn()
                    .addKeyValue("tournament", id)
                    .addKeyValue("failure", failure.getMessage())
                    .log("tournament-waits");
        } catch (RuntimeException broken) {
            LOG.atError().addKeyValue("tournament", id).setCause(broken).log("tournament-failed");
            failed.put(id, time.now() + FAILED_MILLIS);
        }
    }

    /** Does what is next; returns whether something was done, so that more may be next. */
    private boolean goOn(long id) {
        Optional<Tournament> found = cache.current(id);
        if (found.isEmpty()) {
            return false;
        }
        Tournament tournament = found.get();
        List<Long> ended = tournaments.unscored(id);
        if (!ended.isEmpty()) {
            return score(tournament, ended);
        }
        Work next = new Work();
        Director.next(tournament, time.now(), attendance).forEach(step -> step.accept(next));
        next.lost.forEach(this::resign);
        return next.events.isEmpty() ? begin(tournament, next.boards) : add(tournament, next.events, List.of());
    }

    /** What the director's steps come to. */
    private final class Work implements TournamentStep.Visitor<Boolean> {
        final List<TournamentEvent> events = new ArrayList<>();
        final List<TournamentStep.Begin> boards = new ArrayList<>();
        final List<TournamentStep.Forfeit> lost = new ArrayList<>();

        @Override
        public Boolean event(TournamentStep.RecordEvent step) {
            return events.add(step.event());
        }

        @Override
        public Boolean begin(TournamentStep.Begin step) {
            return boards.add(step);
        }

        /** A game that goes on ends as any other does, and its result is heard then. */
        @Override
        public Boolean forfeit(TournamentStep.Forfeit step) {
            return step.game().isPresent()
                    ? lost.add(step)
                    : events.add(new TournamentEvent.Scored(step.round(), step.board(), step.outcome(), time.now()));
        }
    }

    /** Nothing is to be done now: notes when there will be, where the last event did not say so. */
    private void rest(long id, long now) {
        cache.recent(id)
                .ifPresent(tournament -> tournaments.lookAgain(id, tournament.version(), now, next(tournament)));
    }

    private OptionalLong next(Tournament tournament) {
        return Director.nextLook(tournament, time.now(), attendance);
    }

    /** Adds events; returns whether anything is to be looked at again at once. */
    private boolean add(Tournament before, List<? extends TournamentEvent> events, List<Long> scoredGames) {
        Tournament after = before.withAll(events);
        boolean added = log.add(new TournamentLog.Addition(before, events, after, next(after)), scoredGames);
        if (added) {
            cache.keep(after);
        }
        return added;
    }

    private boolean score(Tournament tournament, List<Long> games) {
        List<TournamentEvent> events = new ArrayList<>();
        List<Long> scored = new ArrayList<>();
        List<Long> strangers = new ArrayList<>();
        for (long game : games) {
            Optional<OpenBoard> board = tournament.isRunning() ? boardOf(tournament, game) : Optional.empty();
            Optional<GameState> state = ended(game);
            if (board.isEmpty()) {
                strangers.add(game);
            } else if (state.isPresent()) {
                scored.add(game);
                events.add(new TournamentEvent.Scored(
                        board.get().round(), board.get().board(), outcome(state.get()), time.now()));
            }
        }
        if (!strangers.isEmpty()) {
            log.ignore(strangers);
        }
        return events.isEmpty() ? !strangers.isEmpty() : add(tournament, events, scored);
    }

    /** A game that has ended, by what this node knows or else by what is on the disk. */
    private Optional<GameState> ended(long game) {
        return tables.find(game).map(Table::state).filter(GameState::isOver).or(() -> tables.newest(game)
                .map(Table::state)
                .filter(GameState::isOver));
    }

    private static Optional<OpenBoard> boardOf(Tournament tournament, long game) {
        return tournament.openBoards().stream()
                .filter(board -> board.game().game().equals(OptionalLong.of(game)))
                .findFirst();
    }

    private static GameOutcome outcome(GameState state) {
        return GameOutcome.of(state.finish().orElseThrow(), state.position(), state.isNoShow());
    }

    /** Ends a game that goes on although somebody in it plays no more. */
    private void resign(TournamentStep.Forfeit forfeit) {
        long game = forfeit.game().orElseThrow();
        Disc loser = forfeit.outcome().winner().orElse(Disc.BLACK).other();
        // What is refused is over.
        tables.find(game)
                .ifPresent(table -> table.request(
                        (state, now) -> TableReferee.judge(state, loser, new TableRequest.Resign(game), now, 0, false),
                        over -> {}));
    }

    /** Begins games, some at once; returns whether anything is to be looked at again at once. */
    private boolean begin(Tournament tournament, List<TournamentStep.Begin> boards) {
        for (int from = 0; from < boards.size(); from += MOST_AT_ONCE) {
            List<TournamentStep.Begin> some = boards.subList(from, Math.min(boards.size(), from + MOST_AT_ONCE));
            Optional<TournamentLog.Beginning> result = log.begin(tournament, some, this::next, time.now());
            if (result.isEmpty()) {
                return true;
            }
            Tournament after = result.get().after();
            cache.keep(after);
            result.get().begun().forEach(game -> call(after, game));
            if (withdraw(after, result.get().deleted()) || !result.get().begun().isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** Players whose accounts are deleted play no further game; returns whether there were any. */
    private boolean withdraw(Tournament tournament, List<Long> players) {
        long now = time.now();
        List<TournamentEvent> events = new ArrayList<>();
        for (long player : players) {
            if (tournament.entrant(player).filter(entrant -> !entrant.isOut()).isPresent()) {
                events.add(new TournamentEvent.Withdrew(player, now));
            }
        }
        return !events.isEmpty() && add(tournament, events, List.of());
    }

    private void call(Tournament tournament, GameFacts game) {
        matchmaker.begin(game);
        TournamentNews.TournamentCalls call = TournamentPages.call(tournament, game.id());
        for (Disc side : Disc.values()) {
            dispatcher.send(game.seat(side).account(), call);
        }
    }
}
