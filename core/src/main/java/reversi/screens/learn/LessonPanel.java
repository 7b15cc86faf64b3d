package reversi.screens.learn;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.screens.Context;
import reversi.screens.board.BoardStyle;
import reversi.screens.reasons.ReasonWords;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Punctuation;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.lesson.Course;
import reversi.teach.lesson.LessonStep;
import reversi.teach.lesson.LocalText;
import reversi.teach.lesson.Remarks;
import reversi.teach.lesson.TaskText;
import reversi.teach.reasons.Reason;

/** What stands beside the board of a lesson: title, words, choices, what is said to the answer, and the ways on. */
final class LessonPanel {
    private static final float CHOICE = 48;
    private static final float FEEDBACK_VEIL = 0.14f;

    private final Context context;
    private final Course course;
    private final LessonRun run;
    private final @Nullable LessonGame game;
    private final Optional<Reason> reason;
    private final Actions actions;
    private @Nullable Button wayOn;
    private @Nullable Button wayBack;
    private @Nullable Button firstChoice;

    /** What can be done in a lesson. */
    interface Actions {
        void check();

        void choose(int choice);

        void hint();

        void again();

        void next();

        void previous();
    }

    LessonPanel(
            Context context,
            Course course,
            LessonRun run,
            @Nullable LessonGame game,
            Optional<Reason> reason,
            Actions actions) {
        this.context = context;
        this.course = course;
        this.run = run;
        this.game = game;
        this.reason = reason;
        this.actions = actions;
    }

    /** What goes on from here: the next step, another try or the first choice; empty where the board is what answers. */
    Optional<Button> wayOn() {
        return Optional.ofNullable(wayOn == null ? firstChoice : wayOn);
    }

    /** The way back to the step before; empty where there is none. */
    Optional<Button> wayBack() {
        return Optional.ofNullable(wayBack);
    }

    private String say(LocalText text) {
        return text.in(context.texts().language().code());
    }

    /** The chapter and below it the question, or the title of the lesson where nothing is asked. */
    Table title(float width) {
        Ui ui = context.ui();
        Table title = new Table();
        title.left();
        String chapter = course.chapterOf(run.lesson().key())
                .map(known -> say(known.title()))
                .orElse("");
        title.add(ui.muted(chapter, Type.SMALL)).left().row();
        if (!run.lesson().title().has(context.texts().language().code())) {
            title.add(ui.muted(context.say("lesson.english"), Type.SMALL).wrap(width))
                    .width(width)
                    .row();
        }
        boolean isRead = !(run.step() instanceof LessonStep.Task);
        String words = say(isRead ? run.lesson().title() : run.step().text());
        title.add(ui.text(words, isRead ? Type.HEADING : Type.TITLE).asHeading().wrap(width))
                .width(width)
                .padTop(2);
        return title;
    }

    /** What is read; with the title where there is room beside the board. */
    Table words(float width, boolean withTitle) {
        Table words = new Table();
        words.top().left();
        words.defaults().width(width);
        if (withTitle) {
            words.add(title(width)).padBottom(Theme.GAP).row();
        }
        LessonStep step = run.step();
        if (!(step instanceof LessonStep.Task)) {
            words.add(context.ui().text(say(step.text()), Type.BODY).wrap(width))
                    .padBottom(Theme.GAP)
                    .row();
        }
        if (step instanceof LessonStep.PlayOut playOut) {
            words.add(context.ui().muted(goal(playOut), Type.SMALL).wrap(width))
                    .padBottom(Theme.GAP)
                    .row();
        }
        choices(words, width);
        if (run.isHintShown() && run.state() != LessonRun.State.DONE) {
            hintText().ifPresent(hint -> words.add(note(Icon.HINT, "", hint, width, accent()))
                    .padBottom(Theme.GAP)
                    .row());
        }
        answered(words, width);
        return words;
    }

