package reversi.library;

import java.nio.charset.StandardCharsets;
import reversi.notation.BoardText;
import reversi.notation.GameFiles;
import reversi.notation.GameFormat;
import reversi.notation.GameRecord;
import reversi.rules.NamedVariant;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.rules.Variants;

/** A program as others write them: it prints what the library says of games of each variant, endings and files of each format. */
final class LibraryAnswers {
    private static final String FFO_20 = "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X";

    private LibraryAnswers() {}

    public static void main(String[] args) {
        try (Reversi reversi = Reversi.load()) {
            for (NamedVariant each : Variants.all()) {
                play(reversi, each.variant());
            }
            if (BoardText.read(FFO_20, Variant.OTHELLO) instanceof BoardText.Ok ok) {
                System.out.println(
                        reversi.analyse(ok.position(), Limits.toTheEnd().lines(3)));
            }
        }
    }

    private static void play(Reversi reversi, Variant variant) {
        System.out.println(variant.code());
        StringBuilder moves = new StringBuilder();
        Position position = Position.start(variant);
        for (int i = 0; i < 10 && !position.isOver(); i++) {
            Analysis analysis = reversi.analyse(position, Limits.plies(4).lines(2));
            System.out.println(analysis);
            moves.append(analysis.best());
            position = position.play(analysis.best()).orThrow().after();
        }
        System.out.println(reversi.play(position, 3, 7));
        if (variant.equals(Variant.OTHELLO)) {
            GameFiles.read(moves.toString()).games().forEach(LibraryAnswers::write);
        }
    }

    private static void write(GameRecord game) {
        for (GameFormat format : GameFormat.values()) {
            if (format != GameFormat.WTHOR && GameFiles.canWrite(format, game)) {
                String file = GameFiles.head(format) + GameFiles.write(format, game) + GameFiles.tail(format);
                System.out.println(file);
                GameFiles.read(file.getBytes(StandardCharsets.UTF_8))
                        .games()
                        .forEach(read -> System.out.println(GameFiles.write(GameFormat.SGF, read)));
            }
        }
    }
}
