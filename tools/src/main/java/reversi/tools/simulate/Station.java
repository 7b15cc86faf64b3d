package reversi.tools.simulate;

import java.util.ArrayDeque;
import java.util.Deque;

/** Where work is done: some hands that are alike, and one queue before them. */
final class Station {
    private final Agenda agenda;
    private final int hands;
    private final Deque<Job> queue = new ArrayDeque<>();
    private int busy;
    private double since;
    private double lastChange;
    private double busySeconds;
    private double presentSeconds;

    private record Job(double seconds, Runnable then) {}

    /** A station with so many hands, 1 or more. */
    Station(Agenda agenda, int hands) {
        if (hands < 1) {
            throw new IllegalArgumentException("no hands: " + hands);
        }
        this.agenda = agenda;
        this.hands = hands;
    }

    /** Brings work that keeps a hand busy for these seconds; {@code then} happens once it is done. */
    void serve(double seconds, Runnable then) {
        count();
        queue.add(new Job(seconds, then));
        begin();
    }

    private void begin() {
        while (busy < hands && !queue.isEmpty()) {
            Job job = queue.remove();
            busy++;
            agenda.after(job.seconds(), () -> {
                count();
                busy--;
                begin();
                job.then().run();
            });
        }
    }

    /** What is here has been here since the last change. */
    private void count() {
        double passed = agenda.now() - lastChange;
        busySeconds += passed * busy;
        presentSeconds += passed * (busy + queue.size());
        lastChange = agenda.now();
    }

    /** Counts from now on. */
    void forget() {
        count();
        since = agenda.now();
        busySeconds = 0;
        presentSeconds = 0;
    }

    /** The share of time that a hand was busy, 0 to 1. */
    double utilisation() {
        count();
        return busySeconds / (hands * (agenda.now() - since));
    }

    /** How many pieces of work were here on average, those in hand included. */
    double present() {
        count();
        return presentSeconds / (agenda.now() - since);
    }
}
