package reversi.screens.correspondence;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.function.Consumer;
import reversi.correspondence.Correspondent;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** Asks the player once what they want to be called in games by link. */
final class NameSheet implements Sheet {
    private final Consumer<String> named;
    private String written = "";

    /** {@code named} hears the name, once there is one. */
    NameSheet(Consumer<String> named) {
        this.named = named;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Table table = new Table();
        table.defaults().growX();
        table.add(context.ui().text(context.say("letter.name"), Type.HEADING).wrap(width))
                .row();
        table.add(context.ui()
                        .writing(
                                written, context.say("letter.name"), Correspondent.LONGEST_NAME, text -> written = text)
                        .onEnter(() -> take(context)))
                .padTop(Theme.BLOCK_GAP)
                .row();
        Table answers = new Table();
        answers.defaults().growX().uniformX();
        answers.add(context.ui().secondary(context.say("confirm.no"), context.router()::closeSheet))
                .padRight(Theme.GAP);
        answers.add(context.ui().primary(context.say("home.continue"), () -> take(context)));
        table.add(answers).padTop(Theme.SHEET_PAD);
        return table;
    }

    private void take(Context context) {
        PlayerName.checked(context, written).ifPresent(name -> {
            context.router().closeSheet();
            named.accept(name);
        });
    }
}
