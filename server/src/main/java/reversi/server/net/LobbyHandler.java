package reversi.server.net;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import reversi.online.ErrorCode;
import reversi.online.GameCard;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.RankingBoard;
import reversi.rules.Move;
import reversi.server.game.GameState;
import reversi.server.game.PlayerStats;
import reversi.server.store.AccountRow;
import reversi.server.store.Cached;
import reversi.server.store.CachedByKey;
import reversi.server.store.HistoryRepository;
import reversi.server.store.RankingBoards;
import reversi.server.table.Table;

/** Handles the lobby, player profiles, matchmaking, ranking and game history. */
final class LobbyHandler {
    private static final int PAGE = 50;

    private final Services services;
    private final RateLimits limits;

    /** Accounts as others see them; many ask about the same ones. */
    private final CachedByKey<Long, AccountRow> players;

    private final CachedByKey<String, Long> members;

    /** The encoded list of games in progress, which is the same for every client. */
    private final Cached<String> openGames;

    LobbyHandler(Services services, RateLimits limits) {
        this.services = services;
        this.limits = limits;
        this.players = new CachedByKey<>(services.accounts()::find);
        this.members =
                new CachedByKey<>(name -> services.accounts().findMember(name).map(AccountRow::id));
        services.presence().onRefresh(players::forget);
        this.openGames = new Cached<>(() -> services.codec()
                .write(new LobbyNews.Tables(
                        services.history().open(PAGE).stream().map(this::card).toList())));
    }

    HandlerMap handlers() {
        HandlerMap handlers = new HandlerMap();
        handlers.on(LobbyRequest.EnterLobby.class, this::enter);
        handlers.on(LobbyRequest.LeaveLobby.class, this::leave);
        handlers.on(LobbyRequest.AskPlayer.class, (from, request) -> player(from, players.get(request.player())));
        handlers.on(LobbyRequest.FindPlayer.class, (from, request) -> player(from, member(request.name())));
        handlers.on(LobbyRequest.AskTables.class, this::tables);
        handlers.on(LobbyRequest.AskRanking.class, this::ranking);
        handlers.onSignedIn(LobbyRequest.Invite.class, this::invite);
        handlers.onSignedIn(
                LobbyRequest.Withdraw.class,
                (from, login, request) -> HandlerMap.reply(
                        services.matchmaker().invitations().withdraw(login.account(), request.invitation()),
                        Reply.done()));
        handlers.onSignedIn(
                LobbyRequest.AnswerInvitation.class,
                (from, login, request) -> asAccount(login, row -> services.matchmaker()
                        .invitations()
                        .answer(row, request.invitation(), request.accept())));
        handlers.onSignedIn(LobbyRequest.MakeLink.class, this::makeLink);
        handlers.on(LobbyRequest.AskLink.class, this::link);
        handlers.onSignedIn(
                LobbyRequest.UseLink.class,
                (from, login, request) -> asAccount(
                        login, row -> services.matchmaker().invitations().useLink(row, request.code())));
        handlers.onSignedIn(
                LobbyRequest.Seek.class,
                (from, login, request) ->
                        asAccount(login, row -> services.matchmaker().pairing().seek(row, request, from)));
        handlers.onSignedIn(LobbyRequest.StopSeeking.class, this::stopSeeking);
        handlers.onSignedIn(LobbyRequest.PlayBot.class, this::playBot);
        handlers.onSignedIn(LobbyRequest.AskHistory.class, this::history);
        handlers.onSignedIn(LobbyRequest.Star.class, this::star);
        return handlers;
    }

    /** The member of a name; a name may have become another one's since. */
    private Optional<AccountRow> member(String name) {
        String key = services.names().key(name);
        return members.get(key)
                .flatMap(players::get)
                .filter(row -> !row.deleted())
                .or(() -> services.accounts().findMember(key));
    }

    private Reply asAccount(Login login, Function<AccountRow, Optional<ErrorCode>> request) {
        AccountRow row = services.accounts().find(login.account()).orElseThrow();
        return HandlerMap.reply(request.apply(row), Reply.done());
    }

    private Reply enter(Client from, LobbyRequest.EnterLobby request) {
        services.lobby().enter(from, request);
        return Reply.sent();
    }

    private Reply leave(Client from, LobbyRequest.LeaveLobby request) {
        services.lobby().leave(from);
        return Reply.done();
    }

