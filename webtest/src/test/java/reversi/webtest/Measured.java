package reversi.webtest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Figures for people, kept beside the pictures: machines differ, so no test fails over them. Times tell most of a test that ran alone, by
 * {@code -Dtest=…}.
 */
final class Measured {
    private Measured() {}

    /** Prints a figure and adds it to {@code measured.txt}. */
    static void note(String what, String figure) {
        String line = what + ": " + figure;
        System.out.println(line);
        try {
            Path folder = Files.createDirectories(Path.of(System.getProperty("reversi.shots", "target/shots")));
            Files.writeString(
                    folder.resolve("measured.txt"),
                    line + System.lineSeparator(),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}
