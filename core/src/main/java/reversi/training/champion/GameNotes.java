package reversi.training.champion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.engine.MoveFeatures;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.training.champion.GameNote.Kind;

/** Finds what a game shows, by its moves and their values alone. */
public final class GameNotes {
    /** More notes of a game are not read. */
    public static final int MOST = 2;

    private static final int BEHIND = 6;
    private static final int MIDDLE_FROM = 28;
    private static final int MIDDLE_TO = 40;
    private static final int FEW = 9;
    private static final int TURNING = 12;
    private static final int EXACT_EMPTIES = 20;
    private static final int LEAST_END = 7;
    private static final int SWEPT = 12;
    private static final int CLOSE = 4;
    private static final int CLEAR = 30;
    /** What is dared after so many moves is mostly forced. */
    private static final int LAST_TOLD = 50;

    private static final int SINGLE_FROM = 24;
    private static final int ALL = 4;

    private final ValuedGame game;
    private final Disc winner;
    private final List<GameNote> notes = new ArrayList<>();

    private GameNotes(ValuedGame game) {
        this.game = game;
        this.winner = game.game().champion();
    }

    /** At most {@link #MOST} notes on a game, the most telling first. */
    public static List<GameNote> of(ValuedGame game) {
        List<GameNote> all = new GameNotes(game).all();
        return List.copyOf(all.subList(0, Math.min(MOST, all.size())));
    }

    private List<GameNote> all() {
        behind();
        fewDiscs();
        passes();
        corners();
        perfectEnd();
        sweep();
        close();
        turningPoint();
        first(Kind.CORNER_GIVEN, this::givesCorner);
        first(Kind.X_SQUARE, this::isBesideCorner);
        singleMove();
        clear();
        add(Kind.GIVEN_AWAY, winner, Optional.empty(), lost(winner), lost(winner.other()));
        return notes;
    }

    private void add(Kind kind, Disc side, Optional<Square> square, Integer... numbers) {
        notes.add(new GameNote(kind, side, square, List.of(numbers)));
    }

    /** The number of a move of the game, from 1. */
    private int number(ValuedMove move) {
        return game.moves().indexOf(move) + 1;
    }

    private int margin() {
        return game.margin(winner);
    }

    /** The moves of a side. */
    private List<ValuedMove> moves(Disc side) {
        List<ValuedMove> own = new ArrayList<>(game.moves());
        own.removeIf(move -> move.mover() != side);
        return own;
    }

    /** How many discs a side gave away, by the values of all its moves. */
    private int lost(Disc side) {
        return moves(side).stream().mapToInt(ValuedMove::loss).sum() / 2;
    }

    private void behind() {
        Optional<ValuedMove> worst = Optional.empty();
        for (ValuedMove move : moves(winner)) {
            if (move.best() <= -BEHIND
                    && worst.filter(one -> one.best() <= move.best()).isEmpty()) {
                worst = Optional.of(move);
            }
        }
        worst.ifPresent(move -> add(Kind.BEHIND, winner, Optional.empty(), number(move), -move.best(), margin()));
    }

    private void fewDiscs() {
        int fewest = FEW + 1;
        int after = 0;
        for (int number = MIDDLE_FROM;
                number <= Math.min(MIDDLE_TO, game.moves().size());
                number++) {
            int discs = game.moves().get(number - 1).turn().after().count(winner);
            after = discs < fewest ? number : after;
            fewest = Math.min(fewest, discs);
        }
        if (after > 0) {
            int last = game.line().current().count(winner);
            add(Kind.FEW_DISCS, winner, Optional.empty(), after, fewest, last);
        }
    }

    private void turningPoint() {
        Optional<ValuedMove> worst = Optional.empty();
        for (ValuedMove move : moves(winner.other())) {
            boolean turns = move.best() >= 0 && move.value() < 0 && move.loss() >= TURNING;
            if (turns && worst.filter(one -> one.loss() >= move.loss()).isEmpty()) {
                worst = Optional.of(move);
            }
        }
        worst.ifPresent(move ->
                add(Kind.TURNING_POINT, winner.other(), Optional.of(move.square()), number(move), move.loss() / 2));
    }

    private interface Test {
        boolean holds(ValuedMove move, int at);
    }

    /** Adds the first move of the winner that loses nothing and of which something holds. */
    private void first(Kind kind, Test test) {
        for (int at = 0; at < Math.min(LAST_TOLD, game.moves().size()); at++) {
            ValuedMove move = game.moves().get(at);
            if (move.mover() == winner && move.isChoice() && move.isGood(move.square()) && test.holds(move, at)) {
                add(kind, winner, Optional.of(move.square()), at + 1);
                return;
            }
        }
    }

    /** Whether the loser takes a corner right after a move, and could not before it. */
    private boolean givesCorner(ValuedMove move, int at) {
        if (at + 1 == game.moves().size()) {
            return false;
        }
        ValuedMove reply = game.moves().get(at + 1);
        Position before =
                at == 0 ? game.line().first() : game.moves().get(at - 1).turn().before();
        return reply.mover() != winner
                && isCorner(reply.square())
                && before.toMove() != winner
                && before.refusal(Move.at(reply.square())).isPresent();
    }

    private boolean isCorner(Square square) {
        return game.line().first().variant().corners().contains(square);
    }

    private boolean isBesideCorner(ValuedMove move, int at) {
        return new MoveFeatures(move.turn().before()).of(move.turn().move())[MoveFeatures.X_SQUARE] > 0;
    }

    private void passes() {
        int passes = 0;
        for (Turn turn : game.line().turns()) {
            passes += turn.move().isPass() && turn.mover() != winner ? 1 : 0;
        }
        if (passes > 1) {
            add(Kind.PASSES, winner.other(), Optional.empty(), passes);
        }
    }

    private void singleMove() {
        for (int at = SINGLE_FROM; at < game.moves().size() - EXACT_EMPTIES / 2; at++) {
            ValuedMove move = game.moves().get(at);
            if (move.mover() != winner && !move.isChoice()) {
                add(Kind.SINGLE_MOVE, winner.other(), Optional.of(move.square()), at);
                return;
            }
        }
    }

    private void perfectEnd() {
        List<ValuedMove> last = moves(winner);
        last.removeIf(move -> move.turn().before().empties() > EXACT_EMPTIES);
        if (last.size() >= LEAST_END && last.stream().allMatch(move -> move.loss() == 0)) {
            add(Kind.PERFECT_END, winner, Optional.empty(), last.size());
        }
    }

    private void sweep() {
        for (ValuedMove move : moves(winner)) {
            if (move.turn().flipped().size() >= SWEPT) {
                int flips = move.turn().flipped().size();
                add(Kind.SWEEP, winner, Optional.of(move.square()), number(move), flips);
                return;
            }
        }
    }

    private void corners() {
        int corners = 0;
        for (Square corner : game.line().first().variant().corners()) {
            corners += game.line()
                            .current()
                            .at(corner)
                            .filter(disc -> disc == winner)
                            .isPresent()
                    ? 1
                    : 0;
        }
        if (corners < 2) {
            add(Kind.FEW_CORNERS, winner, Optional.empty(), corners);
        } else if (corners == ALL) {
            add(Kind.ALL_CORNERS, winner, Optional.empty());
        }
    }

    private void close() {
        if (margin() <= CLOSE) {
            add(Kind.CLOSE, winner, Optional.empty(), margin());
        }
    }

    private void clear() {
        if (margin() >= CLEAR) {
            add(Kind.CLEAR, winner, Optional.empty(), margin());
        }
    }
}