    private Reply player(Client from, Optional<AccountRow> found) {
        if (found.isEmpty() || found.get().deleted()) {
            return Reply.failed(ErrorCode.NO_SUCH_PLAYER);
        }
        AccountRow row = found.get();
        PlayerCard card = services.presence().card(row.id());
        Optional<GameState> state =
                card.table().flatMap(id -> services.tables().find(id)).map(Table::state);
        Optional<PlayerCard> opponent =
                state.flatMap(game -> game.facts().discOf(row.id()).map(disc -> services.presence()
                        .card(game.facts().seat(disc.other()).account())));
        List<Move> moves = state.map(game -> game.transcript().moves()).orElse(List.of());
        PlayerStats stats = row.stats();
        from.send(new LobbyNews.PlayerInfo(
                card,
                row.about(),
                stats.games(),
                stats.wins(),
                stats.draws(),
                opponent,
                state.map(game -> game.facts().terms().variant()),
                moves,
                services.boards().apartOf(row.id(), services.time().now())));
        return Reply.sent();
    }

    private Reply tables(Client from, LobbyRequest.AskTables request) {
        from.send(openGames.get());
        return Reply.sent();
    }

    private GameCard card(HistoryRepository.Entry entry) {
        return new GameCard(
                entry.id(),
                entry.started(),
                entry.terms().variant(),
                entry.rated(),
                services.presence().card(entry.black()),
                services.presence().card(entry.white()),
                entry.placements(),
                entry.finish(),
                entry.starred());
    }

    private Reply ranking(Client from, LobbyRequest.AskRanking request) {
        int line = Math.max(0, request.from());
        long now = services.time().now();
        if (!request.board().equals(RankingBoard.ALL)) {
            return board(from, request.board(), line);
        }
        from.send(new LobbyNews.Ranking(
                RankingBoard.ALL,
                line,
                services.ranking().size(),
                services.ranking().rankRows(line, PAGE, now),
                from.login().flatMap(login -> services.ranking().of(login.account(), now))));
        return Reply.sent();
    }

    private Reply board(Client from, String board, int line) {
        long account = from.login().map(Login::account).orElse(0L);
        Optional<RankingBoards.Page> page = services.boards().page(board, line, PAGE, account);
        if (page.isEmpty()) {
            return Reply.failed(ErrorCode.NO_SUCH_BOARD);
        }
        from.send(new LobbyNews.Ranking(
                board, line, page.get().total(), page.get().rows(), page.get().own()));
        return Reply.sent();
    }

    private Reply invite(Client from, Login login, LobbyRequest.Invite request) {
        if (!limits.mayInvite(login.account())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        return asAccount(login, row -> {
            Optional<ErrorCode> refusal =
                    services.matchmaker().invitations().invite(row, request.player(), request.terms());
            if (refusal.isEmpty()) {
                services.pushes().ifPresent(pushes -> pushes.challenged(login.account(), request.player()));
            }
            return refusal;
        });
    }

    private Reply makeLink(Client from, Login login, LobbyRequest.MakeLink request) {
        if (!limits.mayInvite(login.account())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        if (request.terms().rated() && !request.terms().hasRatedClock()) {
            return Reply.failed(ErrorCode.RATED_NEEDS_CLOCK);
        }
        AccountRow row = services.accounts().find(login.account()).orElseThrow();
        from.send(services.matchmaker().invitations().makeLink(row, request.terms()));
        return Reply.sent();
    }

    private Reply link(Client from, LobbyRequest.AskLink request) {
        if (!limits.mayLookUpLink(from.address())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        Optional<LobbyNews.LinkInfo> info = services.matchmaker()
                .invitations()
                .showLink(request.code(), from.login().map(Login::account));
        info.ifPresent(from::send);
        return info.isPresent() ? Reply.sent() : Reply.failed(ErrorCode.NO_SUCH_INVITATION);
    }

    private Reply playBot(Client from, Login login, LobbyRequest.PlayBot request) {
        if (!limits.mayPlayBot(login.account(), from.address())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        return asAccount(
                login, row -> services.matchmaker().bots().play(row, from.address(), request.level(), request.terms()));
    }

    private Reply stopSeeking(Client from, Login login, LobbyRequest.StopSeeking request) {
        services.matchmaker().pairing().stop(login.account(), from);
        return Reply.done();
    }

    private Reply history(Client from, Login login, LobbyRequest.AskHistory request) {
        long before = request.before() <= 0 ? Long.MAX_VALUE : request.before();
        List<HistoryRepository.Entry> entries =
                services.history().history(login.account(), before, request.starred(), PAGE + 1);
        from.send(new LobbyNews.History(
                entries.stream().limit(PAGE).map(this::card).toList(), entries.size() > PAGE));
        return Reply.sent();
    }

    private Reply star(Client from, Login login, LobbyRequest.Star request) {
        return services.history().star(login.account(), request.table(), request.starred())
                ? Reply.done()
                : Reply.failed(ErrorCode.NO_SUCH_TABLE);
    }
}
