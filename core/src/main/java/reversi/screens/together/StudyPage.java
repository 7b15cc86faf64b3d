package reversi.screens.together;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import reversi.notation.analysis.VariationSgf;
import reversi.notation.analysis.VariationTree;
import reversi.online.ChapterCard;
import reversi.online.ErrorCode;
import reversi.online.PlayerCard;
import reversi.online.Protocol;
import reversi.online.ServerMessage.Failed;
import reversi.online.StudyNews;
import reversi.online.StudyNewsVisitor;
import reversi.online.StudyRequest;
import reversi.online.StudyRole;
import reversi.players.online.OnlineListener;
import reversi.players.online.ReplyListener;
import reversi.players.online.Topic;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.FaultWords;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.SavedFile;
import reversi.screens.analysis.AnalysisRepository;
import reversi.screens.analysis.LineNames;
import reversi.screens.board.BoardDirector;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardView;
import reversi.screens.board.Tempo;
import reversi.screens.online.OnlinePage;
import reversi.screens.online.OnlinePages;
import reversi.screens.ui.PartialStage;
import reversi.teach.OpeningNames;

/** One study: its chapters on the board, who has it open, who leads, and what one can do there. */
public final class StudyPage extends OnlinePage<StudyState, StudyView> implements StudyActions, StudyNewsVisitor {
    /** Between two requests that keep what was changed, or show where the leader is, in seconds. */
    private static final float SAVE_AFTER = 1;

    private static final float SHOW_AFTER = 0.3f;

    private final String code;
    private final AnalysisRepository analysis;
    private final OpeningNames openings;
    private final BoardDirector director =
            new BoardDirector(new BoardModel(Position.start(Variant.OTHELLO), Tempo.normal()));
    private final GameWatch games;
    private final OnlineListener told = new OnlineListener() {
        @Override
        public void study(StudyNews news) {
            visit(news);
        }
    };

    /** What is on its way to the server; empty for nothing. */
    private Optional<VariationTree> writing = Optional.empty();
    /** The version of the chapter that was asked for last. */
    private Optional<ChapterCard> asked = Optional.empty();
    /** What was shown last and has not come back. */
    private Optional<StudyState.Shown> sent = Optional.empty();

    private float sinceSaved;
    private float sinceShown;

    /** The page of the study of this code; new chapters may begin with the {@code analysis} of this device. */
    public StudyPage(OnlinePages online, String code, AnalysisRepository analysis, OpeningNames openings) {
        super(online, StudyState.empty());
        this.games = new GameWatch(online.client(), this::grow);
        hear(told);
        hear(games);
        this.code = code;
        this.analysis = analysis;
        this.openings = openings;
    }

