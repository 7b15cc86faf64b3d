package reversi.tools.reasons;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import reversi.engine.MoveValue;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.teach.reasons.Area;
import reversi.teach.reasons.Comparison;
import reversi.teach.reasons.Reason;

/** Whether what a reason states is true, found out on a {@link PlainBoard}. */
public final class PlainCheck {
    private static final int RANDOM_GAMES = 20;
    private static final int LAST = PlainBoard.SIZE - 1;

    private final Comparison comparison;
    private final PlainBoard before;
    private final Disc mover;
    private final Disc opponent;

    /** A check of what is said of two moves. */
    public PlainCheck(Comparison comparison) {
        this.comparison = comparison;
        this.before = PlainBoard.of(comparison.position());
        this.mover = comparison.position().toMove();
        this.opponent = mover.other();
    }

    /** Whether a reason for the better move, or against the worse one, is true. */
    public boolean isTrue(Reason reason, boolean isBetter) {
        MoveValue meant = isBetter ? comparison.better() : comparison.worse();
        boolean isAboutIt = reason.move().equals(meant.move())
                && before.isLegal(reason.move(), mover)
                && !reason.squares().isEmpty();
        return isAboutIt && holds(reason, after(reason), reason.squares());
    }

    /** Whether a reason holds, given the board after its move and its squares. */
    private boolean holds(Reason reason, PlainBoard after, List<Square> at) {
        Disc side = reason.side();
        return switch (reason.kind()) {
            case ONLY_MOVE -> before.moves(mover).size() == 1;
            case RESULT -> result(reason);
            case RESULT_ALONE -> result(reason) && isAlone(reason);
            case WIPE_OUT -> leads(reason, end -> end.count(side) == 0);
            case SWEEP -> sweep(reason, at);
            case CORNER_TAKEN -> isCorner(at.get(0)) && reason.last().equals(Move.at(at.get(0)));
            case CORNER_WON -> takesCorner(reason, mover);
            case CORNER_FORCED -> takesCorner(reason, mover) && canAlwaysTake(after, at.get(0));
            case CORNER_KEPT ->
                isCorner(at.get(0)) && before.canPlace(at.get(0), opponent) && !after.canPlace(at.get(0), opponent);
            case CORNER_GIVEN, CORNER_LEFT -> takesCorner(reason, opponent) && isGivenSo(reason, at.get(0));
            case CORNER_TRADED ->
                takesCorner(reason, mover)
                        && isCorner(at.get(1))
                        && reason.line().indexOf(Move.at(at.get(1))) % 2 == 1;
            case X_SQUARE -> isBeside(at.get(0), at.get(1), 1, 1) && isEndangered(reason, after, at);
            case C_SQUARE -> isNext(at.get(0), at.get(1)) && isEndangered(reason, after, at);
            case NO_SAFE_REPLY -> noSafeReply(reason, after);
            case PASS -> endsBy(reason, side) && reason.last().isPass();
            case LAST_MOVE -> endsBy(reason, side) && !reason.last().isPass() && leads(reason, PlainBoard::isOver);
            case REGION -> region(reason, at);
            case ACCESS ->
                after.region(at.get(0)).equals(Set.copyOf(at))
                        && at.stream().anyMatch(square -> after.canPlace(square, side))
                        && at.stream().noneMatch(square -> after.canPlace(square, side.other()));
            case STABLE_DISCS -> stableDiscs(reason, at);
            case OPPONENT_MOVES ->
                counts(
                        reason,
                        after.moves(opponent).size(),
                        afterOther(reason).moves(opponent).size());
            case OWN_MOVES -> ownMoves(reason);
            case QUIET_MOVE -> quietMove(after, at.get(0));
            case OPENS_MOVES -> opensMoves(after, at);
            case FRONTIER ->
                after.frontier(mover).equals(Set.copyOf(at))
                        && counts(
                                reason,
                                at.size(),
                                afterOther(reason).frontier(mover).size());
            case WALL -> wall(after, at);
            case REPLY -> reply(reason, at);
            case MOVES_LATER ->
                endsBy(reason, side.other())
                        && countsLater(reason, board -> board.moves(side).size());
            case FRONTIER_LATER ->
                leads(reason, end -> end.frontier(mover).equals(Set.copyOf(at)))
                        && countsLater(reason, board -> board.frontier(mover).size());
            case STABLE_LATER -> reason.line().size() > 2 && stableDiscs(reason, at);
            case SAFE_MOVES -> reason.line().size() == 2 && countsLater(reason, this::safeMoves);
            case ALLOWS_ANSWER ->
                reason.last().equals(Move.at(at.get(0)))
                        && reason.line().size() == 2
                        && endsBy(reason, opponent)
                        && !afterOther(reason).canPlace(at.get(0), opponent);
            case PREPARES_MOVE ->
                reason.last().equals(Move.at(at.get(0)))
                        && reason.line().size() == 3
                        && endsBy(reason, mover)
                        && !before.canPlace(at.get(0), mover)
                        && !afterOther(reason, 2).canPlace(at.get(0), mover);
            case SQUARE_LEFT ->
                reason.line().size() == 2
                        && reason.last().equals(other(reason).move())
                        && reason.last().equals(Move.at(at.get(0)))
                        && endsBy(reason, opponent);
            case WEDGE -> wedge(reason, at.get(0));
            case PAIR -> pair(after, at.get(0), at.get(1));
            case UNBALANCED_FIVE -> unbalancedFive(after, at.get(0), at.subList(1, at.size()));
            case BALANCED_SIX -> isMade(after, at) && at.equals(edgeOf(at).subList(1, LAST));
            case STONER_TRAP -> stonerTrap(reason, at);
        };
    }

