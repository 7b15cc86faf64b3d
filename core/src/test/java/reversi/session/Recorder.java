package reversi.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.game.Result;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Transcript;
import reversi.rules.Turn;

/** Notes every event, and rebuilds the game from the events alone. */
class Recorder implements SessionListener {
    final List<String> events = new ArrayList<>();
    Transcript transcript;
    Optional<Result> outcome = Optional.empty();
    Optional<Disc> offer = Optional.empty();
    boolean paused;

    /** The events since the last call. */
    List<String> take() {
        List<String> taken = List.copyOf(events);
        events.clear();
        return taken;
    }

    @Override
    public void started(Transcript begun) {
        transcript = begun;
        events.add("started " + begun.plies());
    }

    @Override
    public void played(Turn turn) {
        transcript = transcript.with(turn);
        events.add("played " + turn.mover() + " " + turn.move());
    }

    @Override
    public void refused(Disc by, Move move, Illegal reason) {
        events.add("refused " + by + " " + move + " " + reason);
    }

    @Override
    public void rewound(Transcript now) {
        transcript = now;
        outcome = Optional.empty();
        events.add("rewound " + now.plies());
    }

    @Override
    public void turnOf(Disc disc) {
        events.add("turn " + disc);
    }

    @Override
    public void drawOffered(Disc by) {
        offer = Optional.of(by);
        events.add("offered " + by);
    }

    @Override
    public void drawDeclined(Disc by) {
        offer = Optional.empty();
        events.add("declined " + by);
    }

    @Override
    public void lowTime(Disc disc) {
        events.add("low " + disc);
    }

    @Override
    public void paused() {
        paused = true;
        events.add("paused");
    }

    @Override
    public void resumed() {
        paused = false;
        events.add("resumed");
    }

    @Override
    public void playerFailed(Disc disc, String message) {
        events.add("failed " + disc + ": " + message);
    }

    @Override
    public void ended(Result result) {
        outcome = Optional.of(result);
        offer = Optional.empty();
        events.add("ended " + result.ending() + " "
                + result.winner().map(Disc::name).orElse("DRAW"));
    }

    @Override
    public void closed() {
        events.add("closed");
    }
}
