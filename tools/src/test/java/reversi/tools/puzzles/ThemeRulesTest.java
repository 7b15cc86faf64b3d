package reversi.tools.puzzles;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import reversi.engine.Board;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.teach.puzzle.Puzzle;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleReader;
import reversi.teach.puzzle.PuzzleTheme;

/** Themes by their definitions, written a second time with squares and the rules alone, on the shipped puzzles. */
class ThemeRulesTest {
    private static final Set<String> CORNERS = Set.of("a1", "h1", "a8", "h8");

    private static PuzzleCollection shipped() throws IOException {
        byte[] bytes = Files.readAllBytes(Path.of("..", "assets", "puzzles", "puzzles.bin"));
        return ((PuzzleCollection.Ok) PuzzleReader.read(bytes)).puzzles();
    }

    @Test
    void everyThemeButTheEdgeTrapHoldsWhereItIsSaidAndNowhereElse() throws IOException {
        PuzzleCollection puzzles = shipped();
        for (int place = 0; place < puzzles.size(); place += 3) {
            Puzzle puzzle = puzzles.get(place);
            Set<PuzzleTheme> said = new TreeSet<>(puzzle.themes());
            said.remove(PuzzleTheme.EDGE_TRAP);
            assertEquals(themes(puzzle), said, () -> puzzle.position() + " " + puzzle.solution());
        }
    }

    @Test
    void theToolFindsTheSameThemesAgain() throws IOException {
        PuzzleCollection puzzles = shipped();
        ThemeRules rules = new ThemeRules(new SecondSolver());
        for (int place = 5; place < puzzles.size(); place += 40) {
            Puzzle puzzle = puzzles.get(place);
            if (puzzle.position().empties() <= 13) {
                PuzzleCandidate candidate = new PuzzleCandidate(
                        0, puzzle.position().toMove(), Board.of(puzzle.position()), -1, -1, puzzle.values());
                assertEquals(puzzle.themes(), rules.themes(candidate), () -> puzzle.position()
                        .toString());
            }
        }
    }

    private static Set<PuzzleTheme> themes(Puzzle puzzle) {
        Position position = puzzle.position();
        Square best = puzzle.solution();
        Position after = position.play(Move.at(best)).orThrow().after();
        Set<PuzzleTheme> themes = new TreeSet<>();
        if (isParity(position, best)) {
            themes.add(PuzzleTheme.PARITY);
        }
        if (CORNERS.stream().anyMatch(corner -> can(after, corner) && !can(turned(position), corner))) {
            themes.add(PuzzleTheme.CORNER_SACRIFICE);
        }
        if (CORNERS.stream().anyMatch(corner -> can(position, corner)) && !CORNERS.contains(best.name())) {
            themes.add(PuzzleTheme.CORNER_WAITS);
        }
        if (puzzle.value() == 64 || puzzle.values().contains(-64)) {
            themes.add(PuzzleTheme.WIPE_OUT);
        }
        if (puzzle.value() >= 0 && puzzle.nextValue() < 0 && puzzle.values().size() >= 4 && temptationsFail(puzzle)) {
            themes.add(PuzzleTheme.SWINDLE);
        }
        if (position.flips(best).stream()
                .allMatch(square -> around(after, square).isEmpty())) {
            themes.add(PuzzleTheme.QUIET_MOVE);
        }
        if (!after.isOver() && after.mustPass()) {
            themes.add(PuzzleTheme.FORCED_PASS);
        }
        int flips = position.flips(best).size();
        if (position.placements().stream()
                .allMatch(
                        square -> square.equals(best) || position.flips(square).size() > flips)) {
            themes.add(PuzzleTheme.FEW_FLIPS);
        }
        if (puzzle.nextValue() > 0 && puzzle.value() < 64) {
            themes.add(PuzzleTheme.COUNTING);
        }
        if (position.empties() <= 5) {
            themes.add(PuzzleTheme.LAST_FIVE);
        }
        return themes;
    }

    private static boolean can(Position position, String square) {
        return position.placements().contains(Square.of(square));
    }

    /** The same discs with the other side to move. */
    private static Position turned(Position position) {
        Map<Square, Disc> discs = new HashMap<>();
        for (Square square : position.variant().squares()) {
            position.at(square).ifPresent(disc -> discs.put(square, disc));
        }
        return Position.of(position.variant(), discs, position.toMove().other());
    }

    private static boolean temptationsFail(Puzzle puzzle) {
        Position position = puzzle.position();
        Square greedy = null;
        Square tight = null;
        int most = 0;
        int fewest = Integer.MAX_VALUE;
        for (Square square : position.placements()) {
            int flips = position.flips(square).size();
            int answers = position.play(Move.at(square))
                    .orThrow()
                    .after()
                    .placements()
                    .size();
            greedy = flips > most ? square : greedy;
            most = Math.max(most, flips);
            tight = answers < fewest ? square : tight;
            fewest = Math.min(fewest, answers);
        }
        return !puzzle.solution().equals(greedy) && !puzzle.solution().equals(tight);
    }

    private static boolean isParity(Position position, Square best) {
        List<Square> empty = empties(position, Optional.empty());
        if (regions(empty).size() < 2 || empty.size() == 1 || !areEven(empties(position, Optional.of(best)))) {
            return false;
        }
        return position.placements().stream().anyMatch(square -> !areEven(empties(position, Optional.of(square))));
    }

    private static boolean areEven(List<Square> empties) {
        return regions(empties).stream().allMatch(size -> size % 2 == 0);
    }

    private static List<Square> empties(Position position, Optional<Square> taken) {
        List<Square> empties = new ArrayList<>();
        for (Square square : position.variant().squares()) {
            if (position.at(square).isEmpty() && !taken.equals(Optional.of(square))) {
                empties.add(square);
            }
        }
        return empties;
    }

    /** The sizes of the regions that neighbours form. */
    private static List<Integer> regions(List<Square> squares) {
        List<Square> left = new ArrayList<>(squares);
        List<Integer> sizes = new ArrayList<>();
        while (!left.isEmpty()) {
            List<Square> region = new ArrayList<>(List.of(left.remove(0)));
            for (int i = 0; i < region.size(); i++) {
                Square from = region.get(i);
                List<Square> next = left.stream().filter(to -> near(from, to)).toList();
                left.removeAll(next);
                region.addAll(next);
            }
            sizes.add(region.size());
        }
        return sizes;
    }

    private static boolean near(Square one, Square other) {
        return Math.abs(one.file() - other.file()) <= 1 && Math.abs(one.rank() - other.rank()) <= 1;
    }

    /** The empty squares around a square. */
    private static List<Square> around(Position position, Square square) {
        return empties(position, Optional.empty()).stream()
                .filter(other -> near(square, other))
                .toList();
    }
}
