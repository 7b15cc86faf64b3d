package reversi.server.net;

import java.util.Optional;
import reversi.online.ErrorCode;
import reversi.online.StudyNews;
import reversi.online.StudyRequest;
import reversi.server.store.ClubRepository.ClubRow;
import reversi.server.store.WebhookRepository;
import reversi.server.webhook.WebhookSignature;

/** Lets the leaders of clubs say where these are told of what happens in them. */
final class WebhookHandler {
    private final Services services;
    private final RateLimits limits;
    private final WebhookRepository webhooks;

    WebhookHandler(Services services, RateLimits limits) {
        this.services = services;
        this.limits = limits;
        this.webhooks = services.clubHooks();
    }

    HandlerMap handlers() {
        HandlerMap handlers = new HandlerMap();
        handlers.onMember(StudyRequest.AskWebhook.class, this::ask);
        handlers.onMember(StudyRequest.SetWebhook.class, this::set);
        handlers.onMember(StudyRequest.RenewWebhook.class, this::renew);
        handlers.onMember(StudyRequest.TestWebhook.class, this::test);
        handlers.onMember(
                StudyRequest.RemoveWebhook.class,
                (from, login, request) -> answer(
                        from, request.club(), Optional.empty(), webhooks.remove(request.club(), login.account())));
        return handlers;
    }

    private Reply ask(Client from, Login login, StudyRequest.AskWebhook request) {
        boolean leads = services.clubs()
                .find(request.club(), login.account())
                .filter(ClubRow::isLed)
                .isPresent();
        if (!leads) {
            return Reply.failed(ErrorCode.LEADERS_ONLY);
        }
        tell(from, request.club(), Optional.empty());
        return Reply.sent();
    }

    private void tell(Client from, long club, Optional<String> secret) {
        from.send(new StudyNews.WebhookInfo(
                club, services.webhooks().isPresent(), webhooks.find(club), secret, webhooks.deliveries(club)));
    }

    private Reply answer(Client from, long club, Optional<String> secret, Optional<ErrorCode> refusal) {
        if (refusal.isEmpty()) {
            tell(from, club, secret);
        }
        return HandlerMap.reply(refusal, Reply.done());
    }

    /** Why nobody may be told, or may not so often. */
    private Optional<ErrorCode> fault(Login login) {
        if (services.webhooks().isEmpty()) {
            return Optional.of(ErrorCode.NO_WEBHOOK);
        }
        return limits.mayUseWebhook(login.account()) ? Optional.empty() : Optional.of(ErrorCode.TRY_LATER);
    }

    private Reply set(Client from, Login login, StudyRequest.SetWebhook request) {
        Optional<ErrorCode> fault = fault(login);
        if (fault.isPresent()) {
            return Reply.failed(fault.get());
        }
        if (services.webhooks()
                .filter(known -> known.accepts(request.address()))
                .isEmpty()) {
            return Reply.failed(ErrorCode.BAD_WEBHOOK);
        }
        String secret = WebhookSignature.newSecret();
        Optional<ErrorCode> refusal = webhooks.set(
                request.club(),
                login.account(),
                request.address(),
                secret,
                services.time().now());
        // One that was there before has been shown to somebody, and is not shown again.
        Optional<String> made = Optional.of(secret).filter(known -> webhooks.isSecret(request.club(), known));
        return answer(from, request.club(), made, refusal);
    }

    private Reply renew(Client from, Login login, StudyRequest.RenewWebhook request) {
        Optional<ErrorCode> fault = fault(login);
        if (fault.isPresent()) {
            return Reply.failed(fault.get());
        }
        String secret = WebhookSignature.newSecret();
        return answer(
                from, request.club(), Optional.of(secret), webhooks.renew(request.club(), login.account(), secret));
    }

    private Reply test(Client from, Login login, StudyRequest.TestWebhook request) {
        Optional<ErrorCode> fault = fault(login);
        return fault.isPresent()
                ? Reply.failed(fault.get())
                : answer(
                        from,
                        request.club(),
                        Optional.empty(),
                        webhooks.test(
                                request.club(), login.account(), services.time().now()));
    }
}
