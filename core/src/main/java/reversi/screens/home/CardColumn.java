package reversi.screens.home;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.screens.ui.Button;
import reversi.screens.ui.Theme;

/**
 * The large cards of the first page below each other, in the order in which they are added: those of half a row wait for a second one. In a
 * low window they are slimmer and closer, so that all are in sight.
 */
final class CardColumn {
    /** How high a card is in a low window. */
    static final float LOW_CARD = 46;

    private static final float CARD = 64;
    /** How high cards become where no board takes the room that is left. */
    private static final float HIGHEST_CARD = 84;

    private final Table table = new Table();
    private final boolean isLow;
    private final List<Button> small = new ArrayList<>();
    private Optional<Button> waiting = Optional.empty();

    /** How much of a row a card takes. */
    enum Span {
        ROW,
        HALF,
        /** Beside the settings, below all others. */
        SMALL
    }

    CardColumn(boolean isLow) {
        this.isLow = isLow;
    }

    /** What holds the cards, and whatever else stands above and between them. */
    Table table() {
        return table;
    }

    /** Whether the window is low. */
    boolean isLow() {
        return isLow;
    }

    private float height() {
        return isLow ? LOW_CARD : CARD;
    }

    private float gap() {
        return isLow ? Theme.LINE_GAP : Theme.GAP;
    }

    void add(Button card, Span span) {
        switch (span) {
            case ROW -> add(card);
            case SMALL -> small.add(card);
            case HALF -> {
                Optional<Button> first = waiting;
                first.ifPresent(known -> pair(known, card));
                waiting = first.isPresent() ? Optional.empty() : Optional.of(card);
            }
        }
    }

    void add(Button card) {
        table.add(card).height(height()).padBottom(gap()).row();
    }

    /** A card as high as the picture on it asks for. */
    void addPictured(Button card) {
        table.add(card).padBottom(gap()).row();
    }

    private void pair(Button first, Button second) {
        Table pair = new Table();
        pair.defaults().minHeight(height()).grow().uniformX();
        pair.add(first).padRight(Theme.GAP);
        pair.add(second);
        table.add(pair).padBottom(gap()).row();
    }

    /** The last card of half a row has a whole one; answers the small ones. */
    List<Button> end() {
        waiting.ifPresent(this::add);
        return small;
    }

    /** Shares out what room is left, so that there is no hole between the cards. */
    void spread() {
        for (Cell<?> cell : table.getCells()) {
            if (cell.getActor() instanceof Button || cell.getActor() instanceof Table) {
                cell.expandY().fillY().maxHeight(Math.max(cell.getPrefHeight(), HIGHEST_CARD));
            }
        }
    }
}
