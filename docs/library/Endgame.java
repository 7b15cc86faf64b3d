import reversi.library.Analysis;
import reversi.library.Limits;
import reversi.library.Line;
import reversi.library.Reversi;
import reversi.notation.BoardText;
import reversi.rules.Position;
import reversi.rules.Variant;

/** What each move of an endgame is worth with best play: number 20 of the FFO's well-known positions, or the one that is given. */
class Endgame {
    private static final String FFO_20 = "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X";

    public static void main(String[] args) {
        BoardText.Read read = BoardText.read(args.length == 0 ? FFO_20 : args[0], Variant.OTHELLO);
        if (!(read instanceof BoardText.Ok ok)) {
            System.err.println("No position: " + read);
            return;
        }
        Position position = ok.position();
        try (Reversi reversi = Reversi.load()) {
            Analysis analysis = reversi.analyse(position, Limits.toTheEnd().lines(10));
            for (Line line : analysis.lines()) {
                System.out.printf("%s %+.0f%n", line.move(), line.discs());
            }
        }
    }
}
