package reversi.server.lobby;

import java.util.List;
import java.util.Optional;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.Invitation;
import reversi.online.LobbyNews;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Protocol;
import reversi.online.Refusal;
import reversi.rules.Disc;
import reversi.server.account.Tokens;
import reversi.server.game.GameState;
import reversi.server.game.SeatedAccount;
import reversi.server.store.AccountRepository;
import reversi.server.store.AccountRow;
import reversi.server.store.MatchmakingRepository;
import reversi.server.table.ServerTime;

/** Invitations to a particular player, and links that the first player to follow them accepts. */
public final class Invitations {
    private final AccountRepository accounts;
    private final MatchmakingRepository matchmaking;
    private final PresenceRegistry presence;
    private final MessageDispatcher dispatcher;
    private final GameStarter starter;
    private final ServerTime time;
    private final Tokens tokens;

    Invitations(LobbyServices services, GameStarter starter, Tokens tokens) {
        this.accounts = services.accounts();
        this.matchmaking = services.matchmaking();
        this.presence = services.presence();
        this.dispatcher = services.dispatcher();
        this.starter = starter;
        this.time = services.time();
        this.tokens = tokens;
    }

    /** Sends an invitation; empty if it was sent. */
    public Optional<ErrorCode> invite(AccountRow sender, long receiver, GameTerms terms) {
        return invite(sender, receiver, terms, Optional.empty());
    }

    /** Proposes to repeat a game that is over, when {@code rematch} is present; empty if it was proposed. */
    Optional<ErrorCode> invite(AccountRow sender, long receiver, GameTerms terms, Optional<GameState> rematch) {
        if (receiver == sender.id()) {
            return Optional.of(ErrorCode.YOURSELF);
        }
        Optional<AccountRow> found = accounts.find(receiver).filter(row -> row.kind() != PlayerKind.BOT);
        if (found.isEmpty() || found.get().deleted()) {
            return Optional.of(ErrorCode.NO_SUCH_PLAYER);
        }
        // As long as the two may talk at the table, each knows that the other is there.
        boolean areTogether =
                rematch.filter(game -> !game.isTalkOver(time.now())).isPresent();
        Optional<ErrorCode> refusal = refusal(sender, found.get(), terms, areTogether);
        if (refusal.isPresent()) {
            return refusal;
        }
        long id = matchmaking.invite(
                sender.id(),
                receiver,
                null,
                terms,
                rematch.map(game -> game.facts().id()).orElse(null),
                time.now());
        LobbyNews.Invited invited = new LobbyNews.Invited(
                new Invitation(id, presence.card(sender.id()), presence.card(receiver), terms, rematch.isPresent()));
        // Whoever has just signed in is there for the receiver's node, too, when the invitation comes.
        presence.tellOthers(dispatcher::presenceChanged);
        dispatcher.send(sender.id(), invited);
        dispatcher.send(receiver, invited);
        return Optional.empty();
    }

    private Optional<ErrorCode> refusal(AccountRow sender, AccountRow receiver, GameTerms terms, boolean areTogether) {
        Optional<ErrorCode> unfit = unfit(sender, receiver, terms);
        if (unfit.isPresent()) {
            return unfit;
        }
        boolean refused = receiver.refusal() == Refusal.EVERYBODY
                || (receiver.refusal() == Refusal.GUESTS && sender.kind() == PlayerKind.GUEST)
                || starter.isBlocked(receiver.id(), sender.id())
                || (!areTogether && starter.isMuted(receiver.id(), sender.id()));
        if (refused) {
            return Optional.of(ErrorCode.REFUSED);
        }
        return terms.isByDays() ? refusalByDays(receiver.id()) : refusalAtOnce(sender, receiver, areTogether);
    }

    /** Why two may not play by such terms at all. */
    private Optional<ErrorCode> unfit(AccountRow one, AccountRow other, GameTerms terms) {
        boolean areMembers = one.kind() == PlayerKind.MEMBER && other.kind() == PlayerKind.MEMBER;
        if (terms.isByDays() && !areMembers) {
            return Optional.of(ErrorCode.MEMBERS_ONLY);
        }
        if (isClosed(one) || isClosed(other)) {
            return Optional.of(ErrorCode.PLAYER_AWAY);
        }
        if (terms.rated() && (!one.mayPlayRated() || !other.mayPlayRated())) {
            return Optional.of(ErrorCode.NOT_RATED);
        }
        return terms.rated() && !terms.hasRatedClock() ? Optional.of(ErrorCode.RATED_NEEDS_CLOCK) : Optional.empty();
    }

    /** Whose account is closed can't come, however long a move may take. */
    private boolean isClosed(AccountRow account) {
        return account.standing().isClosed(time.now());
    }

    private Optional<ErrorCode> refusalByDays(long receiver) {
        return matchmaking.waitingByDays(receiver) >= Protocol.MAX_GAMES_BY_DAYS
                ? Optional.of(ErrorCode.PLAYER_BUSY)
                : Optional.empty();
    }

    private Optional<ErrorCode> refusalAtOnce(AccountRow sender, AccountRow receiver, boolean areTogether) {
        Optional<PlayerCard> online = areTogether ? presence.connected(receiver.id()) : presence.online(receiver.id());
        if (online.isEmpty()) {
            return Optional.of(ErrorCode.PLAYER_AWAY);
        }
        if (online.get().table().isPresent()) {
            return Optional.of(ErrorCode.PLAYER_BUSY);
        }
        return presence.card(sender.id()).table().isPresent() ? Optional.of(ErrorCode.YOU_ARE_BUSY) : Optional.empty();
    }

