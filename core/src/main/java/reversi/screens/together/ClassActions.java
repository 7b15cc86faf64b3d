package reversi.screens.together;

import reversi.online.ClassPupil;
import reversi.online.ClassTask;

/** What the controls of the page of a class lead to. */
interface ClassActions {
    /** Opens what a leader may ask for. */
    void setTask();

    /** Opens what can be done about a task. */
    void open(ClassTask task);

    /** Opens what can be seen of a pupil. */
    void open(ClassPupil pupil);

    /** Shares what one learns, or no longer. */
    void share(boolean shares);
}
