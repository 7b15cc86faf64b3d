package reversi.server.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.online.Ending;
import reversi.online.Fault;
import reversi.online.PlainText;
import reversi.online.Protocol;
import reversi.online.TableEvent;
import reversi.online.TableRequest;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Turn;
import reversi.session.ClockTimes;

/** Judges what the players of a game want, by the rules and the clock alone. */
public final class Referee {
    /** The plies that must pass between two offers of a draw by one side. */
    static final int DRAW_PLIES = 10;

    /** The plies that must pass between two wishes of one side to take back. */
    static final int TAKEBACK_PLIES = 2;

    /** Whoever goes before so many plies of a rated game aborts it: it counts for nobody. */
    static final int ABORT_PLIES = 2;

    private Referee() {}

    /**
     * Judges a request.
     *
     * @param line the game as it is
     * @param by the colour of the player who asks
     * @param request what is asked
     * @param now the server's time, in milliseconds since 1970
     * @param lag the measured delay of the player's connection, in milliseconds
     * @param opponentGone whether the opponent has been away for long enough
     */
    public static Decision judge(
            GameLine line, Disc by, TableRequest request, long now, long lag, boolean opponentGone) {
        if (request instanceof TableRequest.Say say) {
            return say(by, say.text());
        }
        if (line.isOver()) {
            return Decision.denied(Fault.GAME_OVER);
        }
        if (request instanceof TableRequest.Play play) {
            return play(line, by, play, now, lag);
        }
        if (request instanceof TableRequest.Resign) {
            return loses(line, by, Ending.RESIGNATION);
        }
        if (request instanceof TableRequest.Leave) {
            return loses(line, by, Ending.LEFT);
        }
        if (request instanceof TableRequest.OfferDraw) {
            boolean may = line.draw().mayOffer(by, line.transcript().plies(), DRAW_PLIES);
            return may ? Decision.granted(new TableEvent.DrawOffered(by)) : Decision.denied(Fault.NOT_NOW);
        }
        if (request instanceof TableRequest.AnswerDraw answer) {
            return answerDraw(line, by, answer.accept());
        }
        if (request instanceof TableRequest.AskTakeback) {
            return askTakeback(line, by);
        }
        if (request instanceof TableRequest.AnswerTakeback answer) {
            return answerTakeback(line, by, answer.accept(), now);
        }
        if (request instanceof TableRequest.Claim) {
            return claim(line, by, opponentGone);
        }
        throw new IllegalArgumentException("not for a referee: " + request);
    }

    /** The end of a game whose flag has fallen by now; empty while it has not. */
    public static Optional<Decision> flag(GameLine line, long now) {
        boolean fallen = line.deadline().isPresent() && now >= line.deadline().getAsLong();
        return fallen ? Optional.of(loses(line, line.position().toMove(), Ending.TIME)) : Optional.empty();
    }

    /** The end of a game that counts for nobody. */
    public static Decision abandoned(GameLine line) {
        return Decision.ends(End.of(Ending.ABANDONED, Optional.empty(), line.position()));
    }

    private static Decision loses(GameLine line, Disc loser, Ending ending) {
        if (line.facts().counts() && line.transcript().plies() < ABORT_PLIES) {
            return abandoned(line);
        }
        return Decision.ends(End.of(ending, Optional.of(loser.other()), line.position()));
    }

    /** Whoever is to move is the one who keeps the other waiting. */
    private static Decision claim(GameLine line, Disc by, boolean opponentGone) {
        if (!opponentGone) {
            return Decision.denied(Fault.NOT_AWAY);
        }
        return line.position().toMove() == by
                ? Decision.denied(Fault.YOUR_MOVE)
                : loses(line, by.other(), Ending.CLAIMED);
    }

    private static Decision say(Disc by, String text) {
        if (PlainText.hasControl(text)) {
            return Decision.denied(Fault.CONTROL_CHARACTERS);
        }
        String said = text.strip();
        return said.isEmpty() || said.length() > Protocol.MAX_CHAT
                ? Decision.denied(Fault.TEXT_LENGTH)
                : Decision.granted(new TableEvent.Said(by, said));
    }

    private static Decision play(GameLine line, Disc by, TableRequest.Play play, long now, long lag) {
        if (play.ply() != line.transcript().plies() + 1) {
            return Decision.denied(Fault.STALE);
        }
        Optional<Decision> flag = flag(line, now);
        if (flag.isPresent()) {
            return flag.get();
        }
        Position position = line.position();
        if (position.toMove() != by) {
            return new Decision.Denied(Fault.ILLEGAL_MOVE, Optional.of(Illegal.NOT_YOUR_TURN));
        }
        Played played = position.play(play.move());
        if (played instanceof Played.Refused refused) {
            return new Decision.Denied(Fault.ILLEGAL_MOVE, Optional.of(refused.reason()));
        }
        ClockTimes clocks = line.clocksAfterMove(now, lag);
        List<TableEvent> events = new ArrayList<>(2);
        events.add(new TableEvent.Played(play.ply(), play.move(), clocks));
        Position after = played.orThrow().after();
        if (after.mustPass()) {
            events.add(new TableEvent.Played(play.ply() + 1, Move.PASS, clocks));
            after = after.play(Move.PASS).orThrow().after();
        }
        Optional<End> end =
                after.isOver() ? Optional.of(End.of(Ending.DISCS, after.score().leader(), after)) : Optional.empty();
        return new Decision.Granted(events, end);
    }

    private static Decision answerDraw(GameLine line, Disc by, boolean accept) {
        if (!line.draw().open().equals(Optional.of(by.other()))) {
            return Decision.denied(Fault.NO_OFFER);
        }
        return accept
                ? Decision.ends(End.of(Ending.AGREED_DRAW, Optional.empty(), line.position()))
                : Decision.granted(new TableEvent.DrawDeclined(by));
    }

    private static Decision askTakeback(GameLine line, Disc by) {
        boolean may = line.takeback().mayOffer(by, line.transcript().plies(), TAKEBACK_PLIES);
        return may && pliesBefore(line, by) >= 0
                ? Decision.granted(new TableEvent.TakebackOffered(by))
                : Decision.denied(Fault.NOT_NOW);
    }

    private static Decision answerTakeback(GameLine line, Disc by, boolean accept, long now) {
        Disc wisher = by.other();
        if (!line.takeback().open().equals(Optional.of(wisher))) {
            return Decision.denied(Fault.NO_OFFER);
        }
        if (!accept) {
            return Decision.granted(new TableEvent.TakebackDeclined(by));
        }
        return Decision.granted(new TableEvent.TakenBack(pliesBefore(line, wisher), line.clocksAt(now)));
    }

    /** How many turns there were before the last disc that a side placed; below 0 where it has placed none. */
    private static int pliesBefore(GameLine line, Disc by) {
        List<Turn> turns = line.transcript().turns();
        int ply = turns.size() - 1;
        while (ply >= 0
                && (turns.get(ply).mover() != by || turns.get(ply).move().isPass())) {
            ply--;
        }
        return ply;
    }
}
