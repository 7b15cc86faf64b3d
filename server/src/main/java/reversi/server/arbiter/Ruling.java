package reversi.server.arbiter;

import java.util.Optional;
import java.util.OptionalLong;
import reversi.online.ErrorCode;
import reversi.online.PlayerKind;
import reversi.online.TournamentPhase;
import reversi.server.store.AccountRow;
import reversi.server.tournament.Entrant;
import reversi.server.tournament.Tournament;
import reversi.server.tournament.TournamentEvent;

/** What becomes of a wish about a tournament. */
public sealed interface Ruling {
    /** The event is to be recorded. */
    record Granted(TournamentEvent event) implements Ruling {}

    /** It is so already. */
    record Idle() implements Ruling {}

    /** It is not to be. */
    record Refused(ErrorCode reason) implements Ruling {}

    private static Ruling refused(ErrorCode reason) {
        return new Refused(reason);
    }

    private static boolean isOver(Tournament tournament) {
        return tournament.phase() == TournamentPhase.ENDED || tournament.phase() == TournamentPhase.CANCELLED;
    }

    /** Somebody joins, or comes back; {@code club} is the place of the player's club among those of the terms, from 1, or 0 for none. */
    static Ruling join(Tournament tournament, AccountRow player, int club, long now) {
        if (isOver(tournament)) {
            return refused(ErrorCode.TOURNAMENT_OVER);
        }
        if (player.kind() == PlayerKind.BOT || player.deleted() || isBarred(player, now)) {
            return refused(ErrorCode.REFUSED);
        }
        if (player.bot()) {
            return refused(ErrorCode.PEOPLE_ONLY);
        }
        if (tournament.terms().membersOnly() && player.kind() != PlayerKind.MEMBER) {
            return refused(ErrorCode.MEMBERS_ONLY);
        }
        if (tournament.isBarred(player.id())) {
            return refused(ErrorCode.REMOVED_BY_HOST);
        }
        if (club == 0 && !tournament.terms().clubs().isEmpty()) {
            return refused(ErrorCode.CLUB_ONLY);
        }
        Optional<Entrant> known = tournament.entrant(player.id());
        if (known.isPresent()) {
            return again(tournament, known.get(), now);
        }
        return newcomer(tournament, player, tournament.terms().isMatch() ? club : 0, now);
    }

    private static Ruling newcomer(Tournament tournament, AccountRow player, int side, long now) {
        if (tournament.admits(side)) {
            Optional<Integer> stored = side == 0 ? Optional.empty() : Optional.of(side);
            return new Granted(
                    new TournamentEvent.Joined(player.id(), player.stats().rating(), now, stored));
        }
        return refused(tournament.hasRoom(side) ? ErrorCode.TOURNAMENT_STARTED : ErrorCode.TOURNAMENT_FULL);
    }

    private static Ruling again(Tournament tournament, Entrant entrant, long now) {
        if (!entrant.isOut()) {
            return new Idle();
        }
        return tournament.mayReturn(entrant.player())
                ? new Granted(new TournamentEvent.Returned(entrant.player(), now))
                : refused(ErrorCode.TOURNAMENT_STARTED);
    }

    /** Whether moderators have decided that somebody takes part in nothing that others see. */
    static boolean isBarred(AccountRow player, long now) {
        return player.standing().isClosed(now) || player.standing().isHidden(now);
    }

    /** Somebody plays no further game. */
    static Ruling withdraw(Tournament tournament, long player, long now) {
        if (isOver(tournament)) {
            return refused(ErrorCode.TOURNAMENT_OVER);
        }
        boolean isIn =
                tournament.entrant(player).filter(entrant -> !entrant.isOut()).isPresent();
        return isIn ? new Granted(new TournamentEvent.Withdrew(player, now)) : new Idle();
    }

    /** The host, or the operator if {@code by} is empty, takes somebody out. */
    static Ruling remove(Tournament tournament, OptionalLong by, long player, long now) {
        Optional<ErrorCode> refusal = refusal(tournament, by);
        if (refusal.isPresent()) {
            return refused(refusal.get());
        }
        if (tournament.isBarred(player)) {
            return new Idle();
        }
        return tournament.entrant(player).isPresent()
                ? new Granted(new TournamentEvent.Removed(player, now))
                : refused(ErrorCode.NO_SUCH_PLAYER);
    }

    /** The host, or the operator if {@code by} is empty, calls it off. */
    static Ruling cancel(Tournament tournament, OptionalLong by, long now) {
        Optional<ErrorCode> refusal = refusal(tournament, by);
        return refusal.isPresent() ? refused(refusal.get()) : new Granted(new TournamentEvent.Cancelled(now));
    }

    /** It begins before its time. */
    static Ruling start(Tournament tournament, long now) {
        if (tournament.phase() != TournamentPhase.PLANNED) {
            return refused(isOver(tournament) ? ErrorCode.TOURNAMENT_OVER : ErrorCode.TOURNAMENT_STARTED);
        }
        return tournament.isEnough() ? new Granted(new TournamentEvent.Started(now)) : refused(ErrorCode.NOT_NOW);
    }

    private static Optional<ErrorCode> refusal(Tournament tournament, OptionalLong by) {
        if (by.isPresent() && !tournament.host().equals(by)) {
            return Optional.of(ErrorCode.HOST_ONLY);
        }
        return isOver(tournament) ? Optional.of(ErrorCode.TOURNAMENT_OVER) : Optional.empty();
    }
}
