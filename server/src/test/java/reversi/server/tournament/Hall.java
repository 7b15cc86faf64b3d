package reversi.server.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.GameTerms;
import reversi.online.TournamentFormat;
import reversi.online.TournamentTerms;
import reversi.rules.Disc;
import reversi.rules.Variant;

/** Where a tournament is played without a server: carries out what the director says, and lets games end as they are told to. */
final class Hall implements Attendance {
    static final long START = 1_000_000_000_000L;
    static final long TICK = 5_000;
    static final int NO_SHOW = 60;

    private static final ThreadMXBean CPU = ManagementFactory.getThreadMXBean();

    private final List<TournamentEvent> events = new ArrayList<>();
    private final Set<Long> away = new HashSet<>();
    private final Set<Long> asleep = new HashSet<>();
    private final Map<Long, OpenBoard> games = new HashMap<>();
    private final Map<Long, Long> begunAt = new HashMap<>();
    private final Set<Long> playing = new HashSet<>();
    private final Consumer<TournamentEvent.Paired> eachPairing;
    private final IntUnaryOperator blackDiscs;
    private Tournament tournament;
    private long now = START;
    private int played;
    private long lastGame;
    private long longestNanos;

    /**
     * @param terms the terms of the tournament
     * @param blackDiscs what Black has at the end of a game, by its number
     * @param eachPairing hears of each pairing before it is recorded
     */
    Hall(TournamentTerms terms, IntUnaryOperator blackDiscs, Consumer<TournamentEvent.Paired> eachPairing) {
        tournament = Tournament.of(7, terms, OptionalLong.empty());
        this.blackDiscs = blackDiscs;
        this.eachPairing = eachPairing;
    }

    static TournamentTerms terms(TournamentFormat format, int rounds) {
        GameTerms game = new GameTerms(Variant.OTHELLO, TimeControl.perGame(300, 0), false, ColourChoice.LOT);
        int minutes = format == TournamentFormat.ARENA ? 10 : 0;
        boolean isMatch = format == TournamentFormat.MATCH;
        int seats = TournamentTerms.mostSeats(format);
        return new TournamentTerms(
                "Test",
                format,
                game,
                rounds,
                minutes,
                START,
                seats,
                isMatch,
                NO_SHOW,
                isMatch ? List.of(1L, 2L) : List.of());
    }

    Tournament tournament() {
        return tournament;
    }

    List<TournamentEvent> events() {
        return events;
    }

    long now() {
        return now;
    }

    /** How long the director had to compute at most for an answer, in milliseconds of a processor. */
    long longestMillis() {
        return longestNanos / 1_000_000;
    }

    void join(long player, int rating) {
        int side = side(player);
        record(new TournamentEvent.Joined(player, rating, now, side == 0 ? Optional.empty() : Optional.of(side)));
    }

    /** For which club of a match a player plays: those of even numbers for the first one. */
    int side(long player) {
        return tournament.terms().isMatch() ? 1 + (int) (player % 2) : 0;
    }

    void record(TournamentEvent event) {
        tournament = tournament.with(event);
        events.add(event);
    }

    /** Forgets the tournament and folds it from its events again, as after a restart. */
    void restart() {
        tournament = Tournament.of(tournament.id(), tournament.terms(), tournament.host())
                .withAll(events);
    }

    void setAway(long player, boolean isAway) {
        if (isAway) {
            away.add(player);
        } else {
            away.remove(player);
        }
    }

    /** Somebody who is there but makes no first move. */
    void setAsleep(long player, boolean isAsleep) {
        if (isAsleep) {
            asleep.add(player);
        } else {
            asleep.remove(player);
        }
    }

    /** Carries out all that is to be done now. */
    void settle() {
        for (int again = 0; again < 20; again++) {
            long before = CPU.getCurrentThreadCpuTime();
            List<TournamentStep> steps = Director.next(tournament, now, this);
            longestNanos = Math.max(longestNanos, CPU.getCurrentThreadCpuTime() - before);
            if (steps.isEmpty()) {
                return;
            }
            for (TournamentStep step : steps) {
                step.accept(new CarryOut());
            }
        }
        throw new AssertionError("the director never rests: " + Director.next(tournament, now, this));
    }

    /** What is to be done next, which after a restart must be the same. */
    void assertSameAfterRestart() {
        List<TournamentStep> steps = Director.next(tournament, now, this);
        List<PlayerStanding> standings = Standings.of(tournament);
        restart();
        assertEquals(steps, Director.next(tournament, now, this));
        assertEquals(standings, Standings.of(tournament));
    }

    /** Lets time pass, in which each game that goes on for long enough ends. */
    void tick() {
        now += TICK;
        for (OpenBoard board : tournament.openBoards()) {
            OptionalLong game = board.game().game();
            boolean isOver = game.isPresent()
                    && awaited(game.getAsLong()).isEmpty()
                    && now >= begunAt.get(game.getAsLong()) + TICK * (1 + game.getAsLong() % 3);
            if (isOver) {
                int black = blackDiscs.applyAsInt(played++);
                score(board, outcome(black));
            }
        }
    }

    static GameOutcome outcome(int black) {
        Optional<Disc> winner = black == 32 ? Optional.empty() : Optional.of(black > 32 ? Disc.BLACK : Disc.WHITE);
        return new GameOutcome(winner, black, 64 - black, true);
    }

    void score(OpenBoard board, GameOutcome outcome) {
        board.game().game().ifPresent(games::remove);
        playing.remove(board.game().pairing().black());
        playing.remove(board.game().pairing().white());
        record(new TournamentEvent.Scored(board.round(), board.board(), outcome, now));
    }

    boolean isOver() {
        return tournament.endedAt() > 0;
    }

    private final class CarryOut implements TournamentStep.Visitor<Void> {
        @Override
        public Void event(TournamentStep.RecordEvent step) {
            if (step.event() instanceof TournamentEvent.Paired paired) {
                eachPairing.accept(paired);
            }
            record(step.event());
            return null;
        }

        @Override
        public Void begin(TournamentStep.Begin step) {
            long game = ++lastGame;
            record(new TournamentEvent.Begun(step.round(), step.board(), game, now));
            TournamentGame begun = tournament.rounds().get(step.round() - 1).board(step.board());
            assertEquals(step.pairing(), begun.pairing());
            games.put(game, new OpenBoard(step.round(), step.board(), begun));
            begunAt.put(game, now);
            playing.add(step.pairing().black());
            playing.add(step.pairing().white());
            return null;
        }

        @Override
        public Void forfeit(TournamentStep.Forfeit step) {
            TournamentGame game = tournament.rounds().get(step.round() - 1).board(step.board());
            assertEquals(game.game(), step.game());
            score(new OpenBoard(step.round(), step.board(), game), step.outcome());
            return null;
        }
    }

    @Override
    public boolean isHere(long player) {
        return !away.contains(player);
    }

    @Override
    public boolean isPlaying(long player) {
        return playing.contains(player);
    }

    @Override
    public Optional<FirstMove> awaited(long game) {
        OpenBoard board = games.get(game);
        if (board == null) {
            return Optional.empty();
        }
        Pairing pairing = board.game().pairing();
        for (Disc side : Disc.values()) {
            long player = pairing.player(side);
            if (asleep.contains(player) || away.contains(player)) {
                return Optional.of(new FirstMove(side, begunAt.get(game)));
            }
        }
        return Optional.empty();
    }

    @Override
    public long since() {
        return START;
    }
}
