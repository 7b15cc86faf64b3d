package reversi.screens;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.function.Consumer;
import reversi.screens.ui.Button;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The languages of the game, each as those who speak it call it, after the choice to follow the system. */
public final class LanguageSheet implements Sheet {
    private static final int COLUMNS = 2;

    private final String chosen;
    private final Consumer<String> choose;

    /** A list in which one language is marked by its two letters, empty for the system's; {@code choose} hears of the one that is pressed. */
    public LanguageSheet(String chosen, Consumer<String> choose) {
        this.chosen = chosen;
        this.choose = choose;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        Table table = new Table();
        table.defaults().growX().uniformX();
        table.add(ui.text(context.say("settings.language"), Type.HEADING).wrap(width))
                .colspan(COLUMNS)
                .padBottom(Theme.BLOCK_GAP)
                .row();
        table.add(button(context, context.say("language.auto"), ""))
                .height(Theme.LOW_ROW)
                .colspan(COLUMNS)
                .padBottom(Theme.GAP)
                .row();
        int placed = 0;
        for (Language language : Language.values()) {
            boolean isRight = placed % COLUMNS == COLUMNS - 1;
            table.add(button(context, language.ownName(), language.code()))
                    .height(Theme.LOW_ROW)
                    .padBottom(Theme.GAP)
                    .padLeft(isRight ? Theme.GAP : 0);
            if (isRight) {
                table.row();
            }
            placed++;
        }
        return table;
    }

    private Button button(Context context, String name, String code) {
        Runnable press = context.closing(() -> choose.accept(code));
        return code.equals(chosen)
                ? context.ui().primary(name, press)
                : context.ui().secondary(name, press);
    }
}
