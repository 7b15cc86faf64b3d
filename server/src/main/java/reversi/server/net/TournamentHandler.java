package reversi.server.net;

import java.util.Optional;
import java.util.OptionalLong;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.TextLine;
import reversi.online.TournamentNews;
import reversi.online.TournamentRequest;
import reversi.online.TournamentTerms;
import reversi.server.arbiter.Arbiter;
import reversi.server.store.AccountRow;
import reversi.server.store.TournamentRepository.Remark;
import reversi.server.tournament.Tournament;

/** Handles what is asked about tournaments. */
final class TournamentHandler {
    /** So long after its end something may be said about a tournament, in milliseconds: an hour. */
    private static final long TALK_MILLIS = 3_600_000;

    private final Services services;
    private final RateLimits limits;
    private final Arbiter arbiter;

    TournamentHandler(Services services, RateLimits limits) {
        this.services = services;
        this.limits = limits;
        this.arbiter = services.arbiter();
    }

    HandlerMap handlers() {
        HandlerMap handlers = new HandlerMap();
        handlers.on(TournamentRequest.AskTournaments.class, this::list);
        handlers.on(TournamentRequest.WatchTournament.class, this::watch);
        handlers.on(TournamentRequest.UnwatchTournament.class, this::unwatch);
        handlers.on(
                TournamentRequest.AskStandings.class,
                (from, request) -> page(from, arbiter.standings(request.tournament(), request.from())));
        handlers.on(
                TournamentRequest.AskBoards.class,
                (from, request) -> page(from, arbiter.boards(request.tournament(), request.round(), request.from())));
        handlers.onMember(TournamentRequest.CreateTournament.class, this::create);
        handlers.onSignedIn(TournamentRequest.JoinTournament.class, this::join);
        handlers.onSignedIn(TournamentRequest.WithdrawFromTournament.class, this::withdraw);
        handlers.onMember(TournamentRequest.RemoveFromTournament.class, this::remove);
        handlers.onMember(TournamentRequest.CancelTournament.class, this::cancel);
        handlers.onSignedIn(TournamentRequest.SayInTournament.class, this::say);
        return handlers;
    }

    private Reply list(Client from, TournamentRequest.AskTournaments request) {
        OptionalLong account = from.login().stream().mapToLong(Login::account).findFirst();
        from.send(arbiter.pages().list(request.before(), account));
        return Reply.sent();
    }

    private Reply watch(Client from, TournamentRequest.WatchTournament request) {
        return arbiter.watchers().watch(from, request.tournament())
                ? Reply.sent()
                : Reply.failed(ErrorCode.NO_SUCH_TOURNAMENT);
    }

    private Reply unwatch(Client from, TournamentRequest.UnwatchTournament request) {
        arbiter.watchers().leave(from, request.tournament());
        return Reply.done();
    }

    private static Reply page(Client from, Optional<String> frame) {
        frame.ifPresent(from::send);
        return frame.isPresent() ? Reply.sent() : Reply.failed(ErrorCode.NO_SUCH_TOURNAMENT);
    }

    private Reply create(Client from, Login login, TournamentRequest.CreateTournament request) {
        AccountRow host = services.accounts().find(login.account()).orElseThrow();
        if (services.words().hits(request.terms().name())) {
            return Reply.failed(ErrorCode.RUDE);
        }
        Optional<ErrorCode> refusal = refusal(login, request.terms());
        if (refusal.isPresent()) {
            return Reply.failed(refusal.get());
        }
        return arbiter.entries()
                .create(host, request.terms())
                .fold(
                        made -> {
                            from.send(new TournamentNews.TournamentMade(made));
                            return Reply.sent();
                        },
                        Reply::failed);
    }

    /** Clubs meet by a challenge alone, and a tournament of a club is made by its leaders. */
    private Optional<ErrorCode> refusal(Login login, TournamentTerms terms) {
        if (terms.isMatch()) {
            return Optional.of(ErrorCode.REFUSED);
        }
        boolean leads = terms.clubs().stream().allMatch(club -> services.clubs()
                .find(club, login.account())
                .filter(row -> row.isLed())
                .isPresent());
        return leads ? Optional.empty() : Optional.of(ErrorCode.LEADERS_ONLY);
    }

    private Reply join(Client from, Login login, TournamentRequest.JoinTournament request) {
        if (!limits.mayEnter(login.account())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        AccountRow player = services.accounts().find(login.account()).orElseThrow();
        return answer(from, request.tournament(), arbiter.entries().join(request.tournament(), player));
    }

    private Reply withdraw(Client from, Login login, TournamentRequest.WithdrawFromTournament request) {
        return answer(from, request.tournament(), arbiter.entries().withdraw(request.tournament(), login.account()));
    }

    private Reply remove(Client from, Login login, TournamentRequest.RemoveFromTournament request) {
        return answer(
                from,
                request.tournament(),
                arbiter.entries().remove(request.tournament(), OptionalLong.of(login.account()), request.player()));
    }

    private Reply cancel(Client from, Login login, TournamentRequest.CancelTournament request) {
        return answer(
                from,
                request.tournament(),
                arbiter.entries().cancel(request.tournament(), OptionalLong.of(login.account())));
    }

    /** Whoever follows the tournament sees at once what came of the wish; the others within a second. */
    private Reply answer(Client from, long tournament, Optional<ErrorCode> refusal) {
        if (refusal.isEmpty()) {
            arbiter.watchers().answer(from, tournament);
        }
        return HandlerMap.reply(refusal, Reply.done());
    }

    private Reply say(Client from, Login login, TournamentRequest.SayInTournament request) {
        Optional<ErrorCode> refusal = refusal(login, request);
        if (refusal.isEmpty()) {
            Remark remark = new Remark(
                    login.account(), services.time().now(), request.text().strip());
            arbiter.watchers().say(request.tournament(), remark);
        }
        return HandlerMap.reply(refusal, Reply.done());
    }

    private Optional<ErrorCode> refusal(Login login, TournamentRequest.SayInTournament request) {
        if (services.presence().isMuted(login.account())) {
            return Optional.of(ErrorCode.MUTED);
        }
        if (TextLine.hasControl(request.text())) {
            return Optional.of(ErrorCode.CONTROL_CHARACTERS);
        }
        String said = request.text().strip();
        if (said.isEmpty() || said.length() > Protocol.MAX_CHAT) {
            return Optional.of(ErrorCode.TEXT_LENGTH);
        }
        Optional<Tournament> tournament = arbiter.tournament(request.tournament());
        if (tournament.isEmpty()) {
            return Optional.of(ErrorCode.NO_SUCH_TOURNAMENT);
        }
        long ended = tournament.get().endedAt();
        if (ended > 0 && services.time().now() > ended + TALK_MILLIS) {
            return Optional.of(ErrorCode.TOURNAMENT_OVER);
        }
        if (!limits.mayChat(login.account())) {
            return Optional.of(ErrorCode.TOO_FAST);
        }
        if (!limits.mayRemark(login.account())) {
            return Optional.of(ErrorCode.TRY_LATER);
        }
        return services.words().hits(said) ? Optional.of(ErrorCode.RUDE) : Optional.empty();
    }
}
