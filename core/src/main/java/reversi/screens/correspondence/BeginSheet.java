package reversi.screens.correspondence;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import reversi.correspondence.Correspondent;
import reversi.game.ColourChoice;
import reversi.rules.NamedVariant;
import reversi.rules.Variant;
import reversi.rules.Variants;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.SheetBody;
import reversi.screens.setup.VariantWords;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The choices of a new game by link: what one is called, the board and the colour. */
final class BeginSheet implements Sheet {
    private static final List<Variant> BOARDS =
            Variants.all().stream().map(NamedVariant::variant).toList();
    private static final List<ColourChoice> COLOURS = List.of(ColourChoice.BLACK, ColourChoice.WHITE, ColourChoice.LOT);
    private static final List<String> COLOUR_KEYS = List.of("setup.side.black", "setup.side.white", "setup.side.lot");
    private static final float FOUR_BOARDS = 380;

    private final Begin begin;
    private String name;
    private int board;
    private int colour;

    /** What begins the game. */
    interface Begin {
        /** Begins it under the player's name. */
        void begin(String name, Variant variant, ColourChoice colour);
    }

    /** Begins at a name and a board, if that is one of those with a name. */
    BeginSheet(String name, Variant variant, Begin begin) {
        this.name = name;
        this.board = Math.max(0, BOARDS.indexOf(variant));
        this.begin = begin;
    }

    @Override
    public float wishedWidth() {
        return 520;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        VariantWords words = new VariantWords(context.texts());
        SheetBody table = new SheetBody(context, width, context.say("letter.new"));
        label(context, table, "letter.name");
        table.add(ui.writing(name, context.say("letter.name"), Correspondent.LONGEST_NAME, text -> name = text))
                .row();
        label(context, table, "setup.board");
        table.add(ui.segmented(
                        BOARDS.stream().map(words::name).toList(),
                        width < FOUR_BOARDS ? 3 : 4,
                        board,
                        at -> board = at))
                .row();
        label(context, table, "setup.you");
        table.add(ui.segmented(COLOUR_KEYS.stream().map(context::say).toList(), colour, at -> colour = at))
                .row();
        Table answers = new Table();
        answers.defaults().growX().uniformX();
        answers.add(ui.secondary(context.say("confirm.no"), context.router()::closeSheet))
                .padRight(Theme.GAP);
        answers.add(ui.primary(context.say("setup.start"), () -> begin(context)));
        table.add(answers).padTop(Theme.PAD);
        return table;
    }

    private void begin(Context context) {
        PlayerName.checked(context, name).ifPresent(known -> {
            context.router().closeSheet();
            begin.begin(known, BOARDS.get(board), COLOURS.get(colour));
        });
    }

    private static void label(Context context, Table table, String key) {
        table.add(context.ui().muted(context.say(key), Type.SMALL))
                .padTop(Theme.GAP)
                .padBottom(Theme.LINE_GAP)
                .row();
    }
}
