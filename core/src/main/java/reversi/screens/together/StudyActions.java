package reversi.screens.together;

import java.util.function.UnaryOperator;
import reversi.notation.analysis.VariationTree;
import reversi.online.ChapterCard;
import reversi.online.PlayerCard;
import reversi.rules.Square;

/** What the controls of the page of a study lead to. */
interface StudyActions {
    /** Goes on with the lines that a step makes of those shown. */
    void go(UnaryOperator<VariationTree> step);

    /** A square of the board was chosen. */
    void press(Square square);

    /** Shows another part of the column. */
    void choose(StudyState.Tab tab);

    /** Looks at a chapter; at the one that is looked at, an editor changes it. */
    void choose(ChapterCard chapter);

    /** Opens what a new chapter begins with. */
    void addChapter();

    /** Opens what is written beside the move on the board. */
    void comment();

    /** Goes back to what the leader shows. */
    void followLeader();

    /** Takes the lead, or asks for it. */
    void wishLead();

    /** Opens what is known of somebody, and what can be done. */
    void open(PlayerCard player);

    /** Somebody else is written as who is taken in. */
    void writeInvited(String name);

    /** Takes in who is written. */
    void invite();

    /** Opens what can be done with the study. */
    void more();
}
