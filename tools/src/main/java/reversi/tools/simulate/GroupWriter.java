package reversi.tools.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A node's writer to one database: what came during a commit goes into the next one. */
final class GroupWriter {
    private static final int MOST_IN_GROUP = 256;

    private final Agenda agenda;
    private final Station database;
    private final Costs.Database costs;
    private final Consumer<List<Runnable>> written;
    private final List<Runnable> waiting = new ArrayList<>();
    private boolean isBusy;

    /** {@code written} is told of each group that is on the disk: what each of its events leads to. */
    GroupWriter(Agenda agenda, Station database, Costs.Database costs, Consumer<List<Runnable>> written) {
        this.agenda = agenda;
        this.database = database;
        this.costs = costs;
        this.written = written;
    }

    void write(Runnable then) {
        waiting.add(then);
        commit();
    }

    private void commit() {
        if (isBusy || waiting.isEmpty()) {
            return;
        }
        isBusy = true;
        List<Runnable> next = waiting.subList(0, Math.min(MOST_IN_GROUP, waiting.size()));
        List<Runnable> group = List.copyOf(next);
        next.clear();
        database.serve(
                costs.commit() + group.size() * costs.event(),
                () -> agenda.after(costs.flush(), () -> {
                    isBusy = false;
                    written.accept(group);
                    commit();
                }));
    }
}
