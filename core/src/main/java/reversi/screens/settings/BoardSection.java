package reversi.screens.settings;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.DiscView;
import reversi.screens.Look;
import reversi.screens.MiniBoard;
import reversi.screens.board.BoardLook;
import reversi.screens.board.BoardStyle;
import reversi.screens.board.DiscColour;
import reversi.screens.board.DiscSet;
import reversi.screens.ui.ChoiceCard;
import reversi.screens.ui.Columns;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Swatch;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The choice of a board and of the two faces of its discs. */
final class BoardSection {
    private static final float CARD = 118;
    private static final float PICTURE = 72;
    private static final float FOUR_BOARDS = 400;
    private static final float FOUR_PAIRS = 640;
    private static final int MOST_COLUMNS = 4;

    private final Context context;
    private final Preview preview;

    BoardSection(Context context, Preview preview) {
        this.context = context;
        this.preview = preview;
    }

    private Look look() {
        return context.settings().now().look();
    }

    /** A change of the board is seen on pictures all over the page. */
    private void wear(Look next) {
        context.settings().change(settings -> settings.withLook(next));
        preview.refresh();
        context.router().refresh();
    }

    Panel build(float width) {
        Ui ui = context.ui();
        Panel panel = SettingsSection.panel(context, "settings.board");
        float inner = width - 2 * Theme.PAD;
        panel.add(boards(inner)).padBottom(8).row();
        SettingsSection.label(context, panel, "settings.discs");
        panel.add(pairs(inner)).padBottom(6).row();
        BoardStyle now = look().board();
        panel.add(faces("colour.black", now.black(), now.white(), true, inner)).row();
        panel.add(faces("colour.white", now.white(), now.black(), false, inner)).row();
        panel.add(ui.muted(context.say("settings.discs.apart"), Type.SMALL).wrap(inner))
                .padTop(4)
                .row();
        return panel;
    }

    private Table boards(float width) {
        Table table = new Table();
        List<BoardLook> looks = List.of(BoardLook.values());
        int columns = width < FOUR_BOARDS ? 2 : MOST_COLUMNS;
        for (int i = 0; i < looks.size(); i++) {
            BoardLook next = looks.get(i);
            boolean isLast = i % columns == columns - 1;
            BoardStyle style =
                    new BoardStyle(next, look().board().black(), look().board().white());
            Actor picture = new MiniBoard(context.theme(), style, sample());
            ChoiceCard choice = context.ui()
                    .choice(
                            picture,
                            PICTURE,
                            context.say("board." + next.key()),
                            "",
                            look().board().look() == next,
                            () -> wear(look().withBoard(next)));
            table.add(choice)
                    .width(Columns.width(width, columns, Theme.GAP, i % columns))
                    .height(CARD)
                    .padRight(isLast ? 0 : Theme.GAP)
                    .padBottom(i + columns < looks.size() ? Theme.GAP : 0);
            if (isLast) {
                table.row();
            }
        }
        return table;
    }

    /** Four squares say enough about felt and discs. */
    private static Position sample() {
        Variant variant = Variant.square(4, Start.DIAGONAL);
        return Position.of(
                variant,
                Map.of(
                        Square.of("b2"), Disc.WHITE,
                        Square.of("c2"), Disc.BLACK,
                        Square.of("b3"), Disc.BLACK,
                        Square.of("c3"), Disc.WHITE),
                Disc.BLACK);
    }

    private Table pairs(float width) {
        Table table = new Table();
        List<DiscSet> sets = List.of(DiscSet.values());
        int columns = width < FOUR_PAIRS ? 2 : MOST_COLUMNS;
        for (int i = 0; i < sets.size(); i++) {
            DiscSet discs = sets.get(i);
            BoardStyle style = new BoardStyle(look().board().look(), discs.black(), discs.white());
            boolean isChosen =
                    look().board().black() == discs.black() && look().board().white() == discs.white();
            ChoiceCard choice = context.ui()
                    .choice(
                            new DiscView(context.theme(), style, true, true),
                            40,
                            context.say("discs." + discs.key()),
                            "",
                            isChosen,
                            () -> wear(look().withDiscs(discs.black(), discs.white())));
            boolean isLast = i % columns == columns - 1;
            table.add(choice)
                    .width(Columns.width(width, columns, Theme.GAP, i % columns))
                    .height(88)
                    .padRight(isLast ? 0 : Theme.GAP)
                    .padBottom(i + columns < sets.size() ? Theme.GAP : 0);
            if (isLast) {
                table.row();
            }
        }
        return table;
    }

    /** The colours of one face: those too like the other face cannot be taken. */
    private Table faces(String key, DiscColour chosen, DiscColour other, boolean isBlack, float width) {
        Ui ui = context.ui();
        Table row = new Table();
        row.left();
        boolean isSplit = width < 8 * Theme.TOUCH + 84;
        row.add(ui.muted(context.say(key), Type.SMALL))
                .width(isSplit ? width : 84)
                .left();
        if (isSplit) {
            row.row();
        }
        Table colours = new Table();
        colours.left();
        List<Swatch> swatches = new ArrayList<>();
        int columns = width < 8 * Theme.TOUCH ? 4 : 8;
        for (DiscColour colour : DiscColour.values()) {
            Swatch swatch = ui.swatch(
                    colour.colour(),
                    colour == chosen,
                    () -> wear(isBlack ? look().withDiscs(colour, other) : look().withDiscs(other, colour)));
            swatch.setAccessibleName(
                    context.texts().punctuation().details(context.say(key), context.say("disc." + colour.key())));
            swatch.setDisabled(!colour.contrastsWith(other));
            swatches.add(swatch);
            colours.add(swatch);
            if (swatches.size() % columns == 0) {
                colours.row();
            }
        }
        row.add(colours).left().growX();
        return row;
    }
}
