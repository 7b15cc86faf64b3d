package reversi.training.insights;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.teach.BoardFacts;
import reversi.teach.reasons.Explanation;
import reversi.teach.reasons.Reason;
import reversi.teach.reasons.ReasonSearch;
import reversi.teach.reasons.Reasons;
import reversi.teach.review.GameReview;
import reversi.teach.review.Judgement;
import reversi.teach.review.MoveReview;

/** Counts the habits of a player in one finished game of standard Othello, in steps of well below a millisecond each. */
public final class GameStudy {
    /** For so many of the worst mistakes of a game a reason is looked for. */
    private static final int EXPLAINED = 3;

    /** So many discs a whole game has that were not there at the start. */
    private static final int PLACED = 60;

    private static final long QUICK_MILLIS = 3_000;
    private static final long TENTH = 100;

    private final String id;
    private final Game game;
    private final Disc mine;
    private final String opening;
    private final Optional<GameReview> review;
    private final Map<Habit, Rate> counted = new EnumMap<>(Habit.class);
    private final Deque<MoveReview> unexplained = new ArrayDeque<>();
    private Optional<ReasonSearch> search = Optional.empty();
    private boolean hasBegun;

    /**
     * A study of a game that is over.
     *
     * @param mine the player's colour
     * @param opening the English name of its opening; empty for one without a name
     * @param review what is known of its moves; empty where nothing is
     */
    public GameStudy(String id, Game game, Disc mine, String opening, Optional<GameReview> review) {
        this.id = id;
        this.game = game;
        this.mine = mine;
        this.opening = opening;
        this.review = review;
    }

    /** Does a little more; answers whether there is more to do. */
    public boolean step() {
        if (!hasBegun) {
            hasBegun = true;
            countMoves();
            countTime();
            review.ifPresent(this::countMistakes);
        } else if (search.isPresent()) {
            explain(search.get());
        } else {
            Optional.ofNullable(unexplained.poll())
                    .ifPresent(move -> search = Optional.of(new ReasonSearch(move.comparison(), Reasons.MOST)));
        }
        return search.isPresent() || !unexplained.isEmpty();
    }

    /** What was counted, once there is no more to do. */
    public GameFacts facts() {
        int halfPoints = game.result()
                .flatMap(result -> result.winner().map(winner -> winner == mine ? 2 : 0))
                .orElse(1);
        boolean isScored = game.result()
                .filter(result -> result.ending() != Ending.ABANDONED)
                .isPresent();
        return new GameFacts(id, isScored ? opening : "", halfPoints, review.isPresent(), Tally.of(counted));
    }

    private void add(Habit habit, long count, long of) {
        counted.merge(
                habit, new Rate(count, of), (one, more) -> new Rate(one.count() + more.count(), one.of() + more.of()));
    }

    /** Counts a habit of games: at most once in each. */
    private void happened(Habit habit, boolean isSo) {
        counted.merge(
                habit, new Rate(isSo ? 1 : 0, 1), (one, more) -> new Rate(Math.max(one.count(), more.count()), 1));
    }

    private static Phase phase(Turn turn) {
        return Phase.of(PLACED - turn.before().empties());
    }

    private void countMoves() {
        List<Square> corners = game.position().variant().corners();
        List<Turn> turns = game.transcript().turns();
        for (int ply = 0; ply < turns.size(); ply++) {
            Turn turn = turns.get(ply);
            Phase phase = phase(turn);
            if (phase == Phase.MIDDLE && !turn.move().isPass()) {
                int choices = turn.before().placements().size();
                add(turn.mover() == mine ? Habit.OWN_MOVES : Habit.OTHER_MOVES, choices, 1);
            }
            boolean isCorner = turn.move().square().filter(corners::contains).isPresent();
            if (turn.mover() == mine) {
                happened(Habit.taken(phase), isCorner);
                happened(Habit.given(phase), ply + 1 < turns.size() && isGiven(turn, turns.get(ply + 1), corners));
            }
        }
    }

    /** Whether the opponent takes a corner that it could not have taken before the player's move. */
    private boolean isGiven(Turn own, Turn answer, List<Square> corners) {
        return answer.mover() != mine
                && answer.move()
                        .square()
                        .filter(corners::contains)
                        .filter(corner -> !BoardFacts.canPlace(own.before(), answer.mover(), corner))
                        .isPresent();
    }

