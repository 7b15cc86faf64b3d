package reversi.engine;

/** Tells the time to a search that has a budget. */
public interface Clock {
    /** The clock of this device. */
    Clock SYSTEM = System::currentTimeMillis;

    /** Milliseconds since any fixed moment; never runs backwards by much. */
    long millis();
}
