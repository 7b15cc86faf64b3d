package reversi.platform;

import java.util.ArrayList;
import java.util.List;

/** A browser's history in memory; as in a browser, what {@link #back} leads to comes to the front later, here by {@link #settle}. */
public final class FakeHistory implements PageHistory {
    private final List<Entry> entries = new ArrayList<>();
    private int front;
    private int travel;
    private boolean canTravel = true;
    private final boolean isInstalled;
    private Runnable moved = () -> {};

    private record Entry(String fragment, String mark) {}

    /** A window that was opened at an address. */
    public FakeHistory(String fragment, boolean isInstalled) {
        entries.add(new Entry(fragment, ""));
        this.isInstalled = isInstalled;
    }

    @Override
    public String fragment() {
        return entries.get(front).fragment();
    }

    @Override
    public String mark() {
        return entries.get(front).mark();
    }

    @Override
    public void push(String fragment, String mark) {
        while (entries.size() > front + 1) {
            entries.remove(entries.size() - 1);
        }
        entries.add(new Entry(fragment, mark));
        front++;
    }

    @Override
    public void replace(String fragment, String mark) {
        entries.set(front, new Entry(fragment, mark));
    }

    @Override
    public void back(int count) {
        travel = count;
    }

    @Override
    public boolean endsAtFirstBack() {
        return isInstalled;
    }

    @Override
    public void listen(Runnable next) {
        moved = next;
    }

    /** From now on ways back lead nowhere, as where the browser forgot the entries. */
    public void stopTravelling() {
        canTravel = false;
    }

    /** Lets what was gone back to come to the front. */
    public void settle() {
        for (int i = 0; travel > 0 && i < 10; i++) {
            int by = travel;
            travel = 0;
            go(canTravel ? -by : 0);
        }
    }

    /** The person presses the window's Back or Forward this many times at once; answers false where that leaves the site. */
    public boolean person(int by) {
        if (front + by < 0 || front + by >= entries.size()) {
            return false;
        }
        go(by);
        settle();
        return true;
    }

    private void go(int by) {
        front = Math.max(0, front + by);
        moved.run();
    }

    /** The person writes an address; as in a browser, nothing happens where it is the one in front. */
    public void write(String fragment) {
        if (fragment.equals(fragment())) {
            return;
        }
        push(fragment, "");
        moved.run();
        settle();
    }

    /** The addresses from the first entry to the one in front. */
    public List<String> way() {
        return entries.subList(0, front + 1).stream().map(Entry::fragment).toList();
    }
}
