package reversi.screens.home;

import java.util.Optional;
import reversi.screens.Context;
import reversi.screens.StudySummary;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Text;
import reversi.screens.ui.Type;

/** The first page's ways to the course and to the puzzles, which say what comes next there. */
final class StudyCards {
    /** What a card needs beside its words. */
    private static final float BESIDE_WORDS = 62;

    private final Context context;
    private final HomeState.Study study;
    private final float room;

    /** Cards of a width, in pixels of the layout. */
    StudyCards(Context context, HomeState.Study study, float width) {
        this.context = context;
        this.study = study;
        this.room = width - BESIDE_WORDS;
    }

    /** The way to the course, with the lesson that comes next. */
    Button learn() {
        Optional<StudySummary.NextLesson> lesson = study.summary().lesson();
        Text words = text(context.say("home.learn.second"));
        if (lesson.isPresent()) {
            int number = lesson.get().number();
            int count = lesson.get().count();
            String chapter = lesson.get().title(context.texts().language().code());
            words = text(context.texts().get("home.learn.next", chapter, number, count));
            if (words.getPrefWidth() > room) {
                words = text(chapter);
            }
        }
        return context.ui()
                .card(Button.Kind.SECONDARY, Icon.LEARN, context.say("home.learn"), words, context.go()::learn);
    }

    /** The way to the puzzles, with the days in a row whose daily puzzle is solved. */
    Button puzzles() {
        int streak = study.summary().streakOn(study.today());
        String words = streak == 0
                ? context.say("home.puzzles.second")
                : context.texts()
                        .get(
                                study.summary().isSolved(study.today()) ? "home.puzzles.solved" : "home.puzzles.streak",
                                streak);
        return context.ui()
                .card(Button.Kind.SECONDARY, Icon.PUZZLE, context.say("home.puzzles"), words, context.go()::puzzles);
    }

    private Text text(String words) {
        return context.ui().text(words, Type.SMALL);
    }
}
