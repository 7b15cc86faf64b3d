package reversi.screens.together;

import java.util.Optional;
import reversi.online.ClassPupil;
import reversi.online.ClassTask;
import reversi.online.StudyNews;
import reversi.screens.online.Answer;

/**
 * The class of a club.
 *
 * @param info what the server says of it; empty before it does
 * @param leads whether one sets its tasks
 * @param you one's own number; empty where one is not signed in
 * @param now the server's time, exact to the minute, in milliseconds since 1970
 */
record ClassState(Optional<StudyNews.ClassInfo> info, boolean leads, Optional<Long> you, long now, Answer answer) {
    private static final long MINUTE_MILLIS = 60_000;
    private static final long DAY_MILLIS = 86_400_000;

    static ClassState empty(boolean leads) {
        return new ClassState(Optional.empty(), leads, Optional.empty(), 0, Answer.none());
    }

    ClassState with(StudyNews.ClassInfo news) {
        return new ClassState(Optional.of(news), leads, you, now, answer);
    }

    ClassState with(Optional<Long> self, long then, Answer known) {
        return new ClassState(info, leads, self, then, known);
    }

    /** What one shares oneself. */
    Optional<ClassPupil> own() {
        return info.stream()
                .flatMap(known -> known.pupils().stream())
                .filter(pupil -> you.equals(Optional.of(pupil.player().id())))
                .findFirst();
    }

    /** How far a pupil is with a task; empty where that is not known. */
    Optional<Integer> done(ClassPupil pupil, ClassTask task) {
        int at = info.map(known -> known.tasks().indexOf(task)).orElse(-1);
        return at < 0 || at >= pupil.done().size()
                ? Optional.empty()
                : Optional.of(pupil.done().get(at));
    }

    /** The days that are left for a task, begun ones counted; 0 once less than a minute is left. */
    int daysLeft(ClassTask task) {
        return (int) Math.max(0, (task.due() - now - MINUTE_MILLIS + DAY_MILLIS - 1) / DAY_MILLIS);
    }
}
