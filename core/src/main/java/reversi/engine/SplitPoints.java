package reversi.engine;

import org.jspecify.annotations.Nullable;

/** Where the threads of one search find each other's split points. Thread 0 is the one that asks, the others are its helpers. */
final class SplitPoints {
    private final Helpers helpers;

    private final Place[] places;

    private volatile boolean isOpen;

    /** For a thread and its helpers. */
    SplitPoints(Helpers helpers) {
        this.helpers = helpers;
        this.places = new Place[helpers.count() + 1];
        for (int thread = 0; thread < places.length; thread++) {
            places[thread] = new Place();
        }
    }

    /** Begins; only while no helper is at work. */
    void open() {
        for (Place place : places) {
            place.point = null;
            place.isIdle = false;
        }
        isOpen = true;
    }

    /** Ends whatever is searched in a split point. */
    void close() {
        isOpen = false;
    }

    boolean isOpen() {
        return isOpen;
    }

    /** Whether a thread looks for work that would join a split point whose parent is {@code parent}. */
    boolean hasIdle(@Nullable SplitPoint parent) {
        for (Place place : places) {
            // One that waits for its own helpers joins only what lies below.
            SplitPoint waitsAt = place.point;
            if (place.isIdle && (waitsAt == null || (parent != null && parent.isWithin(waitsAt)))) {
                return true;
            }
        }
        return false;
    }

    /** Says that a thread looks for work at or below the split point where it is. */
    void beginIdle(int thread) {
        places[thread].isIdle = true;
    }

    /** Says that a thread has found some, or looks no longer. */
    void endIdle(int thread) {
        places[thread].isIdle = false;
    }

    /** Lets a thread pause that has found no work {@code times} times in a row. */
    void pause(int times) {
        helpers.pause(times);
    }

    /** Says where a thread searches; null outside of any split point. */
    void enter(int thread, @Nullable SplitPoint point) {
        places[thread].point = point;
    }

    /** Whether nobody needs what is searched in a split point (null: in any). */
    boolean isCancelled(@Nullable SplitPoint point) {
        return !isOpen || (point != null && point.isCancelled());
    }

    /**
     * Joins another thread's split point below {@code above} (null: any) for {@code thread}: of those with moves left the one with the
     * deepest search. Null if there is none.
     */
    @Nullable
    SplitPoint join(int thread, @Nullable SplitPoint above) {
        SplitPoint found = null;
        for (int other = 0; other < places.length; other++) {
            SplitPoint point = other == thread ? null : places[other].point;
            if (point != null && point.isWithin(above)) {
                found = deepest(found, point, above);
            }
        }
        return found != null && found.join() ? found : null;
    }

    /** Of a split point and those from {@code from} up to below {@code above}, the one with moves left and the deepest search. */
    private static @Nullable SplitPoint deepest(
            @Nullable SplitPoint known, SplitPoint from, @Nullable SplitPoint above) {
        SplitPoint found = known;
        for (SplitPoint point = from; point != null && point != above; point = point.parent) {
            if (point.hasMoves() && (found == null || point.depth > found.depth)) {
                found = point;
            }
        }
        return found;
    }

    /** The split point in whose subtree a thread searches, and whether it has nothing to do there. */
    private static final class Place {
        private volatile @Nullable SplitPoint point;
        private volatile boolean isIdle;
    }
}
