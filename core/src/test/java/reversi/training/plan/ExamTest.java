package reversi.training.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import reversi.engine.Board;
import reversi.engine.Engine;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.rules.Variant;
import reversi.teach.ExplorerReader;
import reversi.teach.OpeningExplorer;
import reversi.teach.PositionKey;
import reversi.teach.puzzle.Puzzle;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleTheme;
import reversi.training.champion.ChampionFile;
import reversi.training.champion.ChampionGame;
import reversi.training.champion.ValuedGame;

class ExamTest {
    private final Exam exam = Exams.shipped();

    /** The same position with colours exchanged trains as well. */
    private static List<Integer> keys(Position position) {
        Map<Square, Disc> discs = new HashMap<>();
        for (Square square : position.variant().squares()) {
            position.at(square).ifPresent(disc -> discs.put(square, disc.other()));
        }
        Position exchanged =
                Position.of(Variant.OTHELLO, discs, position.toMove().other());
        return List.of(
                PositionKey.of(position).value(), PositionKey.of(exchanged).value());
    }

    @Test
    void noPositionIsTrainedOn() {
        PuzzleCollection puzzles = Exams.collection("puzzles", "puzzles.bin");
        Set<Integer> trained = new HashSet<>();
        for (int at = 0; at < puzzles.size(); at++) {
            trained.addAll(keys(puzzles.get(at).position()));
        }
        Set<Integer> seen = new HashSet<>();
        for (Puzzle asked : exam.positions()) {
            assertTrue(Collections.disjoint(trained, keys(asked.position())));
            assertTrue(seen.addAll(keys(asked.position())), "none twice");
        }
    }

    /** Nor is it met where champions' moves are guessed. */
    @Test
    void noPositionIsOneOfTheChampions() throws IOException {
        Set<Integer> asked = new HashSet<>();
        exam.positions().forEach(puzzle -> asked.addAll(keys(puzzle.position())));
        String text = Files.readString(Path.of("..", "assets", "champion", "games.txt"));
        int games = 0;
        for (ChampionGame game : ChampionFile.read(text).orElseThrow()) {
            games++;
            for (Turn turn : ValuedGame.of(game).orElseThrow().line().turns()) {
                assertFalse(asked.contains(PositionKey.of(turn.before()).value()));
            }
        }
        assertTrue(games > 0);
    }

    /** The explorer counts games of the years of the test, but no more of them than their first moves. */
    @Test
    void noPositionIsInTheExplorer() throws IOException {
        byte[] bytes = Files.readAllBytes(Path.of("..", "assets", "openings", "explorer.bin"));
        OpeningExplorer explorer = ((OpeningExplorer.Ok) ExplorerReader.read(bytes)).explorer();
        for (Puzzle asked : exam.positions()) {
            assertEquals(Optional.empty(), explorer.find(asked.position()), () -> asked.position()
                    .toString());
        }
        int plies = 0;
        Position now = Position.start(Variant.OTHELLO);
        while (!explorer.find(now).orElseThrow().moves().isEmpty()) {
            now = now.play(explorer.find(now).orElseThrow().moves().get(0).move())
                    .orThrow()
                    .after();
            plies++;
        }
        assertTrue(plies <= 20 && now.empties() >= 40, "plies: " + plies);
    }

    @Test
    void itIsSpreadOverEmptiesAndThemes() {
        Set<Integer> empties = new TreeSet<>();
        Set<PuzzleTheme> themes = EnumSet.noneOf(PuzzleTheme.class);
        exam.positions().forEach(asked -> {
            empties.add(asked.position().empties());
            themes.addAll(asked.themes());
        });
        assertTrue(empties.size() >= 10, empties::toString);
        assertTrue(themes.size() >= 9, themes::toString);
    }

    /** {@code puzzles check} proves all of them by a second solver; here those that are soon solved. */
    @Test
    void valuesAreExact() {
        Engine engine = new Engine();
        for (Puzzle asked : exam.positions()) {
            if (asked.position().empties() <= 12) {
                int score = engine.solve(Board.of(asked.position()), false).score();
                assertEquals(asked.value(), score, () -> asked.position().toString());
            }
        }
    }

    @Test
    void aResultCountsDiscsAndBestMoves() {
        List<Square> answers = new ArrayList<>();
        exam.positions().forEach(asked -> answers.add(asked.solution()));
        assertEquals(new ExamResult(9, 0, 40), exam.result(answers, 9));
        Puzzle third = exam.positions().get(2);
        Square other = third.position().placements().stream()
                .filter(square -> !square.equals(third.solution()))
                .findFirst()
                .orElseThrow();
        answers.set(2, other);
        int lost = third.value() - third.value(other).orElseThrow();
        assertEquals(new ExamResult(9, lost, 39), exam.result(answers, 9));
        answers.set(2, Square.of("d4"));
        assertTrue(exam.result(answers, 9).lost() >= lost, "what is no move loses all that can be lost");
        assertThrows(IllegalArgumentException.class, () -> exam.result(answers.subList(1, 40), 9));
        assertThrows(
                IllegalArgumentException.class, () -> new Exam(exam.positions().subList(0, 39)));
    }

    @Test
    void itComesAgainAfterFourWeeks() {
        PlanProgress none = PlanProgress.none();
        assertTrue(none.isExamDue(100));
        PlanProgress now = none;
        for (Puzzle asked : exam.positions()) {
            assertTrue(now.isExamDue(100));
            now = now.answered(exam, asked.solution(), 100);
        }
        assertEquals(List.of(new ExamResult(100, 0, 40)), now.results());
        assertEquals(List.of(), now.answers());
        assertFalse(now.isExamDue(127));
        assertTrue(now.isExamDue(128));
    }
}
