package reversi.tools.reasons;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import reversi.engine.MoveValue;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.teach.reasons.Area;
import reversi.teach.reasons.Comparison;
import reversi.teach.reasons.EdgeReason;
import reversi.teach.reasons.Reason;

/** Whether what a reason states is true, found out on a {@link PlainBoard}. */
public final class PlainCheck implements Reason.Visitor<Boolean> {
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
        return isAboutIt && reason.accept(this);
    }

    @Override
    public Boolean reply(Reason.Reply reason) {
        MoveValue worse = comparison.worse();
        PlainBoard after = before.play(reason.worse(), mover);
        boolean isReply = reason.reply().isEmpty()
                || (after.canPlace(reason.reply().get(), opponent)
                        && (worse.line().size() < 2
                                || worse.line()
                                        .get(1)
                                        .equals(Move.at(reason.reply().get()))));
        int loss = comparison.better().value() - worse.value();
        return isReply && reason.worse().equals(worse.move()) && Math.abs(100 * reason.discs() - loss) <= 50;
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

    private static Move last(List<Move> line) {
        return line.get(line.size() - 1);
    }

    private static boolean isCorner(Square square) {
        return (square.file() == 0 || square.file() == LAST) && (square.rank() == 0 || square.rank() == LAST);
    }

    private static boolean ends(List<Move> line, Square on) {
        return last(line).equals(Move.at(on));
    }

    private static Reason.Beside beside(Move move, Square corner) {
        Square square = move.square().orElseThrow();
        int files = Math.abs(square.file() - corner.file());
        int ranks = Math.abs(square.rank() - corner.rank());
        if (files == 1 && ranks == 1) {
            return Reason.Beside.X_SQUARE;
        }
        return files + ranks == 1 ? Reason.Beside.C_SQUARE : Reason.Beside.APART;
    }

    @Override
    public Boolean onlyMove(Reason.OnlyMove reason) {
        return before.moves(mover).size() == 1;
    }

    @Override
    public Boolean result(Reason.Result reason) {
        boolean isRight = value(reason.move()) == reason.discs()
                && value(reason.other()) == reason.otherDiscs()
                && reason.other().equals(other(reason).move());
        return isRight && (!reason.isAlone() || isAlone(reason));
    }

    private int value(Move move) {
        int most = PlainBoard.SIZE * PlainBoard.SIZE;
        return -before.play(move, mover).solve(opponent, -most, most);
    }

    private boolean isAlone(Reason.Result reason) {
        int sign = Integer.signum(reason.discs());
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

    @Override
    public Boolean wipeOut(Reason.WipeOut reason) {
        Played played = play(reason.line());
        return played.isLegal() && played.end().count(reason.loser()) == 0;
    }

    @Override
    public Boolean sweep(Reason.Sweep reason) {
        List<Move> line = reason.line();
        Played early = play(line.subList(0, line.size() - 1));
        Played played = play(line);
        return played.isLegal()
                && played.last() == mover
                && new HashSet<>(early.end().flips(last(line).square().orElseThrow(), mover))
                        .equals(Set.copyOf(reason.flipped()))
                && isLastOf(played.end());
    }

    /** Whether the game is over, or the opponent can end it with one more disc. */
    private boolean isLastOf(PlainBoard board) {
        return board.isOver()
                || board.moves(opponent).stream()
                        .anyMatch(reply -> board.place(reply, opponent).isOver());
    }

    @Override
    public Boolean cornerTaken(Reason.CornerTaken reason) {
        return reason.move().square().filter(PlainCheck::isCorner).isPresent();
    }

    @Override
    public Boolean cornerWon(Reason.CornerWon reason) {
        Played played = play(reason.line());
        boolean isTaken = played.isLegal()
                && played.last() == mover
                && isCorner(reason.corner())
                && ends(reason.line(), reason.corner());
        return isTaken && (!reason.isForced() || canAlwaysTake(after(reason), reason.corner()));
    }

    /** Whether the mover can take a corner after each answer. */
    private boolean canAlwaysTake(PlainBoard board, Square corner) {
        List<Square> replies = board.moves(opponent);
        return !replies.isEmpty()
                && replies.stream()
                        .allMatch(reply -> board.place(reply, opponent).canPlace(corner, mover));
    }

    @Override
    public Boolean cornerKept(Reason.CornerKept reason) {
        return isCorner(reason.corner())
                && before.canPlace(reason.corner(), opponent)
                && !after(reason).canPlace(reason.corner(), opponent);
    }

    @Override
    public Boolean cornerGiven(Reason.CornerGiven reason) {
        Played played = play(reason.line());
        return played.isLegal()
                && played.last() == opponent
                && isCorner(reason.corner())
                && ends(reason.line(), reason.corner())
                && reason.isNew() != before.canPlace(reason.corner(), opponent)
                && reason.beside() == beside(reason.move(), reason.corner());
    }

    @Override
    public Boolean cornerTraded(Reason.CornerTraded reason) {
        Played played = play(reason.line());
        int given = reason.line().indexOf(Move.at(reason.given()));
        return played.isLegal()
                && played.last() == mover
                && isCorner(reason.won())
                && isCorner(reason.given())
                && ends(reason.line(), reason.won())
                && given % 2 == 1;
    }

    @Override
    public Boolean cornerEndangered(Reason.CornerEndangered reason) {
        PlainBoard after = after(reason);
        return isCorner(reason.corner())
                && after.isEmpty(reason.corner())
                && reason.beside() != Reason.Beside.APART
                && reason.beside() == beside(reason.move(), reason.corner())
                && !before.canPlace(reason.corner(), opponent)
                && after.canPlace(reason.threat(), opponent)
                && after.place(reason.threat(), opponent).canPlace(reason.corner(), opponent);
    }

    @Override
    public Boolean noSafeReply(Reason.NoSafeReply reason) {
        PlainBoard after = after(reason);
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
        return after.moves(opponent).size() == reason.replies()
                && reason.replies() > 0
                && corners.equals(Set.copyOf(reason.corners()));
    }

    @Override
    public Boolean pass(Reason.Pass reason) {
        Played played = play(reason.line());
        return played.isLegal()
                && played.last() == reason.passer()
                && last(reason.line()).isPass();
    }

    @Override
    public Boolean lastMove(Reason.LastMove reason) {
        Played played = play(reason.line());
        return played.isLegal()
                && played.last() == reason.side()
                && !last(reason.line()).isPass()
                && played.end().isOver();
    }

    @Override
    public Boolean region(Reason.Region reason) {
        Square square = reason.move().square().orElseThrow();
        Set<Square> region = before.region(square);
        region.remove(square);
        Played played = play(reason.line());
        List<Square> empties = reason.empties();
        return region.equals(Set.copyOf(empties))
                && played.isLegal()
                && played.last() == reason.last()
                && empties.contains(last(reason.line()).square().orElseThrow())
                && empties.stream().noneMatch(played.end()::isEmpty)
                && isIn(reason);
    }

    /** Whether the empty squares of the named part of the board are those of the region. */
    private boolean isIn(Reason.Region reason) {
        String name = reason.area().name();
        List<Square> there = PlainBoard.squares().stream()
                .filter(square -> after(reason).isEmpty(square))
                .filter(square -> !name.contains("TOP") || square.rank() <= LAST / 2)
                .filter(square -> !name.contains("BOTTOM") || square.rank() > LAST / 2)
                .filter(square -> !name.contains("LEFT") || square.file() <= LAST / 2)
                .filter(square -> !name.contains("RIGHT") || square.file() > LAST / 2)
                .toList();
        return reason.area() == Area.SOMEWHERE || Set.copyOf(there).equals(Set.copyOf(reason.empties()));
    }

    @Override
    public Boolean access(Reason.Access reason) {
        PlainBoard after = after(reason);
        List<Square> empties = reason.empties();
        return after.region(empties.get(0)).equals(Set.copyOf(empties))
                && empties.stream().anyMatch(square -> after.canPlace(square, reason.side()))
                && empties.stream()
                        .noneMatch(
                                square -> after.canPlace(square, reason.side().other()));
    }

    @Override
    public Boolean stableDiscs(Reason.StableDiscs reason) {
        Played played = play(reason.line());
        boolean isProven = played.isLegal()
                && played.end().stable(reason.side()).containsAll(reason.discs())
                && reason.discs().stream().noneMatch(before.stable(reason.side())::contains);
        Random random = new Random(1);
        for (int game = 0; isProven && game < RANDOM_GAMES; game++) {
            isProven = played.end()
                    .keeps(reason.discs(), reason.side(), played.last().other(), random);
        }
        return isProven && Set.copyOf(reason.discs()).size() == reason.discs().size();
    }

    @Override
    public Boolean opponentMoves(Reason.OpponentMoves reason) {
        return reason.other().equals(other(reason).move())
                && after(reason).moves(opponent).size() == reason.moves()
                && afterOther(reason).moves(opponent).size() == reason.otherMoves();
    }

    @Override
    public Boolean ownMoves(Reason.OwnMoves reason) {
        Move answer = other(reason).line().get(1);
        return reason.other().equals(other(reason).move())
                && after(reason).canPlace(reason.reply(), opponent)
                && after(reason).place(reason.reply(), opponent).moves(mover).size() == reason.moves()
                && afterOther(reason).play(answer, opponent).moves(mover).size() == reason.otherMoves();
    }

    @Override
    public Boolean quietMove(Reason.QuietMove reason) {
        PlainBoard after = after(reason);
        List<Square> flipped = before.flips(reason.move().square().orElseThrow(), mover);
        return before.moves(opponent).containsAll(after.moves(opponent))
                && !after.moves(opponent).isEmpty()
                && flipped.stream().noneMatch(after::isBesideEmpty);
    }

    @Override
    public Boolean opensMoves(Reason.OpensMoves reason) {
        Set<Square> opened = new HashSet<>(after(reason).moves(opponent));
        before.moves(opponent).forEach(opened::remove);
        return opened.equals(Set.copyOf(reason.opened()));
    }

    @Override
    public Boolean frontier(Reason.Frontier reason) {
        return reason.other().equals(other(reason).move())
                && after(reason).frontier(mover).equals(Set.copyOf(reason.discs()))
                && afterOther(reason).frontier(mover).size() == reason.otherDiscs();
    }

    @Override
    public Boolean wall(Reason.Wall reason) {
        PlainBoard after = after(reason);
        for (int i = 0; i < reason.discs().size(); i++) {
            Square disc = reason.discs().get(i);
            Square beside = reason.beside().get(i);
            boolean isNeighbour = Math.abs(disc.file() - beside.file()) + Math.abs(disc.rank() - beside.rank()) == 1;
            boolean isRow = i == 0
                    || (isNext(reason.discs().get(i - 1), disc)
                            && isNext(reason.beside().get(i - 1), beside));
            if (!isNeighbour
                    || !isRow
                    || !after.has(disc, mover)
                    || !after.isEmpty(beside)
                    || after.canPlace(beside, mover)) {
                return false;
            }
        }
        return reason.discs().size() > 2 && reason.discs().stream().anyMatch(disc -> !before.has(disc, mover));
    }

    private static boolean isNext(Square one, Square next) {
        return Math.abs(one.file() - next.file()) + Math.abs(one.rank() - next.rank()) == 1;
    }

    @Override
    public Boolean wedge(EdgeReason.Wedge reason) {
        Played played = play(reason.line());
        if (!played.isLegal() || played.last() != reason.side() || !ends(reason.line(), reason.square())) {
            return false;
        }
        Square square = reason.square();
        boolean isOnRank = square.rank() == 0 || square.rank() == LAST;
        boolean isOnFile = square.file() == 0 || square.file() == LAST;
        if (isOnRank == isOnFile) {
            return false;
        }
        Square one =
                isOnRank ? new Square(square.file() - 1, square.rank()) : new Square(square.file(), square.rank() - 1);
        Square two =
                isOnRank ? new Square(square.file() + 1, square.rank()) : new Square(square.file(), square.rank() + 1);
        return played.end().has(one, reason.side().other())
                && played.end().has(two, reason.side().other());
    }

    @Override
    public Boolean pair(EdgeReason.Pair reason) {
        PlainBoard after = after(reason);
        boolean takesFirst = after.canPlace(reason.first(), opponent);
        boolean takesSecond = after.canPlace(reason.second(), opponent);
        return isNext(reason.first(), reason.second())
                && (takesFirst || takesSecond)
                && (!takesFirst || after.place(reason.first(), opponent).canPlace(reason.second(), mover))
                && (!takesSecond || after.place(reason.second(), opponent).canPlace(reason.first(), mover));
    }

    @Override
    public Boolean unbalancedFive(EdgeReason.UnbalancedFive reason) {
        List<Square> edge = edgeOf(reason.discs());
        int gap = edge.indexOf(reason.gap());
        return (gap == 1 || gap == LAST - 1)
                && reason.discs().size() == 5
                && isJust(after(reason), edge, reason.discs())
                && !isJust(before, edge, reason.discs());
    }

    @Override
    public Boolean balancedSix(EdgeReason.BalancedSix reason) {
        List<Square> edge = edgeOf(reason.discs());
        return reason.discs().equals(edge.subList(1, LAST))
                && isJust(after(reason), edge, reason.discs())
                && !isJust(before, edge, reason.discs());
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

    @Override
    public Boolean stonerTrap(EdgeReason.StonerTrap reason) {
        Played played = play(reason.line());
        return played.isLegal()
                && reason.line().size() == 3
                && beside(reason.move(), reason.given()) == Reason.Beside.X_SQUARE
                && reason.line().get(1).equals(Move.at(reason.given()))
                && ends(reason.line(), reason.wedge())
                && isCorner(reason.won())
                && (played.end().moves(opponent).isEmpty()
                        ? played.end().canPlace(reason.won(), mover)
                        : canAlwaysTake(played.end(), reason.won()));
    }
}
