package reversi.server.net;

/**
 * What a rate limit says after something was asked of it.
 *
 * @param isGranted whether it may be done now
 * @param policy what is limited, such as {@code account}; empty where nothing is
 * @param quota how much may be asked for at once, in units of cost
 * @param windowSeconds within how many seconds as much comes back
 * @param left how much may be asked for now
 * @param retrySeconds where it was not granted, the seconds after which it would be; at least 1
 */
record Allowance(boolean isGranted, String policy, long quota, long windowSeconds, long left, long retrySeconds) {
    /** Nothing is limited. */
    static Allowance unlimited() {
        return new Allowance(true, "", 0, 0, 0, 0);
    }

    /** Whether there is a limit to tell of. */
    boolean isLimited() {
        return !policy.isEmpty();
    }
}
