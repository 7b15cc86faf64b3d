package reversi.screens;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The pages on the way to the one in front, each with the place in it. */
final class PageStack {
    private final List<Entry> entries = new ArrayList<>();

    /** A page on the way, what it was built as last, and the place in it. */
    static final class Entry {
        private final Page page;
        private Place place = Place.top();
        private Actor actor = new Actor();

        private Entry(Page page) {
            this.page = page;
        }

        Page page() {
            return page;
        }

        Actor actor() {
            return actor;
        }

        void builtAs(Actor next) {
            actor = next;
        }

        /** The parts of what it was built as; none where that is a single actor. */
        Group group() {
            return actor instanceof Group group ? group : new Group();
        }

        Place place() {
            return place;
        }

        void keep(Place next) {
            place = next;
        }
    }

    /** The page in front; empty before the first. */
    Optional<Entry> top() {
        return entries.isEmpty() ? Optional.empty() : Optional.of(entries.get(entries.size() - 1));
    }

    /** Whether there is a page before the one in front. */
    boolean hasBefore() {
        return entries.size() > 1;
    }

    void push(Page page) {
        entries.add(new Entry(page));
    }

    /** Leaves the page in front for good. */
    void pop() {
        entries.remove(entries.size() - 1).page.dispose();
    }

    /** Leaves every page for good, the one in front first. */
    void clear() {
        while (!entries.isEmpty()) {
            pop();
        }
    }

    /** Tells the page in front how many seconds passed, in every frame: nothing is allocated. */
    void tick(float seconds) {
        if (!entries.isEmpty()) {
            entries.get(entries.size() - 1).page.tick(seconds);
        }
    }

    /** The addresses of the pages from the first one to the one in front; a page without one has that of the page before. */
    List<Route> routes() {
        List<Route> routes = new ArrayList<>();
        Route last = Route.home();
        for (Entry entry : entries) {
            last = entry.page.route().orElse(last);
            routes.add(last);
        }
        return routes;
    }
}
