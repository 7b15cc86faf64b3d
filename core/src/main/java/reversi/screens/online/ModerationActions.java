package reversi.screens.online;

import reversi.online.CaseFilter;
import reversi.online.DecisionRow;
import reversi.online.PlayerCard;
import reversi.online.Sanction;

/** What the controls on the page of moderators lead to. */
interface ModerationActions {
    /** Looks at a player. */
    void open(PlayerCard player);

    /** Another name is written of whom to look for. */
    void writeName(String name);

    /** Looks for whose name is written, whether anything waits or not. */
    void find();

    /** Lists other cases. */
    void list(CaseFilter filter);

    /** Asks for more of those that are listed. */
    void more();

    /** Shows the evidence of a report. */
    void look(long report);

    /** Asks what stands out in the player's games. */
    void study();

    /** Opens the game that a report is about. */
    void watch(long table);

    /** Asks whether the study that a report is about shall be deleted. */
    void deleteStudy(long study);

    /** Chooses what happens. */
    void choose(Sanction sanction);

    /** Chooses for how many days; 0 for good. */
    void last(int days);

    /** Another reason is written. */
    void write(String reason);

    /** Makes the decision. */
    void decide();

    /** Ends an earlier decision. */
    void lift(DecisionRow decision);
}
