package reversi.archive;

import java.util.List;

/** Brings games back that were removed from a library. */
public final class GameReturn extends AddingTask {
    private final List<StoredGame> games;
    private int taken;

    /** Begins to bring these games back. */
    public GameReturn(GameLibrary library, List<StoredGame> games) {
        super(library);
        this.games = List.copyOf(games);
    }

    @Override
    boolean isExhausted() {
        return taken == games.size();
    }

    @Override
    void read() {
        adder().add(games.get(taken++));
    }

    @Override
    public int percent() {
        return games.isEmpty() ? 100 : 100 * taken / games.size();
    }
}