    private String goal(LessonStep.PlayOut step) {
        int level = step.level();
        return step.lead() == 0
                ? context.texts().get("lesson.goal.draw", level)
                : context.texts().get("lesson.goal.win", level, step.lead());
    }

    private Optional<String> hintText() {
        return run.step() instanceof LessonStep.Task task
                ? task.question().hint().map(this::say)
                : Optional.empty();
    }

    private Color accent() {
        return context.theme().palette().accentInk();
    }

    private void choices(Table words, float width) {
        LessonStep step = run.step();
        if (step instanceof LessonStep.NumberTask task) {
            Table row = new Table();
            for (int i = 0; i < task.choices().size(); i++) {
                row.add(choice(
                                Integer.toString(task.choices().get(i)),
                                i,
                                task.choices().get(i) == task.answer()))
                        .height(CHOICE)
                        .growX()
                        .uniformX()
                        .padRight(i == task.choices().size() - 1 ? 0 : 8);
            }
            words.add(row).padBottom(Theme.GAP).row();
        } else if (step instanceof LessonStep.ChoiceTask task) {
            for (int i = 0; i < task.choices().size(); i++) {
                words.add(choice(say(task.choices().get(i)), i, i == task.answer()))
                        .height(CHOICE)
                        .width(width)
                        .padBottom(8)
                        .row();
            }
        } else if (step instanceof LessonStep.SquaresTask && run.state() == LessonRun.State.ASKED) {
            words.add(context.ui().secondary(context.say("lesson.check"), actions::check))
                    .height(CHOICE)
                    .padBottom(Theme.GAP)
                    .row();
        }
    }

    private Button choice(String words, int place, boolean isRight) {
        Ui ui = context.ui();
        boolean isChosen = run.chosen() == place;
        boolean isRightShown = isChosen && isRight;
        Button button = isRightShown ? ui.primary(words, () -> {}) : ui.secondary(words, () -> actions.choose(place));
        boolean isOpen = run.state() == LessonRun.State.ASKED;
        button.setDisabled(!isOpen && !isRightShown);
        firstChoice = place == 0 ? button : firstChoice;
        return button;
    }

    /** What is said to the answer, in a panel of its colour. */
    private void answered(Table words, float width) {
        LessonStep step = run.step();
        if (step instanceof LessonStep.Explanation || run.state() == LessonRun.State.ASKED) {
            return;
        }
        Palette palette = context.theme().palette();
        boolean isRight = run.state() == LessonRun.State.DONE;
        String title = context.say(isRight ? "lesson.right" : "lesson.wrong");
        words.add(note(
                        isRight ? Icon.CHECK : Icon.CLOSE,
                        title,
                        remark(isRight),
                        width,
                        isRight ? palette.success() : palette.danger()))
                .padTop(4)
                .row();
        if (isRight && run.tries() > 1) {
            String tries = context.texts().count("lesson.tries", run.tries());
            words.add(context.ui().muted(tries, Type.SMALL)).padTop(8).row();
        }
    }

    private Panel note(Icon icon, String title, String text, float width, Color colour) {
        Ui ui = context.ui();
        Color ground = new Color(colour.r, colour.g, colour.b, FEEDBACK_VEIL);
        Panel panel = new Panel(context.theme(), ground, Theme.RADIUS);
        panel.pad(14);
        float inner = width - 28 - 34;
        panel.add(ui.icon(icon, colour)).size(24).top().padRight(10);
        Table right = new Table();
        right.left();
        if (!title.isEmpty()) {
            right.add(ui.text(title, Type.TITLE).in(colour)).left().row();
        }
        right.add(ui.text(text, Type.BODY).wrap(inner)).width(inner).padTop(title.isEmpty() ? 0 : 4);
        panel.add(right).growX();
        return panel;
    }

