package reversi.tools.load;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import reversi.game.GameEvent;
import reversi.online.ClientMessage;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.online.TournamentNews;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** A client that plays at random in whichever game it sits, and where the crowd does so also offers, answers twice and gives up. */
final class TablePlayer implements SimulatedPlayer.Listener {
    private static final long AGAIN_MILLIS = 300;

    private final ClientCrowd crowd;
    private final Host host;
    private final SimulatedPlayer client;
    private Transcript transcript = Transcript.start(Variant.OTHELLO);
    private Disc own = Disc.BLACK;
    private long table;
    private int version;
    private int sentPly;
    private long sentAt;
    private int awaitedPly;
    private boolean hasBegun;
    private long seen;
    /** How often it began to think about a move; only the last time leads to one. */
    private long thoughts;

    /** Whoever finds games for a player. */
    interface Host {
        /** The player is signed in for the first time. */
        void signedIn(TablePlayer player);

        /** A link that the player asked for. */
        default void linkMade(TablePlayer player, String code) {}

        /** The player sits at a game that goes on. */
        default void seated(TablePlayer player, TableState state) {}

        /** A game has ended for the player. */
        default void over(TablePlayer player, long table) {}

        /** The player is in no game, and what was asked to come into one was refused or got lost. */
        default void idle(TablePlayer player) {}

        /** A tournament that the player watches. */
        default void tournament(TournamentNews.TournamentInfo info) {}
    }

    TablePlayer(ClientCrowd crowd, Host host, int attempt) {
        this.crowd = crowd;
        this.host = host;
        this.client = new SimulatedPlayer(crowd, this, attempt);
    }

    void connect() {
        client.connect();
    }

    void send(ClientMessage message) {
        client.send(message);
    }

    /** Asks for a rematch of a game in which the player had a colour. */
    void wantRematch(long of, Disc disc) {
        client.ask(disc, new TableRequest.Rematch(of));
    }

    long account() {
        return client.account();
    }

    synchronized boolean isFree() {
        return table == 0;
    }

    /** How many events of its games it has been told. */
    synchronized long seen() {
        return seen;
    }

    @Override
    public void signedIn() {
        host.signedIn(this);
    }

    @Override
    public void linkMade(String code) {
        host.linkMade(this, code);
    }

    @Override
    public void tournament(TournamentNews.TournamentInfo info) {
        host.tournament(info);
    }

    @Override
    public void seated(TableState state) {
        if (state.finish().isPresent()) {
            leave(state.id());
            return;
        }
        synchronized (this) {
            if (state.id() == table && state.version() < version) {
                moveOn();
                return;
            }
            table = state.id();
            version = state.version();
            own = state.black().id() == client.account() ? Disc.BLACK : Disc.WHITE;
            sentPly = 0;
            transcript = Transcript.start(Variant.OTHELLO);
            state.moves().forEach(this::play);
            moveOn();
        }
        host.seated(this, state);
    }

    private void play(Move move) {
        transcript = transcript.with(transcript.current().play(move).orThrow());
    }

    private void leave(long left) {
        synchronized (this) {
            if (left != table) {
                return;
            }
            table = 0;
        }
        host.over(this, left);
    }

    @Override
    public void happened(TableNews.Happened news) {
        synchronized (this) {
            if (news.table() != table || news.version() <= version) {
                return;
            }
            if (news.version() > version + 1) {
                client.send(new TableRequest.Watch(table));
                return;
            }
            version++;
            seen++;
        }
        news.event().visit(this::onEvent, said -> {}, finish -> leave(news.table()));
    }

    private synchronized void onEvent(GameEvent.Shared event) {
        event.accept(new Heard());
        moveOn();
        if (crowd.isWhim()) {
            later(this::whim);
        }
    }

    /** What the player makes of each kind of event, with the lock held. */
    private final class Heard implements GameEvent.SharedVisitor {
        @Override
        public void played(GameEvent.Played event) {
            acknowledge(event.ply());
            play(event.move());
        }

        @Override
        public void takenBack(GameEvent.TakenBack event) {
            transcript = transcript.upTo(event.plies());
            sentPly = 0;
        }

