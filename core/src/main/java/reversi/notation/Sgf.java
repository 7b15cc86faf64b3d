package reversi.notation;

import java.util.Optional;
import reversi.game.Ending;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/**
 * Games of Othello in the Smart Game Format, {@code GM[2]}, version 4: the main line of each tree. A variant other than Othello is named by its
 * {@link reversi.rules.VariantCode} in {@code RU}. Properties of our own are {@code ET}, the seconds that a move took, and {@code XB} and {@code XW},
 * clocks of which {@code TM} and {@code OT} can't say all, as GGF writes them: Black's, or that of both sides, and White's where it is another.
 */
public final class Sgf {
    private static final String HEAD = "(;FF[4]GM[2]CA[UTF-8]AP[Reversi]";

    private Sgf() {}

    /** The game in one line without its end. */
    public static String write(GameRecord game) {
        StringBuilder text = new StringBuilder(HEAD);
        Variant variant = game.line().variant();
        PropertyReader.write("SZ", Integer.toString(variant.size()), text);
        PropertyReader.writeKnown("RU", variant.isStandard() ? "" : variant.toString(), text);
        PropertyReader.writeKnown("EV", game.event().name(), text);
        PropertyReader.writeKnown("PC", game.event().place(), text);
        PropertyReader.writeKnown("RO", game.event().round(), text);
        String clock = game.date().second() < 0 ? "" : " " + game.date().clock(":");
        PropertyReader.writeKnown("DT", game.date().written("-") + clock, text);
        PropertyReader.write("PB", game.black().name(), text);
        PropertyReader.write("PW", game.white().name(), text);
        game.black().rating().ifPresent(points -> PropertyReader.write("BR", points.toString(), text));
        game.white().rating().ifPresent(points -> PropertyReader.write("WR", points.toString(), text));
        game.time().ifPresent(time -> write(time, text));
        PropertyReader.writeKnown("XB", game.terms().blackClock(), text);
        PropertyReader.writeKnown("XW", game.terms().whiteClock(), text);
        game.outcome().ifPresent(outcome -> PropertyReader.writeKnown("RE", result(outcome, game), text));
        PropertyReader.writeKnown("KM", game.terms().writtenKomi(), text);
        setUp(game.line().start(), text);
        for (int ply = 0; ply < game.line().plies(); ply++) {
            write(game, ply, text.append(';'));
        }
        return text.append(')').toString();
    }

    /** Appends the first node of a tree that begins in a position and is told nothing else of. */
    static void head(Position start, StringBuilder text) {
        Variant variant = start.variant();
        text.append(HEAD);
        PropertyReader.write("SZ", Integer.toString(variant.size()), text);
        PropertyReader.writeKnown("RU", variant.isStandard() ? "" : variant.toString(), text);
        setUp(start, text);
    }

    private static void write(TimeControl time, StringBuilder text) {
        boolean perGame = time.kind() == TimeControl.Kind.PER_GAME;
        PropertyReader.write("TM", Integer.toString(perGame ? time.seconds() : 0), text);
        String overtime =
                time.isPerMove() ? time.seconds() + "/move" : time.increment() > 0 ? "+" + time.increment() : "";
        PropertyReader.writeKnown("OT", overtime, text);
    }

    private static String result(RecordedOutcome outcome, GameRecord game) {
        Ending ending = outcome.ending().orElse(Ending.DISCS);
        if (ending == Ending.ABANDONED
                || (ending == Ending.DISCS
                        && outcome.lead().isEmpty()
                        && outcome.winner().isEmpty())) {
            return "Void";
        }
        String how =
                switch (ending) {
                    case RESIGNATION -> "R";
                    case TIME -> "T";
                    case LEFT, CLAIMED -> "F";
                    default -> outcome.lead().map(lead -> margin(lead, game)).orElse("");
                };
        String draw = ending == Ending.AGREED_DRAW ? "Draw" : "0";
        return outcome.winner().map(winner -> letter(winner) + "+" + how).orElse(draw);
    }

    private static String margin(int lead, GameRecord game) {
        int komi = game.terms().komi();
        int won = RecordedOutcome.won(lead, komi, game.line().variant().fewestWins());
        return komi == 0 ? Integer.toString(Math.abs(lead)) : Decimals.write(Math.abs(won), 3);
    }

    private static void setUp(Position start, StringBuilder text) {
        for (Disc disc : Disc.values()) {
            if (start.count(disc) > 0) {
                text.append('A').append(letter(disc));
            }
            for (Square square : start.variant().squares()) {
                if (start.at(square).equals(Optional.of(disc))) {
                    text.append('[').append(square).append(']');
                }
            }
        }
        PropertyReader.write("PL", letter(start.toMove()), text);
    }

    private static void write(GameRecord game, int ply, StringBuilder text) {
        Disc mover = game.line().mover(ply);
        Move move = game.line().move(ply);
        MoveNote note = game.note(ply);
        text.append(letter(mover)).append('[');
        text.append(move.square().map(Square::name).orElse("pa")).append(']');
        note.value()
                .ifPresent(value ->
                        PropertyReader.write("V", Decimals.write(mover == Disc.BLACK ? value : -value, 2), text));
        note.millis().ifPresent(millis -> PropertyReader.write("ET", Decimals.seconds(millis), text));
        PropertyReader.writeKnown("C", note.comment(), text);
    }

    private static String letter(Disc disc) {
        return disc == Disc.BLACK ? "B" : "W";
    }
}
