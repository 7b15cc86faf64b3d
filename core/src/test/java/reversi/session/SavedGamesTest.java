package reversi.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.game.ClockTimes;
import reversi.game.Ending;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Score;
import reversi.rules.Variant;

class SavedGamesTest {
    /** A save of version 1, as people have it on their devices: it must stay readable. */
    private static final String VERSION_1 =
            """
            reversi-game 1
            variant 4sdb
            opening b1 c1
            black human Zo%00eb
            white computer 7\s
            time per-game 60 2
            moves d3 a1 pass
            undone a3
            history 60000/60000 57000/60000 57000/62000 57000/62000 57000/61000
            clocks 57000/60500
            outcome\s
            sum 09ec2e25
            """;

    /** The same of version 2. */
    private static final String VERSION_2 =
            """
            reversi-game 2
            variant 4sdb
            opening b1 c1
            black human Zo%00eb
            white computer 7 30\s
            time per-game 60 2
            moves d3 a1 pass
            undone a3
            history 60000/60000 57000/60000 57000/62000 57000/62000 57000/61000
            clocks 57000/60500
            outcome\s
            sum e7d51132
            """;

    private static String text() {
        Seat zoe = Seat.human("Zoë");
        Seat computer = Seat.computer("", 7, 30);
        GameSetup setup = new GameSetup(Scene.SMALL, Scene.moves("b1 c1"), zoe, computer, TimeControl.perGame(60, 2));
        List<ClockTimes> history = List.of(
                new ClockTimes(60_000, 60_000),
                new ClockTimes(57_000, 60_000),
                new ClockTimes(57_000, 62_000),
                new ClockTimes(57_000, 62_000),
                new ClockTimes(57_000, 61_000));
        return SavedGames.write(new SavedGame(
                setup,
                Scene.moves("d3 a1 pass"),
                Scene.moves("a3"),
                history,
                new ClockTimes(57_000, 60_500),
                Optional.empty()));
    }

    /** The text with a line replaced and the checksum made to fit. */
    private static String with(String line, String replacement) {
        String body = text().substring(0, text().lastIndexOf("sum "));
        String changed = ('\n' + body)
                .replaceFirst("\n" + line + "[^\n]*\n", "\n" + replacement)
                .substring(1);
        return changed + "sum " + Checksum.of(changed) + '\n';
    }

    @Test
    void theTextOfVersionTwoNeverChanges() {
        assertEquals(VERSION_2, text());
        assertInstanceOf(SavedGames.Ok.class, SavedGames.read(VERSION_2));
    }

    @Test
    void aGameOfVersionOneGoesOnAtALevelOfTheSameStrength() {
        SavedGames.Ok old = assertInstanceOf(SavedGames.Ok.class, SavedGames.read(VERSION_1));
        SavedGames.Ok now = assertInstanceOf(SavedGames.Ok.class, SavedGames.read(VERSION_2));

        Seat computer = old.game().setup().white();
        assertEquals(Seat.computer("", OldLevels.today(7)), computer);
        assertEquals(now.game().moves(), old.game().moves());
        assertEquals(now.game().clocks(), old.game().clocks());
    }

    @Test
    void theTenOldLevelsKeepTheirOrder() {
        for (int level = 2; level <= 10; level++) {
            assertTrue(OldLevels.today(level) > OldLevels.today(level - 1));
        }
        assertEquals(OldLevels.today(10), OldLevels.today(99));
        assertEquals(1, OldLevels.today(1));
    }

    @Test
    void theChecksumIsTheCommonCrc32() {
        for (String text : List.of("", "a", "reversi", "Zoë 黒番")) {
            CRC32 crc = new CRC32();
            crc.update(text.getBytes(StandardCharsets.UTF_16LE));
            String hex = "0000000" + Long.toHexString(crc.getValue());
            assertEquals(hex.substring(hex.length() - 8), Checksum.of(text));
        }
    }

    @Test
    void otherVersionsAreToldApart() {
        assertEquals(new SavedGames.TooNew(3), SavedGames.read(with("reversi-game", "reversi-game 3\n")));
        assertEquals(new SavedGames.TooNew(70), SavedGames.read(with("reversi-game", "reversi-game 70\nwhatever\n")));
        assertEquals(new SavedGames.TooOld(0), SavedGames.read(with("reversi-game", "reversi-game 0\n")));
    }

