package reversi.archive;

/** Adds games from elsewhere to a library in small steps, each lot stored before the next one is read. */
abstract class AddingTask implements StepwiseTask {
    private final BatchedAdder adder;
    private boolean isCancelled;

    AddingTask(GameLibrary library) {
        this.adder = new BatchedAdder(library);
    }

    /** Whether nothing more is to be read. */
    abstract boolean isExhausted();

    /** Reads a little more, and adds the games found. */
    abstract void read();

    /** Takes the games that are found. */
    final BatchedAdder adder() {
        return adder;
    }

    @Override
    public final boolean isDone() {
        return isRead() && adder.isSettled();
    }

    @Override
    public final void cancel() {
        isCancelled = true;
    }

    private boolean isRead() {
        return isCancelled || isExhausted() || adder.isBroken();
    }

    @Override
    public final boolean step() {
        if (adder.isWaiting()) {
            return false;
        }
        if (isRead() || adder.isFull()) {
            adder.store();
            return !adder.isWaiting() && !isDone();
        }
        read();
        return true;
    }
}
