package reversi.fairplay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import reversi.engine.Board;
import reversi.engine.BoardSearch;
import reversi.engine.PatternWeights;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.rules.Variant;

/** What is judged of games, by the weights of the game. */
class AgreementReaderTest {
    private static PatternWeights weights = PatternWeights.untrained(reversi.engine.Family.OTHELLO);

    @BeforeAll
    static void read() throws IOException {
        weights = PatternWeights.read(Files.readAllBytes(Path.of("..", "assets", "engine", "weights.bin")));
    }

    private static Transcript random(long seed) {
        Random random = new Random(seed);
        Transcript line = Transcript.start(Variant.OTHELLO);
        while (!line.current().isOver()) {
            List<Move> moves = line.current().legalMoves();
            Move move = moves.get(random.nextInt(moves.size()));
            line = line.with(line.current().play(move).orThrow());
        }
        return line;
    }

    private static boolean isJudged(Turn turn) {
        int empties = turn.before().empties();
        return turn.before().placements().size() > 1
                && empties <= DecisionReader.MOST_EMPTIES
                && empties >= DecisionReader.FEWEST_EMPTIES;
    }

    @Test
    void whoeverMovesAtRandomIsJudgedAndIsNoEngine() {
        AgreementReader reader = new AgreementReader(weights);
        Transcript game = random(1);
        for (Disc side : Disc.values()) {
            Agreement found = reader.read(game, side, 1200);
            long judged = game.turns().stream()
                    .filter(turn -> turn.mover() == side && isJudged(turn))
                    .count();
            assertEquals(judged, found.decisions());
            assertEquals(1, found.games());
            assertTrue(found.score() < 0, side + " has " + found.score());
            assertEquals(found, new AgreementReader(weights).read(game, side, 1200), "the same for any reader");
        }
    }

    @Test
    void passesAndSingleMovesAreNoChoice() {
        DecisionReader reader = new DecisionReader(weights);
        for (int seed = 0; seed < 30; seed++) {
            for (Turn turn : random(seed).turns()) {
                if (!isJudged(turn)) {
                    assertEquals(Optional.empty(), reader.read(turn.before(), turn.move()));
                }
            }
        }
    }

    @Test
    void lossesNearTheEndAreExact() {
        DecisionReader reader = new DecisionReader(weights);
        BoardSearch plain = new BoardSearch(Variant.OTHELLO, 12);
        for (Turn turn : random(3).turns()) {
            Position before = turn.before();
            if (isJudged(turn) && before.empties() <= DecisionReader.SOLVED) {
                Decision decision = reader.read(before, turn.move()).orElseThrow();
                int best = plain.solve(Board.of(before));
                for (int i = 0; i < before.placements().size(); i++) {
                    Square square = before.placements().get(i);
                    Board after = Board.of(before)
                            .play(Board.index(square), Board.of(before).flips(Board.index(square)));
                    double loss = Math.min(Option.MOST_LOSS, best + plain.solve(after));
                    assertEquals(loss, decision.options().get(i).loss(), before + " " + square);
                }
                assertEquals(turn.move(), Move.at(before.placements().get(decision.chosen())));
            }
        }
    }
}
