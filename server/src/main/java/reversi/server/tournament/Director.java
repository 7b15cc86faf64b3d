package reversi.server.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import reversi.online.TournamentFormat;
import reversi.rules.Disc;

/**
 * Says what is to be done next in a tournament: the same for the same events, time and attendance. Whoever carries it out asks again until
 * nothing is left. Times are milliseconds since 1970.
 *
 * <p>A game begins once both players are there and free. Who is not when the time for a no-show has passed since the pairing, or has not
 * made the first move in that time since it was their turn, has lost the game, which counts as not played; so has whoever withdraws before
 * it begins. Who misses two games in a row has withdrawn, in an arena already with the first; in an arena and a Swiss they may return.
 */
public final class Director {
    private static final long SECOND_MILLIS = 1_000;
    private static final int MOST_MISSED = 2;

    private final Tournament tournament;
    private final long now;
    private final Attendance attendance;
    private final Map<Long, ScoreSheet> sheets;

    private Director(Tournament tournament, long now, Attendance attendance) {
        this.tournament = tournament;
        this.now = now;
        this.attendance = attendance;
        sheets = ScoreSheet.of(tournament);
    }

    /** What is to be done at a time, all of it in any order; empty where there is nothing. */
    public static List<TournamentStep> next(Tournament tournament, long now, Attendance attendance) {
        return switch (tournament.phase()) {
            case PLANNED -> start(tournament, now);
            case RUNNING -> new Director(tournament, now, attendance).next();
            case ENDED, CANCELLED -> List.of();
        };
    }

    /** When there may be something to do although nothing has happened until then; empty where only something that happens matters. */
    public static OptionalLong nextLook(Tournament tournament, long now, Attendance attendance) {
        return switch (tournament.phase()) {
            case PLANNED -> OptionalLong.of(tournament.terms().startsAt());
            case RUNNING -> new Director(tournament, now, attendance).nextLook();
            case ENDED, CANCELLED -> OptionalLong.empty();
        };
    }

    private static List<TournamentStep> start(Tournament tournament, long now) {
        if (now < tournament.terms().startsAt()) {
            return List.of();
        }
        return List.of(new TournamentStep.RecordEvent(
                tournament.isEnough() ? new TournamentEvent.Started(now) : new TournamentEvent.Cancelled(now)));
    }

    private List<TournamentStep> next() {
        List<TournamentStep> steps = new ArrayList<>();
        tournament.openBoards().forEach(board -> atBoard(board).ifPresent(steps::add));
        sheets.values().stream()
                .filter(this::stayedAway)
                .forEach(sheet -> record(steps, new TournamentEvent.Withdrew(sheet.player(), now)));
        if (steps.isEmpty()) {
            pairing().ifPresent(event -> record(steps, event));
        }
        return steps;
    }

    private static void record(List<TournamentStep> steps, TournamentEvent event) {
        steps.add(new TournamentStep.RecordEvent(event));
    }

    private Optional<TournamentStep> atBoard(OpenBoard board) {
        Optional<GameOutcome> forfeit =
                board.game().game().isPresent() ? whileItGoesOn(board.game()) : beforeItBegins(board.game());
        if (forfeit.isPresent()) {
            return Optional.of(new TournamentStep.Forfeit(
                    board.round(), board.board(), board.game().game(), forfeit.get()));
        }
        Pairing pairing = board.game().pairing();
        boolean begins = board.game().game().isEmpty() && isReady(pairing.black()) && isReady(pairing.white());
        return begins ? Optional.of(new TournamentStep.Begin(board.round(), board.board(), pairing)) : Optional.empty();
    }

    private boolean isReady(long player) {
        return attendance.isHere(player) && !attendance.isPlaying(player);
    }

    private Optional<GameOutcome> beforeItBegins(TournamentGame game) {
        Pairing pairing = game.pairing();
        Optional<GameOutcome> withdrawn = missing(
                sheet(pairing.black()).entrant().isOut(),
                sheet(pairing.white()).entrant().isOut());
        return withdrawn.isPresent() || now < deadline(game.pairedAt())
                ? withdrawn
                : missing(!isReady(pairing.black()), !isReady(pairing.white()));
    }

    private Optional<GameOutcome> whileItGoesOn(TournamentGame game) {
        Pairing pairing = game.pairing();
        Optional<GameOutcome> barred =
                missing(tournament.isBarred(pairing.black()), tournament.isBarred(pairing.white()));
        return barred.isPresent()
                ? barred
                : attendance
                        .awaited(game.game().orElseThrow())
                        .filter(move -> now >= deadline(move.since()))
                        .flatMap(move -> missing(
                                isAbsent(pairing, Disc.BLACK, move.side()),
                                isAbsent(pairing, Disc.WHITE, move.side())));
    }

    private boolean isAbsent(Pairing pairing, Disc side, Disc awaited) {
        return side == awaited || !attendance.isHere(pairing.player(side));
    }

    private long deadline(long since) {
        return Math.max(since, attendance.since()) + tournament.terms().noShow() * SECOND_MILLIS;
    }

    private static Optional<GameOutcome> missing(boolean black, boolean white) {
        if (black && white) {
            return Optional.of(GameOutcome.missedByBoth());
        }
        if (black || white) {
            return Optional.of(GameOutcome.missedBy(black ? Disc.BLACK : Disc.WHITE));
        }
        return Optional.empty();
    }

