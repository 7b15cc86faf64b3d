package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.SheetBody;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** What a server keeps of a person, for how long, where they save and erase it, and a word to children. */
public final class PrivacySheet implements Sheet {
    private static final float WIDTH = 560;

    /** The parts of the note. */
    private static final List<Part> PARTS = List.of(
            new Part("privacy.kept", "privacy.kept.words"),
            new Part("privacy.shown", "privacy.shown.words"),
            new Part("privacy.long", "privacy.long.words"),
            new Part("privacy.yours", "privacy.yours.words"),
            new Part("privacy.children", "privacy.children.words"));

    /** A heading and what stands below it, by the keys of their texts. */
    private record Part(String heading, String words) {}

    @Override
    public float wishedWidth() {
        return WIDTH;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        SheetBody table = new SheetBody(context, width, context.say("privacy.title"));
        for (Part part : PARTS) {
            table.add(ui.text(context.say(part.heading), Type.BODY_STRONG).wrap(width))
                    .padTop(Theme.GAP)
                    .row();
            table.add(ui.muted(context.say(part.words), Type.BODY).wrap(width))
                    .padTop(Theme.RING)
                    .row();
        }
        table.add(ui.primary(context.say("dialog.close"), context.router()::closeSheet))
                .padTop(Theme.PAD);
        return table;
    }
}