    private boolean reply(Reason reason, List<Square> at) {
        MoveValue worse = comparison.worse();
        Move than = reason.compared().orElseThrow().other();
        PlainBoard after = before.play(than, mover);
        List<Square> replies = at.subList(1, at.size());
        boolean isReply = replies.stream()
                .allMatch(reply -> after.canPlace(reply, opponent)
                        && (worse.line().size() < 2 || worse.line().get(1).equals(Move.at(reply))));
        int loss = comparison.better().value() - worse.value();
        return isReply
                && than.equals(worse.move())
                && than.equals(Move.at(at.get(0)))
                && Math.abs(100 * reason.number() - loss) <= 50;
    }

    private MoveValue other(Reason reason) {
        return reason.move().equals(comparison.better().move()) ? comparison.worse() : comparison.better();
    }

    private PlainBoard after(Reason reason) {
        return before.play(reason.move(), mover);
    }

    private PlainBoard afterOther(Reason reason) {
        return before.play(other(reason).move(), mover);
    }

    /** A line that was played out: the boards after each ply, none of an illegal line, and who made the last ply. */
    private record Played(List<PlainBoard> boards, Disc last) {
        boolean isLegal() {
            return !boards.isEmpty();
        }

        PlainBoard end() {
            return boards.get(boards.size() - 1);
        }
    }

    private Played play(List<Move> line) {
        List<PlainBoard> boards = new ArrayList<>();
        PlainBoard board = before;
        Disc side = opponent;
        for (Move move : line) {
            side = side.other();
            if (!board.isLegal(move, side)) {
                return new Played(List.of(), side);
            }
            board = board.play(move, side);
            boards.add(board);
        }
        return new Played(boards, side);
    }

    /** Whether the line is legal and leads to such a board. */
    private boolean leads(Reason reason, Predicate<PlainBoard> to) {
        Played played = play(reason.line());
        return played.isLegal() && to.test(played.end());
    }

    /** Whether the line is legal and a side makes its last ply. */
    private boolean endsBy(Reason reason, Disc side) {
        return play(reason.line()).last() == side && leads(reason, end -> true);
    }

    private static boolean isCorner(Square square) {
        return (square.file() == 0 || square.file() == LAST) && (square.rank() == 0 || square.rank() == LAST);
    }

