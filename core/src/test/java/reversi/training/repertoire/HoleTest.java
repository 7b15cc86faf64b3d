package reversi.training.repertoire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import reversi.notation.TranscriptText;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.teach.ExplorerReader;
import reversi.teach.OpeningExplorer;

/** Holes in real openings, by the shipped counts of real games. */
class HoleTest {
    private static Replies real() throws IOException {
        byte[] bytes = Files.readAllBytes(Path.of("..", "assets", "openings", "explorer.bin"));
        return Replies.of(((OpeningExplorer.Ok) ExplorerReader.read(bytes)).explorer());
    }

    private static Transcript line(String moves) {
        return ((TranscriptText.Ok) TranscriptText.read(moves, Variant.OTHELLO)).transcript();
    }

    private static Square square(Transcript line, String name) {
        return line.current().placements().stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Repertoire with(Repertoire to, String moves, String move) {
        return to.with(line(moves), square(line(moves), move));
    }

    private static HoleFinder find(Repertoire repertoire) throws IOException {
        HoleFinder finder = new HoleFinder(repertoire, real());
        while (finder.step()) {}
        return finder;
    }

    /** After f5 people play d6 most, then f6, hardly ever f4: each without an answer is a hole, as likely as it is played. */
    @Test
    void theRepliesToTheFirstMove() throws IOException {
        HoleFinder finder = find(with(Repertoire.of(Disc.BLACK), "", "f5"));
        List<String> lines = finder.holes().stream()
                .map(hole -> TranscriptText.write(hole.line()))
                .toList();
        assertEquals(List.of("f5d6", "f5f6", "f5f4"), lines);
        assertEquals(1, finder.holes().stream().mapToDouble(Hole::reach).sum(), 1e-9);
        assertEquals(0, finder.covered(), 1e-9);
        assertTrue(finder.holes().get(0).reach() > 0.5, finder.holes().toString());
    }

    @Test
    void anAnswerFillsAHole() throws IOException {
        Repertoire one = with(Repertoire.of(Disc.BLACK), "", "f5");
        double before = find(one).holes().get(0).reach();
        HoleFinder finder = find(with(one, "f5d6", "c3"));
        assertTrue(finder.holes().get(0).line().plies() > 2
                || finder.holes().get(0).reach() < before);
        assertEquals(
                1,
                finder.covered()
                        + finder.holes().stream().mapToDouble(Hole::reach).sum(),
                1e-9);
    }

    /** Where two thirds lose 3 discs and the rest nothing, not to know it costs 2 discs each time that it comes. */
    @Test
    void theCostIsWhatPeopleLoseThere() {
        Transcript line = line("f5d6");
        Square good = square(line, "c3");
        Square bad = square(line, "c4");
        Hole hole = new Hole(line, 0.5, List.of(new Replies.Reply(good, 10), new Replies.Reply(bad, 20)));
        assertEquals(0.5 * 2, hole.cost(Map.of(good, 4.0, bad, 1.0)), 1e-9);
        assertEquals(0, hole.cost(Map.of()), 1e-9);
        assertEquals(0, new Hole(line, 1, List.of()).cost(Map.of(good, 4.0)), 1e-9);
    }

    /** What somebody plays most often in a position that came up twice is prepared; once is chance. */
    @Test
    void usualMovesOfOwnGames() {
        List<Transcript> games = List.of(line("f5d6c3d3c4"), line("f5d6c3d3c4"), line("f5d6c4"), line("f5f6e6"));
        Repertoire black = RepertoireTrees.addUsual(Repertoire.of(Disc.BLACK), games, 2, 20);
        assertTrue(black.isPrepared(line("f5d6").current(), square(line("f5d6"), "c3")));
        assertTrue(black.isPrepared(line("").current(), square(line(""), "f5")));
        assertTrue(black.find(line("f5f6").current()).isEmpty());
        assertEquals(3, black.size());
        Repertoire kept = RepertoireTrees.addUsual(with(Repertoire.of(Disc.BLACK), "f5d6", "c4"), games, 2, 20);
        assertTrue(kept.isPrepared(line("f5d6").current(), square(line("f5d6"), "c4")), "what was chosen stays");
        assertEquals(3, kept.left(line("f5d6c3")).orElseThrow());
    }

    @Test
    void whatSomebodyLeftIsToldByTheFirstSuchMove() {
        Repertoire black = with(with(Repertoire.of(Disc.BLACK), "", "f5"), "f5d6", "c3");
        assertTrue(black.left(line("f5d6c3d3")).isEmpty());
        assertEquals(3, black.left(line("f5d6c4")).orElseThrow());
        assertTrue(black.left(line("c4e3")).isEmpty(), "a first move is as good as f5 by symmetry");
        assertEquals(3, black.left(line("c4e3f5")).orElseThrow(), "e3 is d6 there, and f5 no c3");
    }
}
