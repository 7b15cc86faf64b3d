package reversi.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.engine.Engine;
import reversi.notation.TranscriptText;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.Strength;

class ContestantTest {
    private static final TimeLeft NO_TIME = new TimeLeft(TimeLeft.NO_CLOCK, 0, 0);
    private final EngineOptions engines = new EngineOptions();

    private static Transcript game(String moves) {
        return ((TranscriptText.Ok) TranscriptText.read(moves, Variant.OTHELLO)).transcript();
    }

    @ParameterizedTest
    @ValueSource(strings = {"greedy", "random", "gtp:some program", "nboard:12:some program"})
    void keepsTheTextOfOtherPlayers(String text) {
        Contestant contestant = Contestant.parse(text, engines);
        assertEquals(text, contestant.name());
        assertEquals(text, contestant.settings());
    }

    @Test
    void settingsIdentifyTheEngine() {
        Contestant level = Contestant.parse("3", engines);
        assertEquals("3", level.name());
        assertTrue(level.settings().contains("engine " + engines.mark()), level.settings());
        assertNotEquals(
                level.settings(), Contestant.parse("level=3,book=no", engines).settings(), "a book is another engine");
        assertEquals(
                level.settings(),
                Contestant.parse("level=3,hash=4", engines).settings(),
                "memory is no part of the strength");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "depth=1,book=maybe            | cannot read the book: maybe",
                "depth=1,clock=sand            | clock=processor or clock=wall, not 'sand'",
                "depth=1,threads=2,clock=processor | clock=processor counts the time of one thread, not 2",
                "depth=1,hash=big              | not a whole number: 'big' in 'depth=1,hash=big'",
                "depth=1,weights=/no/such/file | cannot read weights: /no/such/file",
                "gtp:   | a program has a command line",
                "nboard:1:  | a program has a command line",
                "nboard::x  | not as in nboard:DEPTH:COMMAND: 'nboard::x'",
            })
    void reportsAnInvalidPlayer(String text, String message) {
        IllegalArgumentException nobody =
                assertThrows(IllegalArgumentException.class, () -> Contestant.parse(text, engines));
        assertEquals(message, nobody.getMessage());
    }

    @Test
    void opensANewPlayerEachTime() {
        Contestant greedy = Contestant.parse("greedy", engines);
        Set<Contender> opened =
                new HashSet<>(List.of(greedy.open().get(), greedy.open().get()));
        assertEquals(2, opened.size());
    }

    @Test
    void greedyTakesTheMostDiscs() {
        Contestant.Greedy never = new Contestant.Greedy(0);
        for (String moves : List.of("f5f6", "f5d6c5f4", "f5d6c3d3c4", "f5f6d3g5h5h4f7", "f5d6c5f4e3c6d3f6e6d7")) {
            Transcript game = game(moves);
            Position position = game.current();
            int most = position.placements().stream()
                    .mapToInt(square -> position.flips(square).size())
                    .max()
                    .orElseThrow();
            for (long seed = 0; seed < 5; seed++) {
                never.begin(seed);
                Square chosen = never.move(game, NO_TIME).square().orElseThrow();
                assertEquals(most, position.flips(chosen).size(), moves);
            }
        }
    }

    @Test
    void randomPlaysEveryMoveAndFollowsItsSeed() {
        Transcript game = game("f5d6c5f4");
        Set<Move> seen = new HashSet<>();
        Contestant.Greedy random = new Contestant.Greedy(100);
        for (long seed = 0; seed < 200; seed++) {
            random.begin(seed);
            Move move = random.move(game, NO_TIME);
            random.begin(seed);
            assertEquals(move, random.move(game, NO_TIME));
            seen.add(move);
        }
        assertEquals(new HashSet<>(game.current().legalMoves()), seen);
    }

    @Test
    void computerNeedsABegunGame() throws Contender.Failure {
        Contestant.Computer computer = new Contestant.Computer(
                Strength.parse("depth=1"), () -> new Engine(() -> 0, 10), (engine, variant) -> {});
        Transcript game = game("f5");
        Contender.Failure none = assertThrows(Contender.Failure.class, () -> computer.move(game, NO_TIME));
        assertEquals("no game has begun", none.getMessage());
        computer.begin(1);
        assertTrue(game.current().legalMoves().contains(computer.move(game, NO_TIME)));
        computer.close();
        assertThrows(Contender.Failure.class, () -> computer.move(game, NO_TIME));
    }

    @Test
    void computerMakesAnEngineForEachGame() throws Contender.Failure {
        int[] made = {0};
        Contestant.Computer computer = new Contestant.Computer(
                Strength.parse("depth=1"),
                () -> {
                    made[0]++;
                    return new Engine(() -> 0, 10);
                },
                (engine, variant) -> {});
        computer.begin(1);
        Move first = computer.move(game("f5"), NO_TIME);
        computer.begin(1);
        assertEquals(first, computer.move(game("f5"), NO_TIME));
        assertEquals(2, made[0]);
    }
}