        @Override
        public void drawOffered(GameEvent.DrawOffered event) {
            if (event.by() != own) {
                answer(TableRequest.AnswerDraw::new, 5);
            }
        }

        @Override
        public void takebackOffered(GameEvent.TakebackOffered event) {
            if (event.by() != own) {
                answer(TableRequest.AnswerTakeback::new, 2);
            }
        }

        @Override
        public void drawDeclined(GameEvent.DrawDeclined event) {}

        @Override
        public void takebackDeclined(GameEvent.TakebackDeclined event) {}
    }

    private void acknowledge(int ply) {
        if (ply == awaitedPly) {
            awaitedPly = 0;
            crowd.tally().acknowledged(System.nanoTime() - sentAt);
        }
        if (!hasBegun) {
            hasBegun = true;
            crowd.tally().begun.incrementAndGet();
        }
    }

    /** An answer to an offer. */
    private interface Answer {
        TableRequest to(long table, boolean accept);
    }

    /** Accepts one offer in so many, and at times says yes and no at once. */
    private void answer(Answer answer, int oneIn) {
        boolean accept = ThreadLocalRandom.current().nextInt(oneIn) == 0;
        later(() -> {
            client.ask(own, answer.to(table, accept));
            if (crowd.isWhim()) {
                client.ask(own, answer.to(table, !accept));
            }
        });
    }

    /** Does something a little later if the game still goes on. */
    private void later(Runnable task) {
        long at = table;
        crowd.later(1 + crowd.thinkingTime() / 2, () -> {
            synchronized (this) {
                if (table == at && !crowd.isEnded()) {
                    task.run();
                }
            }
        });
    }

    /** Something besides moves, fitting or not. */
    private void whim() {
        TableRequest wish =
                switch (ThreadLocalRandom.current().nextInt(12)) {
                    case 0, 1, 2, 3 -> new TableRequest.OfferDraw(table);
                    case 4, 5, 6, 7 -> new TableRequest.AskTakeback(table);
                    case 8 -> new TableRequest.AnswerDraw(table, true);
                    case 9 -> new TableRequest.AnswerTakeback(table, true);
                    case 10 -> new TableRequest.AnswerTakeback(table, false);
                    default -> new TableRequest.Resign(table);
                };
        client.ask(own, wish);
    }

    private void moveOn() {
        int plies = transcript.plies();
        boolean isTurn = transcript.current().toMove() == own
                && !transcript.current().isOver()
                && !transcript.current().mustPass();
        if (isTurn && sentPly <= plies) {
            sentPly = plies + 1;
            int next = sentPly;
            long thought = ++thoughts;
            crowd.later(crowd.thinkingTime(), () -> move(thought, next));
        }
    }

    private synchronized void move(long thought, int next) {
        if (crowd.isEnded() || thought != thoughts || table == 0 || next != transcript.plies() + 1) {
            return;
        }
        List<Square> places = transcript.current().placements();
        Move move = Move.at(places.get(ThreadLocalRandom.current().nextInt(places.size())));
        sentAt = System.nanoTime();
        awaitedPly = next;
        crowd.tally().sent.incrementAndGet();
        client.ask(own, new TableRequest.Play(table, next, move));
        if (crowd.isWhim()) {
            client.ask(own, new TableRequest.Play(table, next, move));
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
    public void backWithoutGame() {
        long left;
        synchronized (this) {
            left = table;
        }
        if (left == 0) {
            host.idle(this);
        } else {
            leave(left);
        }
    }

    /** At a table the snapshot shows what to do next. */
    @Override
    public void refused() {
        Optional<Runnable> again = Optional.empty();
        synchronized (this) {
            if (table != 0) {
                long at = table;
                int stuck = transcript.plies();
                again = Optional.of(() -> askAgain(at, stuck));
            }
        }
        again.ifPresentOrElse(task -> crowd.later(AGAIN_MILLIS, task), () -> host.idle(this));
    }

    private synchronized void askAgain(long at, int stuck) {
        if (table == at && transcript.plies() == stuck) {
            sentPly = 0;
            version = 0;
            client.send(new TableRequest.Watch(at));
        }
    }
}
