package reversi.engine;

/** Helper threads that search in parallel with the engine, on devices that have threads. */
public interface Helpers {
    /** No helpers: single-threaded. */
    Helpers NONE = new Helpers() {
        @Override
        public int count() {
            return 0;
        }

        @Override
        public void begin(Task task) {}

        @Override
        public void await() {}

        @Override
        public void pause(int times) {}
    };

    /** The number of helpers; constant. */
    int count();

    /** Starts the task on every helper and returns at once. */
    void begin(Task task);

    /** Waits until all helpers have finished the task; rethrows an exception of any of them. */
    void await();

    /** Lets the calling thread wait for some microseconds, when it has found nothing to do {@code times} times (0…) in a row. */
    void pause(int times);

    interface Task {
        /** Runs on helper 0…{@link #count()}-1, concurrently with the others. */
        void run(int helper);
    }
}
