package reversi.screens.opponents;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import reversi.engine.Level;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.StateView;
import reversi.screens.ui.Columns;
import reversi.screens.ui.Theme;

/** The page of all opponents in one look, size and language. */
final class OpponentsView implements StateView<OpponentsState> {
    /** The least width of a card with the face above the words, and of one with the face beside them. */
    private static final float TALL_CARD = 230;

    private static final float CARD = 320;
    private static final int MOST_COLUMNS = 5;
    /** The width of the card of whoever matches the person, where it stands beside the title, and what the title needs there. */
    private static final float MATCH = 260;

    private static final float ROOM_FOR_TITLE = 380;
    private static final float GAP = Theme.BLOCK_GAP;

    private final Context context;
    private final OpponentWords words;
    private final boolean isTall;
    private final float width;
    private final int columns;
    private final List<OpponentCard> cards = new ArrayList<>();
    private final OpponentFigure matching;
    private final OpponentCard match;
    private final ScrollPane pane;
    private final Actor root;
    private OpponentCard chosen;

    /** What the controls lead to. */
    interface Actions {
        /** This level is to be played with. */
        void choose(int level);

        /** Whoever is as strong as the person is to be played with. */
        void match();
    }

    OpponentsView(Context context, Layout layout, Actions actions) {
        this.context = context;
        this.words = new OpponentWords(context.texts());
        HeadedScaffold scaffold = new HeadedScaffold(context, layout, HeadedScaffold.WIDER);
        width = scaffold.width();
        isTall = layout.isWide() && !layout.isLow();
        float least = isTall ? TALL_CARD : CARD;
        columns = Math.max(1, Math.min(MOST_COLUMNS, (int) ((width + GAP) / (least + GAP))));
        boolean isBeside = width >= MATCH + ROOM_FOR_TITLE;
        float matchWidth = isBeside ? MATCH : width;
        matching = OpponentFigure.low(context, OpponentCard.inner(matchWidth));
        match = OpponentCard.low(context, matching, actions::match);
        chosen = match;
        Table body = new Table();
        if (!isBeside) {
            body.add(match).width(width).padBottom(GAP).row();
        }
        body.add(grid(actions));
        pane = HeadedScaffold.scrolling(context, body, width);
        root = isBeside ? scaffold.lay("opponents.title", match, pane) : scaffold.lay("opponents.title", pane);
    }

    private Table grid(Actions actions) {
        Table grid = new Table();
        grid.left();
        grid.defaults().fillY();
        for (Level level : Level.all()) {
            int number = level.number();
            int column = (number - 1) % columns;
            float room = Columns.width(width, columns, GAP, column);
            OpponentCard card = card(number, room, () -> actions.choose(number));
            cards.add(card);
            grid.add(card).width(room).padRight(column == columns - 1 ? 0 : GAP).padBottom(GAP);
            if (column == columns - 1) {
                grid.row();
            }
        }
        return grid;
    }

    private OpponentCard card(int level, float room, Runnable action) {
        OpponentFigure figure = isTall
                ? OpponentFigure.above(context, OpponentCard.innerTall(room))
                : OpponentFigure.beside(context, OpponentCard.inner(room));
        figure.show(level, words.name(level), words.level(level), words.style(level));
        return isTall ? OpponentCard.tall(context, figure, action) : OpponentCard.choice(context, figure, action);
    }

    @Override
    public Actor root() {
        return root;
    }

    @Override
    public Actor wayOn() {
        return chosen;
    }

    @Override
    public void show(OpponentsState state) {
        matching.show(state.even(), words.match(), "", words.matched(state.even()));
        match.setChosen(state.choice().isMatched());
        chosen = match;
        for (int i = 0; i < cards.size(); i++) {
            boolean isIt = state.isChosen(i + 1);
            cards.get(i).setChosen(isIt);
            chosen = isIt ? cards.get(i) : chosen;
        }
    }

    /** Leads the eye to the chosen one. */
    void scrollToChosen() {
        if (cards.contains(chosen)) {
            pane.validate();
            Vector2 at = chosen.localToAscendantCoordinates(pane.getActor(), new Vector2());
            pane.scrollTo(at.x, at.y, chosen.getWidth(), chosen.getHeight(), false, true);
            pane.updateVisualScroll();
        }
    }
}
