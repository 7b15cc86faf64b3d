package reversi.server.net;

import java.util.Optional;
import reversi.online.ErrorCode;
import reversi.online.TournamentNews;
import reversi.online.TournamentRequest;
import reversi.online.TournamentTerms;
import reversi.server.arbiter.Leagues;
import reversi.server.tournament.Season;

/** Handles what is asked about leagues. */
final class LeagueHandler {
    private static final long NOBODY = 0;

    private final Services services;
    private final RateLimits limits;
    private final Leagues leagues;

    LeagueHandler(Services services, RateLimits limits) {
        this.services = services;
        this.limits = limits;
        this.leagues = services.leagues();
    }

    HandlerMap handlers() {
        HandlerMap handlers = new HandlerMap();
        handlers.on(TournamentRequest.AskLeagues.class, this::list);
        handlers.on(
                TournamentRequest.AskLeague.class,
                (from, request) -> tell(from, request.league(), request.season())
                        ? Reply.sent()
                        : Reply.failed(ErrorCode.NO_SUCH_LEAGUE));
        handlers.onMember(TournamentRequest.FoundLeague.class, this::found);
        handlers.onMember(TournamentRequest.JoinLeague.class, this::join);
        handlers.onMember(
                TournamentRequest.LeaveLeague.class,
                (from, login, request) ->
                        answer(from, request.league(), leagues.repository().leave(request.league(), login.account())));
        return handlers;
    }

    private static long account(Client from) {
        return from.login().map(Login::account).orElse(NOBODY);
    }

    private Reply list(Client from, TournamentRequest.AskLeagues request) {
        from.send(leagues.list(account(from)));
        return Reply.sent();
    }

    private boolean tell(Client from, long league, int season) {
        Optional<TournamentNews.LeagueInfo> info = leagues.info(league, season, account(from));
        info.ifPresent(from::send);
        return info.isPresent();
    }

    private Reply found(Client from, Login login, TournamentRequest.FoundLeague request) {
        TournamentTerms terms = request.terms();
        Optional<ErrorCode> refusal = refusal(login, terms);
        if (refusal.isPresent()) {
            return Reply.failed(refusal.get());
        }
        return leagues.repository()
                .found(terms)
                .fold(
                        league -> {
                            tell(from, league, 0);
                            return Reply.done();
                        },
                        Reply::failed);
    }

    /** A league of a club is founded by its leaders, and one of everybody by whoever runs the server. */
    private Optional<ErrorCode> refusal(Login login, TournamentTerms terms) {
        if (!Season.fits(terms) || terms.clubs().isEmpty()) {
            return Optional.of(ErrorCode.REFUSED);
        }
        boolean leads = services.clubs()
                .find(terms.clubs().get(0), login.account())
                .filter(row -> row.isLed())
                .isPresent();
        if (!leads) {
            return Optional.of(ErrorCode.LEADERS_ONLY);
        }
        if (services.presence().isMuted(login.account())) {
            return Optional.of(ErrorCode.MUTED);
        }
        if (services.words().hits(terms.name())) {
            return Optional.of(ErrorCode.RUDE);
        }
        return services.arbiter().entries().isTimely(terms) ? Optional.empty() : Optional.of(ErrorCode.BAD_START);
    }

    private Reply join(Client from, Login login, TournamentRequest.JoinLeague request) {
        if (!limits.mayEnter(login.account())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        boolean isBot = services.accounts()
                .find(login.account())
                .filter(row -> row.bot())
                .isPresent();
        return isBot
                ? Reply.failed(ErrorCode.PEOPLE_ONLY)
                : answer(
                        from,
                        request.league(),
                        leagues.repository()
                                .join(
                                        request.league(),
                                        login.account(),
                                        services.time().now()));
    }

    /** What came of a wish, with the league as it is then. */
    private Reply answer(Client from, long league, Optional<ErrorCode> refusal) {
        if (refusal.isEmpty()) {
            tell(from, league, 0);
        }
        return HandlerMap.reply(refusal, Reply.done());
    }
}