    /** Texts whose checksum fits but which make no sense. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "variant | variant 5sdb | no such variant: 5sdb",
                "variant | board 8 | the line of the variant is missing",
                "opening | opening b1 b1 | ply 2, b1: OCCUPIED",
                "opening | opening b1 z9 | no such square: z9",
                "opening | opening b1  c1 | 'no such square: '",
                "black | black human Zo%eb | not a name: Zo%eb",
                "black | black human Zo%00eg | not a name: Zo%00eg",
                "black | black human Zo%00e | not a name: Zo%00e",
                "black | black dog Rex | no such player: dog Rex",
                "white | white computer 7 | no such player: computer 7",
                "white | white computer 7 30 | no such player: computer 7 30",
                "white | white computer 7 3601 x | no such time for a move of a COMPUTER player: 3601 s",
                "white | white computer 0 0 x | no such level for a COMPUTER player: 0",
                "white | white computer x 0 x | not a number: x",
                "time | time per-game 60 | no such clock: per-game 60",
                "time | time per-game 0 2 | no such time: 0 s",
                "time | time per-game 99999999999 2 | too large: 99999999999",
                "time | time per-game 9999999999999 2 | not a number: 9999999999999",
                "moves | moves d3 a1 | the clocks do not fit the moves",
                "moves | moves d3 a1 a3 | ply 5, a3: MUST_PASS",
                "moves | moves d3 d4 c4 | ply 4, d4: FLIPS_NOTHING",
                "undone | undone d3 | ply 6, d3: OCCUPIED",
                "history | history 1/2 3/4 | the clocks do not fit the moves",
                "history | history 1/2 3/4 5/6 7/8 9 | not two times: 9",
                "clocks | clocks 57000/-1 | not a number: -1",
                "clocks | clocks 57000 | not two times: 57000",
                "outcome | outcome discs white | nobody wins by DISCS like this: Optional[WHITE] at Score[black=5, white=3, empties=8, fewestWins=false]",
                "outcome | outcome time draw | nobody wins by TIME like this: Optional.empty at Score[black=5, white=3, empties=8, fewestWins=false]",
                "outcome | outcome discs black | the outcome does not fit the position",
                "outcome | outcome time | no such outcome: time",
                "outcome | outcome luck black | no such outcome: luck black",
                "outcome | outcome time green | no such winner: green",
            })
    void whatMakesNoSenseIsDamagedAndSaysWhy(String line, String replacement, String reason) {
        assertEquals(new SavedGames.Damaged(reason), SavedGames.read(with(line, replacement + '\n')));
    }

    @Test
    void aSpaceTooMuchIsDamage() {
        assertEquals(new SavedGames.Damaged("no such square: "), SavedGames.read(with("opening", "opening b1 c1 \n")));
    }

    @Test
    void theOutcomeMustFitTheLastPosition() {
        SavedGame over =
                Scene.twoPlayers(Scene.SMALL).play(Scene.SMALL_GAME).session.saved();
        assertEquals(Optional.empty(), over.fault());
        Optional<String> fault = Optional.of("the outcome does not fit the position");
        assertEquals(fault, with(over, Optional.empty()).fault());
        Result elsewhere = new Result(Ending.DISCS, Optional.of(Disc.WHITE), new Score(5, 11, 0, false));
        assertEquals(fault, with(over, Optional.of(elsewhere)).fault());
        Result late = Result.lost(Ending.TIME, Disc.BLACK, over.transcript().current());
        assertEquals(fault, with(over, Optional.of(late)).fault());
    }

    private static SavedGame with(SavedGame game, Optional<Result> outcome) {
        return new SavedGame(game.setup(), game.moves(), game.undone(), game.history(), game.clocks(), outcome);
    }

    @Test
    void anotherLineIsDamage() {
        assertEquals(
                new SavedGames.Damaged("there are more lines than expected"),
                SavedGames.read(with("outcome", "outcome \nand so on\n")));
        assertEquals(
                new SavedGames.Damaged("the line of the outcome is missing"), SavedGames.read(with("outcome", "")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "sum ", "reversi-game 1", "reversi-game 1\nsum 00000000\n", "{\"game\": 1}"})
    void anythingElseIsDamaged(String text) {
        assertInstanceOf(SavedGames.Damaged.class, SavedGames.read(text));
    }

    @Test
    void aSaveMustNotEndBeforeAForcedPass() {
        String text = with("moves", "moves d3 a1\n").replace("pass", "");
        assertInstanceOf(SavedGames.Damaged.class, SavedGames.read(text));
        GameSetup setup = new GameSetup(Scene.SMALL, Scene.ANN, Scene.BEN, TimeControl.NONE);
        ClockTimes none = new ClockTimes(0, 0);
        SavedGame short1 = new SavedGame(
                setup,
                Scene.moves("b1 c1 d3 a1"),
                List.of(),
                List.of(none, none, none, none, none),
                none,
                Optional.empty());
        assertEquals(Optional.of("a forced pass is missing after ply 4"), short1.fault());
        assertThrows(
                IllegalArgumentException.class,
                () -> GameSession.resume(short1, new SeatedPlayer(), new SeatedPlayer()));
    }

    @Test
    void aFinishedGameIsResumedAsFinished() {
        Scene scene = Scene.versusComputer(Scene.SMALL, Disc.BLACK).play(Scene.SMALL_GAME);
        Scene again = new Scene(GameSession.resume(scene.session.saved(), new SeatedPlayer(), new SeatedPlayer()));
        again.session.start();
        assertEquals(List.of("started 12", "ended DISCS WHITE"), again.recorder.take());
        assertEquals(scene.session.result(), again.session.result());
    }

    @Test
    void aWholeGameFitsInASmallText() {
        Scene scene = Scene.of(Variant.OTHELLO, Scene.ANN, Scene.ROBOT, TimeControl.perGame(300, 3));
        while (scene.session.isRunning()) {
            scene.play(scene.session.position().placements().get(0).name());
        }
        int length = SavedGames.write(scene.session.saved()).length();
        assertEquals(true, length < 2_000, "a saved game has " + length + " signs");
    }
}