    /** Withdraws an invitation. */
    public Optional<ErrorCode> withdraw(long sender, long id) {
        Optional<MatchmakingRepository.StoredInvitation> invitation =
                matchmaking.find(id).filter(candidate -> candidate.sender() == sender);
        if (invitation.isEmpty() || !matchmaking.remove(id)) {
            return Optional.of(ErrorCode.NO_SUCH_INVITATION);
        }
        starter.closeInvitation(invitation.get(), false);
        return Optional.empty();
    }

    /** One player has blocked the other: closes the invitations between them. */
    public void closeBetween(long one, long other) {
        closeOf(one, other);
        closeOf(other, one);
    }

    /** Closes the invitations of one player to another, who has muted the first. */
    public void closeOf(long sender, long receiver) {
        for (MatchmakingRepository.StoredInvitation invitation : matchmaking.of(receiver)) {
            if (invitation.sender() == sender && matchmaking.remove(invitation.id())) {
                starter.closeInvitation(invitation, false);
            }
        }
    }

    /** Accepts or declines an invitation. */
    public Optional<ErrorCode> answer(AccountRow receiver, long id, boolean accept) {
        Optional<MatchmakingRepository.StoredInvitation> invitation =
                matchmaking.find(id).filter(candidate -> candidate.receiver().equals(Optional.of(receiver.id())));
        if (invitation.isEmpty()) {
            return Optional.of(ErrorCode.NO_SUCH_INVITATION);
        }
        return accept ? accept(invitation.get(), receiver) : decline(invitation.get());
    }

    private Optional<ErrorCode> decline(MatchmakingRepository.StoredInvitation invitation) {
        matchmaking.remove(invitation.id());
        starter.closeInvitation(invitation, false);
        return Optional.empty();
    }

    /** Starts the proposed game, if that is still allowed. */
    Optional<ErrorCode> accept(MatchmakingRepository.StoredInvitation invitation, AccountRow receiver) {
        AccountRow sender = accounts.find(invitation.sender()).orElseThrow();
        if (starter.isBlocked(sender.id(), receiver.id())) {
            return Optional.of(ErrorCode.REFUSED);
        }
        if (!invitation.terms().isByDays() && !presence.isHere(sender.id())) {
            return Optional.of(ErrorCode.PLAYER_AWAY);
        }
        Optional<ErrorCode> unfit = unfit(sender, receiver, invitation.terms());
        if (unfit.isPresent()) {
            return unfit;
        }
        boolean senderBlack = starter.chooseColour(invitation.terms()) == Disc.BLACK;
        SeatedAccount black = GameStarter.seat(senderBlack ? sender : receiver);
        SeatedAccount white = GameStarter.seat(senderBlack ? receiver : sender);
        MatchmakingRepository.StartResult result =
                matchmaking.accept(invitation.id(), invitation.terms(), black, white, time.now());
        starter.closeInvitation(invitation, result instanceof MatchmakingRepository.StartResult.Started);
        return starter.begin(result, receiver.id(), black.account());
    }

    /** Creates a link; it replaces the player's earlier one. */
    public LobbyNews.LinkMade makeLink(AccountRow sender, GameTerms terms) {
        String code = tokens.newCode();
        matchmaking.invite(sender.id(), null, code, terms, null, time.now());
        return new LobbyNews.LinkMade(code, terms);
    }

    /** What a link offers; its creator is told that somebody else has opened it. */
    public Optional<LobbyNews.LinkInfo> showLink(String code, Optional<Long> viewer) {
        return matchmaking.findLink(code).map(invitation -> {
            if (!viewer.equals(Optional.of(invitation.sender()))) {
                dispatcher.send(invitation.sender(), new LobbyNews.LinkOpened(code));
            }
            return new LobbyNews.LinkInfo(
                    code, presence.card(invitation.sender()), presence.isHere(invitation.sender()), invitation.terms());
        });
    }

    /** Accepts the invitation behind a link. */
    public Optional<ErrorCode> useLink(AccountRow receiver, String code) {
        Optional<MatchmakingRepository.StoredInvitation> invitation = matchmaking.findLink(code);
        if (invitation.isEmpty()) {
            return Optional.of(ErrorCode.NO_SUCH_INVITATION);
        }
        return invitation.get().sender() == receiver.id()
                ? Optional.of(ErrorCode.YOURSELF)
                : accept(invitation.get(), receiver);
    }

    /** The open invitations from and to an account, as sent on sign-in. */
    public List<LobbyNews.Invited> of(long account) {
        return matchmaking.of(account).stream()
                .map(invitation -> new LobbyNews.Invited(new Invitation(
                        invitation.id(),
                        presence.card(invitation.sender()),
                        presence.card(invitation.receiver().orElse(account)),
                        invitation.terms(),
                        invitation.rematch().isPresent())))
                .toList();
    }

    /** Closes the invitations of an account that has gone offline, but those to games by days. */
    void removeLiveOf(long account) {
        matchmaking.removeLiveOf(account).forEach(invitation -> starter.closeInvitation(invitation, false));
    }

    /** The open rematch invitation from one player to the other. */
    Optional<MatchmakingRepository.StoredInvitation> rematch(long receiver, long sender, long game) {
        return matchmaking.of(receiver).stream()
                .filter(invitation ->
                        invitation.sender() == sender && invitation.rematch().equals(Optional.of(game)))
                .findFirst();
    }
}
