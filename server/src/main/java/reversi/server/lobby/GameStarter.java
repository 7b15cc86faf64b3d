package reversi.server.lobby;

import java.util.Optional;
import java.util.random.RandomGenerator;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.LobbyNews;
import reversi.online.PlayerKind;
import reversi.rules.Disc;
import reversi.server.game.GameFacts;
import reversi.server.game.SeatedAccount;
import reversi.server.store.AccountRow;
import reversi.server.store.BlockListRepository;
import reversi.server.store.MatchmakingRepository;

/** What all ways into a game share: blocks, the choice of colours, and seating both players. */
final class GameStarter {
    private final BlockListRepository blockLists;
    private final MatchmakingRepository matchmaking;
    private final PresenceRegistry presence;
    private final MessageDispatcher dispatcher;
    private final Seats seats;
    private final RandomGenerator random;

    /** {@code random} chooses colours. */
    GameStarter(LobbyServices services, RandomGenerator random) {
        this.blockLists = services.blockLists();
        this.matchmaking = services.matchmaking();
        this.presence = services.presence();
        this.dispatcher = services.dispatcher();
        this.seats = services.seats();
        this.random = random;
    }

    static SeatedAccount seat(AccountRow row) {
        return new SeatedAccount(row.id(), row.kind());
    }

    /** Whether {@code account} wants to hear nothing of {@code other}, whose challenges don't reach it. */
    boolean isMuted(long account, long other) {
        return blockLists.mutes(account, other);
    }

    boolean isBlocked(long one, long other) {
        return blockLists.blocks(one, other) || blockLists.blocks(other, one);
    }

    /** Tells both sides that an invitation is over. */
    void closeInvitation(MatchmakingRepository.StoredInvitation invitation, boolean accepted) {
        LobbyNews.InvitationOver over = new LobbyNews.InvitationOver(invitation.id(), accepted);
        dispatcher.send(invitation.sender(), over);
        invitation.receiver().ifPresent(receiver -> dispatcher.send(receiver, over));
    }

    /** The proposer's colour, as the terms say or at random. */
    Disc chooseColour(GameTerms terms) {
        return switch (terms.colour()) {
            case BLACK -> Disc.BLACK;
            case WHITE -> Disc.WHITE;
            case LOT, ALTERNATE -> randomColour();
        };
    }

    Disc randomColour() {
        return random.nextBoolean() ? Disc.BLACK : Disc.WHITE;
    }

    /**
     * Seats the players if the game began; otherwise the error from the requester's point of view. {@code checkedFirst} is the account that the
     * repository checked first.
     */
    Optional<ErrorCode> begin(MatchmakingRepository.StartResult begun, long requester, long checkedFirst) {
        if (begun instanceof MatchmakingRepository.StartResult.Started yes) {
            begin(yes.game());
            return Optional.empty();
        }
        MatchmakingRepository.Obstacle obstacle = ((MatchmakingRepository.StartResult.Refused) begun).reason();
        if (obstacle == MatchmakingRepository.Obstacle.FIRST_BUSY) {
            seats.seatUntold(checkedFirst);
        }
        return Optional.of(
                switch (obstacle) {
                    case GONE -> ErrorCode.NO_SUCH_INVITATION;
                    case DELETED -> ErrorCode.NO_SUCH_PLAYER;
                    case FIRST_BUSY -> requester == checkedFirst ? ErrorCode.YOU_ARE_BUSY : ErrorCode.PLAYER_BUSY;
                    case SECOND_BUSY -> requester == checkedFirst ? ErrorCode.PLAYER_BUSY : ErrorCode.YOU_ARE_BUSY;
                });
    }

    /** Seats the players and withdraws their other invitations, unless the game is one of days. */
    void begin(GameFacts game) {
        if (!game.terms().isByDays()) {
            stopWaiting(game);
        }
        seats.seatPlayers(game);
    }

    private void stopWaiting(GameFacts game) {
        for (Disc disc : Disc.values()) {
            SeatedAccount seat = game.seat(disc);
            if (seat.kind() != PlayerKind.BOT) {
                matchmaking.removeLiveOf(seat.account()).forEach(invitation -> closeInvitation(invitation, false));
                presence.setSeeking(seat.account(), false);
            }
        }
    }
}
