package reversi.tools.match;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The standard input and output of a program; a thread reads along, so that a silent program can be given up. A program whose lines
 * nobody takes waits until they are taken, and one that writes a line without end is read no further.
 */
final class ProgramLines implements Outside.Lines {
    private static final int MOST_UNREAD = 1_000;
    private static final int LONGEST_LINE = 8_192;
    private static final int SECONDS_TO_EXIT = 2;

    private final BlockingQueue<Optional<String>> received = new ArrayBlockingQueue<>(MOST_UNREAD);
    private final Writer writer;
    private final Process process;
    private final Thread reader;
    private volatile String ending = "";

    private ProgramLines(Process process) {
        this.writer = new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
        this.process = process;
        this.reader = new Thread(() -> read(process.getInputStream()), "program output");
        reader.setDaemon(true);
        reader.start();
    }

    /** Starts a program by its command line; throws IOException where there is no such program. */
    static ProgramLines start(String commandLine) throws IOException {
        Process process = new ProcessBuilder(words(commandLine))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        return new ProgramLines(process);
    }

    /** The words of a command line; a part in quotation marks is one word. */
    static List<String> words(String commandLine) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inWord = false;
        char quote = 0;
        for (int i = 0; i < commandLine.length(); i++) {
            char sign = commandLine.charAt(i);
            if (quote == 0 ? sign == '"' || sign == '\'' : sign == quote) {
                quote = quote == 0 ? sign : 0;
                inWord = true;
            } else if (quote == 0 && sign == ' ') {
                if (inWord) {
                    words.add(word.toString());
                }
                word.setLength(0);
                inWord = false;
            } else {
                word.append(sign);
                inWord = true;
            }
        }
        if (inWord) {
            words.add(word.toString());
        }
        return words;
    }

    private void read(InputStream from) {
        try {
            try (Reader text = new BufferedReader(new InputStreamReader(from, StandardCharsets.UTF_8))) {
                ending = readLines(text);
            } catch (IOException e) {
                ending = "closed its output: " + e.getMessage();
            }
            received.put(Optional.empty());
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    /** Passes lines on until the last; why there is no other. */
    private String readLines(Reader text) throws IOException, InterruptedException {
        StringBuilder line = new StringBuilder();
        for (int sign = text.read(); sign >= 0; sign = text.read()) {
            if (sign == '\n') {
                received.put(Optional.of(line.toString()));
                line.setLength(0);
            } else if (line.length() == LONGEST_LINE) {
                return "writes a line of more than " + LONGEST_LINE + " characters";
            } else if (sign != '\r') {
                line.append((char) sign);
            }
        }
        return process.waitFor(SECONDS_TO_EXIT, TimeUnit.SECONDS)
                ? "ended with exit code " + process.exitValue()
                : "closed its output";
    }

    @Override
    public void send(String line) throws IOException {
        writer.write(line + "\n");
        writer.flush();
    }

    @Override
    public Optional<String> receive(long millis) {
        try {
            Optional<String> line = received.poll(millis, TimeUnit.MILLISECONDS);
            if (line == null) {
                return Optional.empty();
            }
            if (line.isEmpty()) {
                // Later calls return the end of the stream at once.
                received.add(line);
            }
            return line;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    @Override
    public String ending() {
        return ending;
    }

    @Override
    public long processorNanos() {
        return Stream.concat(Stream.of(process.toHandle()), process.descendants())
                .flatMap(program -> program.info().totalCpuDuration().stream())
                .mapToLong(Duration::toNanos)
                .sum();
    }

    @Override
    public void close() {
        // A script in front of a program does not take it along when it is ended.
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        reader.interrupt();
        try {
            writer.close();
        } catch (IOException e) {
            // What was not sent any more is of no use to a program that has ended.
        }
    }
}