    /** Whether a side takes the first of the squares, a corner, at the end of the line. */
    private boolean takesCorner(Reason reason, Disc side) {
        Square corner = reason.squares().get(0);
        return isCorner(corner) && reason.last().equals(Move.at(corner)) && endsBy(reason, side);
    }

    private static boolean isBeside(Square one, Square other, int files, int ranks) {
        return Math.abs(one.file() - other.file()) == files && Math.abs(one.rank() - other.rank()) == ranks;
    }

    private static boolean isNext(Square one, Square next) {
        return isBeside(one, next, 0, 1) || isBeside(one, next, 1, 0);
    }

    /** Whether a number, and that of the other move, are these. */
    private boolean counts(Reason reason, int number, int otherNumber) {
        return reason.compared()
                .equals(Optional.of(new Reason.Compared(number, other(reason).move(), otherNumber)));
    }

    private boolean result(Reason reason) {
        return counts(reason, value(reason.move()), value(other(reason).move()));
    }

    private int value(Move move) {
        int most = PlainBoard.SIZE * PlainBoard.SIZE;
        return -before.play(move, mover).solve(opponent, -most, most);
    }

    private boolean isAlone(Reason reason) {
        int sign = Integer.signum(reason.number());
        for (Square square : before.moves(mover)) {
            // A window of one disc tells whether another move is as good: better than -1 is a draw, better than 0 a
            // win.
            boolean isAsGood = -before.place(square, mover).solve(opponent, -sign, 1 - sign) >= sign;
            if (isAsGood && !Move.at(square).equals(reason.move())) {
                return false;
            }
        }
        return sign >= 0;
    }

    private boolean sweep(Reason reason, List<Square> at) {
        List<Move> line = reason.line();
        Played early = play(line.subList(0, line.size() - 1));
        return endsBy(reason, mover)
                && reason.last().equals(Move.at(at.get(0)))
                && Set.copyOf(early.end().flips(at.get(0), mover)).equals(Set.copyOf(at.subList(1, at.size())))
                && leads(reason, this::isLastOf);
    }

    /** Whether the game is over, or the opponent can end it with one more disc. */
    private boolean isLastOf(PlainBoard board) {
        return board.isOver()
                || board.moves(opponent).stream()
                        .anyMatch(reply -> board.place(reply, opponent).isOver());
    }

    /** Whether the mover can take a corner after each answer. */
    private boolean canAlwaysTake(PlainBoard board, Square corner) {
        List<Square> replies = board.moves(opponent);
        return !replies.isEmpty()
                && replies.stream()
                        .allMatch(reply -> board.place(reply, opponent).canPlace(corner, mover));
    }

    /** Whether a corner is just left to the opponent, or given by a move that does more. */
    private boolean isGivenSo(Reason reason, Square corner) {
        Square square = reason.move().square().orElseThrow();
        boolean isBeside = isNext(square, corner) || isBeside(square, corner, 1, 1);
        boolean isLeft = reason.line().size() == 2 && (!isBeside || before.canPlace(corner, opponent));
        return isLeft == (reason.kind() == Reason.Kind.CORNER_LEFT);
    }

    private boolean isEndangered(Reason reason, PlainBoard after, List<Square> at) {
        Square corner = at.get(1);
        return isCorner(corner)
                && after.isEmpty(corner)
                && reason.move().equals(Move.at(at.get(0)))
                && !before.canPlace(corner, opponent)
                && after.canPlace(at.get(2), opponent)
                && after.place(at.get(2), opponent).canPlace(corner, opponent);
    }

    private boolean noSafeReply(Reason reason, PlainBoard after) {
        Set<Square> corners = new HashSet<>();
        for (Square reply : after.moves(opponent)) {
            PlainBoard answered = after.place(reply, opponent);
            List<Square> opened = PlainBoard.squares().stream()
                    .filter(square ->
                            isCorner(square) && answered.canPlace(square, mover) && !after.canPlace(square, mover))
                    .toList();
            if (opened.isEmpty()) {
                return false;
            }
            corners.addAll(opened);
        }
        return after.moves(opponent).size() == reason.number()
                && reason.number() > 0
                && corners.equals(Set.copyOf(reason.squares()));
    }

