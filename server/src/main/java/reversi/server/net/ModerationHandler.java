package reversi.server.net;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import reversi.online.CaseRow;
import reversi.online.ErrorCode;
import reversi.online.ModerationNews;
import reversi.online.ModerationRequest;
import reversi.online.Protocol;
import reversi.online.ReportRow;
import reversi.online.TextLine;
import reversi.server.moderation.Verdict;
import reversi.server.store.AccountRow;
import reversi.server.store.Case;
import reversi.server.store.DecisionRepository.Statement;
import reversi.server.store.ReportRepository.Complaint;
import reversi.server.store.ReportRepository.Report;
import reversi.server.store.WaitingCases;

/** Handles reports, decisions about players, and appeals. */
final class ModerationHandler {
    private static final int PAGE = 20;

    /** Nobody reads further into the decisions page by page. */
    private static final int MOST_SKIPPED = 10_000;

    private final Services services;
    private final RateLimits limits;
    private final Enforcement enforcement;

    ModerationHandler(Services services, RateLimits limits, Enforcement enforcement) {
        this.services = services;
        this.limits = limits;
        this.enforcement = enforcement;
    }

    HandlerMap handlers() {
        HandlerMap handlers = new HandlerMap();
        handlers.onSignedIn(ModerationRequest.Report.class, this::report);
        handlers.on(ModerationRequest.Appeal.class, this::appeal);
        handlers.onSignedIn(ModerationRequest.Acknowledge.class, this::acknowledge);
        handlers.onMember(ModerationRequest.AskCases.class, moderators(this::cases));
        handlers.onMember(ModerationRequest.AskCase.class, moderators(this::file));
        handlers.onMember(ModerationRequest.AskSignals.class, moderators(this::signals));
        handlers.onMember(ModerationRequest.Decide.class, moderators(this::decide));
        handlers.onMember(ModerationRequest.Lift.class, moderators(this::lift));
        return handlers;
    }

    /** A handler for moderators; others get {@code MODERATORS_ONLY}. */
    private <M> HandlerMap.MemberHandler<M> moderators(HandlerMap.MemberHandler<M> handler) {
        return (from, login, request) -> services.accounts()
                        .find(login.account())
                        .filter(AccountRow::moderator)
                        .isPresent()
                ? handler.handle(from, login, request)
                : Reply.failed(ErrorCode.MODERATORS_ONLY);
    }

    /** What is wrong with words of at least {@code least} characters. */
    private static Optional<ErrorCode> fault(String words, int least) {
        if (TextLine.hasControl(words)) {
            return Optional.of(ErrorCode.CONTROL_CHARACTERS);
        }
        int length = words.strip().length();
        return length < least || length > Protocol.MAX_REASON ? Optional.of(ErrorCode.TEXT_LENGTH) : Optional.empty();
    }

