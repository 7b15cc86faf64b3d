package reversi.server.net;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import reversi.online.AccessScope;
import reversi.online.AccessTokenCard;
import reversi.online.AccountNews;
import reversi.online.AccountRequest.AskAccessTokens;
import reversi.online.AccountRequest.BecomeBot;
import reversi.online.AccountRequest.EndAccessToken;
import reversi.online.AccountRequest.MakeAccessToken;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.TextLine;
import reversi.server.account.Tokens;
import reversi.server.store.AccessTokenRepository;

/** Makes, lists and ends the tokens by which programs ask for a member, and makes a member a bot. */
final class AccessTokenHandler {
    private final Services services;
    private final AccountHandler accounts;
    private final AccessTokenRepository tokens;

    AccessTokenHandler(Services services, AccountHandler accounts) {
        this.services = services;
        this.accounts = accounts;
        this.tokens = services.accessTokens();
    }

    HandlerMap handlers() {
        HandlerMap handlers = new HandlerMap();
        handlers.onMember(AskAccessTokens.class, this::list);
        handlers.onMember(MakeAccessToken.class, this::make);
        handlers.onMember(EndAccessToken.class, this::end);
        handlers.onMember(BecomeBot.class, this::becomeBot);
        return handlers;
    }

    private Reply list(Client from, Login login, AskAccessTokens request) {
        from.send(new AccountNews.AccessTokens(tokens.of(login.account())));
        return Reply.sent();
    }

    private Reply make(Client from, Login login, MakeAccessToken request) {
        String name = request.name().strip();
        if (name.isEmpty() || name.length() > Protocol.MAX_TOKEN_NAME) {
            return Reply.failed(ErrorCode.TEXT_LENGTH);
        }
        if (TextLine.hasControl(name)) {
            return Reply.failed(ErrorCode.CONTROL_CHARACTERS);
        }
        Optional<ErrorCode> error = accounts.checkPassword(from, login, request.password());
        if (error.isPresent()) {
            return Reply.failed(error.get());
        }
        String secret = services.tokens().newToken();
        Set<AccessScope> scopes = EnumSet.noneOf(AccessScope.class);
        scopes.addAll(request.scopes());
        Optional<AccessTokenCard> made = tokens.add(
                login.account(),
                name,
                scopes,
                Tokens.hash(secret),
                services.time().now());
        made.ifPresent(card -> from.send(new AccountNews.AccessTokenMade(secret, card)));
        return made.isPresent() ? Reply.done() : Reply.failed(ErrorCode.LIST_FULL);
    }

    private Reply end(Client from, Login login, EndAccessToken request) {
        return tokens.end(login.account(), request.token()) ? Reply.done() : Reply.failed(ErrorCode.NO_SUCH_TOKEN);
    }

    private Reply becomeBot(Client from, Login login, BecomeBot request) {
        if (services.accounts().find(login.account()).filter(row -> row.bot()).isPresent()) {
            return Reply.done();
        }
        if (!tokens.becomeBot(login.account())) {
            return Reply.failed(ErrorCode.HAS_PLAYED);
        }
        services.dispatcher().accountChanged(login.account());
        return Reply.done();
    }
}
