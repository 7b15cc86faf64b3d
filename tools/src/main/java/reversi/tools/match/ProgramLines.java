package reversi.tools.match;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** The standard input and output of a program; a thread reads along, so that a silent program can be given up. */
final class ProgramLines implements Outside.Lines {
    private final BlockingQueue<Optional<String>> received = new LinkedBlockingQueue<>();
    private final Writer writer;
    private final Process process;

    private ProgramLines(Process process) {
        this.writer = new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
        this.process = process;
        Thread reader = new Thread(() -> read(process.getInputStream()), "program output");
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
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(from, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                received.add(Optional.of(line));
            }
        } catch (IOException e) {
            // The program ended in the middle of a line: for us it fell silent.
        } finally {
            received.add(Optional.empty());
        }
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
    public long processorNanos() {
        return process.info().totalCpuDuration().map(Duration::toNanos).orElse(0L);
    }

    @Override
    public void close() {
        process.destroyForcibly();
        try {
            writer.close();
        } catch (IOException e) {
            // What was not sent any more is of no use to a program that has ended.
        }
    }
}
