package reversi.screens.review;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;

/**
 * What a review shows of the person, where there is no room for it beside the board.
 *
 * @param shown what is shown
 * @param judged knows the moves
 * @param actions what the controls lead to, after the dialog has closed
 */
record PersonalSheet(PersonalPanel.Shown shown, PersonalPanel.Judged judged, PersonalPanel.Actions actions)
        implements Sheet {
    @Override
    public Actor build(Context context, Layout layout, float width) {
        Table table = new Table();
        new PersonalPanel(context, closing(context)).fill(table, shown, judged, width);
        return table;
    }

    private PersonalPanel.Actions closing(Context context) {
        return new PersonalPanel.Actions() {
            @Override
            public void goTo(int plies) {
                context.router().closeSheet();
                actions.goTo(plies);
            }

            @Override
            public void practise() {
                context.router().closeSheet();
                actions.practise();
            }

            @Override
            public void showNumbers(boolean all) {
                context.router().closeSheet();
                actions.showNumbers(all);
            }
        };
    }
}
