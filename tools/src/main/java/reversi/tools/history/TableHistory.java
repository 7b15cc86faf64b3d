package reversi.tools.history;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameRequest;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.game.Verdict;
import reversi.online.Finish;
import reversi.online.TableEvent;
import reversi.online.TableState;
import reversi.rules.Disc;
import reversi.rules.Variant;

/**
 * What all clients together asked and saw of one table, with the time of each on one clock in nanoseconds. What is asked counts as done by
 * the time at which anybody saw its event. Thread-safe.
 */
public final class TableHistory {
    private final Variant variant;
    private final Map<Long, Timed<TableOperation>> operations = new LinkedHashMap<>();
    private final NavigableMap<Integer, TableEvent> events = new TreeMap<>();
    private final Map<Integer, TableModel.Snapshot> snapshots = new HashMap<>();
    private long added;
    private boolean isContradicted;

    public TableHistory(Variant variant) {
        this.variant = variant;
    }

    private long add(TableOperation operation, long from, long until) {
        operations.put(++added, new Timed<>(operation, from, until));
        return added;
    }

    /** A player asks for something; returns its number for {@link #refused} and {@link #undone}. Until then nobody knows what came of it. */
    public synchronized long asked(Disc by, GameRequest request, long now) {
        return add(new TableOperation.Asked(by, request, Optional.empty()), now, Timed.NEVER);
    }

    /** The same of a rematch, which is {@link #confirmed} or {@link #undone}. */
    public synchronized long wantedRematch(Disc by, long now) {
        return add(new TableOperation.WantedRematch(by), now, Timed.NEVER);
    }

    /** The table refused what was asked. */
    public synchronized void refused(long number, Verdict.Refusal why, long now) {
        Timed<TableOperation> asked = operations.get(number);
        if (asked != null && asked.operation() instanceof TableOperation.Asked one) {
            TableOperation refused = new TableOperation.Asked(one.by(), one.request(), Optional.of(why));
            operations.put(number, new Timed<>(refused, asked.from(), now));
        } else {
            undone(number);
        }
    }

    /** What was asked never came to the table, for a reason that has nothing to do with the game. */
    public synchronized void undone(long number) {
        operations.remove(number);
    }

    /** What was asked was done. */
    public synchronized void confirmed(long number, long now) {
        operations.computeIfPresent(number, (n, asked) -> new Timed<>(asked.operation(), asked.from(), now));
    }

    /** Somebody was told of an event. */
    public synchronized void happened(int version, TableEvent event, long now) {
        TableEvent known = events.putIfAbsent(version, event);
        if (known != null) {
            isContradicted |= !TableModel.text(known).equals(TableModel.text(event));
            return;
        }
        add(new TableOperation.Seen(version), Long.MIN_VALUE, now);
        if (event instanceof TableEvent.Finished finished) {
            stopped(finished.finish());
        }
    }

    private void stopped(Finish finish) {
        Ending ending = finish.ending();
        if (ending == Ending.TIME || ending == Ending.LEFT || ending == Ending.CLAIMED || ending == Ending.ABANDONED) {
            add(new TableOperation.Stopped(ending, finish.winner()), Long.MIN_VALUE, Timed.NEVER);
        }
    }

    /** Somebody was told the whole table, as it had been by {@code now}. */
    public synchronized void seated(TableState state, long now) {
        TableModel.Snapshot snapshot = TableModel.Snapshot.of(state);
        TableModel.Snapshot known = snapshots.putIfAbsent(state.version(), snapshot);
        isContradicted |= known != null && !known.equals(snapshot);
        if (known == null) {
            add(new TableOperation.Seen(state.version()), Long.MIN_VALUE, now);
            state.finish().ifPresent(finish -> happened(state.version(), new TableEvent.Finished(finish), now));
        }
    }

    /** As {@link #seated}, of a table that had nothing newer at some moment since {@code from}. */
    public synchronized void newest(TableState state, long from, long now) {
        seated(state, now);
        add(new TableOperation.Newest(state.version()), from, now);
    }

    /** Somebody was seated at the game that came of a rematch. */
    public synchronized void followedBy(long game, long now) {
        add(new TableOperation.FollowedBy(game), Long.MIN_VALUE, now);
    }

    /** Whether a game can have looked so to all. */
    public synchronized Linearizability.Verdict check() {
        if (isContradicted) {
            return Linearizability.Verdict.VIOLATED;
        }
        GameSetup setup = new GameSetup(variant, Seat.remote(""), Seat.remote(""), TimeControl.none());
        return Linearizability.check(
                new TableModel.Standing(Game.start(setup, 0), Set.of(), Optional.empty()),
                new ArrayList<>(operations.values()),
                new TableModel(events, snapshots));
    }

    /** How many moves were told to somebody and are neither in the game as it is now nor were taken back as far as anybody was told. */
    public synchronized long lost(TableState last) {
        return events.entrySet().stream()
                .filter(entry -> entry.getValue() instanceof TableEvent.InGame inGame
                        && inGame.event() instanceof GameEvent.Played played
                        && isLost(entry.getKey(), played, last))
                .count();
    }

    private boolean isLost(int version, GameEvent.Played played, TableState last) {
        int ply = played.ply();
        boolean isThere =
                ply <= last.moves().size() && last.moves().get(ply - 1).equals(played.move());
        boolean isTakenBack = events.tailMap(version, false).values().stream()
                .anyMatch(event -> event instanceof TableEvent.InGame inGame
                        && inGame.event() instanceof GameEvent.TakenBack back
                        && back.plies() < ply);
        return version > last.version() || (!isThere && !isTakenBack);
    }

    /** All of it, one operation in a line, by the time of its beginning. */
    @Override
    public synchronized String toString() {
        List<Timed<TableOperation>> sorted = new ArrayList<>(operations.values());
        sorted.sort((one, other) -> Long.compare(one.from(), other.from()));
        StringBuilder text = new StringBuilder();
        events.forEach((version, event) ->
                text.append(version).append(": ").append(TableModel.text(event)).append('\n'));
        snapshots.forEach((version, shown) ->
                text.append(version).append(" shown: ").append(shown).append('\n'));
        sorted.forEach(timed -> text.append(timed).append('\n'));
        return text.toString();
    }
}
