package reversi.screens.history;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.screens.Context;
import reversi.screens.ui.Theme;

/** The choices of a list that are left of it. */
final class ChoiceRows<T> extends LazyRows implements ChoiceRow.Rows {
    private final Context context;
    private final Optional<T> chosen;
    private final Consumer<Choice<T>> choose;
    private List<Choice<T>> choices = List.of();

    ChoiceRows(Context context, Optional<T> chosen, Consumer<Choice<T>> choose) {
        super(context.ui().focus(), Theme.TOUCH);
        this.context = context;
        this.chosen = chosen;
        this.choose = choose;
    }

    /** Shows these from now on. */
    void setChoices(List<Choice<T>> next) {
        boolean hasOtherSize = next.size() != choices.size();
        choices = next;
        changed(hasOtherSize);
    }

    @Override
    public void choose(int index) {
        if (index < choices.size()) {
            choose.accept(choices.get(index));
        }
    }

    @Override
    protected int count() {
        return choices.size();
    }

    @Override
    protected Actor makeRow() {
        return new ChoiceRow(context.ui(), this);
    }

    @Override
    protected void show(Actor row, int index) {
        row.setVisible(index < choices.size());
        if (index < choices.size()) {
            Choice<T> choice = choices.get(index);
            String games = context.texts().language().numerals().whole(choice.games());
            ((ChoiceRow) row).show(index, choice.label(), games, choice.value().equals(chosen));
        }
    }
}
