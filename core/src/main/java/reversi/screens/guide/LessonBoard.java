package reversi.screens.guide;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.utils.Timer;
import java.util.ArrayList;
import java.util.List;
import reversi.rules.Move;
import reversi.screens.Context;
import reversi.screens.Settings;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.board.BoardView;
import reversi.screens.board.Tempo;

/** The picture of a lesson: its position, and after a moment the move that shows what happens, slowly. */
final class LessonBoard {
    private static final float BEFORE_SECONDS = 1.4f;

    private final Lesson lesson;
    private BoardModel model;
    private final Timer.Task move = new Timer.Task() {
        @Override
        public void run() {
            lesson.move().ifPresent(LessonBoard.this::play);
        }
    };

    LessonBoard(Lesson lesson) {
        this.lesson = lesson;
        this.model = begin();
    }

    private BoardModel begin() {
        BoardModel made = new BoardModel(lesson.position(), Tempo.SLOW);
        if (lesson.showsLegal()) {
            made.ask(lesson.position());
        }
        return made;
    }

    Actor build(Context context) {
        Settings now = context.settings().now();
        List<BoardModel.Note> notes = new ArrayList<>();
        for (Lesson.Note note : lesson.notes()) {
            notes.add(new BoardModel.Note(note.square(), context.say(note.key()), note.isGood()));
        }
        model.showNotes(notes);
        model.animation().setTempo(context.ui().feedback().isStill() ? Tempo.REDUCED : Tempo.SLOW);
        BoardOverlayOptions shows =
                new BoardOverlayOptions(true, true, true, true, now.look().highContrast());
        return new BoardView(context.ui(), model, now.look().board(), shows);
    }

    /** Plays the move after a moment. */
    void go() {
        move.cancel();
        if (lesson.move().isPresent()
                && !model.animation().isMoving()
                && model.asks().isPresent() == lesson.showsLegal()) {
            Timer.schedule(move, BEFORE_SECONDS);
        }
    }

    /** Takes the move back and plays it again. */
    void again() {
        move.cancel();
        model = begin();
        go();
    }

    private void play(Move move) {
        model.play(lesson.position().play(move).orThrow());
    }

    void stop() {
        move.cancel();
    }
}
