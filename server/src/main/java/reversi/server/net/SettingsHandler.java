package reversi.server.net;

import java.util.List;
import java.util.function.Predicate;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ErrorCode;
import reversi.online.PlayerCard;
import reversi.online.Protocol;
import reversi.online.TextLine;
import reversi.server.store.AccountRepository;
import reversi.server.store.AccountRow;

/** Handles what people say of themselves and whom they may be met by: the settings of an account, its block list and whom it has muted. */
final class SettingsHandler {
    private static final int MAX_BLOCKED = 500;

    /** Players in one page of a block list, or of those who are muted. */
    private static final int BLOCKED_PAGE = 20;

    private final Services services;
    private final AccountRepository accounts;

    SettingsHandler(Services services) {
        this.services = services;
        this.accounts = services.accounts();
    }

    HandlerMap handlers() {
        HandlerMap handlers = new HandlerMap();
        handlers.onMember(AccountRequest.SetAbout.class, this::setAbout);
        handlers.onMember(AccountRequest.RemovePhoto.class, this::removePhoto);
        handlers.onSignedIn(AccountRequest.SetRefusal.class, this::setRefusal);
        handlers.onSignedIn(AccountRequest.ShareChat.class, this::shareChat);
        handlers.onMember(AccountRequest.ShowPresence.class, this::showPresence);
        handlers.onSignedIn(AccountRequest.Block.class, this::block);
        handlers.onSignedIn(AccountRequest.Unblock.class, this::unblock);
        handlers.onSignedIn(AccountRequest.AskSettings.class, (from, login, request) -> tell(from, login));
        handlers.onSignedIn(AccountRequest.AskBlockList.class, this::blockList);
        handlers.onSignedIn(AccountRequest.MutePlayer.class, this::mute);
        handlers.onSignedIn(AccountRequest.AskMuteList.class, this::muteList);
        return handlers;
    }

    private Reply setAbout(Client from, Login login, AccountRequest.SetAbout request) {
        if (services.presence().isMuted(login.account())) {
            return Reply.failed(ErrorCode.MUTED);
        }
        if (TextLine.hasControl(request.about())) {
            return Reply.failed(ErrorCode.CONTROL_CHARACTERS);
        }
        String about = request.about().strip();
        if (about.length() > Protocol.MAX_ABOUT) {
            return Reply.failed(ErrorCode.TEXT_LENGTH);
        }
        if (services.words().hits(about)) {
            return Reply.failed(ErrorCode.RUDE);
        }
        if (isNews(login, row -> !row.about().equals(about))) {
            accounts.setAbout(login.account(), about);
            services.dispatcher().accountChanged(login.account());
        }
        return tell(from, login);
    }

    private Reply removePhoto(Client from, Login login, AccountRequest.RemovePhoto request) {
        if (isNews(login, row -> row.photo() != 0)) {
            accounts.removePhoto(login.account());
            services.dispatcher().accountChanged(login.account());
        }
        return tell(from, login);
    }

    private Reply setRefusal(Client from, Login login, AccountRequest.SetRefusal request) {
        if (isNews(login, row -> row.refusal() != request.refusal())) {
            accounts.setRefusal(login.account(), request.refusal());
            services.dispatcher().accountChanged(login.account());
        }
        return tell(from, login);
    }

    private Reply shareChat(Client from, Login login, AccountRequest.ShareChat request) {
        if (isNews(login, row -> row.sharesChat() != request.shares())) {
            accounts.setSharesChat(login.account(), request.shares());
            services.dispatcher().accountChanged(login.account());
        }
        return tell(from, login);
    }

    private Reply showPresence(Client from, Login login, AccountRequest.ShowPresence request) {
        if (isNews(login, row -> row.showsPresence() != request.shows())) {
            accounts.setShowsPresence(login.account(), request.shows());
            services.dispatcher().accountChanged(login.account());
        }
        return tell(from, login);
    }

