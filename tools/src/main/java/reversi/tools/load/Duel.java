package reversi.tools.load;

import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.GameTerms;
import reversi.online.LobbyRequest;
import reversi.online.TableState;
import reversi.rules.Disc;
import reversi.rules.Variant;

/** Two clients that play one game after the other against each other, at random. */
final class Duel implements TablePlayer.Host {
    private static final GameTerms TERMS =
            new GameTerms(Variant.OTHELLO, TimeControl.perGame(3_600, 0), false, ColourChoice.BLACK);
    private static final long AGAIN_MILLIS = 500;
    private static final long REMATCH_MILLIS = 3_000;

    private final ClientCrowd crowd;
    private TablePlayer black;
    private TablePlayer white;
    private long table;
    private int signedIn;
    private boolean wantsRematch;
    private int gone;

    Duel(ClientCrowd crowd, int number) {
        this.crowd = crowd;
        this.black = new TablePlayer(crowd, this, number);
        this.white = new TablePlayer(crowd, this, number + (crowd.port(0) == crowd.port(1) ? 0 : 1));
    }

    void start() {
        black.connect();
        white.connect();
    }

    /** How much both have seen. */
    long seen() {
        return black.seen() + white.seen();
    }

    /** When both are signed in they begin. */
    @Override
    public synchronized void signedIn(TablePlayer player) {
        if (++signedIn == 2) {
            invite();
        }
    }

    private synchronized void invite() {
        if (!crowd.isEnded() && black.isFree() && white.isFree()) {
            black.send(new LobbyRequest.MakeLink(TERMS));
        }
    }

    @Override
    public synchronized void linkMade(TablePlayer player, String made) {
        (player == black ? white : black).send(new LobbyRequest.UseLink(made));
    }

    /** Who has Black now made the link, unless the game is a rematch. */
    @Override
    public synchronized void seated(TablePlayer player, TableState state) {
        if (state.id() <= table) {
            return;
        }
        boolean isExchanged = state.black().id() == white.account();
        if (isExchanged) {
            TablePlayer other = black;
            black = white;
            white = other;
        }
        if (isExchanged && wantsRematch) {
            crowd.history(table).followedBy(state.id(), System.nanoTime());
        }
        table = state.id();
        wantsRematch = false;
        gone = 0;
    }

    /** Once both have seen the end they go on. */
    @Override
    public synchronized void over(TablePlayer player, long left) {
        if (left != table || ++gone < 2) {
            return;
        }
        crowd.tally().games.incrementAndGet();
        long pause = Math.max(1, crowd.thinkingTime());
        if (crowd.isWhim()) {
            wantsRematch = true;
            TablePlayer one = black;
            TablePlayer other = white;
            crowd.later(pause, () -> one.wantRematch(left, Disc.BLACK));
            crowd.later(Math.max(1, crowd.thinkingTime()), () -> other.wantRematch(left, Disc.WHITE));
            crowd.later(pause + REMATCH_MILLIS, this::invite);
        } else {
            crowd.later(pause, this::invite);
        }
    }

    @Override
    public void idle(TablePlayer player) {
        crowd.later(AGAIN_MILLIS, this::invite);
    }
}
