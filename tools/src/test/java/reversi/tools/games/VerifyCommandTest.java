package reversi.tools.games;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.game.ClockTimes;
import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.game.TimeControl;
import reversi.online.Codec;
import reversi.online.Finish;
import reversi.online.GameTerms;
import reversi.online.RatingChange;
import reversi.online.TableEvent;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Variant;
import reversi.tools.CommandLineRun;
import reversi.verify.GameLog;
import reversi.verify.SigningKey;

/** The command that checks signed logs, on one of a game of a single move. */
class VerifyCommandTest {
    private static final SigningKey KEY = SigningKey.generate();

    @TempDir
    private Path folder;

    private Path file = Path.of("");

    @BeforeEach
    void write() throws IOException {
        RatingChange none = new RatingChange(0, 1_500, 1_500);
        GameLog game = new GameLog(
                41,
                Optional.empty(),
                new GameTerms(Variant.OTHELLO, TimeControl.perGame(300, 0), true, ColourChoice.BLACK),
                true,
                5,
                9,
                1_000,
                List.of(
                        new GameLog.Entry(
                                2_000,
                                new TableEvent.InGame(
                                        new GameEvent.Played(1, Move.at("f5"), new ClockTimes(299_000, 300_000)))),
                        new GameLog.Entry(
                                3_000,
                                new TableEvent.Finished(
                                        new Finish(Ending.RESIGNATION, Optional.of(Disc.BLACK), 4, 1, none, none)))));
        file = folder.resolve("game-41.jsonl");
        Files.writeString(file, game.chain(new Codec()).sealed(KEY, "{\"5\":\"Ann\",\"9\":\"Bert\"}"), UTF_8);
    }

    private String words() {
        return file + ": whole: game 41, RESIGNATION 4–1, BLACK wins, 2 events, signed by "
                + KEY.publicKey().hex();
    }

    @Test
    void saysThatALogIsWholeAndWhoseKeyMustBeCompared() throws IOException {
        Path pem = Files.writeString(folder.resolve("key.pem"), KEY.publicKey().pem(), UTF_8);

        CommandLineRun known = CommandLineRun.of("verify", "--key", pem.toString(), file.toString());
        CommandLineRun unknown = CommandLineRun.of("verify", file.toString());

        assertEquals(0, known.code(), known::err);
        assertEquals(List.of(words()), known.out());
        assertEquals(0, unknown.code(), unknown::err);
        assertEquals(words(), unknown.out().get(0));
        assertTrue(unknown.lastLine().contains("compare it with the server's"), unknown::lastLine);
    }

    @Test
    void saysWhatIsWrong() throws IOException {
        Path altered = folder.resolve("altered.jsonl");
        Files.writeString(altered, Files.readString(file).replace("\"f5\"", "\"d3\""), UTF_8);
        String other = SigningKey.generate().publicKey().hex();

        CommandLineRun changed = CommandLineRun.of("verify", altered.toString(), file.toString());
        CommandLineRun foreign = CommandLineRun.of("verify", "--key", other, file.toString());

        assertEquals(1, changed.code());
        assertTrue(changed.err().startsWith(altered + ": WRONG: line 2 was altered"), changed::err);
        assertEquals(List.of(words()), changed.out());
        assertEquals(1, foreign.code());
        assertTrue(foreign.err().startsWith(file + ": WRONG: it is signed by another key"), foreign::err);
        assertEquals(
                2, CommandLineRun.of("verify", "--key", "12", file.toString()).code());
        assertEquals(
                1,
                CommandLineRun.of("verify", folder.resolve("none").toString()).code());
    }
}
