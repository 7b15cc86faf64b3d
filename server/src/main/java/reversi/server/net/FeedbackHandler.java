package reversi.server.net;

import java.util.Optional;
import java.util.OptionalLong;
import reversi.online.ClientMessage.SendFeedback;
import reversi.online.ErrorCode;
import reversi.online.PlainText;
import reversi.online.Protocol;

/** What people tell whoever runs the server. */
final class FeedbackHandler {
    private final Services services;
    private final Limits limits;

    FeedbackHandler(Services services, Limits limits) {
        this.services = services;
        this.limits = limits;
    }

    HandlerMap desk() {
        HandlerMap desk = new HandlerMap();
        desk.on(SendFeedback.class, this::send);
        return desk;
    }

    private Reply send(Connection from, SendFeedback request) {
        if (PlainText.hasControl(request.text()) || PlainText.hasControl(request.version())) {
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
        Optional<Login> who = from.login();
        OptionalLong account = who.isPresent() ? OptionalLong.of(who.get().account()) : OptionalLong.empty();
        services.feedback().add(account, version, text, services.time().now());
        return Reply.done();
    }
}
