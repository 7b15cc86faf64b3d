package reversi.teach.reasons;

import java.util.List;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Variant;

/** One short sentence for a reason, without a full stop. */
public final class ReasonSentence {
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

    private String moves(List<Move> line) {
        StringBuilder words = new StringBuilder();
        for (Move move : line) {
            words.append(words.length() == 0 ? "" : " ");
            words.append(move.isPass() ? texts.get("play.pass.short") : move.toString());
        }
        return words.toString();
    }

    /** The line but for its last move. */
    private String before(Reason reason) {
        return moves(reason.line().subList(0, reason.line().size() - 1));
    }

    private String squares(List<Square> squares) {
        String words = "";
        for (Square square : squares) {
            words = words.isEmpty() ? square.name() : texts.get("join.list", words, square);
        }
        return words;
    }

    /** The sentence for a reason. */
    public String of(Reason reason) {
        List<Square> at = reason.squares();
        String side = texts.colour(reason.side());
        return switch (reason.kind()) {
            case ONLY_MOVE -> texts.get("reason.only");
            case RESULT,
                    RESULT_ALONE,
                    REPLY,
                    OPPONENT_MOVES,
                    OWN_MOVES,
                    FRONTIER,
                    MOVES_LATER,
                    FRONTIER_LATER,
                    SAFE_MOVES -> compared(reason);
            case WIPE_OUT -> texts.get("reason.wiped", side, moves(reason.line()));
            case SWEEP -> texts.count("reason.sweep", at.size() - 1, at.get(0));
            case CORNER_TAKEN -> texts.get("reason.taken", corner(at.get(0)));
            case CORNER_WON -> texts.get("reason.won", corner(at.get(0)), before(reason), own());
            case CORNER_FORCED -> texts.get("reason.won.forced", corner(at.get(0)), other());
            case CORNER_KEPT -> texts.get("reason.kept", corner(at.get(0)), other());
            case CORNER_GIVEN -> texts.get("reason.given", corner(at.get(0)), before(reason), other());
            case CORNER_LEFT -> texts.get("reason.given.now", corner(at.get(0)), other());
            case CORNER_TRADED -> texts.get("reason.traded", corner(at.get(1)), corner(at.get(0)), before(reason));
            case X_SQUARE -> texts.get("reason.endangered.x", at.get(0), corner(at.get(1)), at.get(2), other());
            case C_SQUARE -> texts.get("reason.endangered.c", at.get(0), corner(at.get(1)), at.get(2), other());
            case NO_SAFE_REPLY -> texts.count("reason.unsafe", reason.number(), other());
            case PASS ->
                reason.line().size() == 2
                        ? texts.get("reason.pass.now", side)
                        : texts.get("reason.pass", side, before(reason));
            case LAST_MOVE -> texts.get("reason.last", side);
            case REGION ->
                at.size() % 2 == 0
                        ? texts.get("reason.region.even", at.size(), area(reason), side)
                        : texts.count("reason.region.odd", at.size(), area(reason), side);
            case ACCESS -> texts.get("reason.access", side, squares(at));
            case STABLE_DISCS ->
                texts.count(reason.side() == mover ? "reason.stable" : "reason.stable.theirs", at.size(), side);
            case STABLE_LATER -> texts.count("reason.stable.later", at.size(), side, moves(reason.line()));
            case SQUARE_LEFT -> texts.get("reason.square", at.get(0), other());
            case ALLOWS_ANSWER ->
                texts.get(
                        "reason.allows",
                        at.get(0),
                        other(),
                        reason.compared().orElseThrow().other());
            case PREPARES_MOVE -> texts.get("reason.prepares", at.get(0), own(), before(reason));
            case QUIET_MOVE -> texts.get("reason.quiet", other());
            case OPENS_MOVES -> texts.count("reason.opens", at.size(), other());
            case WALL -> texts.get("reason.wall", at.size(), own());
            case WEDGE ->
                reason.line().size() == 1
                        ? texts.get("reason.wedge.now", at.get(0), other())
                        : texts.get("reason.wedge", at.get(0), side, before(reason));
            case PAIR -> texts.get("reason.pair", other(), at.get(0), at.get(1), own());
            case UNBALANCED_FIVE -> texts.get("reason.five", at.get(0));
            case BALANCED_SIX -> texts.get("reason.six");
            case STONER_TRAP -> texts.get("reason.trap", other(), corner(at.get(2)), at.get(1), corner(at.get(0)));
        };
    }

    private String compared(Reason reason) {
        Reason.Compared compared = reason.compared().orElseThrow();
        int number = compared.number();
        int otherNumber = compared.otherNumber();
        Move than = compared.other();
        String amount = number < otherNumber ? "few" : "many";
        return switch (reason.kind()) {
            case RESULT_ALONE -> texts.get("reason.alone." + outcome(number), number);
            case RESULT ->
                texts.get(
                        "reason.compared",
                        texts.get("reason.result." + outcome(number), Math.abs(number)),
                        texts.get("reason.otherwise." + outcome(otherNumber), than, Math.abs(otherNumber)));
            case OPPONENT_MOVES -> texts.count("reason.moves." + amount, number, other(), otherNumber, than);
            case OWN_MOVES -> texts.count("reason.own." + amount, number, own(), otherNumber, reason.last(), than);
            case FRONTIER -> texts.count("reason.frontier." + amount, number, own(), otherNumber, than);
            case FRONTIER_LATER ->
                texts.count("reason.frontier.later", number, own(), otherNumber, moves(reason.line()), than);
            case MOVES_LATER ->
                texts.count(
                        "reason.later." + amount,
                        number,
                        texts.colour(reason.side()),
                        otherNumber,
                        moves(reason.line()),
                        than);
            case SAFE_MOVES ->
                texts.count("reason.harmless." + amount, number, own(), otherNumber, moves(reason.line()), than);
            default ->
                reason.squares().size() > 1
                        ? texts.count(
                                "reason.reply", number, than, reason.squares().get(1))
                        : texts.count("reason.less", number, than);
        };
    }

    private String outcome(int discs) {
        return discs > 0 ? "win" : discs == 0 ? "draw" : "loss";
    }

    private String area(Reason reason) {
        return texts.get("reason.area." + reason.area(), squares(reason.squares()));
    }
}
