package reversi.teach.reasons;

import java.util.List;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Variant;

/** One short sentence for a reason, without a full stop. */
public final class ReasonSentence implements Reason.Visitor<String> {
    private final Phrases texts;
    private final Variant variant;
    private final Disc mover;

    /** Sentences about moves that {@code mover} makes in a game of a variant. */
    public ReasonSentence(Phrases texts, Variant variant, Disc mover) {
        this.texts = texts;
        this.variant = variant;
        this.mover = mover;
    }

    private String own() {
        return texts.colour(mover);
    }

    private String other() {
        return texts.colour(mover.other());
    }

    /** A square that no disc can be flipped on has another name on an octagon. */
    private String corner(Square square) {
        return texts.get(variant.shape().hasCorners() ? "reason.corner" : "reason.star", square);
    }

    private String moves(List<Move> line, int from, int to) {
        StringBuilder words = new StringBuilder();
        for (Move move : line.subList(from, to)) {
            words.append(words.length() == 0 ? "" : " ");
            words.append(move.isPass() ? texts.get("play.pass.short") : move.toString());
        }
        return words.toString();
    }

    /** The line but for its last move. */
    private String before(List<Move> line) {
        return moves(line, 0, line.size() - 1);
    }

    private String squares(List<Square> squares) {
        String words = "";
        for (Square square : squares) {
            words = words.isEmpty() ? square.name() : texts.get("join.list", words, square);
        }
        return words;
    }

    @Override
    public String onlyMove(Reason.OnlyMove reason) {
        return texts.get("reason.only");
    }

    @Override
    public String result(Reason.Result reason) {
        if (reason.isAlone() && reason.discs() >= 0) {
            return texts.get("reason.alone." + outcome(reason.discs()), reason.discs());
        }
        String own = texts.get("reason.result." + outcome(reason.discs()), Math.abs(reason.discs()));
        String otherOutcome = "reason.otherwise." + outcome(reason.otherDiscs());
        return texts.get(
                "reason.compared", own, texts.get(otherOutcome, reason.other(), Math.abs(reason.otherDiscs())));
    }

    private String outcome(int discs) {
        return discs > 0 ? "win" : discs == 0 ? "draw" : "loss";
    }

    @Override
    public String wipeOut(Reason.WipeOut reason) {
        return texts.get(
                "reason.wiped",
                texts.colour(reason.loser()),
                moves(reason.line(), 0, reason.line().size()));
    }

    @Override
    public String sweep(Reason.Sweep reason) {
        Move last = reason.line().get(reason.line().size() - 1);
        return texts.count("reason.sweep", reason.flipped().size(), last);
    }

    @Override
    public String cornerTaken(Reason.CornerTaken reason) {
        return texts.get("reason.taken", corner(reason.squares().get(0)));
    }

    @Override
    public String cornerWon(Reason.CornerWon reason) {
        return reason.isForced()
                ? texts.get("reason.won.forced", corner(reason.corner()), other())
                : texts.get("reason.won", corner(reason.corner()), before(reason.line()), own());
    }

    @Override
    public String cornerKept(Reason.CornerKept reason) {
        return texts.get("reason.kept", corner(reason.corner()), other());
    }

    @Override
    public String cornerGiven(Reason.CornerGiven reason) {
        boolean isAtOnce = reason.line().size() == 2 && (reason.beside() == Reason.Beside.APART || !reason.isNew());
        return isAtOnce
                ? texts.get("reason.given.now", corner(reason.corner()), other())
                : texts.get("reason.given", corner(reason.corner()), before(reason.line()), other());
    }

    @Override
    public String cornerTraded(Reason.CornerTraded reason) {
        return texts.get("reason.traded", corner(reason.given()), corner(reason.won()), before(reason.line()));
    }

    @Override
    public String cornerEndangered(Reason.CornerEndangered reason) {
        boolean isX = reason.beside() == Reason.Beside.X_SQUARE;
        return texts.get(
                isX ? "reason.endangered.x" : "reason.endangered.c",
                reason.move(),
                corner(reason.corner()),
                reason.threat(),
                other());
    }

