package reversi.screens.online;

import java.util.Optional;
import reversi.online.CaseFilter;
import reversi.online.DecisionRow;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.ModerationRequest;
import reversi.online.PlayerCard;
import reversi.online.Sanction;
import reversi.online.ServerMessage;
import reversi.online.StudyRequest;
import reversi.players.online.ModerationState;
import reversi.players.online.OnlineListener;
import reversi.players.online.ReplyListener;
import reversi.players.online.Topic;
import reversi.screens.ConfirmSheet;
import reversi.screens.Context;
import reversi.screens.FaultWords;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.SanctionWords;
import reversi.screens.Writable;
import reversi.screens.online.ModerationPageState.Draft;
import reversi.screens.online.ModerationPageState.Opened;

/** Where moderators decide: who was reported, for what, and what happens. */
public final class ModerationPage extends OnlinePage<ModerationPageState, ModerationView> implements ModerationActions {
    /** What is shown may be out of date, even where as many wait as before. */
    private final OnlineListener news = new OnlineListener() {
        @Override
        public void casesChanged() {
            ask();
        }
    };

    /** The page with those who wait. */
    public ModerationPage(OnlinePages online) {
        super(online, ModerationPageState.empty());
        hear(news);
    }

    /** The page with a player who need not wait for a decision. */
    public ModerationPage(OnlinePages online, PlayerCard player) {
        super(online, ModerationPageState.empty().opening(player));
        hear(news);
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.MODERATION));
    }

    @Override
    protected boolean shows(Topic topic) {
        return topic == Topic.MODERATION || topic == Topic.CONNECTION;
    }

    @Override
    protected void heard(Topic topic) {
        if (topic == Topic.PLAYER && state().search().isFinding()) {
            becomeSoon(found(""));
            client().lobby().asked().map(LobbyNews.PlayerInfo::player).ifPresent(player -> {
                becomeSoon(state().opening(player));
                client().ask(new ModerationRequest.AskCase(player.id()));
            });
        }
    }

    @Override
    public void writeName(String name) {
        becomeUnseen(state().with(state().search().writing(name)));
    }

    @Override
    public void find() {
        String name = state().search().name().trim();
        if (!name.isEmpty()) {
            becomeSoon(state().with(state().search().finding()));
            ask(new LobbyRequest.FindPlayer(name), () -> {}, why -> becomeSoon(found(why)));
        }
    }

    private ModerationPageState found(String why) {
        return state().with(state().search().found(why));
    }

    @Override
    protected void ask() {
        client().ask(new ModerationRequest.AskCases(0, state().filter()));
        state().opened().ifPresent(opened -> client().ask(
                        new ModerationRequest.AskCase(opened.player().id())));
    }

    @Override
    protected ModerationPageState known(ModerationPageState before) {
        ModerationState known = client().moderation();
        ModerationPageState.Queue queue = new ModerationPageState.Queue(
                known.cases(),
                known.openCases(),
                known.oldestCase(),
                known.hasMoreCases(),
                client().serverNow(),
                answer());
        return before.with(queue, known.file()).with(known.signals());
    }

    @Override
    protected ModerationView picture(Context context, Layout layout) {
        return new ModerationView(context, layout, online(), this);
    }

    /** Where there is room for one of both only, the way back leads from a player to the list. */
    @Override
    public boolean back() {
        boolean isCovering = state().opened().isPresent()
                && view().filter(ModerationView::isStacked).isPresent();
        if (isCovering) {
            become(state().closed());
        }
        return isCovering;
    }

    @Override
    public void open(PlayerCard player) {
        become(state().opening(player));
        client().ask(new ModerationRequest.AskCase(player.id()));
    }

    @Override
    public void list(CaseFilter filter) {
        become(state().with(filter));
        client().ask(new ModerationRequest.AskCases(0, filter));
    }

    @Override
    public void more() {
        client().ask(new ModerationRequest.AskCases(state().queue().rows().size(), state().filter()));
    }

    @Override
    public void look(long report) {
        become(state().looking(report));
    }

    @Override
    public void study() {
        state().opened().filter(opened -> !opened.study().isAsking()).ifPresent(this::study);
    }

    private void study(Opened opened) {
        long player = opened.player().id();
        become(state().studying(player, true));
        client().askSignals(player, new ReplyListener() {
            @Override
            public void failed(ServerMessage.Failed failure) {
                end(FaultWords.of(texts(), failure));
            }

            @Override
            public void lost() {
                end(texts().get("online.lost"));
            }

            private void end(String why) {
                becomeSoon(state().studying(player, false));
                context().ifPresent(now -> now.router().notice(why));
            }
        });
    }

    @Override
    public void watch(long table) {
        online().watch(table);
    }

    @Override
    public void deleteStudy(long study) {
        context().ifPresent(now -> now.router()
                .open(new ConfirmSheet(
                        now.say("study.delete"),
                        now.say("study.delete.words"),
                        now.say("study.delete"),
                        now.say("dialog.cancel"),
                        () -> ask(new StudyRequest.DeleteStudy(study), () -> {}, now.router()::notice))));
    }

    private void draft(Opened opened, Draft next) {
        become(state().drafting(opened.player().id(), next));
    }

    @Override
    public void choose(Sanction sanction) {
        state().opened().ifPresent(opened -> draft(opened, opened.draft().choosing(sanction)));
    }

    @Override
    public void last(int days) {
        state().opened().ifPresent(opened -> draft(opened, opened.draft().lasting(days)));
    }

    @Override
    public void write(String reason) {
        state().opened()
                .ifPresent(opened -> becomeUnseen(
                        state().drafting(opened.player().id(), opened.draft().writing(reason))));
    }

    @Override
    public void decide() {
        state().opened().filter(opened -> !opened.draft().isAsking()).ifPresent(opened -> context()
                .ifPresent(now -> decide(now, opened)));
    }

    private void decide(Context context, Opened opened) {
        Draft draft = opened.draft();
        Optional<String> trouble = draft.lacksReason()
                ? Optional.of(context.say("moderation.reason.missing"))
                : Writable.trouble(context.texts(), draft.reason());
        if (trouble.isPresent()) {
            draft(opened, draft.troubled(trouble.get()));
        } else if (draft.sanction() == Sanction.CLOSE || draft.sanction() == Sanction.BAN) {
            SanctionWords words = new SanctionWords(context.texts(), context.device(), client().serverNow());
            String name = words.name(draft.sanction());
            context.router()
                    .open(new ConfirmSheet(
                            context.texts()
                                    .punctuation()
                                    .label(name, opened.player().name()),
                            words.untilAfter(draft.sanction(), draft.days(), client().serverNow()),
                            name,
                            context.say("dialog.cancel"),
                            () -> send(opened)));
        } else {
            send(opened);
        }
    }

    private void send(Opened opened) {
        Draft draft = opened.draft();
        long player = opened.player().id();
        int days = SanctionWords.lasts(draft.sanction()) ? draft.days() : 0;
        String reason = draft.sanction() == Sanction.NONE ? "" : draft.reason().trim();
        draft(opened, draft.asking());
        ask(
                new ModerationRequest.Decide(player, draft.sanction(), days, reason),
                () -> {
                    becomeUnseen(known(state()).decided(player));
                    renew();
                    notice("moderation.decided");
                    ask();
                },
                why -> becomeSoon(state().drafting(
                                player,
                                state().opened()
                                        .map(Opened::draft)
                                        .orElse(draft)
                                        .troubled(why))));
    }

    @Override
    public void lift(DecisionRow decision) {
        context().ifPresent(now -> now.router().open(new LiftSheet(online(), decision, this::ask)));
    }
}
