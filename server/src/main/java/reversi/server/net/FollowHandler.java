package reversi.server.net;

import java.util.Optional;
import reversi.online.ErrorCode;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.PlayerKind;
import reversi.online.Protocol;
import reversi.online.TextLine;
import reversi.server.store.FollowRepository;

/** Handles whom members follow, and what they note of each other. */
final class FollowHandler {
    private final Services services;
    private final FollowRepository follows;

    FollowHandler(Services services) {
        this.services = services;
        this.follows = services.follows();
    }

    HandlerMap handlers() {
        HandlerMap handlers = new HandlerMap();
        handlers.onMember(LobbyRequest.Follow.class, this::follow);
        handlers.onMember(LobbyRequest.AskRelation.class, this::relation);
        handlers.onMember(LobbyRequest.WriteNote.class, this::note);
        handlers.onMember(LobbyRequest.EnterFollowed.class, this::enter);
        handlers.onMember(LobbyRequest.LeaveFollowed.class, this::leave);
        return handlers;
    }

    private Reply follow(Client from, Login login, LobbyRequest.Follow request) {
        Optional<ErrorCode> error = request.follows() ? begin(login, request.player()) : Optional.empty();
        if (error.isPresent()) {
            return Reply.failed(error.get());
        }
        if (!request.follows()) {
            follows.unfollow(login.account(), request.player());
        }
        tell(from, login, request.player());
        return Reply.done();
    }

    private Optional<ErrorCode> begin(Login login, long player) {
        return fault(login, player)
                .or(() ->
                        follows.follow(login.account(), player, services.time().now()));
    }

    /** Why somebody can neither be followed nor noted; empty for another member. */
    private Optional<ErrorCode> fault(Login login, long player) {
        if (player == login.account()) {
            return Optional.of(ErrorCode.YOURSELF);
        }
        boolean isMember = services.accounts()
                .find(player)
                .filter(row -> row.kind() == PlayerKind.MEMBER && !row.deleted())
                .isPresent();
        return isMember ? Optional.empty() : Optional.of(ErrorCode.NO_SUCH_PLAYER);
    }

    private Reply relation(Client from, Login login, LobbyRequest.AskRelation request) {
        tell(from, login, request.player());
        return Reply.sent();
    }

    private void tell(Client from, Login login, long player) {
        FollowRepository.Relation relation = follows.relation(login.account(), player);
        from.send(new LobbyNews.Relation(player, relation.follows(), relation.note()));
    }

    private Reply note(Client from, Login login, LobbyRequest.WriteNote request) {
        String text = request.text().strip();
        if (text.length() > Protocol.MAX_NOTE) {
            return Reply.failed(ErrorCode.TEXT_LENGTH);
        }
        if (TextLine.hasControl(text)) {
            return Reply.failed(ErrorCode.CONTROL_CHARACTERS);
        }
        Optional<ErrorCode> error = text.isEmpty() ? Optional.empty() : write(login, request.player(), text);
        if (error.isPresent()) {
            return Reply.failed(error.get());
        }
        if (text.isEmpty()) {
            follows.eraseNote(login.account(), request.player());
        }
        tell(from, login, request.player());
        return Reply.done();
    }

    private Optional<ErrorCode> write(Login login, long player, String text) {
        return fault(login, player)
                .or(() -> follows.note(
                        login.account(), player, text, services.time().now()));
    }

    private Reply enter(Client from, Login login, LobbyRequest.EnterFollowed request) {
        services.followed().enter(from, follows.followed(login.account()));
        return Reply.sent();
    }

    private Reply leave(Client from, Login login, LobbyRequest.LeaveFollowed request) {
        services.followed().leave(from);
        return Reply.done();
    }
}