    @Override
    public String noSafeReply(Reason.NoSafeReply reason) {
        return texts.count("reason.unsafe", reason.replies(), other());
    }

    @Override
    public String pass(Reason.Pass reason) {
        String passer = texts.colour(reason.passer());
        return reason.line().size() == 2
                ? texts.get("reason.pass.now", passer)
                : texts.get("reason.pass", passer, before(reason.line()));
    }

    @Override
    public String lastMove(Reason.LastMove reason) {
        return texts.get("reason.last", texts.colour(reason.side()));
    }

    @Override
    public String region(Reason.Region reason) {
        int empties = reason.empties().size();
        String last = texts.colour(reason.last());
        return empties % 2 == 0
                ? texts.get("reason.region.even", empties, area(reason), last)
                : texts.count("reason.region.odd", empties, area(reason), last);
    }

    private String area(Reason.Region reason) {
        return reason.area() == Area.SOMEWHERE
                ? texts.get("reason.area.SOMEWHERE", squares(reason.empties()))
                : texts.get("reason.area." + reason.area());
    }

    @Override
    public String access(Reason.Access reason) {
        return texts.get("reason.access", texts.colour(reason.side()), squares(reason.empties()));
    }

    @Override
    public String stableDiscs(Reason.StableDiscs reason) {
        boolean isOwn = reason.side() == mover;
        return texts.count(
                isOwn ? "reason.stable" : "reason.stable.theirs", reason.discs().size(), texts.colour(reason.side()));
    }

    @Override
    public String opponentMoves(Reason.OpponentMoves reason) {
        boolean isFew = reason.moves() < reason.otherMoves();
        String key = isFew ? "reason.moves.few" : "reason.moves.many";
        return texts.count(key, reason.moves(), other(), reason.otherMoves(), reason.other());
    }

    @Override
    public String ownMoves(Reason.OwnMoves reason) {
        boolean isFew = reason.moves() < reason.otherMoves();
        String key = isFew ? "reason.own.few" : "reason.own.many";
        return texts.count(key, reason.moves(), own(), reason.otherMoves(), reason.reply(), reason.other());
    }

    @Override
    public String quietMove(Reason.QuietMove reason) {
        return texts.get("reason.quiet", other());
    }

    @Override
    public String opensMoves(Reason.OpensMoves reason) {
        return texts.count("reason.opens", reason.opened().size(), other());
    }

    @Override
    public String frontier(Reason.Frontier reason) {
        int discs = reason.discs().size();
        String key = discs < reason.otherDiscs() ? "reason.frontier.few" : "reason.frontier.many";
        return texts.count(key, discs, own(), reason.otherDiscs(), reason.other());
    }

    @Override
    public String reply(Reason.Reply reason) {
        return reason.reply()
                .map(reply -> texts.count("reason.reply", reason.discs(), reason.worse(), reply))
                .orElseGet(() -> texts.count("reason.less", reason.discs(), reason.worse()));
    }

    @Override
    public String wall(Reason.Wall reason) {
        return texts.get("reason.wall", reason.discs().size(), own());
    }

    @Override
    public String wedge(EdgeReason.Wedge reason) {
        String side = texts.colour(reason.side());
        return reason.line().size() == 1
                ? texts.get("reason.wedge.now", reason.square(), other())
                : texts.get("reason.wedge", reason.square(), side, before(reason.line()));
    }

    @Override
    public String pair(EdgeReason.Pair reason) {
        return texts.get("reason.pair", other(), reason.first(), reason.second(), own());
    }

    @Override
    public String unbalancedFive(EdgeReason.UnbalancedFive reason) {
        return texts.get("reason.five", reason.gap());
    }

    @Override
    public String balancedSix(EdgeReason.BalancedSix reason) {
        return texts.get("reason.six");
    }

    @Override
    public String stonerTrap(EdgeReason.StonerTrap reason) {
        return texts.get("reason.trap", other(), corner(reason.given()), reason.wedge(), corner(reason.won()));
    }
}
