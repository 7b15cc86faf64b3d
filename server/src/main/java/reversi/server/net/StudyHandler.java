package reversi.server.net;

import java.util.Optional;
import reversi.online.ErrorCode;
import reversi.online.PlayerKind;
import reversi.online.Protocol;
import reversi.online.StudyCard;
import reversi.online.StudyNews;
import reversi.online.StudyRequest;
import reversi.online.TextLine;
import reversi.rules.Move;
import reversi.server.game.GameState;
import reversi.server.store.AccountRow;
import reversi.server.store.StudyReaders;
import reversi.server.store.StudyRepository;
import reversi.server.store.StudyRepository.Membership;
import reversi.server.store.StudyRepository.StudyRow;
import reversi.server.study.StudyRooms;
import reversi.server.table.Table;

/** Handles what is asked about studies, who belongs to them, and who leads. */
final class StudyHandler {
    private final Services services;
    private final RateLimits limits;
    private final StudyRepository studies;
    private final StudyReaders readers;
    private final StudyRooms rooms;

    StudyHandler(Services services, RateLimits limits) {
        this.services = services;
        this.limits = limits;
        this.studies = services.study().studies();
        this.readers = services.study().readers();
        this.rooms = services.study().rooms();
    }

    HandlerMap handlers() {
        HandlerMap handlers = new HandlerMap();
        handlers.onMember(StudyRequest.AskStudies.class, this::list);
        handlers.onMember(StudyRequest.MakeStudy.class, this::make);
        handlers.onMember(StudyRequest.EditStudy.class, this::edit);
        handlers.onMember(
                StudyRequest.DeleteStudy.class,
                (from, login, request) -> answer(
                        request.study(),
                        studies.delete(request.study(), services.accounts().editor(login.account()), now())));
        handlers.onSignedIn(StudyRequest.OpenStudy.class, this::open);
        handlers.onSignedIn(StudyRequest.LeaveStudy.class, this::leave);
        handlers.onMember(StudyRequest.InviteToStudy.class, this::invite);
        handlers.onMember(
                StudyRequest.RemoveFromStudy.class,
                (from, login, request) ->
                        answer(request.study(), studies.remove(request.study(), login.account(), request.player())));
        handlers.onSignedIn(StudyRequest.ShowPosition.class, this::show);
        handlers.onSignedIn(
                StudyRequest.AskLead.class,
                (from, login, request) -> answer(request.study(), readers.ask(request.study(), login.account())));
        handlers.onSignedIn(
                StudyRequest.GiveLead.class,
                (from, login, request) ->
                        answer(request.study(), readers.give(request.study(), login.account(), request.player())));
        handlers.onSignedIn(StudyRequest.AskCommentaries.class, this::askCommentaries);
        return handlers;
    }

    private Reply askCommentaries(Client from, Login login, StudyRequest.AskCommentaries request) {
        Optional<GameState> game = services.tables().find(request.game()).map(Table::state);
        if (game.isEmpty()) {
            return Reply.failed(ErrorCode.NO_SUCH_TABLE);
        }
        boolean plays = game.get().facts().discOf(login.account()).isPresent();
        if (plays && !game.get().isOver()) {
            return Reply.failed(ErrorCode.YOU_PLAY_THERE);
        }
        services.study().commentaries().ask(from, request.game());
        return Reply.sent();
    }

    private long now() {
        return services.time().now();
    }

    private Reply list(Client from, Login login, StudyRequest.AskStudies request) {
        from.send(new StudyNews.Studies(
                studies.of(login.account()).stream().map(StudyHandler::card).toList()));
        return Reply.sent();
    }

    private static StudyCard card(StudyRow row) {
        return new StudyCard(row.id(), row.code(), row.name(), row.open(), row.chapters(), row.role());
    }

    /** Everybody who has the study open is told what became of it. */
    private Reply answer(long study, Optional<ErrorCode> refusal) {
        if (refusal.isEmpty()) {
            rooms.announce(study);
        }
        return HandlerMap.reply(refusal, Reply.done());
    }

    /** What is wrong with a name of a study or a chapter. */
    static Optional<ErrorCode> fault(Services services, Login login, String name) {
        if (services.presence().isMuted(login.account())) {
            return Optional.of(ErrorCode.MUTED);
        }
        if (TextLine.hasControl(name)) {
            return Optional.of(ErrorCode.CONTROL_CHARACTERS);
        }
        String said = name.strip();
        if (said.isEmpty() || said.length() > Protocol.MAX_STUDY_NAME) {
            return Optional.of(ErrorCode.TEXT_LENGTH);
        }
        return services.words().hits(said) ? Optional.of(ErrorCode.RUDE) : Optional.empty();
    }

    private Reply make(Client from, Login login, StudyRequest.MakeStudy request) {
        Optional<ErrorCode> fault = fault(services, login, request.name());
        if (fault.isPresent()) {
            return Reply.failed(fault.get());
        }
        if (!limits.mayMakeStudy(login.account())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        String code = services.tokens().newCode();
        Optional<ErrorCode> refusal =
                studies.make(login.account(), code, request.name().strip(), request.open(), now());
        if (refusal.isPresent()) {
            return Reply.failed(refusal.get());
        }
        studies.find(code, login.account()).ifPresent(row -> from.send(new StudyNews.StudyMade(card(row))));
        return Reply.sent();
    }

    private Reply edit(Client from, Login login, StudyRequest.EditStudy request) {
        Optional<ErrorCode> fault = fault(services, login, request.name());
        return fault.isPresent()
                ? Reply.failed(fault.get())
                : answer(
                        request.study(),
                        studies.edit(
                                request.study(),
                                services.accounts().editor(login.account()),
                                request.name().strip(),
                                request.open(),
                                now()));
    }

    private Reply open(Client from, Login login, StudyRequest.OpenStudy request) {
        Optional<StudyRow> found = studies.find(request.code(), login.account()).filter(StudyRow::isSeen);
        return found.isEmpty()
                ? Reply.failed(ErrorCode.NO_SUCH_STUDY)
                : HandlerMap.reply(rooms.open(from, found.get().id(), now()), Reply.sent());
    }

    private Reply leave(Client from, Login login, StudyRequest.LeaveStudy request) {
        if (rooms.isOpen(from, request.study())) {
            rooms.leave(from);
        }
        return Reply.done();
    }

    private Reply invite(Client from, Login login, StudyRequest.InviteToStudy request) {
        Optional<AccountRow> player = services.accounts()
                .findMember(services.names().key(request.name()))
                .filter(row -> row.kind() == PlayerKind.MEMBER && !row.deleted());
        if (player.isEmpty()) {
            return Reply.failed(ErrorCode.NO_SUCH_PLAYER);
        }
        if (player.get().id() == login.account()) {
            return Reply.failed(ErrorCode.YOURSELF);
        }
        if (services.presence().isMuted(login.account())) {
            return Reply.failed(ErrorCode.MUTED);
        }
        if (!limits.mayInvite(login.account())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        Membership wish = new Membership(player.get().id(), request.role());
        return answer(request.study(), studies.invite(request.study(), login.account(), wish, now()));
    }

    private Reply show(Client from, Login login, StudyRequest.ShowPosition request) {
        if (request.line().size() > Protocol.MAX_STUDY_LINE
                || request.line().stream().anyMatch(Move::isPass)) {
            return Reply.failed(ErrorCode.BAD_CHAPTER);
        }
        String line = request.live() ? "" : StudyRooms.written(request.line());
        StudyReaders.Shown shown = new StudyReaders.Shown(request.chapter(), line, request.live());
        return answer(request.study(), readers.show(request.study(), login.account(), shown));
    }
}
