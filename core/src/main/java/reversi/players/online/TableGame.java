package reversi.players.online;

import java.util.List;
import java.util.Optional;
import reversi.game.Clock;
import reversi.game.ClockTimes;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.online.TableEvent;
import reversi.players.RemotePlayer;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.session.GameSession;
import reversi.session.Player;
import reversi.session.SessionListener;

/**
 * A game on this device that keeps in step with a table on a server: one's own moves go there, everything else comes from
 * there. One's own move is seen at once; where the server knows better, the game here goes back.
 */
public final class TableGame {
    private final OnlineClient client;
    private final OnlineTable table;
    private final Player human;
    private final Player remote = new RemotePlayer();
    private final Optional<Disc> mine;
    private final GameSession session;
    private boolean isFollowing;

    /** A game that shows a table as it is now and follows it from {@link #start} on. */
    public TableGame(OnlineClient client, OnlineTable table, Player human) {
        this.client = client;
        this.table = table;
        this.human = human;
        this.mine = client.you().flatMap(you -> table.side(you.id()));
        GameSetup setup = new GameSetup(
                table.terms().variant(),
                seat(Disc.BLACK),
                seat(Disc.WHITE),
                table.terms().time());
        this.session = new GameSession(saved(setup), player(Disc.BLACK), player(Disc.WHITE));
        session.addListener(new SessionListener() {
            @Override
            public void played(Turn turn) {
                boolean isMine = mine.equals(Optional.of(turn.mover()));
                boolean isNews = turn.before().equals(table.position());
                if (isMine && isNews && !turn.move().isPass() && table.pending().isEmpty()) {
                    client.play(table, turn.move());
                }
            }
        });
    }

    private Seat seat(Disc disc) {
        String name = table.player(disc).name();
        return mine.equals(Optional.of(disc)) ? Seat.human(name) : Seat.remote(name);
    }

    private Player player(Disc disc) {
        return mine.equals(Optional.of(disc)) ? human : remote;
    }

    /** The table as it is now: what is to come is played, what has been is not. */
    private Game saved(GameSetup setup) {
        ClockTimes clocks = clocks();
        Game game = Game.start(setup, Clock.start(setup, 0).showing(clocks, 0));
        for (Move move : goal().moves()) {
            game = game.with(new GameEvent.Played(game.transcript().plies() + 1, move, clocks), 0);
        }
        Optional<Result> outcome = outcome(game.position());
        return outcome.isPresent() ? game.with(new GameEvent.Ended(outcome.get()), 0) : game;
    }

    /** The game on this device. */
    public GameSession session() {
        return session;
    }

    /** The table. */
    public OnlineTable table() {
        return table;
    }

    /** One's own side; empty for somebody who watches. */
    public Optional<Disc> mine() {
        return mine;
    }

    /** What the server's clocks show now. */
    public ClockTimes clocks() {
        return table.clocksAt(client.serverNow());
    }

    /** Lets the game go on. */
    public void start() {
        session.start();
        renewed();
    }

    /** Where the game is to be: the table, one's own move that is on its way, and the pass that the rules force. */
    private Transcript goal() {
        Transcript line = table.transcript();
        Optional<Move> pending = table.pending();
        if (pending.isPresent() && line.current().play(pending.get()) instanceof Played.Legal legal) {
            line = line.with(legal.turn());
        }
        Position last = line.current();
        return last.mustPass() ? line.with(last.play(Move.PASS).orThrow()) : line;
    }

    /** Something happened at the table, which knows of it already. */
    public void happened(TableEvent event) {
        follow(() -> {
            if (event instanceof TableEvent.InGame here) {
                happened(here.event());
            }
            if (session.transcript().plies() != goal().plies()) {
                // A move of one's own came too late to be sent.
                catchUp();
            }
        });
    }

    private void happened(GameEvent event) {
        if (event instanceof GameEvent.Played played) {
            played(played);
        } else if (event instanceof GameEvent.TakenBack back) {
            session.goBack(back.plies());
        }
    }

    /** One's own move is one turn ahead: the server confirms it, or knows of another one. */
    private void played(GameEvent.Played event) {
        int before = event.ply() - 1;
        Transcript shown = session.transcript();
        if (shown.plies() > before) {
            if (shown.turns().get(before).move().equals(event.move())) {
                return;
            }
            session.goBack(before);
        }
        session.play(session.position().toMove(), event.move());
    }

    /** The server told the whole table, or refused one's own move: the game goes to where the table is. */
    public void renewed() {
        follow(this::catchUp);
    }

    private void catchUp() {
        List<Move> goal = goal().moves();
        List<Move> shown = session.transcript().moves();
        int same = 0;
        while (same < Math.min(shown.size(), goal.size()) && shown.get(same).equals(goal.get(same))) {
            same++;
        }
        session.goBack(same);
        while (session.transcript().plies() < goal.size()) {
            Move move = goal.get(session.transcript().plies());
            if (!(session.play(session.position().toMove(), move) instanceof Played.Legal)) {
                return;
            }
        }
    }

    private void follow(Runnable change) {
        if (isFollowing) {
            return;
        }
        isFollowing = true;
        try {
            change.run();
            session.showClocks(clocks());
            outcome(session.position())
                    .filter(outcome -> outcome.ending() != Ending.DISCS)
                    .ifPresent(session::decide);
        } finally {
            isFollowing = false;
        }
    }

    private Optional<Result> outcome(Position last) {
        return table.finish().map(finish -> finish.result(last));
    }

    /** Shows the server's clocks as they stand now; to be called whenever time passes. */
    public void tick() {
        session.showClocks(clocks());
    }
}
