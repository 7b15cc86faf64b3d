package reversi.screens.game;

import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import reversi.online.ClientMessage;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Remark;
import reversi.online.SanctionCard;
import reversi.online.TableRequest;
import reversi.online.TournamentNews;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineTable;
import reversi.rules.Disc;

/** One's own place at a table on a server, as a player or beside it as somebody who watches: what can be asked for there now. */
final class TableSeat {
    private final OnlineClient client;
    private final OnlineTable table;
    private final Optional<Disc> disc;

    TableSeat(OnlineClient client, OnlineTable table, Optional<Disc> disc) {
        this.client = client;
        this.table = table;
        this.disc = disc;
    }

    OnlineTable table() {
        return table;
    }

    /** Whether one has muted or blocked the player of a side, who is not to be heard. */
    boolean isMuted(Disc by) {
        return !client.account().hears(table.player(by).id());
    }

    /** Who plays here and could be reported: people, but for oneself. */
    List<PlayerCard> others() {
        return Stream.of(Disc.values())
                .filter(this::isOther)
                .map(table::player)
                .filter(player -> player.kind() != PlayerKind.BOT)
                .toList();
    }

    /** The decision by which one may not write here or anywhere now; empty where there is none. */
    Optional<SanctionCard> muting() {
        return client.moderation().muting(client.serverNow());
    }

    /** The server's time now, in milliseconds since 1970. */
    long now() {
        return client.serverNow();
    }

    /** What was said here, as far as one wants to hear those who said it. */
    List<Remark> remarks() {
        return client.remarks(table);
    }

    /** What a player of the table is called; empty where it is nobody's id. */
    String name(long player) {
        return table.side(player).map(disc -> table.player(disc).name()).orElse("");
    }

    /** What has to be known about who reads what is said here, as a text's key; empty among players alone. */
    Optional<String> chatNote() {
        if (table.isChatOpen()) {
            return Optional.of("chat.open");
        }
        return isTaken() ? Optional.empty() : Optional.of("chat.private");
    }

    /** Whether one has somebody here to talk to. */
    boolean canSpeak() {
        return isTaken() && opponent().kind() != PlayerKind.BOT;
    }

    /** Whether one is a player here. */
    boolean isTaken() {
        return disc.isPresent();
    }

    /** Whether one plays here and the game goes on. */
    boolean isPlaying() {
        return isTaken() && table.finish().isEmpty();
    }

    /** One's own side; Black's for those who watch. */
    Disc mine() {
        return disc.orElse(Disc.BLACK);
    }

    PlayerCard opponent() {
        return table.player(mine().other());
    }

    /** Whether it was one's opponent who did something. */
    boolean isOpponent(Disc by) {
        return isTaken() && by != mine();
    }

    /** Whether it was somebody else than oneself who did something. */
    boolean isOther(Disc by) {
        return !isTaken() || by != mine();
    }

    boolean canTakeBack() {
        boolean hasMoved = table.transcript().turns().stream()
                .anyMatch(turn -> turn.mover() == mine() && !turn.move().isPass());
        return isPlaying()
                && hasMoved
                && table.takebackOffer().isEmpty()
                && tournament().isEmpty();
    }

    boolean canDraw() {
        return isPlaying() && table.drawOffer().isEmpty();
    }

    /** Whether the opponent is away and the game goes on. */
    boolean isLeftAlone() {
        return isPlaying() && table.isAway(mine().other());
    }

    /** Whether the opponent has been away for long enough, and is the one to move. */
    boolean canClaim() {
        return isLeftAlone() && millisToClaim() == 0 && !isToMove();
    }

    /** Whether it is one's own turn. */
    boolean isToMove() {
        return isPlaying() && table.transcript().current().toMove() == mine();
    }

    /** How long it takes until the win can be claimed from an opponent who is away, in milliseconds. */
    long millisToClaim() {
        return Math.max(0, table.claimAt(mine().other()) - client.serverNow());
    }

    /** What the opponent offers; empty where there is nothing to answer. Of two offers the draw comes first. */
    Optional<Offer> offer() {
        Disc opponent = mine().other();
        if (!isPlaying()) {
            return Optional.empty();
        }
        if (table.drawOffer().equals(Optional.of(opponent))) {
            return Optional.of(new Offer(opponent, Offer.Wish.DRAW));
        }
        return table.takebackOffer().filter(by -> by == opponent).map(by -> new Offer(by, Offer.Wish.TAKEBACK));
    }

    /** Grants or declines what the opponent offers. */
    void answer(Offer offer, boolean accepts) {
        ask(at -> switch (offer.wish()) {
            case DRAW -> new TableRequest.AnswerDraw(at, accepts);
            case TAKEBACK -> new TableRequest.AnswerTakeback(at, accepts);
        });
    }

    boolean canRematch() {
        return isTaken() && table.finish().isPresent() && tournament().isEmpty();
    }

    /** The number of the tournament to which the game belongs, where one plays it. */
    Optional<Long> tournament() {
        return client.tournaments().call(table.id()).map(TournamentNews.TournamentCalls::tournament);
    }

    /** Asks for something at this table; returns false, and asks nothing, while the server is not reached. */
    boolean ask(LongFunction<ClientMessage> request) {
        return client.ask(request.apply(table.id()));
    }
}
