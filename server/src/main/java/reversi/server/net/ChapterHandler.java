package reversi.server.net;

import java.util.Optional;
import java.util.stream.Collectors;
import reversi.online.ErrorCode;
import reversi.online.StudyNews;
import reversi.online.StudyRequest;
import reversi.server.game.GameFacts;
import reversi.server.game.GameState;
import reversi.server.store.ChapterRepository;
import reversi.server.store.ChapterRepository.Content;
import reversi.server.study.ChapterText;
import reversi.server.study.GameChapters;
import reversi.server.study.StudyRooms;
import reversi.server.table.Table;

/** Handles what is asked about the chapters of studies. */
final class ChapterHandler {
    private final Services services;
    private final RateLimits limits;
    private final ChapterRepository chapters;
    private final GameChapters games;
    private final StudyRooms rooms;

    ChapterHandler(Services services, RateLimits limits) {
        this.services = services;
        this.limits = limits;
        this.chapters = services.study().chapters();
        this.games = services.study().games();
        this.rooms = services.study().rooms();
    }

    HandlerMap handlers() {
        HandlerMap handlers = new HandlerMap();
        handlers.onSignedIn(StudyRequest.AskChapter.class, this::ask);
        handlers.onSignedIn(StudyRequest.ExportStudy.class, this::export);
        handlers.onMember(StudyRequest.AddChapter.class, this::add);
        handlers.onMember(StudyRequest.FollowGame.class, this::follow);
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

    /** Why somebody may not read a study. */
    private Optional<ErrorCode> closed(Client from, long study) {
        if (!rooms.isOpen(from, study)) {
            return Optional.of(ErrorCode.NO_SUCH_STUDY);
        }
        boolean plays = chapters.players(study).contains(from.account());
        return plays ? Optional.of(ErrorCode.YOU_PLAY_THERE) : Optional.empty();
    }

    private Reply ask(Client from, Login login, StudyRequest.AskChapter request) {
        Optional<ErrorCode> closed = closed(from, request.study());
        if (closed.isPresent()) {
            return Reply.failed(closed.get());
        }
        return tell(from, request.study(), request.chapter()) ? Reply.sent() : Reply.failed(ErrorCode.NO_SUCH_CHAPTER);
    }

    private boolean tell(Client from, long study, long chapter) {
        Optional<Content> content = chapters.find(study, chapter);
        Optional<ChapterText> text = content.flatMap(games::read);
        text.ifPresent(known -> from.send(new StudyNews.StudyChapter(
                study,
                chapter,
                content.get().version(),
                known.text(),
                known.names(this::name),
                games.finish(content.get()))));
        return text.isPresent();
    }

    private String name(long account) {
        return services.presence().card(account).name();
    }

    private Reply export(Client from, Login login, StudyRequest.ExportStudy request) {
        Optional<ErrorCode> closed = closed(from, request.study());
        if (closed.isPresent()) {
            return Reply.failed(closed.get());
        }
        String file = chapters.all(request.study()).stream()
                .flatMap(content -> games.read(content).stream())
                .map(text -> text.signed(this::name))
                .collect(Collectors.joining("\n"));
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
        Content content = read.get().by(login.account()).content(1, Optional.empty());
        return answer(
                request.study(),
                chapters.add(
                        request.study(),
                        login.account(),
                        request.name().strip(),
                        content,
                        services.time().now()));
    }

    private Reply follow(Client from, Login login, StudyRequest.FollowGame request) {
        if (services.presence().isMuted(login.account())) {
            return Reply.failed(ErrorCode.MUTED);
        }
        Optional<GameState> game = services.tables().newest(request.game()).map(Table::state);
        if (game.isEmpty()) {
            return Reply.failed(ErrorCode.NO_SUCH_TABLE);
        }
        if (game.get().isOver()) {
            return Reply.failed(ErrorCode.GAME_OVER);
        }
        GameFacts facts = game.get().facts();
        if (facts.discOf(login.account()).isPresent()) {
            return Reply.failed(ErrorCode.YOU_PLAY_THERE);
        }
        if (!limits.mayWriteChapter(login.account())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        return answer(
                request.study(),
                chapters.add(
                        request.study(),
                        login.account(),
                        games.title(facts),
                        games.begun(facts),
                        services.time().now()));
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
        Optional<Content> before = chapters.find(request.study(), request.chapter());
        if (before.filter(known -> !games.fits(known, read.get())).isPresent()) {
            return Reply.failed(ErrorCode.BAD_CHAPTER);
        }
        ChapterText written = before.flatMap(ChapterText::kept)
                .map(known -> read.get().after(known, login.account()))
                .orElseGet(read::get);
        Optional<ErrorCode> refusal = chapters.write(
                request.study(),
                login.account(),
                request.chapter(),
                written.content(request.version(), Optional.empty()),
                services.time().now());
        if (refusal.equals(Optional.of(ErrorCode.CHAPTER_CHANGED))) {
            tell(from, request.study(), request.chapter());
        }
        return answer(request.study(), refusal);
    }
}
