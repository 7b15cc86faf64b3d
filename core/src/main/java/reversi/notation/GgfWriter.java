package reversi.notation;

import java.util.Map;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.rules.Variant;

/** Writes games in the Generic Game Format. */
final class GgfWriter {
    private GgfWriter() {}

    static String write(Ggf.Game game) {
        Position start = game.transcript().first();
        Variant variant = start.variant();
        if (!Ggf.canWrite(variant)) {
            throw new IllegalArgumentException("the format cannot say " + variant);
        }
        StringBuilder text = new StringBuilder("(;GM[Othello]");
        for (Map.Entry<String, String> property : game.properties().entrySet()) {
            text.append(property.getKey()).append('[');
            text.append(property.getValue().replace("\\", "\\\\").replace("]", "\\]"));
            text.append(']');
        }
        text.append("TY[").append(variant.size()).append(variant.fewestWins() ? "a" : "");
        text.append("]BO[").append(variant.size()).append(' ');
        for (Square square : variant.squares()) {
            text.append(start.at(square).map(GgfWriter::sign).orElse("-"));
        }
        text.append(' ').append(sign(start.toMove())).append(']');
        for (int ply = 0; ply < game.transcript().plies(); ply++) {
            write(game.transcript().turns().get(ply), game.notes().get(ply), text);
        }
        return text.append(";)").toString();
    }

    private static void write(Turn turn, Ggf.Note note, StringBuilder text) {
        text.append(turn.mover() == Disc.BLACK ? "B[" : "W[").append(name(turn.move()));
        if (note.value().isPresent() || note.centis().isPresent()) {
            text.append('/').append(note.value().map(GgfWriter::decimal).orElse(""));
        }
        if (note.centis().isPresent()) {
            text.append('/').append(decimal(note.centis().get()));
        }
        text.append(']');
    }

    private static String sign(Disc disc) {
        return disc == Disc.BLACK ? "*" : "O";
    }

    /** The name of a move with a capital letter, as the format's programs write it. */
    private static String name(Move move) {
        return move.square()
                .map(square -> (char) ('A' + square.file()) + Integer.toString(square.rank() + 1))
                .orElse("PA");
    }

    private static String decimal(int hundredths) {
        int size = Math.abs(hundredths);
        return (hundredths < 0 ? "-" : "") + size / 100 + "." + size / 10 % 10 + size % 10;
    }
}
