package reversi.server.lobby;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.LongPredicate;

/** Who plays a bot from which address: a few at a time from each. Thread-safe. */
final class BotSeats {
    /** Games against bots that one address may play at a time. */
    static final int MOST_OF_ADDRESS = 8;

    private final LongPredicate isPlaying;
    private final Map<Long, String> addresses = new HashMap<>();
    private final Set<Long> starting = new HashSet<>();

    /** {@code isPlaying} says whether an account is connected and in a game. */
    BotSeats(LongPredicate isPlaying) {
        this.isPlaying = isPlaying;
    }

    /** Takes a seat for a game that is about to begin; returns false, without effect, if the address has too many. */
    synchronized boolean take(long account, String address) {
        addresses.keySet().removeIf(other -> !starting.contains(other) && !isPlaying.test(other));
        long taken = addresses.entrySet().stream()
                .filter(seat -> seat.getKey() != account && seat.getValue().equals(address))
                .count();
        if (taken >= MOST_OF_ADDRESS) {
            return false;
        }
        addresses.put(account, address);
        starting.add(account);
        return true;
    }

    /** The game has begun, or will not: from now on the seat is free as soon as its player is in no game. */
    synchronized void started(long account) {
        starting.remove(account);
    }
}
