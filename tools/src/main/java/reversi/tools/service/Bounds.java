package reversi.tools.service;

import java.util.Set;

/**
 * How much is done for whom.
 *
 * @param seconds the most time that is searched for one request, all its positions together, from 1 to {@link #LONGEST}
 * @param requests requests that are searched for or wait at a time, from 1 to {@link #MOST_REQUESTS}
 * @param ofAddress how many of them may be one address's, from 1
 * @param origins web pages from there may ask, too, such as {@code http://localhost:3000}
 */
public record Bounds(int seconds, int requests, int ofAddress, Set<String> origins) {
    /** A day in seconds. */
    static final int LONGEST = 86_400;

    /** Each request has a thread, which waits. */
    static final int MOST_REQUESTS = 1_000;

    /** Bytes of a body: any one game in any format, with comments. */
    static final int MOST_BYTES = 65_536;

    /** Characters after the question mark. */
    static final int MOST_CHARACTERS = 4_096;

    /** Two minutes of sixteen requests, half of them of one address, and of no web page. */
    public static final Bounds USUAL = new Bounds(120, 16, 8, Set.of());

    public Bounds {
        require("seconds of a request", seconds, LONGEST);
        require("requests", requests, MOST_REQUESTS);
        require("requests of an address", ofAddress, MOST_REQUESTS);
        origins = Set.copyOf(origins);
    }

    private static void require(String what, int number, int most) {
        if (number < 1 || number > most) {
            throw new IllegalArgumentException(what + ": 1 to " + most + ", not " + number);
        }
    }
}
