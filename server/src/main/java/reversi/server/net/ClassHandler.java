package reversi.server.net;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import reversi.online.ClassPupil;
import reversi.online.ClassTask;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.StudyNews;
import reversi.online.StudyRequest;
import reversi.online.TaskKind;
import reversi.server.store.ClassRepository;
import reversi.server.store.ClassRepository.Counts;
import reversi.server.store.ClassRepository.Done;
import reversi.server.store.ClassRepository.Finished;
import reversi.server.store.ClassRepository.Pupil;
import reversi.server.store.ClassRepository.Task;
import reversi.server.store.ClubRepository.ClubRow;

/** Handles what is asked about the classes of clubs. */
final class ClassHandler {
    private static final long MOST_AHEAD = TimeUnit.DAYS.toMillis(Protocol.MAX_TASK_DAYS);
    private static final int MOST_COUNTED = 1_000_000;

    private final Services services;
    private final RateLimits limits;
    private final ClassRepository classes;

    ClassHandler(Services services, RateLimits limits) {
        this.services = services;
        this.limits = limits;
        this.classes = services.study().classes();
    }

    HandlerMap handlers() {
        HandlerMap handlers = new HandlerMap();
        handlers.onMember(
                StudyRequest.AskClass.class,
                (from, login, request) ->
                        tell(from, login, request.club()) ? Reply.sent() : Reply.failed(ErrorCode.CLUB_ONLY));
        handlers.onMember(StudyRequest.AddTask.class, this::add);
        handlers.onMember(
                StudyRequest.RemoveTask.class,
                (from, login, request) -> answer(
                        from, login, request.club(), classes.remove(request.club(), login.account(), request.task())));
        handlers.onMember(StudyRequest.ShareProgress.class, this::share);
        handlers.onMember(
                StudyRequest.MarkTask.class,
                (from, login, request) -> answer(
                        from,
                        login,
                        request.club(),
                        classes.mark(request.club(), login.account(), request.task(), request.done())));
        return handlers;
    }

    private long now() {
        return services.time().now();
    }

    private Reply answer(Client from, Login login, long club, Optional<ErrorCode> refusal) {
        if (refusal.isEmpty()) {
            tell(from, login, club);
        }
        return HandlerMap.reply(refusal, Reply.done());
    }

    /** Tells a member of a club of its class; false where it is none of theirs. */
    private boolean tell(Client from, Login login, long club) {
        Optional<ClubRow> row = services.clubs().find(club, login.account());
        if (row.flatMap(ClubRow::role).filter(role -> role.isIn()).isEmpty()) {
            return false;
        }
        boolean leads = row.get().isLed();
        List<Task> tasks = classes.tasks(club);
        List<Pupil> sharing = classes.pupils(club);
        List<Pupil> seen = sharing.stream()
                .filter(pupil -> leads || pupil.account() == login.account())
                .toList();
        from.send(new StudyNews.ClassInfo(
                club,
                tasks.stream().map(Task::task).toList(),
                pupils(club, tasks, seen),
                sharing.stream().anyMatch(pupil -> pupil.account() == login.account())));
        return true;
    }

    private List<ClassPupil> pupils(long club, List<Task> tasks, List<Pupil> seen) {
        Map<Long, Done> done =
                classes.done(club, seen.stream().map(Pupil::account).toList());
        return seen.stream()
                .map(pupil -> pupil(tasks, pupil, Objects.requireNonNull(done.get(pupil.account()))))
                .toList();
    }

    private ClassPupil pupil(List<Task> tasks, Pupil pupil, Done done) {
        return new ClassPupil(
                services.presence().card(pupil.account()),
                pupil.counts().lessons(),
                pupil.counts().puzzles(),
                tasks.stream()
                        .map(task -> done(task, done.progress(), done.games()))
                        .toList(),
                done.games().stream()
                        .limit(Protocol.PUPIL_GAMES)
                        .map(Finished::game)
                        .toList());
    }

    private static int done(Task task, Map<Long, Integer> progress, List<Finished> games) {
        long done = task.task().kind() == TaskKind.GAMES
                ? games.stream().filter(game -> game.at() >= task.made()).count()
                : progress.getOrDefault(task.task().id(), 0);
        return (int) Math.min(done, task.task().amount());
    }

    private Reply add(Client from, Login login, StudyRequest.AddTask request) {
        ClassTask task = request.task();
        Optional<ErrorCode> fault =
                StudyHandler.fault(services, login, task.name()).or(() -> fault(task));
        if (fault.isPresent()) {
            return Reply.failed(fault.get());
        }
        if (!limits.mayInvite(login.account())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        ClassTask tidy =
                new ClassTask(0, task.kind(), task.amount(), task.name().strip(), task.code(), task.due());
        return answer(from, login, request.club(), classes.add(request.club(), login.account(), tidy, now()));
    }

    private Optional<ErrorCode> fault(ClassTask task) {
        boolean isStudy = task.kind() == TaskKind.STUDY;
        int most = isStudy ? 1 : Protocol.MAX_TASK_AMOUNT;
        boolean isAmount = task.amount() >= 1 && task.amount() <= most;
        boolean isDue = task.due() > now() && task.due() <= now() + MOST_AHEAD;
        boolean isCode = isStudy ? isCode(task.code()) : task.code().isEmpty();
        return isAmount && isDue && isCode ? Optional.empty() : Optional.of(ErrorCode.BAD_TASK);
    }

    private static boolean isCode(String code) {
        return !code.isEmpty()
                && code.length() <= Protocol.MAX_STUDY_CODE
                && code.chars().allMatch(sign -> sign > ' ' && sign < 0x7f);
    }

    private Reply share(Client from, Login login, StudyRequest.ShareProgress request) {
        if (!request.shares()) {
            return answer(from, login, request.club(), classes.unshare(request.club(), login.account()));
        }
        boolean isCount = request.lessons() >= 0
                && request.lessons() <= MOST_COUNTED
                && request.puzzles() >= 0
                && request.puzzles() <= MOST_COUNTED;
        if (!isCount) {
            return Reply.failed(ErrorCode.BAD_TASK);
        }
        Counts counts = new Counts(request.lessons(), request.puzzles());
        return answer(from, login, request.club(), classes.share(request.club(), login.account(), counts, now()));
    }
}
