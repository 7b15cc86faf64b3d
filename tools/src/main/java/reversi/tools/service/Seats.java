package reversi.tools.service;

import java.net.InetAddress;
import java.util.HashMap;
import java.util.Map;

/** Counts the requests that are at work or wait, in all and of each address. Thread-safe. */
final class Seats {
    private final Bounds bounds;
    private final Map<InetAddress, Integer> taken = new HashMap<>();
    private int all;

    Seats(Bounds bounds) {
        this.bounds = bounds;
    }

    /** Takes a place for one more request of an address, and answers what gives it back; refused where there is none. */
    synchronized Runnable take(InetAddress address) throws Refusal {
        int own = taken.getOrDefault(address, 0);
        if (own >= bounds.ofAddress()) {
            throw new Refusal(
                    Refusal.TOO_MANY_REQUESTS,
                    "TOO_MANY_REQUESTS",
                    bounds.ofAddress() + " requests of an address at a time, and so many go on");
        }
        if (all >= bounds.requests()) {
            throw new Refusal(
                    Refusal.UNAVAILABLE, "BUSY", bounds.requests() + " requests at a time, and so many go on");
        }
        taken.put(address, own + 1);
        all++;
        return () -> leave(address);
    }

    private synchronized void leave(InetAddress address) {
        taken.computeIfPresent(address, (whose, own) -> own == 1 ? null : own - 1);
        all--;
    }
}
