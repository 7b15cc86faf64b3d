package reversi.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.game.ClockTimes;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Score;
import reversi.rules.Square;
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

    /** The same as it is written now. */
    private static final String VERSION_3 =
            """
            reversi-game 3
            {"setup":{"variant":"4sdb","opening":["b1","c1"],\
            "black":{"kind":"HUMAN","name":"Zoë","level":0,"seconds":0},\
            "white":{"kind":"COMPUTER","name":"","level":7,"seconds":30},\
            "time":{"kind":"PER_GAME","seconds":60,"increment":2}},\
            "events":[\
            [3,"d3",57000,60000],\
            [4,"a1",57000,62000],\
            [5,"pass",57000,62000],\
            [6,"a3",57000,61000],\
            {"kind":"takenBack","plies":5,"clocks":{"black":57000,"white":60500}}],\
            "clocks":{"black":57000,"white":60500}}
            sum d80174a0
            """;

    private static Game game() {
        Seat zoe = Seat.human("Zoë");
        Seat computer = Seat.computer("", 7, 30);
        GameSetup setup = new GameSetup(Scene.SMALL, Scene.moves("b1 c1"), zoe, computer, TimeControl.perGame(60, 2));
        return Game.start(setup, 0)
                .with(new GameEvent.Played(3, Move.at("d3"), new ClockTimes(57_000, 60_000)), 0)
                .with(new GameEvent.Played(4, Move.at("a1"), new ClockTimes(57_000, 62_000)), 0)
                .with(new GameEvent.Played(5, Move.PASS, new ClockTimes(57_000, 62_000)), 0)
                .with(new GameEvent.Played(6, Move.at("a3"), new ClockTimes(57_000, 61_000)), 0)
                .with(new GameEvent.TakenBack(5, new ClockTimes(57_000, 60_500)), 0);
    }

    /** The text with a line replaced and the checksum made to fit. */
    private static String with(String line, String replacement) {
        String body = VERSION_2.substring(0, VERSION_2.lastIndexOf("sum "));
        String changed = ('\n' + body)
                .replaceFirst("\n" + line + "[^\n]*\n", "\n" + replacement)
                .substring(1);
        return changed + "sum " + Checksum.of(changed) + '\n';
    }

    /** The text of version 3 with a part replaced and the checksum made to fit. */
    private static String withPart(String part, String replacement) {
        String body = VERSION_3.substring(0, VERSION_3.lastIndexOf("sum "));
        assertTrue(body.contains(part));
        String changed = body.replace(part, replacement);
        return changed + "sum " + Checksum.of(changed) + '\n';
    }

    @Test
    void theTextOfVersionThreeNeverChanges() {
        assertEquals(VERSION_3, SavedGames.write(game()));
        assertEquals(Kept.of(game()), Kept.read(VERSION_3));
    }

    @Test
    void aGameFromAPositionSetUpByHandNeedsVersionFour() {
        String start = "----XO---------X";
        Map<Square, Disc> discs =
                Map.of(Square.of("a2"), Disc.BLACK, Square.of("b2"), Disc.WHITE, Square.of("d4"), Disc.BLACK);
        GameSetup setup = new GameSetup(
                Position.of(Scene.SMALL, discs, Disc.WHITE), List.of(), Scene.ANN, Scene.BEN, TimeControl.none());
        Game game = Game.start(setup, 0);
        String text = SavedGames.write(game);
        assertEquals("reversi-game 4", text.substring(0, text.indexOf('\n')));
        assertTrue(
                text.contains(
                        """
                "variant":"4sdb","start":{"discs":"%s","toMove":"WHITE"},"opening":[],"""
                                .formatted(start)),
                text);
        assertEquals(Kept.of(game), Kept.read(text));
    }

    @Test
    void theSameGameOfVersionTwoIsTheSame() {
        assertEquals(Kept.of(game()), Kept.read(VERSION_2));
    }

    @Test
    void aGameOfVersionOneGoesOnAtALevelOfTheSameStrength() {
        Kept old = Kept.read(VERSION_1);
        assertEquals(Seat.computer("", OldLevels.today(7)), old.setup().white());
        assertEquals(Kept.of(game()).moves(), old.moves());
        assertEquals(Kept.of(game()).undone(), old.undone());
        assertEquals(Kept.of(game()).history(), old.history());
        assertEquals(Kept.of(game()).clocks(), old.clocks());
    }

    /** Saves as the last program before version 3 wrote them. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "agreed-stars",
                "all-undone",
                "computer-undone",
                "ended-by-discs",
                "ladder",
                "large",
                "out-of-time-1876",
                "people-opening",
                "remote",
                "resigned-anti",
                "undone-to-a-pass",
                "watched"
            })
    void aGameThatSomebodyHasSavedGoesOn(String name) throws IOException {
        String text;
        try (InputStream in = SavedGamesTest.class.getResourceAsStream("save-2-" + name + ".txt")) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        SavedGames.Ok old = assertInstanceOf(SavedGames.Ok.class, SavedGames.read(text));
        assertEquals(text, OldSaveWriter.write(Kept.of(old.game())), "every word of it was understood");
        assertEquals(Kept.of(old.game()), Kept.read(SavedGames.write(old.game())), "and is kept from now on");
        GameSession session = new GameSession(old.game(), new SeatedPlayer(), new SeatedPlayer());
        session.start();
        assertEquals(old.game().isOver(), session.awaited().isEmpty());
        assertEquals(Kept.of(old.game()), Kept.of(session));
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
        assertEquals(new SavedGames.TooNew(5), SavedGames.read(with("reversi-game", "reversi-game 5\n")));
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
        Game over = Scene.twoPlayers(Scene.SMALL).play(Scene.SMALL_GAME).session.snapshot();
        assertEquals(Kept.of(over), Kept.read(SavedGames.write(over)));
        Game open = over.with(new GameEvent.TakenBack(12, over.clock().shown()), 0);
        Result elsewhere = new Result(Ending.DISCS, Optional.of(Disc.WHITE), new Score(5, 11, 0, false));
        Result late = Result.lost(Ending.TIME, Disc.BLACK, over.position());
        for (Game wrong :
                List.of(open, open.with(new GameEvent.Ended(elsewhere), 0), open.with(new GameEvent.Ended(late), 0))) {
            assertEquals(
                    new SavedGames.Damaged("the outcome does not fit the position"),
                    SavedGames.read(SavedGames.write(wrong)));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                "4sdb | 5sdb",
                "\"b1\",\"c1\" | \"b1\",\"b1\"",
                "\"a1\" | \"d4\"",
                "[4, | [5,",
                "[4, | [\"4\",",
                "[4,\"a1\",57000,62000] | [4,\"a1\",57000]",
                "[4,\"a1\",57000,62000] | [4,\"a1\",57000,62000,1]",
                "[4,\"a1\",57000,62000] | [4,\"a1\",-1,62000]",
                "[4,\"a1\",57000,62000] | []",
                "\"plies\":5 | \"plies\":1",
                "\"plies\":5 | \"plies\":7",
                "\"plies\":5 | \"plies\":4",
                "\"level\":7 | \"level\":0",
                "\"seconds\":30 | \"seconds\":3601",
                "\"kind\":\"takenBack\" | \"kind\":\"rewound\"",
                "57000 | -57000",
                "\"events\" | \"moves\"",
                "}} | }} {}",
            })
    void whatIsNoGameIsDamaged(String part, String replacement) {
        assertInstanceOf(SavedGames.Damaged.class, SavedGames.read(withPart(part, replacement)));
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
        Game game = Game.start(new GameSetup(Scene.SMALL, Scene.ANN, Scene.BEN, TimeControl.none()), 0);
        for (Move move : Scene.moves("b1 c1 d3 a1")) {
            game = game.with(new GameEvent.Played(game.transcript().plies() + 1, move, ClockTimes.none()), 0);
        }
        SavedGames.Damaged damaged = new SavedGames.Damaged("a forced pass is missing after ply 4");
        assertEquals(damaged, SavedGames.read(SavedGames.write(game)));
        assertEquals(damaged, SavedGames.read(OldSaveWriter.write(Kept.of(game))));
    }

    @Test
    void aFinishedGameIsResumedAsFinished() {
        Scene scene = Scene.versusComputer(Scene.SMALL, Disc.BLACK).play(Scene.SMALL_GAME);
        Scene again = new Scene(new GameSession(scene.session.snapshot(), new SeatedPlayer(), new SeatedPlayer()));
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
        int length = SavedGames.write(scene.session.snapshot()).length();
        assertEquals(true, length < 2_000, "a saved game has " + length + " signs");
    }
}