    private String remark(boolean isRight) {
        LessonStep step = run.step();
        if (step instanceof LessonStep.PlayOut && game != null) {
            return context.texts()
                    .get(game.lead() > 0 ? "lesson.played.won" : "lesson.played.lost", Math.abs(game.lead()));
        }
        if (!(step instanceof LessonStep.Task task)) {
            return "";
        }
        TaskText question = task.question();
        Optional<LocalText> own = isRight ? question.right() : question.onWrong(answer(task));
        return own.map(this::say).orElseGet(() -> byDefinition(task));
    }

    /** The answer by which a lesson knows particular wrong ones. */
    private String answer(LessonStep.Task task) {
        if (task instanceof LessonStep.NumberTask number && run.chosen() >= 0) {
            return Integer.toString(number.choices().get(run.chosen()));
        }
        return run.move().map(Square::name).orElse("");
    }

    private String byDefinition(LessonStep.Task task) {
        if (task instanceof LessonStep.MoveTask move && run.move().isPresent()) {
            String remark =
                    RemarkWords.of(context.texts(), Remarks.on(move, run.move().get()));
            return reason.map(why -> remark + " " + sentence(why, move)).orElse(remark);
        }
        if (task instanceof LessonStep.SquaresTask squares) {
            return run.state() == LessonRun.State.DONE
                    ? context.say("lesson.all-found")
                    : RemarkWords.of(context.texts(), Remarks.on(squares, run.marked()));
        }
        return context.say(run.state() == LessonRun.State.DONE ? "lesson.well" : "lesson.count-again");
    }

    private String sentence(Reason why, LessonStep.MoveTask task) {
        BoardStyle style = context.settings().now().look().board();
        ReasonWords words = new ReasonWords(context.texts(), disc -> colour(context, style, disc));
        Position position = task.scene().position();
        return context.texts().punctuation().sentence(words.say(why, position.variant(), position.toMove()));
    }

    /** What the discs of a side are called. */
    static String colour(Context context, BoardStyle style, Disc disc) {
        return context.say(style.words(disc));
    }

    /** What is asked or told, the hint where one was asked for, and what is said to the answer. */
    String spoken() {
        LessonStep step = run.step();
        boolean isRight = run.state() == LessonRun.State.DONE;
        Punctuation signs = context.texts().punctuation();
        String hint = run.isHintShown() && !isRight ? hintText().orElse("") : "";
        String asked = signs.sentences(say(step.text()), hint);
        if (step instanceof LessonStep.Explanation || run.state() == LessonRun.State.ASKED) {
            return asked;
        }
        String judged = signs.sentence(context.say(isRight ? "lesson.right" : "lesson.wrong"));
        return signs.sentences(asked, judged, remark(isRight));
    }

    /** The ways on: hint, once more, next. */
    Table steps(float width) {
        Ui ui = context.ui();
        Table row = new Table();
        List<Button> buttons = new ArrayList<>();
        boolean canHint = run.state() != LessonRun.State.DONE && hintText().isPresent() && !run.isHintShown();
        if (canHint) {
            buttons.add(ui.secondary(context.say("lesson.hint"), actions::hint));
        } else if (run.at() > 0) {
            Button back = ui.secondary(context.say("lesson.back"), actions::previous);
            wayBack = back;
            buttons.add(back);
        }
        boolean hasMoves = run.step().scene().moves().plies() > 0 && run.step() instanceof LessonStep.Explanation;
        if (run.state() == LessonRun.State.WRONG) {
            buttons.add(primary("lesson.again", actions::again));
        } else if (hasMoves) {
            buttons.add(ui.secondary(context.say("lesson.replay"), actions::again));
        }
        if (run.state() == LessonRun.State.DONE) {
            buttons.add(primary(run.isLast() ? "lesson.finish" : "lesson.next", actions::next));
        }
        for (int i = 0; i < buttons.size(); i++) {
            row.add(buttons.get(i)).height(CHOICE).growX().uniformX().padLeft(i == 0 ? 0 : Theme.GAP);
        }
        return row;
    }

    private Button primary(String key, Runnable action) {
        Button button = context.ui().primary(context.say(key), action);
        wayOn = button;
        return button;
    }
}
