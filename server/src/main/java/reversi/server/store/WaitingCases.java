package reversi.server.store;

/** How many players wait for a decision, and since when the first one does; 0 without any. */
public record WaitingCases(int open, long oldest) {}
