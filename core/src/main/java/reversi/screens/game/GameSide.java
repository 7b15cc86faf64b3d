package reversi.screens.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.Optional;
import reversi.rules.Disc;

/** What differs between games on this device and games on a server: the toolbar, and what stands beside the board. */
interface GameSide {
    /** Fills the toolbar, which is this many points wide. */
    void fill(Toolbar tools, float width);

    /** Changes when the toolbar must be filled anew. */
    String state();

    /** The second line of a player's panel, where it isn't the usual one. */
    Optional<String> second(Disc disc, boolean isTurn, boolean isRoomy);

    /** What its buttons do. */
    GameActions actions();

    /** What the other side offers to a person here; empty where there is nothing to answer. */
    Optional<Offer> offer();

    /** Grants or declines it. */
    void answer(Offer offer, boolean accepts);

    /** Whether a panel takes the place of the graph, where there is room for one. */
    boolean hasPanel();

    /** The panel; only where there is one. */
    Actor panel();
}
