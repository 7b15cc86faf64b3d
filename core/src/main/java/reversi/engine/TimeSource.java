package reversi.engine;

/** The time source of searches. */
public interface TimeSource {
    TimeSource SYSTEM = System::currentTimeMillis;

    /** Milliseconds since an arbitrary fixed time; (almost) monotonic. */
    long millis();
}
