package reversi.screens.club;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.Optional;
import reversi.online.ClubProfile;
import reversi.online.Protocol;
import reversi.online.TournamentNews;
import reversi.online.TournamentRequest;
import reversi.players.online.OnlineListener;
import reversi.players.online.Topic;
import reversi.screens.BodyView;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Writable;
import reversi.screens.online.ListPanels;
import reversi.screens.online.OnlinePage;
import reversi.screens.online.OnlinePages;
import reversi.screens.ui.Button;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** What a club says of itself, while it is founded or changed. */
final class ClubFormPage extends OnlinePage<ClubFormState, BodyView<ClubFormState>> {
    private static final float WIDEST = 620;

    /** The number of the club; 0 for one that is founded. */
    private final long club;

    private final OnlineListener told = new OnlineListener() {
        @Override
        public void clubShown(TournamentNews.ClubInfo news) {
            if (state().isAsking() && (club == 0 || club == news.card().id())) {
                done(news.card().id());
            }
        }
    };

    private ClubFormPage(OnlinePages online, long club, ClubProfile profile) {
        super(online, new ClubFormState(profile, "", false));
        hear(told);
        this.club = club;
    }

    static ClubFormPage found(OnlinePages online) {
        return new ClubFormPage(online, 0, new ClubProfile("", "", true));
    }

    static ClubFormPage edit(OnlinePages online, TournamentNews.ClubInfo info) {
        return new ClubFormPage(
                online,
                info.card().id(),
                new ClubProfile(info.card().name(), info.about(), info.card().open()));
    }

    private void done(long id) {
        context().ifPresent(now -> {
            now.router().back();
            if (club == 0) {
                now.go().club(id);
            }
        });
    }

    @Override
    protected boolean shows(Topic topic) {
        return false;
    }

    @Override
    protected ClubFormState known(ClubFormState before) {
        return before;
    }

    @Override
    protected BodyView<ClubFormState> picture(Context context, Layout layout) {
        return new BodyView<>(
                context,
                layout,
                club == 0 ? "club.found" : "club.edit",
                WIDEST,
                (state, width) -> body(context, state, width - 2 * Theme.PAD));
    }

    private Actor body(Context context, ClubFormState state, float room) {
        Ui ui = context.ui();
        Panel panel = ListPanels.panel(context);
        ClubProfile profile = state.profile();
        panel.add(ui.writing(profile.name(), context.say("clubs.search"), Protocol.MAX_NAME, this::name))
                .row();
        panel.add(ui.writing(profile.about(), context.say("club.about"), Protocol.MAX_CLUB_ABOUT, this::about))
                .padTop(Theme.GAP)
                .row();
        if (!state.trouble().isEmpty()) {
            panel.add(ui.text(state.trouble(), Type.SMALL)
                            .in(ui.palette().danger())
                            .wrap(room))
                    .padTop(Theme.LINE_GAP)
                    .row();
        }
        panel.add(ui.toggle(context.say("club.open"), context.say("club.open.second"), profile.open(), this::open))
                .padTop(Theme.GAP)
                .row();
        Button save = ui.primary(context.say(club == 0 ? "club.found" : "note.save"), this::save);
        save.setDisabled(state.isAsking());
        panel.add(save).height(Theme.MAIN_BUTTON).padTop(Theme.PAD);
        return panel;
    }

    private void name(String words) {
        ClubProfile now = state().profile();
        becomeUnseen(state().with(new ClubProfile(words, now.about(), now.open())));
    }

    private void about(String words) {
        ClubProfile now = state().profile();
        becomeUnseen(state().with(new ClubProfile(now.name(), words, now.open())));
    }

    private void open(boolean isOpen) {
        ClubProfile now = state().profile();
        becomeUnseen(state().with(new ClubProfile(now.name(), now.about(), isOpen)));
    }

    private void save() {
        if (state().isAsking()) {
            return;
        }
        ClubProfile wish = state().profile();
        Optional<String> trouble =
                Writable.trouble(texts(), wish.name()).or(() -> Writable.trouble(texts(), wish.about()));
        if (trouble.isPresent()) {
            become(state().troubled(trouble.get()));
            return;
        }
        become(state().asking());
        ask(
                club == 0 ? new TournamentRequest.FoundClub(wish) : new TournamentRequest.EditClub(club, wish),
                () -> {},
                why -> becomeSoon(state().troubled(why)));
    }
}