    private Reply report(Client from, Login login, ModerationRequest.Report request) {
        Optional<ErrorCode> fault = fault(request.words(), 0);
        if (fault.isPresent()) {
            return Reply.failed(fault.get());
        }
        if (request.player() == login.account()) {
            return Reply.failed(ErrorCode.YOURSELF);
        }
        if (!limits.mayReport(from.address())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        Complaint complaint = new Complaint(
                login.account(),
                request.player(),
                request.matter(),
                request.about(),
                request.words().strip());
        Optional<ErrorCode> error =
                services.reports().add(complaint, services.time().now());
        if (error.isEmpty()) {
            enforcement.tellModerators();
        }
        return HandlerMap.reply(error, Reply.done());
    }

    private Reply appeal(Client from, ModerationRequest.Appeal request) {
        Optional<Login> login = from.login();
        OptionalLong account = login.isPresent() ? OptionalLong.of(login.get().account()) : from.turnedAway();
        if (account.isEmpty()) {
            return Reply.failed(ErrorCode.NOT_SIGNED_IN);
        }
        Optional<ErrorCode> fault = fault(request.words(), 1);
        if (fault.isPresent()) {
            return Reply.failed(fault.get());
        }
        Statement statement = new Statement(request.decision(), request.words().strip());
        Optional<ErrorCode> error = services.decisions()
                .appeal(statement, account.getAsLong(), services.time().now());
        if (error.isPresent()) {
            return Reply.failed(error.get());
        }
        if (login.isPresent()) {
            enforcement.tellSanctions(account.getAsLong());
        } else {
            from.send(enforcement.sanctions(account.getAsLong()));
        }
        enforcement.tellModerators();
        return Reply.done();
    }

    private Reply acknowledge(Client from, Login login, ModerationRequest.Acknowledge request) {
        if (!services.decisions().acknowledge(request.decision(), login.account())) {
            return Reply.failed(ErrorCode.NO_SUCH_DECISION);
        }
        services.dispatcher().accountChanged(login.account());
        enforcement.tellSanctions(login.account());
        return Reply.done();
    }

    private Reply cases(Client from, Login login, ModerationRequest.AskCases request) {
        int first = Math.min(MOST_SKIPPED, Math.max(0, request.from()));
        WaitingCases waiting = services.reports().waiting();
        List<Case> page = services.reports().cases(login.account(), request.filter(), first, PAGE + 1);
        List<CaseRow> rows = page.stream()
                .limit(PAGE)
                .map(found -> new CaseRow(
                        services.presence().card(found.player()),
                        found.matters(),
                        found.reports(),
                        found.reporters(),
                        found.since(),
                        found.appeal(),
                        found.decided()))
                .toList();
        from.send(new ModerationNews.Cases(first, waiting.open(), waiting.oldest(), rows, page.size() > PAGE));
        return Reply.sent();
    }

    private Reply file(Client from, Login login, ModerationRequest.AskCase request) {
        return sendFile(from, request.player()) ? Reply.sent() : Reply.failed(ErrorCode.NO_SUCH_PLAYER);
    }

    private Reply signals(Client from, Login login, ModerationRequest.AskSignals request) {
        Optional<AccountRow> player = services.accounts().find(request.player());
        if (player.isEmpty()) {
            return Reply.failed(ErrorCode.NO_SUCH_PLAYER);
        }
        boolean accepted = services.studies()
                .ask(
                        login.account(),
                        player.get(),
                        services.time().now(),
                        found -> from.send(SignalCards.of(request.player(), found, services.presence()::card)));
        return accepted ? Reply.sent() : Reply.failed(ErrorCode.TRY_LATER);
    }

    private boolean sendFile(Client from, long player) {
        Optional<AccountRow> row = services.accounts().find(player);
        row.ifPresent(found -> from.send(new ModerationNews.CaseFile(
                services.presence().cardWithPhoto(found),
                found.about(),
                services.accounts().created(player),
                found.stats().games(),
                services.reports().about(player).stream().map(this::row).toList(),
                services.decisions().about(player))));
        return row.isPresent();
    }

    private ReportRow row(Report report) {
        return new ReportRow(
                report.id(),
                services.presence().card(report.reporter()),
                report.at(),
                report.matter(),
                report.about(),
                report.words(),
                report.evidence(),
                report.open());
    }

    private Reply decide(Client from, Login login, ModerationRequest.Decide request) {
        Verdict verdict = new Verdict(
                request.player(),
                OptionalLong.of(login.account()),
                request.sanction(),
                request.days(),
                request.reason());
        Optional<ErrorCode> error =
                services.decisions().decide(verdict, services.time().now());
        return error.isPresent() ? Reply.failed(error.get()) : decided(from, request.player());
    }

    private Reply lift(Client from, Login login, ModerationRequest.Lift request) {
        Optional<ErrorCode> fault = fault(request.reason(), 1);
        if (fault.isPresent()) {
            return Reply.failed(fault.get());
        }
        Optional<Long> player = services.decisions().player(request.decision());
        Statement statement = new Statement(request.decision(), request.reason().strip());
        Optional<ErrorCode> error = services.decisions()
                .lift(
                        statement,
                        OptionalLong.of(login.account()),
                        services.time().now());
        return error.isPresent() ? Reply.failed(error.get()) : decided(from, player.orElseThrow());
    }

    private Reply decided(Client from, long player) {
        enforcement.catchUp();
        enforcement.tellModerators();
        sendFile(from, player);
        return Reply.done();
    }
}
