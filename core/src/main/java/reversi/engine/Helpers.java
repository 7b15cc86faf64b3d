package reversi.engine;

/** Others who can search at the same time as the engine that asks: threads, on a device that has them. */
public interface Helpers {
    /** Nobody helps. */
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

    /** How many helpers there are; it never changes. */
    int count();

    /** Lets every helper run the task, and returns at once. */
    void begin(Task task);

    /** Waits until every helper is done with the task begun last; throws what broke one of them. */
    void await();

    /** What a helper does. */
    interface Task {
        /** Done by one helper, 0…{@link #count()}-1, at the same time as by others. */
        void run(int helper);
    }
}
