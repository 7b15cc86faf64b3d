package reversi.screens.tournament;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import reversi.online.TournamentCard;
import reversi.online.TournamentFormat;
import reversi.online.TournamentPhase;
import reversi.players.online.Topic;
import reversi.players.online.TournamentState;
import reversi.screens.BodyView;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.online.Answer;
import reversi.screens.online.Line;
import reversi.screens.online.ListPanels;
import reversi.screens.online.ListView;
import reversi.screens.online.OnlinePage;
import reversi.screens.online.OnlinePages;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** The tournaments of a server: those that go on, those to come, and those that are over. */
public final class TournamentsPage extends OnlinePage<TournamentsPage.State, BodyView<TournamentsPage.State>> {
    /** Narrower lists leave out the clock where they say that one has joined. */
    private static final float ROOM_FOR_CLOCK = 330;

    /** Narrower pages have the way to studies below those to clubs and leagues. */
    private static final float ROOM_FOR_WAYS = 300;

    /** The list is asked for again after so many seconds. */
    private static final float AGAIN = 15;

    private static final List<List<TournamentPhase>> PARTS = List.of(
            List.of(TournamentPhase.RUNNING),
            List.of(TournamentPhase.PLANNED),
            List.of(TournamentPhase.ENDED, TournamentPhase.CANCELLED));

    private float sinceAsked;

    /** The list. */
    public TournamentsPage(OnlinePages online) {
        super(online, new State(List.of(), Set.of(), false, false, 0, Answer.none()));
    }

    /**
     * What is shown.
     *
     * @param mine the numbers of those that one has joined
     * @param canMake whether one may make one
     * @param now the server's time, exact to a quarter of a minute
     */
    record State(
            List<TournamentCard> cards, Set<Long> mine, boolean hasMore, boolean canMake, long now, Answer answer) {
        List<TournamentCard> of(List<TournamentPhase> phases) {
            return cards.stream().filter(card -> phases.contains(card.phase())).toList();
        }
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.TOURNAMENTS));
    }

    @Override
    protected boolean shows(Topic topic) {
        return topic == Topic.TOURNAMENTS || topic == Topic.CONNECTION;
    }

    @Override
    protected void ask() {
        online().open();
        sinceAsked = 0;
        client().listTournaments(0);
    }

    @Override
    protected State known(State before) {
        TournamentState known = client().tournaments();
        return new State(
                known.cards(),
                known.cards().stream()
                        .map(TournamentCard::id)
                        .filter(known::isMine)
                        .collect(Collectors.toSet()),
                known.hasMore(),
                client().isMember(),
                TournamentPageState.rounded(Optional.empty(), client().serverNow()),
                answer());
    }

    @Override
    public void tick(float seconds) {
        super.tick(seconds);
        sinceAsked += seconds;
        if (sinceAsked >= AGAIN) {
            ask();
        }
    }

    @Override
    protected BodyView<State> picture(Context context, Layout layout) {
        return new BodyView<>(
                context,
                layout,
                "tournament.list",
                HeadedScaffold.WIDEST_LIST,
                (state, width) -> body(context, state, width));
    }

    private Actor body(Context context, State state, float width) {
        Table body = ListPanels.body();
        if (state.canMake()) {
            body.add(context.ui().primary(context.say("tournament.new"), () -> context.router()
                            .enter(new NewTournamentPage(online(), List.of()))))
                    .height(Theme.BUTTON)
                    .row();
        }
        body.add(ways(context, width)).row();
        PARTS.forEach(part -> {
            List<TournamentCard> cards = state.of(part);
            if (!cards.isEmpty()) {
                String title = context.say("tournament.part." + part.get(0).name());
                body.add(part(context, title, cards, state, width)).row();
            }
        });
        if (state.cards().isEmpty()) {
            body.add(none(context, state.answer(), width - 2 * Theme.PAD)).row();
        }
        if (state.hasMore()) {
            TournamentCard last = state.cards().get(state.cards().size() - 1);
            body.add(context.ui().secondary(context.say("online.older"), () -> client().listTournaments(last.id())));
        }
        return body;
    }

    private static Actor ways(Context context, float width) {
        Table ways = new Table();
        ways.defaults().growX().minWidth(0).height(Theme.BUTTON);
        ways.add(context.ui().secondary(context.say("clubs.title"), context.go()::clubs))
                .uniformX()
                .padRight(Theme.GAP);
        ways.add(context.ui().secondary(context.say("leagues.title"), context.go()::leagues))
                .uniformX();
        Actor studies = context.ui().secondary(context.say("studies.title"), context.go()::studies);
        if (width < ROOM_FOR_WAYS) {
            ways.row();
            ways.add(studies).colspan(2).padTop(Theme.GAP);
        } else {
            ways.add(studies).uniformX().padLeft(Theme.GAP);
        }
        return ways;
    }

    /** What stands in the list's place: that there are none, and what kinds there could be. */
    private static Actor none(Context context, Answer answer, float room) {
        String words = answer.words(context.texts(), "tournament.none");
        if (!answer.isThere()) {
            return ListPanels.saying(context, words, room);
        }
        Panel panel = ListPanels.panel(context);
        ListView list = new ListView(context);
        list.placeholder(Icon.TROPHY, words, room);
        panel.add(list).row();
        for (TournamentFormat format : NewTournamentState.FORMATS) {
            panel.add(context.ui().text(context.say("tournament.format." + format.name()), Type.BODY_STRONG))
                    .padTop(Theme.ROW_GAP)
                    .row();
            panel.add(context.ui()
                            .muted(context.say("tournament.rule." + format.name()), Type.SMALL)
                            .wrap(room))
                    .row();
        }
        return panel;
    }

    private Actor part(Context context, String title, List<TournamentCard> cards, State state, float width) {
        Panel panel = ListPanels.titled(context, title);
        ListView list = new ListView(context);
        for (TournamentCard card : cards) {
            list.add(new ListView.Row().line(line(context, card, state, width), Theme.HIGH_ROW));
        }
        panel.add(list);
        return panel;
    }

    private Line line(Context context, TournamentCard card, State state, float width) {
        TournamentWords words = new TournamentWords(context);
        boolean isMine = state.mine().contains(card.id());
        String facts = isMine && width < ROOM_FOR_CLOCK ? words.briefest(card) : words.brief(card);
        String second = isMine ? context.say("tournament.mine") + " · " + facts : facts;
        Line line = line(context, card, second, state.now());
        return isMine ? line.endIn(context.ui().palette().accentInk()) : line;
    }

    /** A line that leads to a tournament. */
    static Line line(Context context, TournamentCard card, String second, long now) {
        return new Line(
                        context.ui(),
                        TournamentWords.light(context.ui().palette(), card.phase()),
                        card.terms().name(),
                        second,
                        new TournamentWords(context).end(card, now),
                        true,
                        () -> context.go().tournament(card.id()))
                .orThreeLines();
    }
}
