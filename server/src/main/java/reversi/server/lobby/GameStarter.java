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

/** What every way to a game has in common: who may meet, who gets which colour, and that both sit down. */
final class GameStarter {
    private final BlockListRepository blockLists;
    private final MatchmakingRepository meetings;
    private final PresenceRegistry people;
    private final MessageDispatcher courier;
    private final Seats seats;
    private final RandomGenerator lot;

    /** {@code lot} draws colours. */
    GameStarter(
            BlockListRepository blockLists,
            MatchmakingRepository meetings,
            PresenceRegistry people,
            MessageDispatcher courier,
            Seats seats,
            RandomGenerator lot) {
        this.blockLists = blockLists;
        this.meetings = meetings;
        this.people = people;
        this.courier = courier;
        this.seats = seats;
        this.lot = lot;
    }

    static SeatedAccount seat(AccountRow row) {
        return new SeatedAccount(row.id(), row.kind());
    }

    /** Whether one of the two has blocked the other. */
    boolean areApart(long one, long other) {
        return blockLists.blocks(one, other) || blockLists.blocks(other, one);
    }

    /** An invitation is over: both hear of it. */
    void over(MatchmakingRepository.Kept kept, boolean accepted) {
        LobbyNews.InvitationOver over = new LobbyNews.InvitationOver(kept.id(), accepted);
        courier.tell(kept.sender(), over);
        kept.receiver().ifPresent(receiver -> courier.tell(receiver, over));
    }

    /** The colour of whoever proposes, by the terms or by lot. */
    Disc colour(GameTerms terms) {
        return switch (terms.colour()) {
            case BLACK -> Disc.BLACK;
            case WHITE -> Disc.WHITE;
            case LOT, ALTERNATE -> anyColour();
        };
    }

    /** Either colour by lot. */
    Disc anyColour() {
        return lot.nextBoolean() ? Disc.BLACK : Disc.WHITE;
    }

    /** Seats the players of a game that begins; otherwise what stood in the way of the one who asked. */
    Optional<ErrorCode> begin(MatchmakingRepository.Begun begun, long asker, long black) {
        if (begun instanceof MatchmakingRepository.Begun.Yes yes) {
            begin(yes.game());
            return Optional.empty();
        }
        return Optional.of(
                switch (((MatchmakingRepository.Begun.No) begun).why()) {
                    case GONE -> ErrorCode.NO_SUCH_INVITATION;
                    case FIRST_BUSY -> asker == black ? ErrorCode.YOU_ARE_BUSY : ErrorCode.PLAYER_BUSY;
                    case SECOND_BUSY -> asker == black ? ErrorCode.PLAYER_BUSY : ErrorCode.YOU_ARE_BUSY;
                });
    }

    /** Seats the players, who have no more invitations open. */
    void begin(GameFacts game) {
        for (Disc disc : Disc.values()) {
            SeatedAccount seat = game.seat(disc);
            if (seat.kind() != PlayerKind.BOT) {
                meetings.removeAllOf(seat.account()).forEach(kept -> over(kept, false));
                people.setSeeking(seat.account(), false);
            }
        }
        seats.begin(game);
    }
}
