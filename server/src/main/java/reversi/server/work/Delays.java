package reversi.server.work;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;

/** How delays are measured: by how many stayed below each of these bounds. */
public final class Delays {
    private static final Duration[] BOUNDS = {
        Duration.ofMillis(1),
        Duration.ofMillis(5),
        Duration.ofMillis(20),
        Duration.ofMillis(50),
        Duration.ofMillis(100),
        Duration.ofMillis(250),
        Duration.ofMillis(500),
        Duration.ofSeconds(1),
        Duration.ofSeconds(5)
    };

    private Delays() {}

    /** A new timer. */
    public static Timer timer(String name, String description, MeterRegistry meters) {
        return Timer.builder(name)
                .description(description)
                .serviceLevelObjectives(BOUNDS)
                .register(meters);
    }
}
