package reversi.notation;

import reversi.game.Ending;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Shape;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;

/**
 * Games in the Generic Game Format of the GGS server, which NBoard and other programs speak too: {@code
 * (;GM[Othello]PB[A]PW[B]TY[8]BO[8 … *]B[F5/1.00/2.5]W[D6];)}.
 */
public final class Ggf {
    private Ggf() {}

    /** Reads the first game of a text. */
    public static GgfRead read(String text) {
        return new GgfReader(text, 0, new GamesReadBuilder(text)).read();
    }

    /** Whether the format can say this: a square board or the octagon of 88 squares with Othello's rules, in which more or fewer discs win. */
    public static boolean canWrite(Variant variant) {
        boolean othellosMoves = variant.start() != Start.FREE_CENTRE && !variant.adjacentPlacement();
        boolean isBoard = variant.shape() == Shape.SQUARE || variant.size() == Variant.EIGHT_STARS.size();
        return isBoard && variant.stock() == 0 && othellosMoves;
    }

    /** The game in one line without its end; throws IllegalArgumentException for a variant that the format cannot say. */
    public static String write(GameRecord game) {
        Position start = game.line().start();
        Variant variant = start.variant();
        if (!canWrite(variant)) {
            throw new IllegalArgumentException("the format cannot say " + variant);
        }
        StringBuilder text = new StringBuilder("(;GM[Othello]");
        PropertyReader.writeKnown("PC", game.event().place(), text);
        PropertyReader.writeKnown("EV", game.event().name(), text);
        PropertyReader.writeKnown("RO", game.event().round(), text);
        String clock = game.date().second() < 0 ? "" : "_" + game.date().clock(":");
        PropertyReader.writeKnown("DT", game.date().written(".") + clock, text);
        PropertyReader.write("PB", game.black().name(), text);
        PropertyReader.write("PW", game.white().name(), text);
        game.black().rating().ifPresent(points -> PropertyReader.write("RB", points.toString(), text));
        game.white().rating().ifPresent(points -> PropertyReader.write("RW", points.toString(), text));
        clocks(game, text);
        int komi = game.terms().komi();
        String board = board(variant);
        PropertyReader.write(
                "RE", game.outcome().map(how -> result(how, variant, komi)).orElse("?"), text);
        PropertyReader.write("TY", board + (komi == 0 ? "" : "k") + (variant.fewestWins() ? "a" : ""), text);
        PropertyReader.writeKnown("KM", game.terms().writtenKomi(), text);
        text.append("BO[").append(board).append(' ');
        for (Square square : variant.squares()) {
            text.append(start.at(square).map(Ggf::symbol).orElse("-"));
        }
        text.append(' ').append(symbol(start.toMove())).append(']');
        moves(game, text);
        return text.append(";)").toString();
    }

    /** The octagon is called by the number of its squares. */
    private static String board(Variant variant) {
        int squares = variant.squares().size();
        return Integer.toString(variant.shape() == Shape.SQUARE ? variant.size() : squares);
    }

    private static void clocks(GameRecord game, StringBuilder text) {
        String usual = game.time().map(Ggf::time).orElse("");
        ServerTerms terms = game.terms();
        if (terms.blackClock().isEmpty() && terms.whiteClock().isEmpty()) {
            PropertyReader.writeKnown("TI", usual, text);
        } else if (terms.whiteClock().isEmpty()) {
            PropertyReader.write("TI", terms.blackClock(), text);
        } else {
            PropertyReader.writeKnown("TB", terms.blackClock(), text);
            PropertyReader.write("TW", terms.whiteClock(), text);
        }
    }

    private static void moves(GameRecord game, StringBuilder text) {
        MoveSequence line = game.line();
        for (int ply = 0; ply < line.plies(); ply++) {
            Move move = line.move(ply);
            text.append(line.mover(ply) == Disc.BLACK ? "B[" : "W[").append(name(move));
            MoveNote note = game.note(ply);
            if (note.value().isPresent() || note.millis().isPresent()) {
                text.append('/')
                        .append(note.value()
                                .map(value -> Decimals.write(value, 2))
                                .orElse(""));
            }
            note.millis().ifPresent(millis -> text.append('/').append(Decimals.seconds(millis)));
            text.append(']');
        }
    }

    private static String symbol(Disc disc) {
        return disc == Disc.BLACK ? "*" : "O";
    }

    /** The name of a move with a capital letter, as the format's programs write it. */
    private static String name(Move move) {
        return move.square()
                .map(square -> (char) ('A' + square.file()) + Integer.toString(square.rank() + 1))
                .orElse("PA");
    }

    /** Only a time for all moves of a game can be said. */
    private static String time(TimeControl time) {
        String increment = time.increment() > 0 ? "/" + minutes(time.increment()) : "";
        return time.kind() == TimeControl.Kind.PER_GAME ? minutes(time.seconds()) + increment : "";
    }

    private static String minutes(int seconds) {
        return GameDate.digits(seconds / 60, 2) + ":" + GameDate.digits(seconds % 60, 2);
    }

    /** Without a count the winner gets the whole board, as on GGS. */
    private static String result(RecordedOutcome outcome, Variant variant, int komi) {
        int all = 1_000 * variant.squares().size();
        int sign = outcome.winner().map(winner -> winner == Disc.BLACK ? 1 : -1).orElse(0);
        int counted = outcome.lead()
                .filter(lead -> outcome.winner().isPresent())
                .map(lead -> RecordedOutcome.won(lead, komi, variant.fewestWins()))
                .orElse(sign * all);
        String flag = outcome.ending().map(Ggf::flag).orElse(outcome.lead().isPresent() ? "" : ":r");
        boolean counts = outcome.winner().isPresent() || outcome.lead().isPresent() || flag.equals(":s");
        return counts
                ? (counted < 0 ? "" : "+")
                        + (komi == 0 ? Decimals.write(counted / 10, 2) : Decimals.write(counted, 3))
                        + flag
                : "?";
    }

    private static String flag(Ending ending) {
        return switch (ending) {
            case DISCS, ABANDONED -> "";
            case RESIGNATION, LEFT -> ":r";
            case TIME, CLAIMED -> ":t";
            case AGREED_DRAW -> ":s";
        };
    }
}
