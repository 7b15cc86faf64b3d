package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.utils.Os;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.platform.Speech;

class SystemSpeechTest {
    @TempDir
    private Path folder;

    private final List<String> said = new ArrayList<>();

    private void install(String program, String script) throws IOException {
        Path file = Files.writeString(folder.resolve(program), script);
        assertTrue(file.toFile().setExecutable(true));
    }

    private Speech speech(Os system) {
        return SystemSpeech.of(
                        system,
                        List.of(folder.resolve("nothing"), folder),
                        (command, words) -> said.add(String.join(" ", command) + " < " + words),
                        Runnable::run)
                .orElseThrow();
    }

    @Test
    void theBestProgramThatIsThereSpeaks() throws IOException {
        install("espeak-ng", "");
        speech(Os.Linux).say("-- d3", "pt-BR");
        install("spd-say", "");
        speech(Os.Linux).say("White f6, flips 3.", "zh-Hans");
        assertEquals(
                List.of(
                        "espeak-ng -v pt --stdin < -- d3",
                        "spd-say --wait --pipe-mode --language zh < White f6, flips 3."),
                said);
    }

    @Test
    void everySystemHasItsOwn() throws IOException {
        install("say", "");
        install("powershell.exe", "");
        speech(Os.MacOsX).say("a", "en");
        speech(Os.Windows).say("b", "en");
        assertEquals("say -f - < a", said.get(0));
        assertTrue(
                said.get(1).startsWith("powershell.exe -NoProfile")
                        && said.get(1).endsWith(" < b"),
                said.get(1));
    }

    @Test
    void aSystemWithoutAVoiceHasNone() throws IOException {
        install("say", "");
        assertTrue(SystemSpeech.of(Os.Linux, List.of(folder)).isEmpty());
    }

    /** What a program hears is what is to be said, in the order in which it was to be said. */
    @Test
    void wordsReachTheProgram() throws Exception {
        Path heard = folder.resolve("heard");
        CountDownLatch done = new CountDownLatch(2);
        install("espeak", "#!/bin/sh\ncat >> " + heard + "\n");
        Speech speech = SystemSpeech.of(
                        Os.Linux,
                        List.of(folder),
                        (command, words) -> {
                            SystemSpeech.run(
                                    List.of(folder.resolve(command.get(0)).toString(), "--stdin"), words);
                            done.countDown();
                        },
                        task -> new Thread(task).start())
                .orElseThrow();
        speech.say("Weiß f6, dreht 3.", "de");
        assertTrue(done.getCount() > 0);
        speech.say("続き", "ja");
        assertTrue(done.await(60, TimeUnit.SECONDS));
        List<String> lines = Files.readAllLines(heard);
        assertTrue(lines.contains("Weiß f6, dreht 3.") && lines.contains("続き"), lines::toString);
    }
}
