package reversi.desktop;

import com.badlogic.gdx.utils.Os;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import reversi.platform.Speech;

/** The system's voice, by the program that each system has for it; one sentence after the other, on a thread of its own. */
final class SystemSpeech implements Speech {
    private static final Logger LOG = System.getLogger(SystemSpeech.class.getName());

    /** Longer than any sentence of the game takes: a program that hangs is ended. */
    private static final long PATIENCE_SECONDS = 30;

    private static final int MOST_WAITING = 3;
    private static final long IDLE_SECONDS = 10;

    /** Reads the words from its input, as no quotes are safe on a command line of Windows. */
    private static final String WINDOWS =
            "[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; "
                    + "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())";

    /** The programs that speak, by system, the best first. */
    private enum Program {
        SPEECH_DISPATCHER("spd-say"),
        ESPEAK_NG("espeak-ng"),
        ESPEAK("espeak"),
        SAY("say"),
        POWERSHELL("powershell.exe");

        private final String file;

        Program(String file) {
            this.file = file;
        }

        /** The command, which is given the words as its input. */
        List<String> command(String language) {
            return switch (this) {
                // Its voices are known by the language alone.
                case SPEECH_DISPATCHER -> List.of(file, "--wait", "--pipe-mode", "--language", first(language));
                case ESPEAK_NG, ESPEAK -> List.of(file, "-v", first(language), "--stdin");
                case SAY -> List.of(file, "-f", "-");
                case POWERSHELL -> List.of(file, "-NoProfile", "-NonInteractive", "-Command", WINDOWS);
            };
        }

        private static String first(String language) {
            int dash = language.indexOf('-');
            return dash < 0 ? language : language.substring(0, dash);
        }
    }

    /** Gives words to a program and returns when it has said them. */
    @FunctionalInterface
    interface Voice {
        void say(List<String> command, String words);
    }

    private final Program program;
    private final Voice voice;
    private final Executor turns;

    private SystemSpeech(Program program, Voice voice, Executor turns) {
        this.program = program;
        this.voice = voice;
        this.turns = turns;
    }

    /** The voice of this system; empty where none of its programs is in a folder of {@code path}. */
    static Optional<Speech> of(Os system, List<Path> path) {
        return of(system, path, SystemSpeech::run, oneAfterTheOther());
    }

    /** The same with another way to run programs, and to wait for one's turn. */
    static Optional<Speech> of(Os system, List<Path> path, Voice voice, Executor turns) {
        return programs(system).stream()
                .filter(program -> path.stream().anyMatch(folder -> Files.isExecutable(folder.resolve(program.file))))
                .findFirst()
                .map(program -> new SystemSpeech(program, voice, turns));
    }

    private static List<Program> programs(Os system) {
        return switch (system) {
            case Linux -> List.of(Program.SPEECH_DISPATCHER, Program.ESPEAK_NG, Program.ESPEAK);
            case MacOsX -> List.of(Program.SAY);
            case Windows -> List.of(Program.POWERSHELL);
            default -> List.of();
        };
    }

    /** The folders in which the system looks for programs. */
    static List<Path> path() {
        List<Path> folders = new ArrayList<>();
        for (String folder :
                Optional.ofNullable(System.getenv("PATH")).orElse("").split(System.getProperty("path.separator"))) {
            if (!folder.isEmpty()) {
                folders.add(Path.of(folder));
            }
        }
        return folders;
    }

    private static Executor oneAfterTheOther() {
        ThreadPoolExecutor one = new ThreadPoolExecutor(
                1,
                1,
                IDLE_SECONDS,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(MOST_WAITING),
                task -> {
                    Thread thread = new Thread(task, "speech");
                    thread.setDaemon(true);
                    return thread;
                },
                new ThreadPoolExecutor.DiscardOldestPolicy());
        one.allowCoreThreadTimeOut(true);
        return one;
    }

    @Override
    public void say(String words, String language) {
        turns.execute(() -> voice.say(program.command(language), words));
    }

    /** Runs a program with words as its input, until it ends. */
    static void run(List<String> command, String words) {
        Process process;
        try {
            process = new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException noSuchProgram) {
            LOG.log(Level.WARNING, "not-spoken", "failure", noSuchProgram.getMessage());
            return;
        }
        try {
            try (OutputStream input = process.getOutputStream()) {
                input.write((words + "\n").getBytes(StandardCharsets.UTF_8));
            }
            process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (IOException broken) {
            LOG.log(Level.WARNING, "not-spoken", "failure", broken.getMessage());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } finally {
            process.destroyForcibly();
        }
    }
}
