package reversi.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Turn;

/**
 * A game after some of its events: immutable, and the same wherever the same events are folded. Times are on the scale of its
 * {@link Clock}.
 *
 * @param setup what was settled before it began
 * @param version how many events there were
 * @param transcript the turns played, the opening's included
 * @param undone the moves taken back that can be restored, passes included
 * @param history what the clocks showed when each turn since the opening began, those taken back included: one more than turns
 * @param clock the clocks
 * @param draw the offers of a draw
 * @param takeback the wishes to take back
 * @param paused whether the clocks stand still
 * @param result how it ended; empty while it goes on
 */
public record Game(
        GameSetup setup,
        int version,
        Transcript transcript,
        List<Move> undone,
        List<ClockTimes> history,
        Clock clock,
        Offers draw,
        Offers takeback,
        boolean paused,
        Optional<Result> result) {
    public Game {
        undone = List.copyOf(undone);
        history = List.copyOf(history);
    }

    /** A game that begins at a moment, its opening played. */
    public static Game start(GameSetup setup, long now) {
        return start(setup, Clock.start(setup, now));
    }

    /** The same with other clocks than the setup's. */
    public static Game start(GameSetup setup, Clock clock) {
        return new Game(
                setup,
                0,
                setup.opened(),
                List.of(),
                List.of(clock.shown()),
                clock,
                Offers.none(),
                Offers.none(),
                false,
                Optional.empty());
    }

    /** The position on the board. */
    public Position position() {
        return transcript.current();
    }

    /** Whether nothing has been played since the opening, so that there is nothing to lose. */
    public boolean isUntouched() {
        return history.size() == 1;
    }

    /** Whether the game has ended. */
    public boolean isOver() {
        return result.isPresent();
    }

    /** Whether a clock runs for the side to move: it has one, and the game neither pauses nor has ended. */
    public boolean isRunning() {
        return !isOver() && !paused && clock.isTimed(position().toMove());
    }

    /** The clocks with what they show at a moment. */
    public Clock clockAt(long now) {
        return isRunning() ? clock.at(position().toMove(), now) : clock.showing(clock.shown(), now);
    }

    /** This game where no time counted for so long since the turn began. */
    public Game stoppedFor(long millis) {
        return millis == clock.stopped()
                ? this
                : new Draft(this).clock(clock.stoppedFor(millis)).same();
    }

    /** This game with clocks that show this at a moment, as after a pause in which it was kept. */
    public Game showing(ClockTimes times, long now) {
        return new Draft(this).clock(clock.showing(times, now)).same();
    }

    /** What can be seen of this game on its board and clocks: no offers, and nothing that could be restored. */
    public Game shown() {
        return new Draft(this)
                .draw(Offers.none())
                .takeback(Offers.none())
                .forgetUndone()
                .same();
    }

    /** Whether an event can be the next one; any other is one of another game, or comes too late. */
    public boolean allows(GameEvent event) {
        return new Draft(this).after(event, clock.since()).isAllowed;
    }

    /** The game after one more event at a moment; throws IllegalArgumentException for one that it does not {@link #allows allow}. */
    public Game with(GameEvent event, long now) {
        Draft draft = new Draft(this).after(event, now);
        if (!draft.isAllowed) {
            throw new IllegalArgumentException(reason(event));
        }
        return draft.next();
    }

    private String reason(GameEvent event) {
        if (event instanceof GameEvent.Played played && !isOver() && played.ply() == transcript.plies() + 1) {
            return "ply " + played.ply() + ", " + played.move() + ": "
                    + position().refusal(played.move()).orElseThrow();
        }
        return event + " can't follow ply " + transcript.plies();
    }

    /**
     * The shortest way from here to another game of the same variant and opening: what is to be taken back, what is to be played,
     * with what the clocks showed there, and the end. Folded, these events give its turns and its result, and what can be restored
     * there can be restored after them; offers and pauses stay as they are here.
     */
    public List<GameEvent> eventsTo(Game goal) {
        List<Move> line = new ArrayList<>(goal.transcript.moves());
        int plies = line.size();
        int same = common(transcript.moves(), line);
        List<Move> left = new ArrayList<>(transcript.moves().subList(same, transcript.plies()));
        left.addAll(undone);
        boolean isRestorable = same == plies && common(left, goal.undone) == goal.undone.size();
        boolean restores = !goal.undone.isEmpty() && !isRestorable;
        boolean differs = same < plies || restores || !result.equals(goal.result);
        List<GameEvent> events = new ArrayList<>();
        if (same < transcript.plies() || (isOver() && differs)) {
            events.add(new GameEvent.TakenBack(same, goal.shownAt(same)));
        }
        if (restores) {
            line.addAll(goal.undone);
        }
        for (int ply = same; ply < line.size(); ply++) {
            events.add(new GameEvent.Played(ply + 1, line.get(ply), goal.clocksAtPly(ply + 1)));
        }
        if (restores) {
            events.add(new GameEvent.TakenBack(plies, goal.shownAt(plies)));
        }
        if (differs || !events.isEmpty()) {
            goal.result.map(GameEvent.Ended::new).ifPresent(events::add);
        }
        return events;
    }

    private static int common(List<Move> one, List<Move> other) {
        int same = 0;
        while (same < Math.min(one.size(), other.size()) && one.get(same).equals(other.get(same))) {
            same++;
        }
        return same;
    }

    /** What the clocks show at a ply: at the present one not what they showed when its turn began. */
    private ClockTimes shownAt(int plies) {
        return plies == transcript.plies() ? clock.shown() : clocksAtPly(plies);
    }

    /** The same turns in a game with a person in every seat; offers and a pause are left behind. */
    public Game betweenPeople() {
        return in(setup.betweenPeople());
    }

    /** The same turns, and the same end, in a game of another setup by the same rules and with the same opening; offers and a pause are left behind. */
    public Game in(GameSetup other) {
        Game game = start(other, 0);
        for (GameEvent event : game.eventsTo(this)) {
            game = game.with(event, 0);
        }
        return game.showing(clock.shown(), 0);
    }

    /** How many turns the opening has, which can't be taken back. */
    private int opening() {
        return transcript.plies() + undone.size() + 1 - history.size();
    }

    /** What the clocks showed when the turn after this many plies began. */
    public ClockTimes clocksAtPly(int plies) {
        return history.get(plies - opening());
    }

    /** The ply to which an undo goes back: the last choice of a person who may take back; empty where there is none, or where the game was decided otherwise than by discs. */
    public OptionalInt undoPly() {
        if (!canRewind()) {
            return OptionalInt.empty();
        }
        List<Turn> turns = transcript.turns();
        for (int ply = turns.size() - 1; ply >= opening(); ply--) {
            if (setup.isUndoStop(turns.get(ply))) {
                return OptionalInt.of(ply);
            }
        }
        return OptionalInt.empty();
    }

    /** The ply to which a redo goes: the next such choice, or the end of what can be restored; empty where nothing can. */
    public OptionalInt redoPly() {
        if (!canRewind() || undone.isEmpty()) {
            return OptionalInt.empty();
        }
        List<Turn> line = GameSetup.replay(transcript, undone).turns();
        for (int ply = transcript.plies() + 1; ply < line.size(); ply++) {
            if (setup.isUndoStop(line.get(ply))) {
                return OptionalInt.of(ply);
            }
        }
        return OptionalInt.of(line.size());
    }

    private boolean canRewind() {
        return result.isEmpty() || result.get().ending() == Ending.DISCS;
    }

    /** The next state of a game while one event changes it. */
    private static final class Draft implements GameEvent.Visitor {
        private final Game game;
        private Transcript transcript;
        private List<Move> undone;
        private List<ClockTimes> history;
        private Clock clock;
        private Offers draw;
        private Offers takeback;
        private boolean paused;
        private Optional<Result> result;
        private long now;
        private boolean isAllowed = true;

        Draft(Game game) {
            this.game = game;
            transcript = game.transcript;
            undone = game.undone;
            history = game.history;
            clock = game.clock;
            draw = game.draw;
            takeback = game.takeback;
            paused = game.paused;
            result = game.result;
        }

        Draft clock(Clock next) {
            clock = next;
            return this;
        }

        Draft draw(Offers next) {
            draw = next;
            return this;
        }

        Draft takeback(Offers next) {
            takeback = next;
            return this;
        }

        /** What one event at a moment makes of it; unchanged where that is not allowed. */
        Draft after(GameEvent event, long moment) {
            now = moment;
            event.accept(this);
            return this;
        }

        /** What was taken back stays restorable as long as the game repeats it. */
        @Override
        public void played(GameEvent.Played event) {
            boolean isNext = !game.isOver() && event.ply() == transcript.plies() + 1;
            if (!isNext || !(game.position().play(event.move()) instanceof Played.Legal legal)) {
                isAllowed = false;
                return;
            }
            int at = transcript.plies() - game.opening();
            boolean repeats = !undone.isEmpty() && undone.get(0).equals(event.move());
            List<ClockTimes> times = new ArrayList<>(history.subList(0, at + 1));
            times.add(event.clocks());
            if (repeats) {
                times.addAll(history.subList(at + 2, history.size()));
            }
            undone = repeats ? undone.subList(1, undone.size()) : List.of();
            history = times;
            transcript = transcript.with(legal.turn());
            clock = clock.showing(event.clocks(), now);
            Disc mover = game.position().toMove();
            draw = draw.afterMoveOf(mover);
            takeback = takeback.afterMoveOf(mover);
        }

        @Override
        public void drawOffered(GameEvent.DrawOffered event) {
            draw = draw.offered(event.by(), transcript.plies());
        }

        @Override
        public void drawDeclined(GameEvent.DrawDeclined event) {
            draw = draw.closed();
        }

        @Override
        public void takebackOffered(GameEvent.TakebackOffered event) {
            takeback = takeback.offered(event.by(), transcript.plies());
        }

        @Override
        public void takebackDeclined(GameEvent.TakebackDeclined event) {
            takeback = takeback.closed();
        }

        @Override
        public void takenBack(GameEvent.TakenBack event) {
            goTo(event.plies(), event.clocks(), game.opening(), transcript.plies());
        }

        @Override
        public void redone(GameEvent.Redone event) {
            goTo(event.plies(), event.clocks(), transcript.plies(), transcript.plies() + undone.size());
        }

        private void goTo(int plies, ClockTimes clocks, int least, int most) {
            isAllowed = plies >= least && plies <= most;
            if (!isAllowed) {
                return;
            }
            Transcript line = GameSetup.replay(transcript, undone);
            transcript = line.upTo(plies);
            undone = line.moves().subList(plies, line.plies());
            clock = clock.showing(clocks, now);
            draw = draw.closed();
            takeback = takeback.closed();
            result = Optional.empty();
        }

        @Override
        public void paused(GameEvent.Paused event) {
            clock = game.clockAt(now);
            paused = true;
        }

        @Override
        public void resumed(GameEvent.Resumed event) {
            clock = game.clockAt(now);
            paused = false;
        }

        @Override
        public void ended(GameEvent.Ended event) {
            result = Optional.of(event.result());
            clock = game.clockAt(now);
            draw = draw.closed();
            takeback = takeback.closed();
        }

        Draft forgetUndone() {
            undone = List.of();
            history = history.subList(0, transcript.plies() - game.opening() + 1);
            return this;
        }

        Game next() {
            return game(game.version + 1);
        }

        Game same() {
            return game(game.version);
        }

        private Game game(int version) {
            return new Game(game.setup, version, transcript, undone, history, clock, draw, takeback, paused, result);
        }
    }
}
