package reversi.screens.club;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import reversi.online.ClubCard;
import reversi.online.ClubChallenge;
import reversi.online.ClubMember;
import reversi.online.ClubRole;
import reversi.online.TournamentNews;
import reversi.online.TournamentRequest;
import reversi.players.online.OnlineListener;
import reversi.players.online.Topic;
import reversi.screens.BodyView;
import reversi.screens.ConfirmSheet;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.online.OnlinePage;
import reversi.screens.online.OnlinePages;
import reversi.screens.online.PlayerSheet;
import reversi.screens.online.ReportTarget;
import reversi.screens.together.ClassPage;
import reversi.screens.together.Learned;
import reversi.screens.together.WebhookPage;
import reversi.screens.tournament.NewTournamentPage;

/** One club: what it says of itself, who belongs to it, what it plays, and what one can do there. */
public final class ClubPage extends OnlinePage<ClubState, BodyView<ClubState>> implements ClubActions {
    private static final long MINUTE_MILLIS = 60_000;

    private final long id;
    private final Supplier<Learned> learned;
    private final OnlineListener told = new OnlineListener() {
        @Override
        public void clubShown(TournamentNews.ClubInfo club) {
            if (club.card().id() == id) {
                becomeSoon(state().with(club));
            }
        }

        @Override
        public void tournamentMade(long tournament) {
            context().ifPresent(now -> now.go().tournament(tournament));
        }
    };

    /** The page of a club, by its number; {@code learned} counts what one may share with its class. */
    public ClubPage(OnlinePages online, long id, Supplier<Learned> learned) {
        super(online, ClubState.empty());
        hear(told);
        this.id = id;
        this.learned = learned;
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.toClub(id));
    }

    @Override
    public String title(Context context) {
        return state().info().map(info -> info.card().name()).orElseGet(() -> context.say("club.title"));
    }

    @Override
    protected boolean shows(Topic topic) {
        return topic == Topic.CONNECTION || topic == Topic.ACCOUNT;
    }

    @Override
    protected void ask() {
        online().open();
        client().ask(new TournamentRequest.AskClub(id));
    }

    @Override
    protected ClubState known(ClubState before) {
        long now = client().serverNow();
        return before.with(
                new ClubState.Self(client().isMember(), client().isModerator()),
                now - Math.floorMod(now, MINUTE_MILLIS),
                answer());
    }

    @Override
    protected BodyView<ClubState> picture(Context context, Layout layout) {
        return new BodyView<>(context, layout, "club.title", HeadedScaffold.WIDEST_LIST, (state, width) -> new ClubBody(
                        context, this, online().photos(), width)
                .build(state));
    }

    /** Sends a wish; why it is not granted is said at the window's edge. */
    private void send(TournamentRequest request, Runnable done) {
        ask(request, done, why -> context().ifPresent(now -> now.router().notice(why)));
    }

    private void confirm(String key, String words, Runnable yes) {
        context().ifPresent(now -> now.router()
                .open(new ConfirmSheet(now.say(key), now.say(words), now.say(key), now.say("dialog.cancel"), yes)));
    }

    @Override
    public void join() {
        send(new TournamentRequest.JoinClub(id), () -> {});
    }

    @Override
    public void leave() {
        boolean isLast = state().founded();
        confirm(
                "club.leave",
                "club.leave.words",
                () -> send(new TournamentRequest.LeaveClub(id), isLast ? this::goBack : () -> {}));
    }

    @Override
    public void edit() {
        context().ifPresent(now -> state().info()
                .ifPresent(info -> now.router().enter(ClubFormPage.edit(online(), info))));
    }

    @Override
    public void close() {
        confirm("club.close", "club.close.words", () -> send(new TournamentRequest.CloseClub(id), this::goBack));
    }

    private void goBack() {
        context().ifPresent(now -> now.router().back());
    }

    @Override
    public void report() {
        state().founder().ifPresent(founder -> online().report(ReportTarget.leading(founder.player(), id)));
    }

    @Override
    public void newTournament() {
        state().info().ifPresent(info -> enter(List.of(info.card())));
    }

    @Override
    public void openClass() {
        context().ifPresent(now -> now.router().enter(new ClassPage(online(), id, state().leads(), learned)));
    }

    @Override
    public void openWebhook() {
        context().ifPresent(now -> now.router().enter(new WebhookPage(online(), id)));
    }

    @Override
    public void challenge(ClubCard by) {
        state().info().ifPresent(info -> enter(List.of(by, info.card())));
    }

    private void enter(List<ClubCard> clubs) {
        context().ifPresent(now -> now.router().enter(new NewTournamentPage(online(), clubs)));
    }

    @Override
    public void answer(ClubChallenge challenge, boolean accept) {
        send(new TournamentRequest.AnswerChallenge(challenge.id(), accept), () -> {
            if (!accept) {
                ask();
            }
        });
    }

    @Override
    public void writeInvited(String name) {
        becomeUnseen(state().inviting(name, state().trouble()));
    }

    @Override
    public void invite() {
        String name = state().invited().trim();
        if (!name.isEmpty()) {
            ask(
                    new TournamentRequest.InviteToClub(id, name),
                    () -> becomeSoon(state().inviting("", "")),
                    why -> becomeSoon(state().inviting(name, why)));
        }
    }

    @Override
    public void open(ClubMember member) {
        Runnable profile =
                () -> context().ifPresent(now -> now.router().open(new PlayerSheet(online(), member.player())));
        boolean canChange = state().leads()
                && !online().isYou(member.player())
                && (state().founded() || !member.role().leads());
        if (canChange) {
            context().ifPresent(now -> now.router()
                    .open(new MemberSheet(member, state().founded(), profile, role -> setRole(member, role))));
        } else {
            profile.run();
        }
    }

    private void setRole(ClubMember member, Optional<ClubRole> role) {
        send(new TournamentRequest.SetClubRole(id, member.player().id(), role), () -> {});
    }
}
