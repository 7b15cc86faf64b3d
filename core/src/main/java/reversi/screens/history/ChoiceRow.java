package reversi.screens.history;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.utils.Align;
import reversi.screens.ui.Icon;
import reversi.screens.ui.IconView;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** A row of a list to choose from: a name, how many games it has, and a check mark where it is chosen. */
final class ChoiceRow extends ListRow {
    /** The list, as its rows know it. */
    interface Rows {
        /** Chooses one of those that are shown, counted from 0; without effect where there is none. */
        void choose(int index);

        /** Gives the focus to a row, counted from 0; answers whether there is one. */
        boolean focus(int row);
    }

    private static final float GAMES = 64;

    private final Rows list;
    private final Text label;
    private final Text games;
    private final IconView check;

    ChoiceRow(Ui ui, Rows list) {
        super(ui);
        this.list = list;
        label = ui.text("", Type.BODY);
        games = ui.muted("", Type.SMALL).align(Align.right);
        check = new IconView(ui.theme(), Icon.CHECK, Theme.SIGN, ui.palette().accentInk());
        add(label).growX().minWidth(0).padLeft(Theme.BLOCK_GAP);
        add(games).width(GAMES).padLeft(Theme.ROW_GAP);
        add(check).size(Theme.SIGN).pad(0, Theme.ROW_GAP, 0, Theme.BLOCK_GAP);
    }

    /** Shows one of the choices at its place in the list. */
    void show(int at, String name, String count, boolean isChosen) {
        index = at;
        Palette palette = theme().palette();
        label.restyle(isChosen ? Type.BODY_STRONG : Type.BODY);
        label.in(isChosen ? palette.accentInk() : palette.text()).setText(name);
        games.setText(count);
        check.setVisible(isChosen);
    }

    @Override
    public void press() {
        ui().feedback().tapped();
        list.choose(index);
    }

    @Override
    protected boolean focus(int row) {
        return list.focus(row);
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        veil(batch, alpha, 0.06f, 0);
    }
}
