package reversi.screens.together;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import reversi.online.ErrorCode;
import reversi.online.StudyCard;
import reversi.online.StudyNews;
import reversi.online.StudyRequest;
import reversi.players.online.OnlineListener;
import reversi.players.online.Topic;
import reversi.screens.BodyView;
import reversi.screens.Context;
import reversi.screens.FaultWords;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.online.Line;
import reversi.screens.online.ListPanels;
import reversi.screens.online.ListView;
import reversi.screens.online.OnlinePage;
import reversi.screens.online.OnlinePages;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** The studies to which one belongs. */
public final class StudiesPage extends OnlinePage<StudiesState, BodyView<StudiesState>> {
    private static final float ROW = 68;

    private final OnlineListener told = new OnlineListener() {
        @Override
        public void study(StudyNews news) {
            if (news instanceof StudyNews.Studies list) {
                arrived();
                becomeSoon(state().with(list.cards()));
            } else if (news instanceof StudyNews.StudyMade made) {
                context().ifPresent(now -> now.go().study(made.card().code()));
            }
        }
    };

    /** The list. */
    public StudiesPage(OnlinePages online) {
        super(online, StudiesState.empty());
        hear(told);
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.STUDIES));
    }

    @Override
    protected boolean shows(Topic topic) {
        return topic == Topic.CONNECTION;
    }

    @Override
    protected void ask() {
        online().open();
        if (client().isMember()) {
            client().ask(new StudyRequest.AskStudies());
        }
    }

    @Override
    protected StudiesState known(StudiesState before) {
        return before.with(client().isMember(), answer());
    }

    @Override
    protected BodyView<StudiesState> picture(Context context, Layout layout) {
        return new BodyView<>(
                context,
                layout,
                "studies.title",
                HeadedScaffold.WIDEST_LIST,
                (state, width) -> body(context, state, width));
    }

    private void make() {
        context().ifPresent(now -> now.router()
                .open(NameSheet.ofStudy(
                        "studies.new",
                        "",
                        false,
                        (name, open) -> ask(new StudyRequest.MakeStudy(name, open), () -> {}, now.router()::notice))));
    }

    private Actor body(Context context, StudiesState state, float width) {
        float room = width - 2 * Theme.PAD;
        Table body = ListPanels.body();
        if (state.isMember()) {
            body.add(context.ui().primary(context.say("studies.new"), this::make))
                    .height(Theme.BUTTON)
                    .row();
        }
        Panel panel = ListPanels.panel(context);
        panel.add(context.ui().muted(context.say("studies.words"), Type.SMALL).wrap(room))
                .padBottom(Theme.LINE_GAP)
                .row();
        ListView list = new ListView(context);
        state.cards().forEach(card -> list.add(row(context, card)));
        if (state.cards().isEmpty()) {
            list.placeholder(
                    Icon.BOOK,
                    state.isMember()
                            ? state.answer().words(context.texts(), "studies.none")
                            : FaultWords.of(context.texts(), ErrorCode.MEMBERS_ONLY),
                    room);
        }
        panel.add(list);
        body.add(panel);
        return body;
    }

    private static ListView.Row row(Context context, StudyCard card) {
        StudyWords words = new StudyWords(context);
        Line line = new Line(
                context.ui(), context.ui().palette().faint(), card.name(), words.facts(card), "", () -> context.go()
                        .study(card.code()));
        return new ListView.Row().line(line.breakingName(), ROW);
    }
}
