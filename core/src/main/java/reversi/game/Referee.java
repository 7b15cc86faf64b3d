package reversi.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import reversi.game.Verdict.Refusal;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Turn;

/** Judges what the players of a game want, by the rules and the clock alone: at home, on a server, in every client the same. */
public final class Referee {
    /** The plies that must pass between two offers of a draw by one side, so that nobody is pestered. */
    public static final int DRAW_PLIES = 10;

    /** The plies that must pass between two wishes of one side to take back. */
    public static final int TAKEBACK_PLIES = 2;

    private Referee() {}

    /**
     * Judges a request.
     *
     * @param game the game as it is
     * @param by the colour of the player who asks
     * @param request what is asked
     * @param now the moment, on the scale of the game's clock
     * @param given how much of the time since the turn began is given back, as for a slow connection, in milliseconds
     */
    public static Verdict judge(Game game, Disc by, GameRequest request, long now, long given) {
        Judgement judgement = new Judgement(game, by, now, given);
        boolean isRewind = request == GameRequest.Wish.UNDO || request == GameRequest.Wish.REDO;
        if (game.isOver() && !isRewind) {
            return Verdict.refused(Refusal.GAME_OVER);
        }
        return request instanceof GameRequest.Play play ? judgement.of(play) : judgement.of((GameRequest.Wish) request);
    }

    /** The end of a game in which the side to move has used up its time, and {@code grace} milliseconds more; empty before. */
    public static Optional<GameEvent> flag(Game game, long now, long grace) {
        Disc mover = game.position().toMove();
        boolean fallen = game.isRunning() && now >= game.clock().runsOutAt(mover) + grace;
        return fallen ? Optional.of(lost(game, mover, Ending.TIME)) : Optional.empty();
    }

    /** The event by which a side loses. */
    public static GameEvent lost(Game game, Disc loser, Ending ending) {
        return new GameEvent.Ended(Result.lost(ending, loser, game.position()));
    }

    /** What the rules make follow before anybody may choose, a pass or the end; empty where somebody may, and after the end. */
    public static Optional<GameEvent> forced(Game game) {
        return game.isOver()
                ? Optional.empty()
                : forced(
                        game.transcript().plies(), game.position(), game.clock().shown());
    }

    private static Optional<GameEvent> forced(int plies, Position position, ClockTimes clocks) {
        if (position.mustPass()) {
            return Optional.of(new GameEvent.Played(plies + 1, Move.PASS, clocks));
        }
        return position.isOver() ? Optional.of(new GameEvent.Ended(Result.byDiscs(position))) : Optional.empty();
    }

    /** How many turns there were before the last disc that a side placed; below 0 where it has placed none. */
    private static int pliesBefore(Game game, Disc by) {
        List<Turn> turns = game.transcript().turns();
        int ply = turns.size() - 1;
        while (ply >= 0
                && (turns.get(ply).mover() != by || turns.get(ply).move().isPass())) {
            ply--;
        }
        return ply;
    }

    /** Judges each kind of request of one side at a moment; that the game is over has been looked at before. */
    private record Judgement(Game game, Disc by, long now, long given) {
        Verdict of(GameRequest.Wish wish) {
            return switch (wish) {
                case RESIGN -> Verdict.granted(lost(game, by, Ending.RESIGNATION));
                case LEAVE -> Verdict.granted(lost(game, by, Ending.LEFT));
                case CLAIM ->
                    game.position().toMove() == by
                            ? Verdict.refused(Refusal.YOUR_MOVE)
                            : Verdict.granted(lost(game, by.other(), Ending.CLAIMED));
                case OFFER_DRAW ->
                    grantedIf(
                            !game.paused()
                                    && game.draw()
                                            .mayOffer(by, game.transcript().plies(), DRAW_PLIES),
                            new GameEvent.DrawOffered(by));
                case ACCEPT_DRAW -> answered(game.draw(), new GameEvent.Ended(Result.agreedDraw(game.position())));
                case DECLINE_DRAW -> answered(game.draw(), new GameEvent.DrawDeclined(by));
                case ASK_TAKEBACK ->
                    grantedIf(
                            game.takeback().mayOffer(by, game.transcript().plies(), TAKEBACK_PLIES)
                                    && pliesBefore(game, by) >= 0,
                            new GameEvent.TakebackOffered(by));
                case ACCEPT_TAKEBACK ->
                    game.takeback().isOpenTo(by) ? Verdict.granted(takenBack()) : Verdict.refused(Refusal.NO_OFFER);
                case DECLINE_TAKEBACK -> answered(game.takeback(), new GameEvent.TakebackDeclined(by));
                case UNDO -> rewound(game.undoPly(), GameEvent.TakenBack::new);
                case REDO -> rewound(game.redoPly(), GameEvent.Redone::new);
                case PAUSE -> grantedIf(!game.paused(), new GameEvent.Paused());
                case RESUME -> grantedIf(game.paused(), new GameEvent.Resumed());
            };
        }

        private static Verdict grantedIf(boolean mayBe, GameEvent event) {
            return mayBe ? Verdict.granted(event) : Verdict.refused(Refusal.NOT_NOW);
        }

        private Verdict answered(Offers offer, GameEvent event) {
            return offer.isOpenTo(by) ? Verdict.granted(event) : Verdict.refused(Refusal.NO_OFFER);
        }

        Verdict of(GameRequest.Play request) {
            if (request.ply() != game.transcript().plies() + 1) {
                return Verdict.refused(Refusal.STALE);
            }
            Position position = game.position();
            if (position.toMove() != by) {
                return Verdict.illegal(Illegal.NOT_YOUR_TURN);
            }
            Played played = position.play(request.move());
            if (played instanceof Played.Refused refused) {
                return Verdict.illegal(refused.reason());
            }
            ClockTimes clocks = game.isRunning()
                    ? game.clock().afterMove(by, now, given)
                    : game.clockAt(now).afterMove(by, now, 0);
            List<GameEvent> events = new ArrayList<>(2);
            events.add(new GameEvent.Played(request.ply(), request.move(), clocks));
            forced(request.ply(), played.orThrow().after(), clocks).ifPresent(events::add);
            return new Verdict.Granted(events);
        }

        private GameEvent takenBack() {
            int plies = pliesBefore(game, by.other());
            List<Turn> turns = game.transcript().turns();
            return new GameEvent.TakenBack(plies, game.clockAt(now).withoutTurns(turns.subList(plies, turns.size())));
        }

        /** A watched game pauses: the computer would only play on. A game whose last disc lies again has ended again. */
        private Verdict rewound(OptionalInt ply, BiFunction<Integer, ClockTimes, GameEvent> event) {
            if (ply.isEmpty()) {
                return Verdict.refused(Refusal.NOT_NOW);
            }
            GameEvent there = event.apply(ply.getAsInt(), game.clocksAtPly(ply.getAsInt()));
            List<GameEvent> events = new ArrayList<>(3);
            if (game.setup().mode() == GameSetup.Mode.WATCH && !game.paused()) {
                events.add(new GameEvent.Paused());
            }
            events.add(there);
            forced(game.with(there, game.clock().since())).ifPresent(events::add);
            return new Verdict.Granted(events);
        }
    }
}