    private boolean region(Reason reason, List<Square> empties) {
        Square square = reason.move().square().orElseThrow();
        Set<Square> region = before.region(square);
        region.remove(square);
        return region.equals(Set.copyOf(empties))
                && endsBy(reason, reason.side())
                && empties.contains(reason.last().square().orElseThrow())
                && leads(reason, end -> empties.stream().noneMatch(end::isEmpty))
                && isIn(reason);
    }

    /** Whether the empty squares of the named part of the board are those of the region. */
    private boolean isIn(Reason reason) {
        String name = reason.area().name();
        List<Square> there = PlainBoard.squares().stream()
                .filter(square -> after(reason).isEmpty(square))
                .filter(square -> !name.contains("TOP") || square.rank() <= LAST / 2)
                .filter(square -> !name.contains("BOTTOM") || square.rank() > LAST / 2)
                .filter(square -> !name.contains("LEFT") || square.file() <= LAST / 2)
                .filter(square -> !name.contains("RIGHT") || square.file() > LAST / 2)
                .toList();
        return reason.area() == Area.SOMEWHERE || Set.copyOf(there).equals(Set.copyOf(reason.squares()));
    }

    private boolean stableDiscs(Reason reason, List<Square> discs) {
        Played played = play(reason.line());
        boolean isProven = played.isLegal()
                && played.end().stable(reason.side()).containsAll(discs)
                && discs.stream().noneMatch(before.stable(reason.side())::contains);
        Random random = new Random(1);
        for (int game = 0; isProven && game < RANDOM_GAMES; game++) {
            isProven = played.end().keeps(discs, reason.side(), played.last().other(), random);
        }
        return isProven && Set.copyOf(discs).size() == discs.size();
    }

    private boolean ownMoves(Reason reason) {
        Move answer = other(reason).line().get(1);
        int others = afterOther(reason).play(answer, opponent).moves(mover).size();
        return !reason.last().isPass()
                && reason.line().size() == 2
                && leads(reason, end -> counts(reason, end.moves(mover).size(), others));
    }

    /** Whether a number holds at the end of the line, and that of the other move after as many plies of its line. */
    private boolean countsLater(Reason reason, ToIntFunction<PlainBoard> count) {
        int others = count.applyAsInt(afterOther(reason, reason.line().size()));
        return leads(reason, end -> counts(reason, count.applyAsInt(end), others));
    }

    /** The board after some plies of the other move's line, forced ones included. */
    private PlainBoard afterOther(Reason reason, int plies) {
        List<Move> line = other(reason).line();
        PlainBoard board = before;
        Disc side = mover;
        int next = 0;
        for (int ply = 0; ply < plies; ply++) {
            List<Square> moves = board.moves(side);
            if (moves.isEmpty()) {
                next += next < line.size() && line.get(next).isPass() ? 1 : 0;
                board = board.play(Move.PASS, side);
            } else {
                board = board.play(next < line.size() ? line.get(next++) : Move.at(moves.get(0)), side);
            }
            side = side.other();
        }
        return board;
    }

    /** The number of the mover's moves after which the opponent can take no corner that it can't take now. */
    private int safeMoves(PlainBoard board) {
        int safe = 0;
        for (Square move : board.moves(mover)) {
            PlainBoard after = board.place(move, mover);
            safe += PlainBoard.squares().stream()
                            .anyMatch(square -> isCorner(square)
                                    && after.canPlace(square, opponent)
                                    && !board.canPlace(square, opponent))
                    ? 0
                    : 1;
        }
        return safe;
    }

    private boolean quietMove(PlainBoard after, Square square) {
        List<Square> flipped = before.flips(square, mover);
        return before.moves(opponent).containsAll(after.moves(opponent))
                && !after.moves(opponent).isEmpty()
                && flipped.stream().noneMatch(after::isBesideEmpty);
    }

    private boolean opensMoves(PlainBoard after, List<Square> at) {
        Set<Square> opened = new HashSet<>(after.moves(opponent));
        before.moves(opponent).forEach(opened::remove);
        return opened.equals(Set.copyOf(at));
    }

