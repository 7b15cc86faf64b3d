import reversi.library.Analysis;
import reversi.library.Limits;
import reversi.library.Reversi;
import reversi.rules.Position;
import reversi.rules.Variant;

/** An analysis without end on two threads, which tells of each depth and is stopped when it has looked eight plies ahead. */
class Progress {
    public static void main(String[] args) {
        try (Reversi reversi = Reversi.builder().threads(2).memory(32).withoutBook().build()) {
            Position start = Position.start(Variant.OTHELLO);
            Analysis last = reversi.analyse(start, Limits.toTheEnd(), found -> {
                System.out.println(found.plies() + " plies, " + found.best());
                if (found.plies() >= 8) {
                    reversi.stop();
                }
            });
            System.out.println("stopped after " + last.plies() + " plies");
        }
    }
}
