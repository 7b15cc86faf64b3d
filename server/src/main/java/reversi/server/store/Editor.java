package reversi.server.store;

/** Who changes a club or a study: somebody whose part there decides, or a moderator, whose changes are written down. */
public record Editor(long account, boolean isModerator) {}