    /** Whether a player missed so many games since they joined or returned that they are not paired any more. */
    private boolean stayedAway(ScoreSheet sheet) {
        boolean isArena = tournament.terms().format() == TournamentFormat.ARENA;
        int most = isArena ? 1 : MOST_MISSED;
        List<ScoreSheet.Line> lines = sheet.lines();
        return !sheet.entrant().isOut()
                && lines.size() >= most
                && lines.subList(lines.size() - most, lines.size()).stream()
                        .allMatch(line -> line.isMissed()
                                && line.game().scoredAt() > sheet.entrant().since());
    }

    private Optional<TournamentEvent> pairing() {
        return switch (tournament.terms().format()) {
            case ARENA -> arena();
            case SWISS -> nextRound(() -> new SwissPairing(tournament, sheets).paired(now));
            case ROUND_ROBIN -> nextRound(this::roundRobin);
            case KNOCK_OUT -> knockOut();
            case MATCH -> nextRound(this::match);
        };
    }

    private Optional<TournamentEvent> nextRound(Supplier<TournamentEvent> paired) {
        if (!tournament.openBoards().isEmpty()) {
            return Optional.empty();
        }
        boolean isLast = tournament.rounds().size() >= tournament.plannedRounds();
        return Optional.of(isLast || active().size() < 2 ? new TournamentEvent.Ended(now) : paired.get());
    }

    private TournamentEvent roundRobin() {
        int round = tournament.rounds().size() + 1;
        List<Pairing> pairings = new ArrayList<>();
        List<Long> byes = new ArrayList<>();
        for (List<Long> match : RoundRobin.round(tournament.seeds(), round)) {
            boolean isAnyIn =
                    match.stream().anyMatch(player -> !sheet(player).entrant().isOut());
            if (isAnyIn && match.size() > 1) {
                pairings.add(new Pairing(match.get(0), match.get(1)));
            } else if (isAnyIn) {
                byes.add(match.get(0));
            }
        }
        return new TournamentEvent.Paired(round, pairings, byes, now);
    }

    private TournamentEvent match() {
        int round = tournament.rounds().size() + 1;
        List<Pairing> pairings =
                TeamMatch.round(TeamMatch.lineUp(tournament, 1), TeamMatch.lineUp(tournament, 2), round).stream()
                        .filter(pair -> !sheet(pair.black()).entrant().isOut()
                                || !sheet(pair.white()).entrant().isOut())
                        .toList();
        return new TournamentEvent.Paired(round, pairings, List.of(), now);
    }

    private Optional<TournamentEvent> knockOut() {
        Bracket bracket = new Bracket(tournament, sheets);
        int round = tournament.rounds().size();
        List<Pairing> replays = bracket.replays();
        if (!replays.isEmpty()) {
            return Optional.of(new TournamentEvent.Paired(round, replays, List.of(), now));
        }
        if (!tournament.openBoards().isEmpty()) {
            return Optional.empty();
        }
        List<List<Long>> matches = bracket.matches();
        if (matches.stream().mapToInt(List::size).sum() < 2) {
            return Optional.of(new TournamentEvent.Ended(now));
        }
        Colours colours = new Colours(tournament.id(), round + 1);
        List<Pairing> pairings = matches.stream()
                .filter(match -> match.size() > 1)
                .map(match -> colours.pair(sheet(match.get(0)), sheet(match.get(1))))
                .toList();
        List<Long> byes = matches.stream()
                .filter(match -> match.size() == 1)
                .map(match -> match.get(0))
                .toList();
        return Optional.of(new TournamentEvent.Paired(round + 1, pairings, byes, now));
    }

    private Optional<TournamentEvent> arena() {
        boolean isIdle = tournament.openBoards().isEmpty();
        if (now >= tournament.closesAt()) {
            return isIdle ? Optional.of(new TournamentEvent.Ended(now)) : Optional.empty();
        }
        Map<Long, Integer> points = new HashMap<>();
        Standings.of(tournament).forEach(standing -> points.put(standing.player(), standing.halves()));
        List<ScoreSheet> free = active().stream()
                .filter(sheet -> sheet.open().isEmpty() && isReady(sheet.player()))
                .sorted(Comparator.comparing((ScoreSheet sheet) -> points.getOrDefault(sheet.player(), 0))
                        .thenComparing(sheet -> sheet.entrant().rating())
                        .reversed())
                .toList();
        List<Pairing> pairings =
                new ArenaPairing(free, !isIdle, now).pairings(new Colours(tournament.id(), tournament.version()));
        return pairings.isEmpty()
                ? Optional.empty()
                : Optional.of(new TournamentEvent.Paired(1, pairings, List.of(), now));
    }

    private OptionalLong nextLook() {
        List<Long> times = new ArrayList<>();
        for (OpenBoard board : tournament.openBoards()) {
            TournamentGame game = board.game();
            if (game.game().isEmpty()) {
                times.add(deadline(game.pairedAt()));
            } else {
                attendance.awaited(game.game().getAsLong()).ifPresent(move -> times.add(deadline(move.since())));
            }
        }
        if (tournament.terms().format() == TournamentFormat.ARENA) {
            times.add(tournament.closesAt());
            active().forEach(sheet -> times.add(ArenaPairing.readyForRematch(sheet)));
        }
        return times.stream().mapToLong(time -> time).filter(time -> time > now).min();
    }

    private List<ScoreSheet> active() {
        return sheets.values().stream()
                .filter(sheet -> !sheet.entrant().isOut())
                .toList();
    }

    private ScoreSheet sheet(long player) {
        return Objects.requireNonNull(sheets.get(player));
    }
}
