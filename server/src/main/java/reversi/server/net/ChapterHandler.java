package reversi.server.net;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import reversi.online.ErrorCode;
import reversi.online.StudyNews;
import reversi.online.StudyRequest;
import reversi.server.store.ChapterRepository;
import reversi.server.store.ChapterRepository.Content;
import reversi.server.store.ChapterRepository.Draft;
import reversi.server.study.ChapterText;
import reversi.server.study.StudyRooms;

/** Handles what is asked about the chapters of studies. */
final class ChapterHandler {
    private final Services services;
    private final RateLimits limits;
    private final ChapterRepository chapters;
    private final StudyRooms rooms;

    ChapterHandler(Services services, RateLimits limits) {
        this.services = services;
        this.limits = limits;
        this.chapters = services.study().chapters();
        this.rooms = services.study().rooms();
    }

    HandlerMap handlers() {
        HandlerMap handlers = new HandlerMap();
        handlers.onSignedIn(StudyRequest.AskChapter.class, this::ask);
        handlers.onSignedIn(StudyRequest.ExportStudy.class, this::export);
        handlers.onMember(StudyRequest.AddChapter.class, this::add);
        handlers.onMember(StudyRequest.RenameChapter.class, this::rename);
        handlers.onMember(
                StudyRequest.MoveChapter.class,
                (from, login, request) -> answer(
                        request.study(),
                        chapters.move(request.study(), login.account(), request.chapter(), request.place())));
        handlers.onMember(
                StudyRequest.DeleteChapter.class,
                (from, login, request) ->
                        answer(request.study(), chapters.delete(request.study(), login.account(), request.chapter())));
        handlers.onMember(StudyRequest.WriteChapter.class, this::write);
        return handlers;
    }

    private Reply answer(long study, Optional<ErrorCode> refusal) {
        if (refusal.isEmpty()) {
            rooms.announce(study);
        }
        return HandlerMap.reply(refusal, Reply.done());
    }

    private Reply ask(Client from, Login login, StudyRequest.AskChapter request) {
        if (!rooms.isOpen(from, request.study())) {
            return Reply.failed(ErrorCode.NO_SUCH_STUDY);
        }
        return tell(from, request.study(), request.chapter()) ? Reply.sent() : Reply.failed(ErrorCode.NO_SUCH_CHAPTER);
    }

    private boolean tell(Client from, long study, long chapter) {
        Optional<Content> content = chapters.find(study, chapter);
        content.ifPresent(
                known -> from.send(new StudyNews.StudyChapter(study, chapter, known.version(), known.text())));
        return content.isPresent();
    }

    private Reply export(Client from, Login login, StudyRequest.ExportStudy request) {
        if (!rooms.isOpen(from, request.study())) {
            return Reply.failed(ErrorCode.NO_SUCH_STUDY);
        }
        List<Draft> all = chapters.all(request.study());
        String file = all.stream().map(Draft::text).collect(Collectors.joining("\n"));
        from.send(new StudyNews.StudyFile(request.study(), file));
        return Reply.sent();
    }

    /** What is wrong with what a chapter shall hold. */
    private Optional<ErrorCode> fault(Login login, Optional<ChapterText> text) {
        if (services.presence().isMuted(login.account())) {
            return Optional.of(ErrorCode.MUTED);
        }
        if (text.isEmpty()) {
            return Optional.of(ErrorCode.BAD_CHAPTER);
        }
        if (text.get().comments().stream().anyMatch(services.words()::hits)) {
            return Optional.of(ErrorCode.RUDE);
        }
        return limits.mayWriteChapter(login.account()) ? Optional.empty() : Optional.of(ErrorCode.TRY_LATER);
    }

    private Reply add(Client from, Login login, StudyRequest.AddChapter request) {
        Optional<ChapterText> read = ChapterText.read(request.content());
        Optional<ErrorCode> fault =
                StudyHandler.fault(services, login, request.name()).or(() -> fault(login, read));
        if (fault.isPresent() || read.isEmpty()) {
            return HandlerMap.reply(fault, Reply.done());
        }
        Draft draft = new Draft(request.name().strip(), read.get().text());
        return answer(
                request.study(),
                chapters.add(
                        request.study(), login.account(), draft, services.time().now()));
    }

    private Reply rename(Client from, Login login, StudyRequest.RenameChapter request) {
        Optional<ErrorCode> fault = StudyHandler.fault(services, login, request.name());
        return fault.isPresent()
                ? Reply.failed(fault.get())
                : answer(
                        request.study(),
                        chapters.rename(
                                request.study(),
                                login.account(),
                                request.chapter(),
                                request.name().strip()));
    }

    /** Whoever was overtaken is told what is in the chapter by now. */
    private Reply write(Client from, Login login, StudyRequest.WriteChapter request) {
        Optional<ChapterText> read = ChapterText.read(request.content());
        Optional<ErrorCode> fault = fault(login, read);
        if (fault.isPresent() || read.isEmpty()) {
            return HandlerMap.reply(fault, Reply.done());
        }
        Optional<ErrorCode> refusal = chapters.write(
                request.study(),
                login.account(),
                request.chapter(),
                new Content(request.version(), read.get().text()),
                services.time().now());
        if (refusal.equals(Optional.of(ErrorCode.CHAPTER_CHANGED))) {
            tell(from, request.study(), request.chapter());
        }
        return answer(request.study(), refusal);
    }
}
