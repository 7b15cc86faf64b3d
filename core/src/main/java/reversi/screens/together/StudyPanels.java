package reversi.screens.together;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.online.ChapterCard;
import reversi.online.PlayerCard;
import reversi.online.Protocol;
import reversi.online.StudyMember;
import reversi.online.StudyNews;
import reversi.online.StudyReader;
import reversi.online.StudyRole;
import reversi.screens.Context;
import reversi.screens.online.Line;
import reversi.screens.online.ListPanels;
import reversi.screens.online.ListView;
import reversi.screens.online.Photos;
import reversi.screens.ui.Panel;
import reversi.screens.ui.TextInput;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The chapters of a study, and its people, in one width. */
final class StudyPanels {

    private final Context context;
    private final Ui ui;
    private final StudyActions actions;
    private final Photos photos;
    private final float room;
    private final StudyWords words;

    StudyPanels(Context context, StudyActions actions, Photos photos, float width) {
        this.context = context;
        this.ui = context.ui();
        this.actions = actions;
        this.photos = photos;
        this.room = width - 2 * Theme.PAD;
        this.words = new StudyWords(context);
    }

    /** The chapters, and which one is looked at. */
    record Chapters(List<ChapterCard> cards, long shown, boolean canEdit) {
        static Chapters of(StudyState state) {
            List<ChapterCard> cards =
                    state.info().map(StudyNews.StudyInfo::chapters).orElse(List.of());
            return new Chapters(cards, state.look().chapter(), state.canEdit());
        }
    }

    /** Somebody of the study; {@code isHere} whether they have it open. */
    record Person(PlayerCard player, Optional<StudyRole> role, boolean isHere, boolean leads, boolean asks) {}

    /** Everybody, and who is about to be taken in. */
    record People(List<Person> all, StudyState.Invite invite, boolean canInvite) {
        static People of(StudyState state) {
            List<Person> all = new ArrayList<>();
            state.info().ifPresent(info -> {
                info.readers().forEach(reader -> all.add(person(info, reader)));
                info.members().stream()
                        .filter(member -> info.readers().stream()
                                .noneMatch(reader ->
                                        reader.player().id() == member.player().id()))
                        .forEach(member ->
                                all.add(new Person(member.player(), Optional.of(member.role()), false, false, false)));
            });
            return new People(all, state.invite(), state.owns());
        }

        private static Person person(StudyNews.StudyInfo info, StudyReader reader) {
            long id = reader.player().id();
            Optional<StudyRole> role = info.members().stream()
                    .filter(member -> member.player().id() == id)
                    .map(StudyMember::role)
                    .findFirst();
            return new Person(reader.player(), role, true, info.leader().equals(Optional.of(id)), reader.asks());
        }
    }

    Actor chapters(Chapters shown) {
        Table all = new Table();
        all.defaults().growX();
        Panel panel = ListPanels.panel(context);
        ListView list = new ListView(context);
        for (int i = 0; i < shown.cards().size(); i++) {
            ChapterCard card = shown.cards().get(i);
            boolean isShown = card.id() == shown.shown();
            String end = isShown && shown.canEdit() ? context.say("study.edit.short") : "";
            Line line =
                    new Line(ui, Color.CLEAR, i + 1 + " · " + card.name(), "", end, true, () -> actions.choose(card));
            list.add(new ListView.Row().line((isShown ? line.chosen() : line).breakingName(), Theme.ROW));
        }
        if (shown.cards().isEmpty()) {
            list.placeholder(context.say("chapter.none"), room);
        }
        panel.add(list);
        all.add(panel).row();
        if (shown.canEdit()) {
            all.add(ui.secondary(context.say("chapter.new"), actions::addChapter))
                    .height(Theme.BUTTON)
                    .padTop(Theme.BLOCK_GAP);
        }
        return all;
    }

    Actor people(People shown) {
        Panel panel = ListPanels.panel(context);
        if (shown.canInvite()) {
            TextInput name = ui.writing(
                    shown.invite().name(), context.say("club.invite"), Protocol.MAX_NAME, actions::writeInvited);
            name.onEnter(actions::invite);
            panel.add(name).row();
            if (!shown.invite().trouble().isEmpty()) {
                panel.add(ui.text(shown.invite().trouble(), Type.SMALL)
                                .in(ui.palette().danger())
                                .wrap(room))
                        .padTop(Theme.LINE_GAP)
                        .row();
            }
        }
        ListView list = new ListView(context);
        shown.all().forEach(person -> list.add(row(person)));
        panel.add(list);
        return panel;
    }

    private ListView.Row row(Person person) {
        String does = context.say(
                person.leads()
                        ? "study.does.leads"
                        : person.asks() ? "study.does.asks" : person.isHere() ? "study.does.here" : "study.does.away");
        Line line = new Line(
                ui,
                person.isHere() ? ui.palette().accent() : ui.palette().faint(),
                person.player().name(),
                does,
                words.role(person.role()),
                true,
                () -> actions.open(person.player()));
        return new ListView.Row()
                .avatar(context, photos, person.player())
                .line(line.breakingName().orThreeLines(), Theme.ROW);
    }
}
