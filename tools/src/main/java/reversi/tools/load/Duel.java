package reversi.tools.load;

import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import reversi.game.ColourChoice;
import reversi.game.GameEvent;
import reversi.game.TimeControl;
import reversi.online.GameTerms;
import reversi.online.LobbyRequest;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/** Two clients that play one game after the other against each other, at random. */
final class Duel implements SimulatedPlayer.Listener {
    private static final GameTerms TERMS =
            new GameTerms(Variant.OTHELLO, TimeControl.perGame(3_600, 0), false, ColourChoice.BLACK);

    private final ClientCrowd crowd;
    private final SimulatedPlayer black;
    private final SimulatedPlayer white;
    private Position position = Position.start(Variant.OTHELLO);
    private long table;
    private int ply;
    private int sentPly;
    private long sentAt;
    private int awaitedPly;
    private int signedIn;
    private boolean begun;

    Duel(ClientCrowd crowd, int number) {
        this.crowd = crowd;
        this.black = new SimulatedPlayer(crowd, this, number);
        this.white = new SimulatedPlayer(crowd, this, number + (crowd.port(0) == crowd.port(1) ? 0 : 1));
    }

    void start() {
        black.connect();
        white.connect();
    }

    /** When both are signed in they begin. */
    @Override
    public synchronized void signedIn() {
        if (++signedIn == 2) {
            invite();
        }
    }

    private void invite() {
        if (!crowd.isEnded()) {
            black.send(new LobbyRequest.MakeLink(TERMS));
        }
    }

    @Override
    public synchronized void linkMade(String made) {
        white.send(new LobbyRequest.UseLink(made));
    }

    /** The request for a game was not done, or got lost on the way: once more. */
    synchronized void tryAgain() {
        if (table == 0) {
            crowd.later(500, this::inviteAgain);
        }
    }

    private synchronized void inviteAgain() {
        if (table == 0) {
            invite();
        }
    }

    /** The table must have every event that was ever received of it. */
    @Override
    public synchronized void seated(TableState state) {
        if (state.finish().isPresent()) {
            return;
        }
        if (state.id() != table) {
            table = state.id();
            sentPly = 0;
            ply = -1;
        }
        if (state.moves().size() <= ply) {
            moveOn();
            return;
        }
        ply = 0;
        position = Position.start(Variant.OTHELLO);
        for (Move move : state.moves()) {
            position = position.play(move).orThrow().after();
            ply++;
        }
        moveOn();
    }

    @Override
    public synchronized void played(long at, GameEvent.Played event) {
        if (at != table) {
            return;
        }
        crowd.record(at, event.ply(), event.move());
        if (event.ply() == awaitedPly) {
            awaitedPly = 0;
            if (!begun) {
                begun = true;
                crowd.tally().begun.incrementAndGet();
            }
            crowd.tally().acknowledged(System.nanoTime() - sentAt);
        }
        if (event.ply() == ply + 1) {
            position = position.play(event.move()).orThrow().after();
            ply++;
            moveOn();
        }
    }

    private void moveOn() {
        if (!position.isOver() && sentPly <= ply && !position.mustPass()) {
            sentPly = ply + 1;
            int next = sentPly;
            long at = table;
            crowd.later(crowd.thinkingTime(), () -> move(at, next));
        }
    }

    private synchronized void move(long at, int next) {
        if (crowd.isEnded() || at != table || next != ply + 1) {
            return;
        }
        List<Square> places = position.placements();
        Move move = Move.at(places.get(ThreadLocalRandom.current().nextInt(places.size())));
        sentAt = System.nanoTime();
        awaitedPly = next;
        crowd.tally().sent.incrementAndGet();
        (position.toMove() == Disc.BLACK ? black : white).send(new TableRequest.Play(at, next, move));
    }

    @Override
    public synchronized void finished(long at) {
        if (at == table) {
            table = 0;
            ply = 0;
            sentPly = 0;
            position = Position.start(Variant.OTHELLO);
            crowd.tally().games.incrementAndGet();
            crowd.later(Math.max(1, crowd.thinkingTime()), this::inviteAgain);
        }
    }

    /** Perhaps a move was lost with it: the next snapshot shows. */
    @Override
    public synchronized void disconnected() {
        awaitedPly = 0;
        sentPly = 0;
    }

    /** If there was a game, it ended while disconnected. */
    @Override
    public synchronized void backWithoutGame() {
        table = 0;
        tryAgain();
    }

    /** At a table the snapshot shows what to do next. */
    @Override
    public synchronized void refused(SimulatedPlayer player) {
        long at = table;
        if (at == 0) {
            tryAgain();
        } else {
            int stuck = ply;
            crowd.later(300, () -> askAgain(player, at, stuck));
        }
    }

    private synchronized void askAgain(SimulatedPlayer player, long at, int stuck) {
        if (table == at && ply == stuck) {
            sentPly = 0;
            player.send(new TableRequest.Watch(at));
        }
    }
}