    private Reply block(Client from, Login login, AccountRequest.Block request) {
        if (request.player() == login.account()) {
            return Reply.failed(ErrorCode.YOURSELF);
        }
        if (accounts.find(request.player()).isEmpty()) {
            return Reply.failed(ErrorCode.NO_SUCH_PLAYER);
        }
        if (services.blockLists().blocks(login.account(), request.player())) {
            return tell(from, login);
        }
        if (!services.blockLists().add(login.account(), request.player(), MAX_BLOCKED)) {
            return Reply.failed(ErrorCode.LIST_FULL);
        }
        services.matchmaker().invitations().closeBetween(login.account(), request.player());
        if (services.letterRequests().answer(login.account(), request.player(), false)) {
            services.dispatcher().send(login.account(), new AccountNews.LetterRequestOver(request.player(), false));
        }
        services.dispatcher().accountChanged(login.account());
        return tell(from, login);
    }

    private Reply unblock(Client from, Login login, AccountRequest.Unblock request) {
        if (services.blockLists().blocks(login.account(), request.player())) {
            services.blockLists().remove(login.account(), request.player());
            services.dispatcher().accountChanged(login.account());
        }
        return tell(from, login);
    }

    /** Whoever is muted hears nothing of it, and may still play; what holds already changes nothing. */
    private Reply mute(Client from, Login login, AccountRequest.MutePlayer request) {
        long account = login.account();
        if (request.player() == account) {
            return Reply.failed(ErrorCode.YOURSELF);
        }
        if (accounts.find(request.player()).isEmpty()) {
            return Reply.failed(ErrorCode.NO_SUCH_PLAYER);
        }
        if (request.mutes() != services.blockLists().mutes(account, request.player())) {
            if (!request.mutes()) {
                services.blockLists().unmute(account, request.player());
            } else if (services.blockLists().mute(account, request.player(), MAX_BLOCKED)) {
                services.matchmaker().invitations().closeOf(request.player(), account);
            } else {
                return Reply.failed(ErrorCode.LIST_FULL);
            }
            services.dispatcher().accountChanged(account);
            services.dispatcher()
                    .send(account, new AccountNews.Unread(services.messages().unread(account)));
        }
        from.send(muteList(account, 0));
        return Reply.sent();
    }

    /** Whether a request changes the account: what changes nothing is neither written nor told to anybody. */
    private boolean isNews(Login login, Predicate<AccountRow> differs) {
        return accounts.find(login.account()).filter(differs).isPresent();
    }

    /** The settings, and whom the account has muted. */
    Reply tell(Client from, Login login) {
        AccountRow row = accounts.find(login.account()).orElseThrow();
        AccountNews.BlockList page = blockList(login, 0);
        from.send(new AccountNews.Settings(
                services.presence().card(login.account()),
                row.about(),
                row.refusal(),
                row.sharesChat(),
                row.showsPresence(),
                page.players(),
                page.more(),
                row.moderator(),
                row.photo(),
                services.presence().photoGames(row)));
        from.send(muteList(login.account(), 0));
        return Reply.sent();
    }

    private Reply blockList(Client from, Login login, AccountRequest.AskBlockList request) {
        from.send(blockList(login, Math.max(0, request.from())));
        return Reply.sent();
    }

    private AccountNews.BlockList blockList(Login login, int from) {
        List<Long> blocked = services.blockLists().of(login.account(), from, BLOCKED_PAGE + 1);
        return new AccountNews.BlockList(from, page(blocked), blocked.size() > BLOCKED_PAGE);
    }

    private Reply muteList(Client from, Login login, AccountRequest.AskMuteList request) {
        from.send(muteList(login.account(), Math.max(0, request.from())));
        return Reply.sent();
    }

    private AccountNews.MuteList muteList(long account, int from) {
        List<Long> muted = services.blockLists().muted(account, from, BLOCKED_PAGE + 1);
        return new AccountNews.MuteList(from, page(muted), muted.size() > BLOCKED_PAGE);
    }

    /** The first of these accounts, of which there may be one more than a page has. */
    private List<PlayerCard> page(List<Long> accountIds) {
        return accountIds.stream()
                .limit(BLOCKED_PAGE)
                .map(account -> services.presence().card(account))
                .toList();
    }
}