    @Override
    public Optional<BoardView> board() {
        return view().flatMap(StudyView::board);
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.toStudy(code));
    }

    @Override
    public String title(Context context) {
        return state().info().map(info -> info.card().name()).orElseGet(() -> context.say("study.title"));
    }

    @Override
    protected boolean shows(Topic topic) {
        return topic == Topic.CONNECTION || topic == Topic.ACCOUNT;
    }

    @Override
    public void hidden() {
        super.hidden();
        games.watch(Optional.empty());
        save();
        study().ifPresent(id -> client().ask(new StudyRequest.LeaveStudy(id), ReplyListener.NONE));
    }

    @Override
    protected void ask() {
        online().open();
        asked = Optional.empty();
        sent = Optional.empty();
        if (client().you().isPresent()) {
            client().ask(new StudyRequest.OpenStudy(code));
        }
    }

    @Override
    protected StudyState known(StudyState before) {
        return before.with(StudyState.Self.of(client().you(), client().isMember()), answer());
    }

    @Override
    protected StudyView picture(Context context, Layout layout) {
        director.model().animation().setTempo(context.tempo());
        return new StudyView(context, layout, director, new LineNames(openings), online().photos(), this);
    }

    private Optional<Long> study() {
        return state().info().map(info -> info.card().id());
    }

    @Override
    public void tick(float seconds) {
        super.tick(seconds);
        sinceSaved += seconds;
        sinceShown += seconds;
        boolean isUnsaved = state().work().filter(ChapterWork::isChanged).isPresent();
        if (isUnsaved && sinceSaved >= SAVE_AFTER) {
            save();
        }
        Optional<StudyState.Shown> untold = state().untold().filter(now -> !sent.equals(Optional.of(now)));
        if (untold.isPresent() && sinceShown >= SHOW_AFTER) {
            sinceShown = 0;
            sent = untold;
            study().ifPresent(id -> client().ask(
                            new StudyRequest.ShowPosition(
                                    id,
                                    untold.get().chapter(),
                                    untold.get().line(),
                                    untold.get().live()),
                            ReplyListener.NONE));
        }
        if (isUnsaved || untold.isPresent()) {
            view().ifPresent(seen -> PartialStage.requestTick(seen.root()));
        }
    }

    /** Goes on with another state; what the server has and is not here is asked for. */
    private void go(StudyState next) {
        become(next);
        catchUp();
    }

    private void grow(FollowedGame game) {
        becomeUnseen(state().with(game));
        renew();
    }

    private void catchUp() {
        games.watch(state().chapter().flatMap(ChapterCard::game));
        Optional<ChapterCard> wanted = state().chapter().filter(card -> state().isBehind() && writing.isEmpty());
        boolean isUnsaved = state().work().filter(ChapterWork::isChanged).isPresent();
        if (wanted.isPresent() && !wanted.equals(asked) && !isUnsaved) {
            asked = wanted;
            study().ifPresent(id ->
                    client().ask(new StudyRequest.AskChapter(id, wanted.get().id())));
        }
        renew();
    }

    /** Sends what was changed; what somebody else wrote meanwhile comes back and is joined with it. */
    private void save() {
        Optional<ChapterWork> work = state().work().filter(ChapterWork::isChanged);
        if (work.isEmpty() || writing.isPresent() || study().isEmpty()) {
            return;
        }
        sinceSaved = 0;
        ChapterWork now = work.get();
        writing = Optional.of(now.tree());
        boolean isAsked = client().ask(
                        new StudyRequest.WriteChapter(study().get(), now.chapter(), now.version(), now.content()),
                        new Writing(now));
        if (!isAsked) {
            writing = Optional.empty();
        }
    }

    /** Hears what became of a chapter that was sent. */
    private final class Writing implements ReplyListener {
        private final ChapterWork sentWork;

        Writing(ChapterWork sentWork) {
            this.sentWork = sentWork;
        }

        @Override
        public void done() {
            writing = Optional.empty();
            becomeUnseen(state().with(state().work()
                    .map(now -> now.chapter() == sentWork.chapter() ? now.kept(sentWork.tree()) : now)));
            catchUp();
        }

        @Override
        public void failed(Failed failure) {
            writing = Optional.empty();
            if (failure.fault() != ErrorCode.CHAPTER_CHANGED) {
                context().ifPresent(now -> now.router().notice(FaultWords.of(now.texts(), failure)));
            }
            renew();
        }

        @Override
        public void lost() {
            writing = Optional.empty();
        }
    }

    @Override
    public void studies(StudyNews.Studies news) {}

    @Override
    public void studyMade(StudyNews.StudyMade news) {}

    @Override
    public void studyInfo(StudyNews.StudyInfo news) {
        if (news.card().code().equals(code)) {
            arrived();
            becomeUnseen(state().with(news));
            catchUp();
        }
    }

    private boolean isThis(long id) {
        return study().equals(Optional.of(id));
    }

    @Override
    public void studyShown(StudyNews.StudyShown news) {
        if (isThis(news.study())) {
            sent = Optional.empty();
            becomeUnseen(state().with(news));
            catchUp();
        }
    }

    @Override
    public void studyChapter(StudyNews.StudyChapter news) {
        if (isThis(news.study())) {
            becomeUnseen(state().with(news));
            catchUp();
        }
    }

    @Override
    public void commentaries(StudyNews.Commentaries news) {}

    @Override
    public void studyFile(StudyNews.StudyFile news) {
        context().filter(now -> isThis(news.study())).ifPresent(now -> now.device()
                .files()
                .ifPresent(files -> files.save(
                        "reversi-" + code + ".sgf", List.of(news.text()), where -> SavedFile.tell(now, where))));
    }

    @Override
    public void classInfo(StudyNews.ClassInfo news) {}

    @Override
    public void webhookInfo(StudyNews.WebhookInfo news) {}

    @Override
    public void studyGone(StudyNews.StudyGone news) {
        if (isThis(news.study())) {
            becomeUnseen(StudyState.empty());
            context().ifPresent(now -> {
                now.router().notice(now.say("study.gone"));
                now.router().back();
            });
        }
    }

    @Override
    public void go(UnaryOperator<VariationTree> step) {
        go(state().going(step));
    }

    @Override
    public void press(Square square) {
        Move move = Move.at(square);
        Optional<VariationTree> tree = state().work().map(ChapterWork::tree);
        Optional<Illegal> refused = tree.flatMap(now -> now.position().refusal(move));
        if (refused.isPresent()) {
            director.model().refuse(square);
            notice("refused." + refused.get().name());
        } else if (tree.isPresent() && !fits(tree.get(), move)) {
            notice("analysis.full");
        } else {
            go(lines -> lines.play(move));
        }
    }

    /** Whether a move has room in the tree, and the chapter with it in what the server keeps. */
    private boolean fits(VariationTree tree, Move move) {
        return tree.hasRoomFor(move)
                && (tree.follow(move).isPresent()
                        || VariationSgf.write(tree).length() + 64 + state().bytesToCome() < Protocol.MAX_CHAPTER
                        || !state().canEdit());
    }

    @Override
    public void choose(StudyState.Tab tab) {
        become(state().with(tab));
    }

    @Override
    public void choose(ChapterCard chapter) {
        if (chapter.id() != state().look().chapter()) {
            save();
            go(state().choosing(chapter.id()));
        } else if (state().canEdit()) {
            ways().ifPresent(ways -> ways.chapter(chapter));
        }
    }

    @Override
    public void addChapter() {
        ways().ifPresent(ways -> ways.newChapter(analysis, this::add));
    }

    private void add(String name, String content) {
        study().ifPresent(id -> ask(
                new StudyRequest.AddChapter(id, name, content),
                () -> state().info()
                        .ifPresent(info -> go(state().choosing(info.chapters()
                                .get(info.chapters().size() - 1)
                                .id()))),
                this::tell));
    }

    private Optional<StudyWays> ways() {
        return context().map(now -> new StudyWays(now, online(), state(), this::send));
    }

    @Override
    public void comment() {
        state().work()
                .map(ChapterWork::tree)
                .filter(tree -> tree.canDelete(tree.current().id()))
                .ifPresentOrElse(
                        tree -> context().ifPresent(now -> now.router().open(new CommentSheet(tree, this::go))),
                        () -> notice("study.comment.start"));
    }

    @Override
    public void followLeader() {
        go(state().back());
    }

    /** Sends a wish; why it is not granted is said at the window's edge. */
    private void send(StudyRequest request) {
        ask(request, () -> {}, this::tell);
    }

    private void tell(String words) {
        context().ifPresent(now -> now.router().notice(words));
    }

    @Override
    public void wishLead() {
        study().ifPresent(id -> send(new StudyRequest.AskLead(id)));
    }

    @Override
    public void open(PlayerCard player) {
        ways().ifPresent(ways -> ways.person(player));
    }

    @Override
    public void writeInvited(String name) {
        becomeUnseen(state().inviting(name, state().invite().trouble()));
    }

    @Override
    public void invite() {
        String name = state().invite().name().trim();
        if (!name.isEmpty()) {
            study().ifPresent(id -> ask(
                    new StudyRequest.InviteToStudy(id, name, StudyRole.VIEWER),
                    () -> becomeSoon(state().inviting("", "")),
                    why -> becomeSoon(state().inviting(name, why))));
        }
    }

    @Override
    public void more() {
        ways().ifPresent(StudyWays::study);
    }
}
