package reversi.server.net;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import reversi.online.ErrorCode;
import reversi.online.GameCard;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.rules.Move;
import reversi.server.game.GameState;
import reversi.server.game.PlayerStats;
import reversi.server.store.AccountRow;
import reversi.server.store.Cached;
import reversi.server.store.HistoryRepository;
import reversi.server.table.Table;

/** The lobby, invitations, ranking and history. */
final class LobbyHandler {
    private static final int PAGE = 50;

    private final Services services;
    private final Limits limits;

    /** The frame that lists the games that go on: the same for everybody. */
    private final Cached<String> openGames;

    LobbyHandler(Services services, Limits limits) {
        this.services = services;
        this.limits = limits;
        this.openGames = new Cached<>(() -> services.codec()
                .write(new LobbyNews.Tables(
                        services.archive().open(PAGE).stream().map(this::card).toList())));
    }

    HandlerMap desk() {
        HandlerMap desk = new HandlerMap();
        desk.on(LobbyRequest.EnterLobby.class, this::enter);
        desk.on(LobbyRequest.LeaveLobby.class, this::leave);
        desk.on(
                LobbyRequest.AskPlayer.class,
                (from, request) -> player(from, services.accounts().find(request.player())));
        desk.on(
                LobbyRequest.FindPlayer.class,
                (from, request) -> player(
                        from, services.accounts().findMember(services.names().key(request.name()))));
        desk.on(LobbyRequest.AskTables.class, this::tables);
        desk.on(LobbyRequest.AskRanking.class, this::ranking);
        desk.onSignedIn(LobbyRequest.Invite.class, this::invite);
        desk.onSignedIn(
                LobbyRequest.Withdraw.class,
                (from, who, request) -> HandlerMap.reply(
                        services.matchmaker().invitations().withdraw(who.account(), request.invitation()),
                        Reply.done()));
        desk.onSignedIn(
                LobbyRequest.AnswerInvitation.class,
                (from, who, request) -> as(who, row -> services.matchmaker()
                        .invitations()
                        .answer(row, request.invitation(), request.accept())));
        desk.onSignedIn(LobbyRequest.MakeLink.class, this::makeLink);
        desk.on(LobbyRequest.AskLink.class, this::link);
        desk.onSignedIn(
                LobbyRequest.UseLink.class,
                (from, who, request) ->
                        as(who, row -> services.matchmaker().invitations().useLink(row, request.code())));
        desk.onSignedIn(
                LobbyRequest.Seek.class,
                (from, who, request) ->
                        as(who, row -> services.matchmaker().pairing().seek(row, request.terms())));
        desk.onSignedIn(LobbyRequest.StopSeeking.class, this::stopSeeking);
        desk.onSignedIn(
                LobbyRequest.PlayBot.class,
                (from, who, request) ->
                        as(who, row -> services.matchmaker().bots().play(row, request.level(), request.terms())));
        desk.onSignedIn(LobbyRequest.AskHistory.class, this::history);
        desk.onSignedIn(LobbyRequest.Star.class, this::star);
        return desk;
    }

    private Reply as(Login who, Function<AccountRow, Optional<ErrorCode>> request) {
        AccountRow row = services.accounts().find(who.account()).orElseThrow();
        return HandlerMap.reply(request.apply(row), Reply.done());
    }

    private Reply enter(Connection from, LobbyRequest.EnterLobby request) {
        services.lobby().enter(from);
        return Reply.told();
    }

    private Reply leave(Connection from, LobbyRequest.LeaveLobby request) {
        services.lobby().leave(from);
        return Reply.done();
    }

    private Reply player(Connection from, Optional<AccountRow> found) {
        if (found.isEmpty() || found.get().deleted()) {
            return Reply.failed(ErrorCode.NO_SUCH_PLAYER);
        }
        AccountRow row = found.get();
        PlayerCard card = services.people().card(row.id());
        Optional<GameState> line =
                card.table().flatMap(id -> services.tables().find(id)).map(Table::line);
        Optional<PlayerCard> opponent =
                line.flatMap(game -> game.facts().discOf(row.id()).map(disc -> services.people()
                        .card(game.facts().seat(disc.other()).account())));
        List<Move> moves = line.map(game -> game.transcript().moves()).orElse(List.of());
        PlayerStats standing = row.standing();
        from.tell(new LobbyNews.PlayerInfo(
                card,
                row.about(),
                standing.games(),
                standing.wins(),
                standing.draws(),
                opponent,
                line.map(game -> game.facts().terms().variant()),
                moves));
        return Reply.told();
    }

    private Reply tables(Connection from, LobbyRequest.AskTables request) {
        from.hear(openGames.get());
        return Reply.told();
    }

    private GameCard card(HistoryRepository.Entry entry) {
        return new GameCard(
                entry.id(),
                entry.started(),
                entry.terms().variant(),
                entry.rated(),
                services.people().card(entry.black()),
                services.people().card(entry.white()),
                entry.placements(),
                entry.finish(),
                entry.starred());
    }

    private Reply ranking(Connection from, LobbyRequest.AskRanking request) {
        int line = Math.max(0, request.from());
        long now = services.time().now();
        from.tell(new LobbyNews.Ranking(
                line,
                services.ranking().size(),
                services.ranking().lines(line, PAGE, now),
                from.login().flatMap(who -> services.ranking().of(who.account(), now))));
        return Reply.told();
    }

    private Reply invite(Connection from, Login who, LobbyRequest.Invite request) {
        if (!limits.mayInvite(who.account())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        return as(who, row -> services.matchmaker()
                .invitations()
                .invite(row, request.player(), request.terms(), Optional.empty()));
    }

    private Reply makeLink(Connection from, Login who, LobbyRequest.MakeLink request) {
        if (!limits.mayInvite(who.account())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        if (request.terms().rated() && !request.terms().hasBoundedClock()) {
            return Reply.failed(ErrorCode.RATED_NEEDS_CLOCK);
        }
        AccountRow row = services.accounts().find(who.account()).orElseThrow();
        from.tell(services.matchmaker().invitations().makeLink(row, request.terms()));
        return Reply.told();
    }

    private Reply link(Connection from, LobbyRequest.AskLink request) {
        if (!limits.mayAskLink(from.address())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        Optional<LobbyNews.LinkInfo> info = services.matchmaker()
                .invitations()
                .showLink(request.code(), from.login().map(Login::account));
        info.ifPresent(from::tell);
        return info.isPresent() ? Reply.told() : Reply.failed(ErrorCode.NO_SUCH_INVITATION);
    }

    private Reply stopSeeking(Connection from, Login who, LobbyRequest.StopSeeking request) {
        services.matchmaker().pairing().stop(who.account());
        return Reply.done();
    }

    private Reply history(Connection from, Login who, LobbyRequest.AskHistory request) {
        long before = request.before() <= 0 ? Long.MAX_VALUE : request.before();
        List<HistoryRepository.Entry> entries =
                services.archive().history(who.account(), before, request.starred(), PAGE + 1);
        from.tell(new LobbyNews.History(
                entries.stream().limit(PAGE).map(this::card).toList(), entries.size() > PAGE));
        return Reply.told();
    }

    private Reply star(Connection from, Login who, LobbyRequest.Star request) {
        return services.archive().star(who.account(), request.table(), request.starred())
                ? Reply.done()
                : Reply.failed(ErrorCode.NO_SUCH_TABLE);
    }
}
