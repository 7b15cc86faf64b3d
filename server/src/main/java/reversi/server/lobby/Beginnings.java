package reversi.server.lobby;

import java.util.Optional;
import java.util.random.RandomGenerator;
import reversi.online.Fault;
import reversi.online.LobbyNews;
import reversi.online.PlayerKind;
import reversi.online.Terms;
import reversi.rules.Disc;
import reversi.server.game.GameFacts;
import reversi.server.game.Seat;
import reversi.server.store.AccountRow;
import reversi.server.store.BlockLists;
import reversi.server.store.Meetings;

/** What every way to a game has in common: who may meet, who gets which colour, and that both sit down. */
final class Beginnings {
    private final BlockLists blockLists;
    private final Meetings meetings;
    private final People people;
    private final Courier courier;
    private final Seats seats;
    private final RandomGenerator lot;

    /** {@code lot} draws colours. */
    Beginnings(
            BlockLists blockLists,
            Meetings meetings,
            People people,
            Courier courier,
            Seats seats,
            RandomGenerator lot) {
        this.blockLists = blockLists;
        this.meetings = meetings;
        this.people = people;
        this.courier = courier;
        this.seats = seats;
        this.lot = lot;
    }

    static Seat seat(AccountRow row) {
        return new Seat(row.id(), row.kind());
    }

    /** Whether one of the two has blocked the other. */
    boolean areApart(long one, long other) {
        return blockLists.blocks(one, other) || blockLists.blocks(other, one);
    }

    /** An invitation is over: both hear of it. */
    void over(Meetings.Kept kept, boolean accepted) {
        LobbyNews.InvitationOver over = new LobbyNews.InvitationOver(kept.id(), accepted);
        courier.tell(kept.sender(), over);
        kept.receiver().ifPresent(receiver -> courier.tell(receiver, over));
    }

    /** The colour of whoever proposes, by the terms or by lot. */
    Disc colour(Terms terms) {
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
    Optional<Fault> begin(Meetings.Begun begun, long asker, long black) {
        if (begun instanceof Meetings.Begun.Yes yes) {
            begin(yes.game());
            return Optional.empty();
        }
        return Optional.of(
                switch (((Meetings.Begun.No) begun).why()) {
                    case GONE -> Fault.NO_SUCH_INVITATION;
                    case FIRST_BUSY -> asker == black ? Fault.YOU_ARE_BUSY : Fault.PLAYER_BUSY;
                    case SECOND_BUSY -> asker == black ? Fault.PLAYER_BUSY : Fault.YOU_ARE_BUSY;
                });
    }

    /** Seats the players, who have no more invitations open. */
    void begin(GameFacts game) {
        for (Disc disc : Disc.values()) {
            Seat seat = game.seat(disc);
            if (seat.kind() != PlayerKind.BOT) {
                meetings.removeAllOf(seat.account()).forEach(kept -> over(kept, false));
                people.setSeeking(seat.account(), false);
            }
        }
        seats.begin(game);
    }
}
