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
        return state.step().accept(new Remark(state));
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

    /** What is said to the answer of each kind of step: the lesson's own words, or else what holds by definition. */
    private final class Remark implements LessonStep.Visitor<String> {
        private final LessonState state;
        private final Answering answering;

        Remark(LessonState state) {
            this.state = state;
            this.answering = state.answering();
        }

        @Override
        public String explanation(LessonStep.Explanation step) {
            return "";
        }

        @Override
        public String moveTask(LessonStep.MoveTask step) {
            Optional<Square> move = answering.move();
            return own(step, move.map(Square::name).orElse(""))
                    .or(() -> move.map(square -> onMove(step, square)))
                    .orElse("");
        }

        private String onMove(LessonStep.MoveTask task, Square move) {
            String remark = RemarkWords.of(texts, Remarks.on(task, move));
            Position position = task.scene().position();
            ReasonWords words = new ReasonWords(texts, LessonWords.this::colour);
            return state.reason()
                    .map(why -> words.say(why, position.variant(), position.toMove()))
                    .map(why -> remark + " " + texts.punctuation().sentence(why))
                    .orElse(remark);
        }

        @Override
        public String squaresTask(LessonStep.SquaresTask step) {
            return own(step, "")
                    .orElseGet(() -> state.isDone()
                            ? texts.get("lesson.all-found")
                            : RemarkWords.of(texts, Remarks.on(step, answering.marked())));
        }

        @Override
        public String numberTask(LessonStep.NumberTask step) {
            String number = answering
                    .chosen()
                    .map(place -> Integer.toString(step.choices().get(place)))
                    .orElse("");
            return own(step, number).orElseGet(this::onChoice);
        }

        @Override
        public String choiceTask(LessonStep.ChoiceTask step) {
            return own(step, "").orElseGet(this::onChoice);
        }

        private String onChoice() {
            return texts.get(state.isDone() ? "lesson.well" : "lesson.count-again");
        }

        @Override
        public String playOut(LessonStep.PlayOut step) {
            int lead = answering.lead();
            return texts.get(lead > 0 ? "lesson.played.won" : "lesson.played.lost", Math.abs(lead));
        }

        /** The lesson's own words to a right answer, or to a wrong one that it knows by this name. */
        private Optional<String> own(LessonStep.Task task, String answer) {
            TaskText question = task.question();
            return (state.isDone() ? question.right() : question.onWrong(answer)).map(LessonWords.this::say);
        }
    }
}
