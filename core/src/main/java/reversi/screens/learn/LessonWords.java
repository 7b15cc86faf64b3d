package reversi.screens.learn;

import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.screens.Texts;
import reversi.screens.board.BoardStyle;
import reversi.screens.game.TurnWords;
import reversi.screens.reasons.ReasonWords;
import reversi.screens.ui.Punctuation;
import reversi.teach.lesson.Course;
import reversi.teach.lesson.Lesson;
import reversi.teach.lesson.LessonStep;
import reversi.teach.lesson.LocalText;
import reversi.teach.lesson.Remarks;
import reversi.teach.lesson.TaskText;
import reversi.teach.reasons.Reason;

/**
 * The words of a lesson in the language of the moment.
 *
 * @param texts the words of the language
 * @param style what the discs are called by
 */
record LessonWords(Texts texts, BoardStyle style) {
    String say(LocalText text) {
        return text.in(texts.language().code());
    }

    /** The chapter in which a lesson stands. */
    String chapter(Course course, Lesson lesson) {
        return course.chapterOf(lesson.key())
                .map(chapter -> say(chapter.title()))
                .orElse("");
    }

    /** Whether a lesson is not translated, and stands there in English. */
    boolean isForeign(Lesson lesson) {
        return !lesson.title().has(texts.language().code());
    }

    /** What the person is to reach in a game. */
    String goal(LessonStep.PlayOut step) {
        return step.lead() == 0
                ? texts.get("lesson.goal.draw", step.level())
                : texts.get("lesson.goal.win", step.level(), step.lead());
    }

    /** The hint, where it is shown. */
    Optional<String> shownHint(LessonState state) {
        return state.isHintShown() ? state.hint().map(this::say) : Optional.empty();
    }

    /** A turn of a game. */
    String played(Turn turn) {
        return new TurnWords(texts, this::colour).played(turn);
    }

    private String colour(Disc disc) {
        return texts.get(style.words(disc));
    }

    /** Whether the answer was right. */
    String verdict(LessonState state) {
        return texts.get(state.isDone() ? "lesson.right" : "lesson.wrong");
    }

    /** With how many tries the answer was found; empty where it was the first one. */
    String tries(LessonState state) {
        int tries = state.answering().tries();
        return state.isDone() && tries > 1 ? texts.count("lesson.tries", tries) : "";
    }

    /** What is said to the answer; empty where nothing is asked. */
    String remark(LessonState state) {
        if (state.step() instanceof LessonStep.PlayOut) {
            int lead = state.answering().lead();
            return texts.get(lead > 0 ? "lesson.played.won" : "lesson.played.lost", Math.abs(lead));
        }
        if (!(state.step() instanceof LessonStep.Task task)) {
            return "";
        }
        TaskText question = task.question();
        Optional<LocalText> own = state.isDone() ? question.right() : question.onWrong(answer(state.answering(), task));
        return own.map(this::say).orElseGet(() -> byDefinition(state));
    }

    /** The answer by which a lesson knows particular wrong ones. */
    private static String answer(Answering answering, LessonStep.Task task) {
        if (task instanceof LessonStep.NumberTask number) {
            return answering
                    .chosen()
                    .map(place -> Integer.toString(number.choices().get(place)))
                    .orElse("");
        }
        return answering.move().map(Square::name).orElse("");
    }

    private String byDefinition(LessonState state) {
        Answering answering = state.answering();
        if (state.step() instanceof LessonStep.MoveTask task) {
            return answering
                    .move()
                    .map(move -> onMove(task, move, state.reason()))
                    .orElse("");
        }
        if (state.step() instanceof LessonStep.SquaresTask task) {
            return state.isDone()
                    ? texts.get("lesson.all-found")
                    : RemarkWords.of(texts, Remarks.on(task, answering.marked()));
        }
        return texts.get(state.isDone() ? "lesson.well" : "lesson.count-again");
    }

    private String onMove(LessonStep.MoveTask task, Square move, Optional<Reason> reason) {
        String remark = RemarkWords.of(texts, Remarks.on(task, move));
        Position position = task.scene().position();
        ReasonWords words = new ReasonWords(texts, this::colour);
        return reason.map(why -> words.say(why, position.variant(), position.toMove()))
                .map(why -> remark + " " + texts.punctuation().sentence(why))
                .orElse(remark);
    }

    /** What is asked or told, the hint where it is shown, and what is said to the answer. */
    String spoken(LessonState state) {
        Punctuation signs = texts.punctuation();
        String asked =
                signs.sentences(say(state.step().text()), shownHint(state).orElse(""));
        return isAnswered(state) ? signs.sentences(asked, signs.sentence(verdict(state)), remark(state)) : asked;
    }

    /** Whether there is an answer of which something is said. */
    static boolean isAnswered(LessonState state) {
        return state.answering().tries() > 0 && state.answering().phase() != Answering.Phase.ASKED;
    }
}
