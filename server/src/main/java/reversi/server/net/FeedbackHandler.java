package reversi.server.net;

import java.util.Optional;
import java.util.OptionalLong;
import reversi.online.ClientMessage.SendFeedback;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.TextLine;

/** Stores feedback that players send to the operator. */
final class FeedbackHandler {
    private final Services services;
    private final RateLimits limits;

    FeedbackHandler(Services services, RateLimits limits) {
        this.services = services;
        this.limits = limits;
    }

    HandlerMap handlers() {
        HandlerMap handlers = new HandlerMap();
        handlers.on(SendFeedback.class, this::send);
        return handlers;
    }

    private Reply send(Client from, SendFeedback request) {
        if (TextLine.hasControl(request.text()) || TextLine.hasControl(request.version())) {
            return Reply.failed(ErrorCode.CONTROL_CHARACTERS);
        }
        String text = request.text().strip();
        String version = request.version().strip();
        boolean isShort = text.length() <= Protocol.MAX_FEEDBACK && version.length() <= Protocol.MAX_VERSION;
        if (text.isEmpty() || !isShort) {
            return Reply.failed(ErrorCode.TEXT_LENGTH);
        }
        if (!limits.maySendFeedback(from.address())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        Optional<Login> login = from.login();
        OptionalLong account = login.isPresent() ? OptionalLong.of(login.get().account()) : OptionalLong.empty();
        services.feedback().add(account, version, text, services.time().now());
        return Reply.done();
    }
}
