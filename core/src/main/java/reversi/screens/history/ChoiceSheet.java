package reversi.screens.history;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Stack;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Text;
import reversi.screens.ui.TextInput;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** A long list to choose one thing from, which becomes shorter as somebody writes a part of its name. */
public final class ChoiceSheet<T> implements Sheet {
    private static final int LONGEST_SEARCH = 40;
    /** As many rows are in sight where the window is high enough. */
    private static final int MOST_ROWS = 8;

    private static final int FEWEST_ROWS = 3;
    /** What stands above the list, and around the dialog, in points. */
    private static final float AROUND = 210;

    private final String titleKey;
    private final List<Choice<T>> choices;
    private final Optional<T> chosen;
    private final Consumer<Optional<T>> choose;
    private final boolean isSearched;
    private String search = "";

    /** A list whose choices of no value stand for all; {@code choose} hears of the one that is pressed, once the dialog is closed. */
    public ChoiceSheet(String titleKey, List<Choice<T>> choices, Optional<T> chosen, Consumer<Optional<T>> choose) {
        this(titleKey, choices, chosen, choose, true);
    }

    private ChoiceSheet(
            String titleKey,
            List<Choice<T>> choices,
            Optional<T> chosen,
            Consumer<Optional<T>> choose,
            boolean isSearched) {
        this.titleKey = titleKey;
        this.choices = List.copyOf(choices);
        this.chosen = chosen;
        this.choose = choose;
        this.isSearched = isSearched;
    }

    /** A list that is seen at a glance and not searched. */
    public static <T> ChoiceSheet<T> ofFew(
            String titleKey, List<Choice<T>> choices, Optional<T> chosen, Consumer<Optional<T>> choose) {
        return new ChoiceSheet<>(titleKey, choices, chosen, choose, false);
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        ChoiceRows<T> rows = new ChoiceRows<>(context, chosen, choice -> {
            context.router().closeSheet();
            choose.accept(choice.value());
        });
        ScrollPane pane = context.ui().scroll(rows);
        Text none =
                context.ui().muted(context.say("games.choose.none"), Type.BODY).align(Align.center);
        narrow(rows, none);
        TextInput line = context.ui().writing(search, context.say("games.choose.search"), LONGEST_SEARCH, text -> {
            search = text;
            pane.setScrollY(0);
            narrow(rows, none);
        });
        line.onEnter(() -> {
            if (isNarrowed()) {
                rows.choose(0);
            }
        });
        line.writtenAtOnce();
        // The way out stands above the list, which may be too long to go through.
        Table head = new Table();
        head.add(context.ui().text(context.say(titleKey), Type.HEADING)).growX().minWidth(0);
        head.add(context.ui().iconButton(Icon.CLOSE, context.router()::closeSheet))
                .size(Theme.TOUCH);
        Table table = new Table();
        table.defaults().width(width);
        table.add(head).padBottom(Theme.ROW_GAP).row();
        if (isSearched) {
            table.add(line).padBottom(Theme.ROW_GAP).row();
        }
        table.add(new Stack(pane, none)).height(height(layout));
        return table;
    }

    /** The same however few are left, so that what is touched does not move away. */
    private float height(Layout layout) {
        float room = (layout.safeHeight() - AROUND) / Theme.TOUCH;
        return Math.min(choices.size(), Math.max(FEWEST_ROWS, Math.min(MOST_ROWS, room))) * Theme.TOUCH;
    }

    private void narrow(ChoiceRows<T> rows, Text none) {
        List<Choice<T>> left = left();
        none.setVisible(left.isEmpty());
        rows.setChoices(left);
    }

    private boolean isNarrowed() {
        return !search.isBlank();
    }

    /** All of them, or those whose names hold what is written. */
    private List<Choice<T>> left() {
        if (!isNarrowed()) {
            return choices;
        }
        String part = search.trim().toLowerCase(Locale.ROOT);
        List<Choice<T>> left = new ArrayList<>();
        for (Choice<T> choice : choices) {
            if (choice.value().isPresent()
                    && choice.label().toLowerCase(Locale.ROOT).contains(part)) {
                left.add(choice);
            }
        }
        return left;
    }
}
