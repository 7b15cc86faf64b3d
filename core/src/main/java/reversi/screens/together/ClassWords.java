package reversi.screens.together;

import java.util.ArrayList;
import java.util.List;
import reversi.online.ClassPupil;
import reversi.online.ClassTask;
import reversi.screens.Context;

/** What is said of tasks and pupils, in the language of the moment. */
final class ClassWords {
    private static final String BETWEEN = " · ";
    private static final String DONE = "✓";

    private final Context context;

    ClassWords(Context context) {
        this.context = context;
    }

    /** What a task asks for, until when, and how far one is: {@code 5 puzzles · 3 days left · 2/5}. */
    String facts(ClassState state, ClassTask task) {
        List<String> facts = new ArrayList<>(List.of(asked(task), left(state, task)));
        state.own().flatMap(own -> state.done(own, task)).ifPresent(done -> facts.add(done(task, done)));
        return String.join(BETWEEN, facts);
    }

    private String asked(ClassTask task) {
        return switch (task.kind()) {
            case STUDY -> context.say("class.kind.STUDY");
            case LESSONS -> context.texts().count("class.lessons", task.amount());
            case PUZZLES -> context.texts().count("class.puzzles", task.amount());
            case GAMES -> context.texts().count("class.games", task.amount());
        };
    }

    private String left(ClassState state, ClassTask task) {
        int days = state.daysLeft(task);
        return days == 0
                ? context.say("class.over")
                : context.texts().get("class.left", context.texts().count("ago.days", days));
    }

    private static String done(ClassTask task, int done) {
        return done >= task.amount() ? DONE : done + "/" + task.amount();
    }

    /** What a pupil has learned: {@code 12 lessons · 340 puzzles}. */
    String learned(ClassPupil pupil) {
        return context.texts().count("class.lessons", pupil.lessons())
                + BETWEEN
                + context.texts().count("class.puzzles", pupil.puzzles());
    }

    /** How far a pupil is with each task, by the tasks' numbers: {@code 1 ✓ · 2 3/5}. */
    String progress(ClassState state, ClassPupil pupil) {
        List<String> all = new ArrayList<>();
        List<ClassTask> tasks = state.info().map(info -> info.tasks()).orElse(List.of());
        for (int at = 0; at < tasks.size(); at++) {
            ClassTask task = tasks.get(at);
            String number = at + 1 + " ";
            state.done(pupil, task).ifPresent(done -> all.add(number + done(task, done)));
        }
        return String.join(BETWEEN, all);
    }
}
