package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.TestProbe.Table;

/** Figures of the desktop game, kept for people in {@code target/shots/measured.txt}; only what cannot vary is tested. */
class MeasuredTest {
    private static final int REST_MILLIS = 3000;
    private static final double NANOS_PER_MILLI = 1e6;

    @TempDir
    private Path folder;

    @BeforeEach
    void needsAScreen() {
        Screen.require();
    }

    @Test
    void theFirstPictureAfterTheStart() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        FirstFrame.class.getName(),
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(process.waitFor() == 0 && output.strip().matches("(?s)(.*\\s)?\\d+"), output);
        note("Milliseconds from the JVM's start to the second picture", output.strip());
    }

    @Test
    void aGameThatWaitsForThePersonRestsAndDiscsMoveSmoothly() throws InterruptedException, IOException {
        try (OpenWindow window = new OpenWindow(folder, 1280, 720)) {
            window.click("Two players");
            window.waitUntil("the page for a new game", sight -> sight.page().equals("new"));
            window.click("Start");
            window.waitUntil(
                    "the board",
                    sight -> sight.game().filter(Table::isPersonAsked).isPresent());
            List<Long> steps = window.stepsWhile(Table::isMoving, () -> {
                for (String square : List.of("f5", "d6", "c3", "d3", "c4")) {
                    int plies = window.plies();
                    window.clickSquare(square);
                    window.waitUntil(
                            square, sight -> sight.game().orElseThrow().isPersonAsked() && window.plies() > plies);
                }
            });
            long inTime =
                    steps.stream().filter(nanos -> nanos < 20 * NANOS_PER_MILLI).count();
            note("Pictures while discs move, in time / late", inTime + " / " + (steps.size() - inTime));
            note("The middle one of their times, in milliseconds", Long.toString(middle(steps)));
            Thread.sleep(REST_MILLIS);
            long frames = window.frames();
            double cpu = cpuMillis();
            Thread.sleep(REST_MILLIS);
            double share = (cpuMillis() - cpu) / REST_MILLIS;
            note("Share of one processor while nothing moves", Math.round(share * 1000) / 10.0 + " %");
            assertTrue(window.frames() == frames, "a game at rest must not be drawn");
        }
    }

    private static long middle(List<Long> nanos) {
        List<Long> sorted = nanos.stream().sorted().toList();
        return Math.round(sorted.get(sorted.size() / 2) / NANOS_PER_MILLI);
    }

    private static double cpuMillis() {
        var system = ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class);
        return system.getProcessCpuTime() / NANOS_PER_MILLI;
    }

    private static void note(String what, String figure) throws IOException {
        String line = what + ": " + figure;
        System.out.println(line);
        Path shots = Files.createDirectories(Path.of(System.getProperty("reversi.shots", "target/shots")));
        Files.writeString(
                shots.resolve("measured.txt"),
                line + System.lineSeparator(),
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    }
}
