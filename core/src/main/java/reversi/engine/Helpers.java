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
    };

    /** The number of helpers; constant. */
    int count();

    /** Starts the task on every helper and returns at once. */
    void begin(Task task);

    /** Waits until all helpers have finished the task; rethrows an exception of any of them. */
    void await();

    interface Task {
        /** Runs on helper 0…{@link #count()}-1, concurrently with the others. */
        void run(int helper);
    }
}
