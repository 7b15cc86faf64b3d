package reversi.platform;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** A screen reader that asks for the parts of the page when a test does. */
public final class AskedReader implements ScreenReader {
    private Listener listener = new Nobody();
    private Supplier<List<AccessNode>> parts = List::of;

    @Override
    public void listen(Listener next) {
        listener = next;
    }

    @Override
    public void changed(Supplier<List<AccessNode>> next) {
        parts = next;
    }

    @Override
    public void speakIn(String language) {}

    @Override
    public void announce(String words) {}

    /** The parts as they are now. */
    public List<AccessNode> parts() {
        return parts.get();
    }

    /** Does to a part what the person does. */
    public Listener hands() {
        return listener;
    }

    /** The number of the first part with this role and such a name; -1 where there is none. */
    public int find(AccessRole role, Predicate<String> name) {
        List<AccessNode> all = parts();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).role() == role && name.test(all.get(i).name())) {
                return i;
            }
        }
        return -1;
    }

    /** Does nothing. */
    private static final class Nobody implements Listener {
        @Override
        public void press(int part) {}

        @Override
        public boolean focus(int part) {
            return false;
        }

        @Override
        public void set(int part, int value) {}
    }
}
