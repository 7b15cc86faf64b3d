package reversi.screens.together;

import java.util.Optional;
import java.util.function.Supplier;
import reversi.online.ClassPupil;
import reversi.online.ClassTask;
import reversi.online.PlayerCard;
import reversi.online.StudyNews;
import reversi.online.StudyRequest;
import reversi.online.TaskKind;
import reversi.players.online.OnlineListener;
import reversi.players.online.Topic;
import reversi.screens.BodyView;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.online.OnlinePage;
import reversi.screens.online.OnlinePages;
import reversi.screens.online.PlayerSheet;

/** The class of a club: what its leaders set, and what those learn who share it. */
public final class ClassPage extends OnlinePage<ClassState, BodyView<ClassState>> implements ClassActions {
    private static final long MINUTE_MILLIS = 60_000;
    private static final long DAY_MILLIS = 86_400_000;

    private final long club;
    private final Supplier<Learned> learned;
    /** Whether what is shared was brought up to date since the page was opened. */
    private boolean isReported;

    private final OnlineListener told = new OnlineListener() {
        @Override
        public void study(StudyNews news) {
            if (news instanceof StudyNews.ClassInfo info && info.club() == club) {
                arrived();
                becomeSoon(state().with(info));
                report(info);
            }
        }
    };

    /** The class of a club, by its number; {@code learned} counts what whoever shares it has learned here. */
    public ClassPage(OnlinePages online, long club, boolean leads, Supplier<Learned> learned) {
        super(online, ClassState.empty(leads));
        hear(told);
        this.club = club;
        this.learned = learned;
    }

    @Override
    protected boolean shows(Topic topic) {
        return topic == Topic.CONNECTION;
    }

    @Override
    public void shown() {
        isReported = false;
        super.shown();
    }

    @Override
    protected void ask() {
        online().open();
        client().ask(new StudyRequest.AskClass(club));
    }

    private void report(StudyNews.ClassInfo info) {
        if (info.shares() && !isReported) {
            isReported = true;
            share(true);
        }
    }

    @Override
    protected ClassState known(ClassState before) {
        long now = client().serverNow();
        return before.with(client().you().map(PlayerCard::id), now - Math.floorMod(now, MINUTE_MILLIS), answer());
    }

    @Override
    protected BodyView<ClassState> picture(Context context, Layout layout) {
        return new BodyView<>(
                context, layout, "class.title", HeadedScaffold.WIDEST_LIST, (state, width) -> new ClassBody(
                                context, this, online().photos(), width)
                        .build(state));
    }

    /** Sends a wish; why it is not granted is said at the window's edge. */
    private void send(StudyRequest request) {
        ask(request, () -> {}, why -> context().ifPresent(now -> now.router().notice(why)));
    }

    @Override
    public void setTask() {
        context().ifPresent(now -> now.router().open(new TaskSheet(this::set)));
    }

    private void set(ClassTask task, int days) {
        long due = client().serverNow() + days * DAY_MILLIS;
        send(new StudyRequest.AddTask(
                club, new ClassTask(0, task.kind(), task.amount(), task.name(), task.code(), due)));
    }

    @Override
    public void open(ClassTask task) {
        context().ifPresent(now -> now.router().open(ways(now, task)));
    }

    private WaysSheet ways(Context now, ClassTask task) {
        boolean isStudy = task.kind() == TaskKind.STUDY;
        Optional<Integer> done = state().own().flatMap(own -> state().done(own, task));
        boolean isDone = done.filter(count -> count > 0).isPresent();
        return new WaysSheet(task.name())
                .way(isStudy, "study.title", () -> now.go().study(task.code()))
                .way(task.kind() == TaskKind.LESSONS, "learn.title", now.go()::learn)
                .way(task.kind() == TaskKind.PUZZLES, "puzzles.title", now.go()::puzzles)
                .way(
                        isStudy && done.isPresent(),
                        isDone ? "class.unmark" : "class.mark",
                        () -> send(new StudyRequest.MarkTask(club, task.id(), !isDone)))
                .danger(state().leads(), "class.remove", () -> send(new StudyRequest.RemoveTask(club, task.id())));
    }

    @Override
    public void open(ClassPupil pupil) {
        context().ifPresent(now -> {
            WaysSheet sheet = new WaysSheet(pupil.player().name())
                    .way(true, "player.profile", () -> now.router().open(new PlayerSheet(online(), pupil.player())));
            for (int at = 0; at < pupil.games().size(); at++) {
                long game = pupil.games().get(at);
                sheet.said(now.texts().get("class.game", at + 1), () -> online().watch(game));
            }
            now.router().open(sheet);
        });
    }

    @Override
    public void share(boolean shares) {
        Learned now = learned.get();
        send(new StudyRequest.ShareProgress(club, shares, now.lessons(), now.puzzles()));
    }
}
