package reversi.players;

import java.util.ArrayList;
import java.util.List;

/** A pace that lets moves go when the test says so. */
final class FakePace implements Pace {
    final List<Runnable> waiting = new ArrayList<>();

    @Override
    public void whenReady(Runnable move) {
        waiting.add(move);
    }

    /** Lets everything go that waits now. */
    void release() {
        List<Runnable> ready = List.copyOf(waiting);
        waiting.clear();
        ready.forEach(Runnable::run);
    }
}