    private boolean wall(PlainBoard after, List<Square> discs) {
        for (int i = 0; i < discs.size(); i++) {
            if (!after.has(discs.get(i), mover) || (i > 0 && !isNext(discs.get(i - 1), discs.get(i)))) {
                return false;
            }
        }
        boolean isOnRank = discs.get(0).rank() == discs.get(discs.size() - 1).rank();
        return discs.size() > 2
                && discs.stream().anyMatch(disc -> !before.has(disc, mover))
                && (isShut(after, discs, isOnRank, -1) || isShut(after, discs, isOnRank, 1));
    }

    /** Whether the squares at one side of a row are empty, and the mover can play on none of them. */
    private boolean isShut(PlainBoard after, List<Square> discs, boolean isOnRank, int step) {
        return discs.stream().allMatch(disc -> {
            int file = disc.file() + (isOnRank ? 0 : step);
            int rank = disc.rank() + (isOnRank ? step : 0);
            boolean isOnBoard = Math.min(file, rank) >= 0 && Math.max(file, rank) <= LAST;
            Square beside = isOnBoard ? new Square(file, rank) : disc;
            return after.isEmpty(beside) && !after.canPlace(beside, mover);
        });
    }

    private boolean wedge(Reason reason, Square square) {
        if (!endsBy(reason, reason.side()) || !reason.last().equals(Move.at(square))) {
            return false;
        }
        boolean isOnRank = square.rank() == 0 || square.rank() == LAST;
        boolean isOnFile = square.file() == 0 || square.file() == LAST;
        if (isOnRank == isOnFile) {
            return false;
        }
        Square one =
                isOnRank ? new Square(square.file() - 1, square.rank()) : new Square(square.file(), square.rank() - 1);
        Square two =
                isOnRank ? new Square(square.file() + 1, square.rank()) : new Square(square.file(), square.rank() + 1);
        Disc other = reason.side().other();
        return leads(reason, end -> end.has(one, other) && end.has(two, other));
    }

    private boolean pair(PlainBoard after, Square first, Square second) {
        boolean takesFirst = after.canPlace(first, opponent);
        boolean takesSecond = after.canPlace(second, opponent);
        return isNext(first, second)
                && (takesFirst || takesSecond)
                && (!takesFirst || after.place(first, opponent).canPlace(second, mover))
                && (!takesSecond || after.place(second, opponent).canPlace(first, mover));
    }

    private boolean unbalancedFive(PlainBoard after, Square gap, List<Square> discs) {
        int at = edgeOf(discs).indexOf(gap);
        return (at == 1 || at == LAST - 1) && discs.size() == 5 && isMade(after, discs);
    }

    /** Whether the mover has just these squares of their edge, and nobody any other, since the move. */
    private boolean isMade(PlainBoard after, List<Square> discs) {
        return isJust(after, edgeOf(discs), discs) && !isJust(before, edgeOf(discs), discs);
    }

    /** The edge that some squares lie on. */
    private static List<Square> edgeOf(List<Square> squares) {
        Square first = squares.get(0);
        boolean isRank = first.rank() == squares.get(1).rank();
        return PlainBoard.squares().stream()
                .filter(square -> isRank ? square.rank() == first.rank() : square.file() == first.file())
                .toList();
    }

    private boolean isJust(PlainBoard board, List<Square> edge, List<Square> discs) {
        return edge.stream()
                .allMatch(square -> discs.contains(square) ? board.has(square, mover) : board.isEmpty(square));
    }

    private boolean stonerTrap(Reason reason, List<Square> at) {
        Square won = at.get(0);
        return reason.line().size() == 3
                && isBeside(reason.move().square().orElseThrow(), at.get(2), 1, 1)
                && reason.line().get(1).equals(Move.at(at.get(2)))
                && reason.last().equals(Move.at(at.get(1)))
                && isCorner(won)
                && leads(
                        reason,
                        end -> end.moves(opponent).isEmpty() ? end.canPlace(won, mover) : canAlwaysTake(end, won));
    }
}
