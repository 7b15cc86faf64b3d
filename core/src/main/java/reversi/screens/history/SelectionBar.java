package reversi.screens.history;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.screens.Context;
import reversi.screens.ui.Type;

/** What can be done with the games that are chosen, in place of the filters. */
record SelectionBar(Runnable save, Runnable delete, Runnable all, Runnable cancel) {
    /** Adds the count and the buttons to a line. */
    void show(Table line, Context context, int chosen) {
        line.add(context.ui().text(context.texts().count("games.selected", chosen), Type.BODY_STRONG));
        if (chosen > 0) {
            line.add(new FilterButton(context.ui(), context.say("games.save"), true, save));
            line.add(new FilterButton(context.ui(), context.say("games.delete"), false, delete));
        }
        line.add(new FilterButton(context.ui(), context.say("games.all"), false, all));
        line.add(new FilterButton(context.ui(), context.say("dialog.cancel"), false, cancel));
        line.add().growX();
    }
}
