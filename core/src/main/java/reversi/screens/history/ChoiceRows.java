package reversi.screens.history;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.screens.history.ChoiceSheet.Choice;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Ui;

/** The choices of a list that are left of it. */
final class ChoiceRows<T> extends LazyRows {
    private final Ui ui;
    private final Optional<T> chosen;
    private final Consumer<Choice<T>> choose;
    private List<Choice<T>> choices = List.of();

    ChoiceRows(Ui ui, Optional<T> chosen, Consumer<Choice<T>> choose) {
        super(ui.focus(), Theme.TOUCH);
        this.ui = ui;
        this.chosen = chosen;
        this.choose = choose;
    }

    /** Shows these from now on. */
    void setChoices(List<Choice<T>> next) {
        boolean hasOtherSize = next.size() != choices.size();
        choices = next;
        changed(hasOtherSize);
    }

    /** Chooses one of those that are shown, counted from 0; without effect where there is none. */
    void choose(int index) {
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
        return new ChoiceRow(ui, this);
    }

    @Override
    protected void show(Actor row, int index) {
        row.setVisible(index < choices.size());
        if (index < choices.size()) {
            Choice<T> choice = choices.get(index);
            ((ChoiceRow) row)
                    .show(index, choice.label(), choice.games(), choice.value().equals(chosen));
        }
    }
}
