package reversi.screens.together;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import reversi.online.Protocol;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.Writable;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** What a study or a chapter is called, while it is written; a study also says whether everybody with the link may look. */
final class NameSheet implements Sheet {
    private final String titleKey;
    private final Optional<Boolean> asksOpen;
    private final BiConsumer<String, Boolean> done;
    private String name;
    private boolean isOpen;
    private String trouble = "";

    private NameSheet(String titleKey, String name, Optional<Boolean> asksOpen, BiConsumer<String, Boolean> done) {
        this.titleKey = titleKey;
        this.name = name;
        this.asksOpen = asksOpen;
        this.isOpen = asksOpen.orElse(false);
        this.done = done;
    }

    /** The name of a study, and whether it is open. */
    static NameSheet ofStudy(String titleKey, String name, boolean isOpen, BiConsumer<String, Boolean> done) {
        return new NameSheet(titleKey, name, Optional.of(isOpen), done);
    }

    /** The name of a chapter. */
    static NameSheet ofChapter(String titleKey, String name, Consumer<String> done) {
        return new NameSheet(titleKey, name, Optional.empty(), (written, open) -> done.accept(written));
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        Table table = new Table();
        table.defaults().growX().padBottom(Theme.GAP);
        table.add(ui.text(context.say(titleKey), Type.HEADING).wrap(width)).row();
        table.add(ui.writing(name, context.say("study.name"), Protocol.MAX_STUDY_NAME, text -> name = text)
                        .onEnter(() -> save(context)))
                .row();
        if (!trouble.isEmpty()) {
            table.add(ui.text(trouble, Type.SMALL).in(ui.palette().danger()).wrap(width))
                    .row();
        }
        if (asksOpen.isPresent()) {
            table.add(ui.toggle(context.say("study.open"), context.say("study.open.second"), isOpen, on -> isOpen = on))
                    .row();
        }
        Table answers = new Table();
        answers.defaults().growX().uniformX();
        answers.add(ui.secondary(context.say("dialog.cancel"), context.router()::closeSheet))
                .padRight(Theme.GAP);
        answers.add(ui.primary(context.say("note.save"), () -> save(context)));
        table.add(answers).padTop(Theme.GAP).padBottom(0);
        return table;
    }

    private void save(Context context) {
        trouble = Writable.trouble(context.texts(), name).orElse("");
        if (!trouble.isEmpty()) {
            context.router().refreshSheet();
        } else if (!name.isBlank()) {
            context.router().closeSheet();
            done.accept(name.trim(), isOpen);
        }
    }
}
