package reversi.screens.together;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import reversi.online.ClassPupil;
import reversi.online.ClassTask;
import reversi.online.StudyNews;
import reversi.screens.Context;
import reversi.screens.online.Line;
import reversi.screens.online.ListPanels;
import reversi.screens.online.ListView;
import reversi.screens.online.Photos;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The page of a class below its title, in one width: its tasks, whether one shares what one learns, and for leaders who does. */
final class ClassBody {
    private static final float ROW = 68;

    private final Context context;
    private final Ui ui;
    private final ClassActions actions;
    private final Photos photos;
    private final float room;
    private final ClassWords words;

    ClassBody(Context context, ClassActions actions, Photos photos, float width) {
        this.context = context;
        this.ui = context.ui();
        this.actions = actions;
        this.photos = photos;
        this.room = width - 2 * Theme.PAD;
        this.words = new ClassWords(context);
    }

    Actor build(ClassState state) {
        Table body = ListPanels.body();
        if (state.leads()) {
            body.add(ui.primary(context.say("class.set"), actions::setTask))
                    .height(Theme.BUTTON)
                    .row();
        }
        body.add(tasks(state)).row();
        if (state.info().isPresent() && !state.leads()) {
            Panel panel = ListPanels.panel(context);
            panel.add(ui.toggle(
                            context.say("class.share"), "", state.info().get().shares(), actions::share))
                    .row();
            panel.add(ui.muted(context.say("class.share.words"), Type.SMALL).wrap(room))
                    .padTop(Theme.LINE_GAP);
            body.add(panel).row();
        }
        if (state.leads()) {
            body.add(pupils(state));
        }
        return body;
    }

    private Actor tasks(ClassState state) {
        Panel panel = ListPanels.titled(context, context.say("class.tasks"));
        ListView list = new ListView(context);
        List<ClassTask> tasks = state.info().map(StudyNews.ClassInfo::tasks).orElse(List.of());
        for (int at = 0; at < tasks.size(); at++) {
            ClassTask task = tasks.get(at);
            Line line = new Line(
                    ui,
                    Color.CLEAR,
                    at + 1 + " · " + task.name(),
                    words.facts(state, task),
                    "",
                    () -> actions.open(task));
            list.add(new ListView.Row().line(line.breakingName(), ROW));
        }
        if (tasks.isEmpty()) {
            list.placeholder(state.answer().words(context.texts(), "class.none"), room);
        }
        panel.add(list);
        return panel;
    }

    private Actor pupils(ClassState state) {
        Panel panel = ListPanels.titled(context, context.say("class.pupils"));
        ListView list = new ListView(context);
        List<ClassPupil> pupils = state.info().map(StudyNews.ClassInfo::pupils).orElse(List.of());
        pupils.forEach(pupil -> list.add(row(state, pupil)));
        if (pupils.isEmpty()) {
            list.placeholder(state.answer().words(context.texts(), "class.pupils.none"), room);
        }
        panel.add(list);
        return panel;
    }

    private ListView.Row row(ClassState state, ClassPupil pupil) {
        Line line =
                new Line(ui, Color.CLEAR, pupil.player().name(), words.learned(pupil), "", () -> actions.open(pupil));
        ListView.Row row = new ListView.Row();
        Table both = new Table();
        both.add(new ListView.Row().avatar(context, photos, pupil.player()).line(line.breakingName(), ROW))
                .growX()
                .row();
        String progress = words.progress(state, pupil);
        if (!progress.isEmpty()) {
            both.add(ui.text(progress, Type.BODY).wrap(room)).growX().padBottom(Theme.GAP);
        }
        row.add(both).growX().minWidth(0);
        return row;
    }
}
