package reversi.server.net;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.ErrorCode;
import reversi.online.ModerationRequest;
import reversi.online.StudyRequest;
import reversi.server.net.SecurityLog.Event;
import reversi.server.work.Delays;

/** What becomes of requests: figures for the metrics, and what the operator must know for the log. Thread-safe. */
final class RequestLog {
    /** What it means that a request was granted, where the operator must know. */
    private static final Map<Class<? extends ClientMessage>, Event> EVENTS = Map.ofEntries(
            Map.entry(AccountRequest.Login.class, Event.LOGIN),
            Map.entry(AccountRequest.Register.class, Event.REGISTERED),
            Map.entry(AccountRequest.Guest.class, Event.GUEST),
            Map.entry(AccountRequest.ChangePassword.class, Event.PASSWORD_CHANGED),
            Map.entry(AccountRequest.Recover.class, Event.PASSWORD_CHANGED),
            Map.entry(AccountRequest.SetEmail.class, Event.EMAIL),
            Map.entry(AccountRequest.ConfirmEmail.class, Event.EMAIL),
            Map.entry(AccountRequest.RemoveEmail.class, Event.EMAIL),
            Map.entry(AccountRequest.AskEmailCode.class, Event.EMAIL_CODE),
            Map.entry(AccountRequest.ConfirmSecondFactor.class, Event.SECOND_FACTOR),
            Map.entry(AccountRequest.EndSecondFactor.class, Event.SECOND_FACTOR),
            Map.entry(AccountRequest.DeleteAccount.class, Event.ACCOUNT_DELETED),
            Map.entry(StudyRequest.SetWebhook.class, Event.WEBHOOK),
            Map.entry(StudyRequest.RenewWebhook.class, Event.WEBHOOK),
            Map.entry(StudyRequest.RemoveWebhook.class, Event.WEBHOOK),
            Map.entry(ModerationRequest.Report.class, Event.REPORTED),
            Map.entry(ModerationRequest.Decide.class, Event.MODERATED),
            Map.entry(ModerationRequest.Lift.class, Event.MODERATED));

    private final SecurityLog security;
    private final Timer delays;
    private final Map<ErrorCode, Counter> refusals = new EnumMap<>(ErrorCode.class);

    RequestLog(MeterRegistry meters) {
        security = new SecurityLog(meters);
        delays = Delays.timer("reversi.request.delay", "From a request's arrival to its answer, but for moves", meters);
        for (ErrorCode fault : ErrorCode.values()) {
            refusals.put(
                    fault,
                    Counter.builder("reversi.refusals")
                            .description("Requests answered with an error")
                            .tag("fault", fault.name())
                            .register(meters));
        }
    }

    SecurityLog security() {
        return security;
    }

    void refused(ErrorCode fault) {
        Optional.ofNullable(refusals.get(fault)).ifPresent(Counter::increment);
    }

    /** A request that arrived at {@code arrived}, by System.nanoTime, was answered. */
    void answered(Client from, ClientMessage request, long arrived, Reply reply) {
        delays.record(System.nanoTime() - arrived, TimeUnit.NANOSECONDS);
        OptionalLong account = account(from);
        String kind = request.getClass().getSimpleName();
        if (reply instanceof Reply.Failed failed) {
            if (failed.error() == ErrorCode.TRY_LATER) {
                security.write(Event.THROTTLED, account, from.address(), kind);
            }
        } else {
            Optional.ofNullable(EVENTS.get(request.getClass()))
                    .ifPresent(event -> security.write(event, account, from.address(), kind));
        }
    }

    /** Nobody knows the password that was tried for an account, or there is no such account. */
    void wrongLogin(OptionalLong account, Client from, String detail) {
        security.write(Event.WRONG_LOGIN, account, from.address(), detail);
    }

    private static OptionalLong account(Client from) {
        Optional<Login> login = from.login();
        return login.isPresent() ? OptionalLong.of(login.get().account()) : OptionalLong.empty();
    }
}
