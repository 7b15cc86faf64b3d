package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A task that kept a page's main thread busy for more than 50 ms, counted in time of the processor.
 *
 * @param processorMillis how long the thread ran
 * @param wallMillis how long it took, which a busy machine makes longer
 */
record LongTask(long processorMillis, long wallMillis) {
    private static final long LEAST_MICROS = 50_000;

    private static final Pattern MAIN_THREAD =
            Pattern.compile("\"CrRendererMain\".*\"thread_name\".*\"pid\":(\\d+),\"tid\":(\\d+)");
    private static final Pattern TASK = Pattern.compile("\"dur\":(\\d+),\"name\":\"ThreadControllerImpl::RunTask\".*"
            + "\"pid\":(\\d+),\"tdur\":(\\d+),\"tid\":(\\d+)");

    /** The long tasks of a trace of the category {@code toplevel}, an event a line, as Chromium writes it. */
    static List<LongTask> in(byte[] trace) {
        String text = new String(trace, StandardCharsets.UTF_8);
        Set<String> mainThreads = MAIN_THREAD
                .matcher(text)
                .results()
                .map(found -> found.group(1) + ':' + found.group(2))
                .collect(Collectors.toSet());
        List<LongTask> tasks = new ArrayList<>();
        int seen = 0;
        Matcher task = TASK.matcher(text);
        while (task.find()) {
            if (mainThreads.contains(task.group(2) + ':' + task.group(4))) {
                seen++;
                long micros = Long.parseLong(task.group(3));
                if (micros > LEAST_MICROS) {
                    tasks.add(new LongTask(micros / 1000, Long.parseLong(task.group(1)) / 1000));
                }
            }
        }
        assertFalse(seen == 0, "the trace holds no task of a page");
        return tasks;
    }
}
