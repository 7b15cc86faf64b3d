package reversi.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
    /** A save as it is written now. */
    private static final String SAVED =
            """
            reversi-game 4
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
            sum 8e9aeadb
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

    /** The text with a part replaced and the checksum made to fit. */
    private static String withPart(String part, String replacement) {
        String body = SAVED.substring(0, SAVED.lastIndexOf("sum "));
        assertTrue(body.contains(part));
        return summed(body.replace(part, replacement));
    }

    private static String summed(String body) {
        return body + "sum " + Checksum.of(body) + '\n';
    }

    @Test
    void theTextNeverChanges() {
        assertEquals(SAVED, SavedGames.write(game()));
        assertEquals(Kept.of(game()), Kept.read(SAVED));
    }

    @Test
    void aGameFromAPositionSetUpByHandTellsItsStart() {
        String start = "----XO---------X";
        Map<Square, Disc> discs =
                Map.of(Square.of("a2"), Disc.BLACK, Square.of("b2"), Disc.WHITE, Square.of("d4"), Disc.BLACK);
        GameSetup setup = new GameSetup(
                Position.of(Scene.SMALL, discs, Disc.WHITE), List.of(), Scene.ANN, Scene.BEN, TimeControl.none());
        Game game = Game.start(setup, 0);
        String text = SavedGames.write(game);
        assertTrue(
                text.contains(
                        """
                "variant":"4sdb","start":{"discs":"%s","toMove":"WHITE"},"opening":[],"""
                                .formatted(start)),
                text);
        assertEquals(Kept.of(game), Kept.read(text));
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
    void aNewerVersionIsToldFromDamage() {
        assertEquals(new SavedGames.TooNew(5), SavedGames.read(withPart("reversi-game 4", "reversi-game 5")));
        assertEquals(new SavedGames.TooNew(70), SavedGames.read(summed("reversi-game 70\nwhatever\n")));
        for (String version : List.of("0", "3", "-1", "x", "")) {
            String text = withPart("reversi-game 4", "reversi-game " + version);
            assertInstanceOf(SavedGames.Damaged.class, SavedGames.read(text), version);
        }
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

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "sum ", "reversi-game 4", "reversi-game 4\nsum 00000000\n", "{\"game\": 1}"})
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
