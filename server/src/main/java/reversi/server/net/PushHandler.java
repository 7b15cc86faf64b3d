package reversi.server.net;

import java.util.Optional;
import reversi.online.AccountRequest.EndPush;
import reversi.online.AccountRequest.SetPush;
import reversi.online.ErrorCode;
import reversi.server.push.Pushes;
import reversi.server.store.PushRepository;
import reversi.server.store.PushRepository.Subscription;
import reversi.server.words.OwnWords;

/** Lets members say whether a session's browser is told what waits while the game is not open. */
final class PushHandler {
    private final Optional<Pushes> pushes;
    private final PushRepository browsers;

    PushHandler(Services services) {
        this.pushes = services.pushes();
        this.browsers = services.browsers();
    }

    HandlerMap handlers() {
        HandlerMap handlers = new HandlerMap();
        handlers.onMember(SetPush.class, this::set);
        handlers.onMember(EndPush.class, this::end);
        return handlers;
    }

    private Reply set(Client from, Login login, SetPush request) {
        Subscription browser = new Subscription(
                request.endpoint(), request.key(), request.secret(), OwnWords.known(request.language()));
        if (pushes.filter(sender -> sender.accepts(browser)).isEmpty()) {
            return Reply.failed(ErrorCode.NO_PUSH);
        }
        return browsers.set(login.account(), login.session(), browser)
                ? Reply.done()
                : Reply.failed(ErrorCode.SESSION_ENDED);
    }

    private Reply end(Client from, Login login, EndPush request) {
        browsers.end(login.session());
        return Reply.done();
    }
}
