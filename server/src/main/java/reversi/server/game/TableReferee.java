package reversi.server.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.game.GameRequest;
import reversi.game.Referee;
import reversi.game.Result;
import reversi.game.Verdict;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.TableEvent;
import reversi.online.TableRequest;
import reversi.online.TextLine;
import reversi.rules.Disc;

/** Judges what the players at a table want: what {@link Referee} says, and what holds on a server only. */
public final class TableReferee {
    /** Whoever goes before this many plies of a rated game aborts it: it counts for nobody. */
    static final int ABORT_PLIES = 2;

    private TableReferee() {}

    /**
     * Judges a request.
     *
     * @param state the table as it is
     * @param by the colour of the player who asks
     * @param request what is asked
     * @param now the server's time, in milliseconds since 1970
     * @param lag the measured delay of the player's connection, in milliseconds
     * @param opponentGone whether the opponent has been away for long enough
     */
    public static Decision judge(
            GameState state, Disc by, TableRequest request, long now, long lag, boolean opponentGone) {
        if (request instanceof TableRequest.Say say) {
            return say(state, by, say.text(), now);
        }
        if (!(request instanceof TableRequest.InGame asked)) {
            throw new IllegalArgumentException("not for a referee: " + request);
        }
        GameRequest wish = asked.inGame();
        if (wish == GameRequest.Wish.CLAIM && !state.isOver() && !opponentGone) {
            return Decision.denied(ErrorCode.NOT_AWAY);
        }
        if (wish == GameRequest.Wish.ASK_TAKEBACK && state.facts().tournament().isPresent()) {
            return Decision.denied(ErrorCode.NOT_NOW);
        }
        boolean isOffer = wish == GameRequest.Wish.OFFER_DRAW || wish == GameRequest.Wish.ASK_TAKEBACK;
        if (isOffer && !state.isOver() && state.isFull()) {
            return Decision.denied(ErrorCode.NOT_NOW);
        }
        boolean isMove = wish instanceof GameRequest.Play play
                && play.ply() == state.transcript().plies() + 1;
        Optional<Decision> flag = isMove ? flag(state, now) : Optional.empty();
        if (flag.isPresent()) {
            return flag.get();
        }
        long given = Math.min(GameState.MOST_LAG, Math.max(0, lag));
        return Referee.judge(state.game(), by, wish, now, given)
                .fold(
                        granted -> granted(state, granted.events()),
                        refused -> new Decision.Denied(fault(refused.reason()), refused.illegal()));
    }

    private static Decision granted(GameState state, List<GameEvent> granted) {
        List<TableEvent> events = new ArrayList<>();
        Optional<Result> end = Optional.empty();
        for (GameEvent event : granted) {
            if (event instanceof GameEvent.Ended ended) {
                end = Optional.of(settled(state, ended.result()));
            } else if (event instanceof GameEvent.Shared shared) {
                events.add(new TableEvent.InGame(shared));
            } else {
                throw new IllegalStateException("not at a table: " + event);
            }
        }
        return new Decision.Granted(events, end);
    }

    private static ErrorCode fault(Verdict.Refusal reason) {
        return switch (reason) {
            case GAME_OVER -> ErrorCode.GAME_OVER;
            case STALE -> ErrorCode.STALE;
            case ILLEGAL_MOVE -> ErrorCode.ILLEGAL_MOVE;
            case NO_OFFER -> ErrorCode.NO_OFFER;
            case NOT_NOW -> ErrorCode.NOT_NOW;
            case YOUR_MOVE -> ErrorCode.YOUR_MOVE;
        };
    }

    /** Whoever gives a rated game up that has hardly begun aborts it; in a tournament it is lost, which changes no rating. */
    private static Result settled(GameState state, Result result) {
        boolean isAborted = result.ending() != Ending.DISCS
                && result.ending() != Ending.AGREED_DRAW
                && state.facts().counts()
                && state.facts().tournament().isEmpty()
                && state.transcript().plies() < ABORT_PLIES;
        return isAborted ? uncounted(state) : result;
    }

    private static Result uncounted(GameState state) {
        return new Result(Ending.ABANDONED, Optional.empty(), state.position().score());
    }

    /** The end of a game whose flag has fallen by now; empty while it has not. */
    public static Optional<Decision> flag(GameState state, long now) {
        boolean fallen = state.deadline().isPresent() && now >= state.deadline().getAsLong();
        return fallen
                ? Optional.of(Decision.ends(
                        settled(state, Result.lost(Ending.TIME, state.position().toMove(), state.position()))))
                : Optional.empty();
    }

    /** The end of a game that counts for nobody. */
    public static Decision abandoned(GameState state) {
        return Decision.ends(uncounted(state));
    }

    private static Decision say(GameState state, Disc by, String text, long now) {
        if (state.isTalkOver(now)) {
            return Decision.denied(ErrorCode.GAME_OVER);
        }
        if (state.remarks() >= GameState.MOST_REMARKS) {
            return Decision.denied(ErrorCode.LIST_FULL);
        }
        if (TextLine.hasControl(text)) {
            return Decision.denied(ErrorCode.CONTROL_CHARACTERS);
        }
        String said = text.strip();
        return said.isEmpty() || said.length() > Protocol.MAX_CHAT
                ? Decision.denied(ErrorCode.TEXT_LENGTH)
                : Decision.granted(new TableEvent.Said(by, said));
    }
}
