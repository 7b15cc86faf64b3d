package reversi.tools.history;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.Referee;
import reversi.game.Result;
import reversi.game.Verdict;
import reversi.online.TableEvent;
import reversi.online.TableState;
import reversi.rules.Disc;
import reversi.rules.Move;

/**
 * A game on a server as one that does one thing after the other would hold it: the rules of {@link Referee}, without clocks, and what is known
 * of its versions. A game of which two different things were seen at one version can't have happened.
 *
 * @param events what is known to have happened at a version
 * @param snapshots what is known of the whole game after a version
 */
record TableModel(Map<Integer, TableEvent> events, Map<Integer, Snapshot> snapshots)
        implements Linearizability.Model<TableModel.Standing, TableOperation> {
    /**
     * A table at a moment.
     *
     * @param game the game; its version is the number of events
     * @param wishes who wants to play once more
     * @param next the game that came of that
     */
    record Standing(Game game, Set<Disc> wishes, Optional<Long> next) {}

    /** What a client is shown of a whole game. */
    record Snapshot(List<Move> moves, Optional<Disc> drawOffer, Optional<Disc> takebackOffer, boolean isOver) {
        static Snapshot of(TableState state) {
            return new Snapshot(
                    state.moves(),
                    state.drawOffer(),
                    state.takebackOffer(),
                    state.finish().isPresent());
        }

        static Snapshot of(Game game) {
            return new Snapshot(
                    game.transcript().moves(),
                    game.draw().open(),
                    game.takeback().open(),
                    game.isOver());
        }
    }

    @Override
    public Optional<Standing> after(Standing at, TableOperation operation) {
        return operation.accept(new After(at));
    }

    /** What each operation makes of a table; empty where it can't happen there. */
    private final class After implements TableOperation.Visitor<Optional<Standing>> {
        private final Standing at;
        private final Game game;

        After(Standing at) {
            this.at = at;
            this.game = at.game;
        }

        @Override
        public Optional<Standing> asked(TableOperation.Asked asked) {
            Verdict verdict = Referee.judge(game, asked.by(), asked.request(), 0, 0);
            return verdict.fold(
                    granted -> asked.refusal().isPresent() ? Optional.empty() : with(at, granted.events()),
                    refused -> where(asked.refusal().equals(Optional.of(refused.reason())), at));
        }

        @Override
        public Optional<Standing> stopped(TableOperation.Stopped stopped) {
            return game.isOver() ? Optional.empty() : with(at, List.of(stopped.event(game.position())));
        }

        @Override
        public Optional<Standing> seen(TableOperation.Seen seen) {
            return where(game.version() >= seen.version(), at);
        }

        @Override
        public Optional<Standing> newest(TableOperation.Newest newest) {
            return where(game.version() == newest.version(), at);
        }

        @Override
        public Optional<Standing> wantedRematch(TableOperation.WantedRematch wanted) {
            Set<Disc> wishes =
                    Stream.concat(at.wishes.stream(), Stream.of(wanted.by())).collect(Collectors.toUnmodifiableSet());
            return where(game.isOver(), at.wishes.equals(wishes) ? at : new Standing(game, wishes, at.next));
        }

        @Override
        public Optional<Standing> followedBy(TableOperation.FollowedBy followed) {
            Optional<Long> next = Optional.of(followed.game());
            boolean isSame = at.next.equals(next);
            return where(
                    isSame || (at.next.isEmpty() && at.wishes.size() == Disc.values().length),
                    isSame ? at : new Standing(game, at.wishes, next));
        }
    }

    private static Optional<Standing> where(boolean isPossible, Standing then) {
        return isPossible ? Optional.of(then) : Optional.empty();
    }

    private Optional<Standing> with(Standing at, List<GameEvent> happened) {
        Game game = at.game;
        for (GameEvent event : happened) {
            game = game.with(event, 0);
            TableEvent known = events.get(game.version());
            Snapshot shown = snapshots.get(game.version());
            if ((known != null && !text(known).equals(text(event)))
                    || (shown != null && !shown.equals(Snapshot.of(game)))) {
                return Optional.empty();
            }
        }
        return Optional.of(new Standing(game, at.wishes, at.next));
    }

    /** An event without what clocks showed: equal for equal events only. */
    private static String text(GameEvent event) {
        if (event instanceof GameEvent.Played played) {
            return played.ply() + " " + played.move();
        } else if (event instanceof GameEvent.TakenBack back) {
            return "back to " + back.plies();
        } else if (event instanceof GameEvent.Ended ended) {
            Result result = ended.result();
            return text(
                    result.ending(),
                    result.winner(),
                    result.score().black(),
                    result.score().white());
        }
        return event.toString();
    }

    private static String text(Ending ending, Optional<Disc> winner, int black, int white) {
        return ending + " " + winner.map(Disc::name).orElse("nobody") + " " + black + ":" + white;
    }

    /** The same of an event as a server tells it. */
    static String text(TableEvent event) {
        return event.fold(
                TableModel::text,
                TableEvent.Said::toString,
                end -> text(end.ending(), end.winner(), end.blackDiscs(), end.whiteDiscs()));
    }
}