    private boolean hasClock() {
        return game.clock().isTimed(mine) && !game.setup().time().isByDays();
    }

    private boolean isLow(int ply) {
        return game.clocksAtPly(ply).of(mine) <= game.setup().time().lowMillis();
    }

    /** How long the player thought at a ply that has a clock, in milliseconds; empty where every move has a time of its own. */
    private Optional<Long> millis(int ply) {
        if (game.setup().time().isPerMove()) {
            return Optional.empty();
        }
        long after = game.clocksAtPly(ply + 1).of(mine) - game.setup().time().increment() * 1_000L;
        return Optional.of(Math.max(0, game.clocksAtPly(ply).of(mine) - after));
    }

    private boolean isOwn(int ply) {
        Turn turn = game.transcript().turns().get(ply);
        return turn.mover() == mine && !turn.move().isPass();
    }

    private int firstPly() {
        return game.setup().opened().plies();
    }

    private void countTime() {
        if (!hasClock()) {
            return;
        }
        boolean isLost = game.result()
                .filter(result -> result.ending() == Ending.TIME)
                .filter(result -> result.winner().equals(Optional.of(mine.other())))
                .isPresent();
        happened(Habit.TIME_LOST, isLost);
        happened(Habit.TIME_LOW, isLost);
        for (int ply = firstPly(); ply < game.transcript().plies(); ply++) {
            if (isOwn(ply) && millis(ply).isPresent()) {
                long tenths = millis(ply).get() / TENTH;
                boolean isOpening = phase(game.transcript().turns().get(ply)) == Phase.OPENING;
                add(Habit.TIME_OPENING, isOpening ? tenths : 0, tenths);
                happened(Habit.TIME_LOW, isLow(ply));
            }
        }
    }

    private void countMistakes(GameReview known) {
        for (int ply = 0; ply < known.moves().size(); ply++) {
            Optional<MoveReview> move = known.move(ply).filter(found -> found.mover() == mine);
            if (move.isPresent()) {
                int bad = move.get().judgement().compareTo(Judgement.MISTAKE) >= 0 ? 1 : 0;
                add(Habit.mistakes(phase(move.get().turn())), bad, 1);
                countByClock(ply, bad);
            }
        }
        int explained = 0;
        for (int ply : known.keyMoments(known.moves().size())) {
            Optional<MoveReview> move = known.move(ply)
                    .filter(found -> found.mover() == mine
                            && !found.best().equals(found.turn().move()));
            if (move.isPresent() && explained < EXPLAINED) {
                unexplained.add(move.get());
                explained++;
            }
        }
    }

    private void countByClock(int ply, int bad) {
        if (hasClock() && ply >= firstPly() && millis(ply).isPresent()) {
            if (isLow(ply)) {
                add(Habit.MISTAKES_LOW, bad, 1);
            } else if (millis(ply).get() <= QUICK_MILLIS) {
                add(Habit.MISTAKES_QUICK, bad, 1);
            }
        }
    }

    private void explain(ReasonSearch reasons) {
        if (!reasons.step()) {
            search = Optional.empty();
            Explanation found = reasons.explanation();
            about(found.worse()).or(() -> about(found.better())).ifPresent(theme -> {
                for (Habit habit :
                        List.of(Habit.ABOUT_CORNERS, Habit.ABOUT_MOVES, Habit.ABOUT_PARITY, Habit.ABOUT_EDGES)) {
                    add(habit, habit == theme ? 1 : 0, 1);
                }
            });
        }
    }

    /** What the weightiest of these that is about something is about. */
    private static Optional<Habit> about(List<Reason> reasons) {
        return reasons.stream().flatMap(reason -> about(reason).stream()).findFirst();
    }

    /** What a reason is about; empty for one that only says what comes out. */
    private static Optional<Habit> about(Reason reason) {
        return switch (reason.kind().idea()) {
            case CORNER -> Optional.of(Habit.ABOUT_CORNERS);
            case MOBILITY, FRONTIER -> Optional.of(Habit.ABOUT_MOVES);
            case PARITY, TEMPO -> Optional.of(Habit.ABOUT_PARITY);
            case STABILITY, EDGE -> Optional.of(Habit.ABOUT_EDGES);
            case RESULT, WIPE_OUT, SQUARE, COUNTING -> Optional.empty();
        };
    }
}
