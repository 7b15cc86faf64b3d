package reversi.server.net;

import reversi.online.ErrorCode;
import reversi.online.ModerationRequest;

/** Handles reports, decisions about players, and appeals. */
final class ModerationHandler {
    HandlerMap handlers() {
        HandlerMap handlers = new HandlerMap();
        handlers.onSignedIn(ModerationRequest.Report.class, (from, login, request) -> Reply.failed(ErrorCode.REFUSED));
        handlers.on(ModerationRequest.Appeal.class, (from, request) -> Reply.failed(ErrorCode.NO_SUCH_DECISION));
        handlers.onSignedIn(
                ModerationRequest.Acknowledge.class,
                (from, login, request) -> Reply.failed(ErrorCode.NO_SUCH_DECISION));
        handlers.onMember(
                ModerationRequest.AskCases.class, (from, login, request) -> Reply.failed(ErrorCode.MODERATORS_ONLY));
        handlers.onMember(
                ModerationRequest.AskCase.class, (from, login, request) -> Reply.failed(ErrorCode.MODERATORS_ONLY));
        handlers.onMember(
                ModerationRequest.Decide.class, (from, login, request) -> Reply.failed(ErrorCode.MODERATORS_ONLY));
        handlers.onMember(
                ModerationRequest.Lift.class, (from, login, request) -> Reply.failed(ErrorCode.MODERATORS_ONLY));
        return handlers;
    }
}
