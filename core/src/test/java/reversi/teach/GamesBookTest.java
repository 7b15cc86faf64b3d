package reversi.teach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.notation.TranscriptText;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Symmetry;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** What one's own games went on with is counted position by position. */
class GamesBookTest {
    private static final Position START = Position.start(Variant.OTHELLO);
    private static final GameResults WON = new GameResults(1, 0, 0);
    private static final GameResults LOST = new GameResults(0, 0, 1);

    private final GamesBook book = new GamesBook();

    private static Transcript game(String moves, Variant variant) {
        return assertInstanceOf(TranscriptText.Ok.class, TranscriptText.read(moves, variant))
                .transcript();
    }

    private List<ExplorerMove> moves(Position position) {
        return book.find(position).orElseThrow().moves();
    }

    @Test
    void gamesThatBeginAlikeAreCountedTogether() {
        book.add(game("f5d6c3", Variant.OTHELLO), WON);
        book.add(game("f5d6c4", Variant.OTHELLO), LOST);
        book.add(game("c4c3", Variant.OTHELLO), LOST);
        GameResults all = new GameResults(1, 0, 2);
        assertEquals(all, book.find(START).orElseThrow().results());
        assertEquals(List.of(new ExplorerMove(Move.at("f5"), all)), moves(START));
        Position second = START.play(Move.at("f5")).orThrow().after();
        assertEquals(all, book.find(second).orElseThrow().results());
        assertEquals(
                List.of(
                        new ExplorerMove(Move.at("d6"), new GameResults(1, 0, 1)),
                        new ExplorerMove(Move.at("f6"), LOST)),
                moves(second));
        Position third = second.play(Move.at("d6")).orThrow().after();
        for (Symmetry symmetry : Symmetry.all()) {
            Position image = symmetry.apply(third);
            assertEquals(
                    new GameResults(1, 0, 1), book.find(image).orElseThrow().results());
            assertEquals(2, moves(image).size());
        }
        Position last = game("f5d6c3", Variant.OTHELLO).current();
        assertEquals(new ExplorerEntry(WON, List.of()), book.find(last).orElseThrow());
    }

    @Test
    void onlyTheFirstPliesCount() {
        Transcript line = Transcript.start(Variant.OTHELLO);
        while (line.plies() < GamesBook.PLIES + 2) {
            line = line.with(
                    line.current().play(line.current().legalMoves().get(0)).orThrow());
        }
        book.add(line, WON);
        assertEquals(List.of(), moves(line.upTo(GamesBook.PLIES).current()));
        assertEquals(1, moves(line.upTo(GamesBook.PLIES - 1).current()).size());
        assertEquals(Optional.empty(), book.find(line.upTo(GamesBook.PLIES + 1).current()));
    }

    @Test
    void otherVariantsAndUnknownPositionsHaveNone() {
        book.add(game("f5", Variant.ANTI), WON);
        assertEquals(Optional.empty(), book.find(START));
        book.add(game("f5", Variant.OTHELLO), WON);
        assertEquals(Optional.empty(), book.find(Position.start(Variant.ANTI)));
        assertEquals(Optional.empty(), book.find(game("f5d6c3", Variant.OTHELLO).current()));
    }
}
