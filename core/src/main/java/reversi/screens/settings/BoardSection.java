package reversi.screens.settings;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
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

/** The choice of a board and of the two faces of its discs. */
final class BoardSection {
    private static final float CARD = 118;
    private static final float PICTURE = 72;
    private static final float FOUR_BOARDS = 400;
    private static final float FOUR_PAIRS = 640;
    private static final int MOST_COLUMNS = 4;
    private static final float PAIR = 88;
    private static final float PAIR_PICTURE = 40;
    /** The width of the word before the colours of a face. */
    private static final float FACE = 84;

    /** How many colours stand in one row where there is room. */
    private static final int ALL_COLOURS = 12;

    private final Context context;
    private final BoardStyle now;
    private final float width;
    private final Consumer<UnaryOperator<Look>> change;

    /** The choice where a board looks like this; {@code change} hears of every other choice. */
    BoardSection(Context context, BoardStyle now, float width, Consumer<UnaryOperator<Look>> change) {
        this.context = context;
        this.now = now;
        this.width = width;
        this.change = change;
    }

    Panel build() {
        Panel panel = SettingsSection.panel(context, "settings.board");
        panel.add(boards()).padBottom(Theme.ROW_GAP).row();
        SettingsSection.label(context, panel, "settings.discs");
        panel.add(pairs()).padBottom(Theme.LINE_GAP).row();
        panel.add(faces("colour.black", Disc.BLACK)).row();
        panel.add(faces("colour.white", Disc.WHITE)).row();
        panel.add(context.ui()
                        .muted(context.say("settings.discs.apart"), Type.SMALL)
                        .wrap(width))
                .padTop(Theme.GRID)
                .row();
        return panel;
    }

    private Table boards() {
        List<ChoiceCard> cards = new ArrayList<>();
        for (BoardLook next : BoardLook.values()) {
            BoardStyle style = new BoardStyle(next, now.black(), now.white());
            cards.add(context.ui()
                    .choice(
                            new MiniBoard(context.theme(), style, sample()),
                            PICTURE,
                            context.say("board." + next.key()),
                            "",
                            now.look() == next,
                            () -> change.accept(look -> look.withBoard(next))));
        }
        return grid(cards, width < FOUR_BOARDS ? 2 : MOST_COLUMNS, CARD);
    }

    private Table grid(List<ChoiceCard> cards, int columns, float height) {
        Table table = new Table();
        for (int i = 0; i < cards.size(); i++) {
            boolean isLast = i % columns == columns - 1;
            table.add(cards.get(i))
                    .width(Columns.width(width, columns, Theme.GAP, i % columns))
                    .height(height)
                    .padRight(isLast ? 0 : Theme.GAP)
                    .padBottom(i / columns < (cards.size() - 1) / columns ? Theme.GAP : 0);
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

    private Table pairs() {
        List<ChoiceCard> cards = new ArrayList<>();
        for (DiscSet discs : DiscSet.values()) {
            BoardStyle style = new BoardStyle(now.look(), discs.black(), discs.white());
            cards.add(context.ui()
                    .choice(
                            new DiscView(context.theme(), style, true, true),
                            PAIR_PICTURE,
                            context.say("discs." + discs.key()),
                            "",
                            style.equals(now),
                            () -> change.accept(look -> look.withDiscs(discs.black(), discs.white()))));
        }
        return grid(cards, width < FOUR_PAIRS ? 2 : MOST_COLUMNS, PAIR);
    }

    /** The colours of one face: those too like the other face cannot be taken. */
    private Table faces(String key, Disc face) {
        Table row = new Table();
        row.left();
        boolean isSplit = width < ALL_COLOURS * Theme.TOUCH + FACE;
        row.add(context.ui().muted(context.say(key), Type.SMALL))
                .width(isSplit ? width : FACE)
                .left();
        if (isSplit) {
            row.row();
        }
        Table colours = new Table();
        colours.left();
        int columns = columns();
        for (DiscColour colour : DiscColour.values()) {
            colours.add(swatch(key, face, colour));
            if (colours.getChildren().size % columns == 0) {
                colours.row();
            }
        }
        row.add(colours).left().growX();
        return row;
    }

    /** How many colours stand beside each other: as many as leave no row shorter than the others. */
    private int columns() {
        if (width >= ALL_COLOURS * Theme.TOUCH) {
            return ALL_COLOURS;
        }
        return width >= ALL_COLOURS / 2 * Theme.TOUCH ? ALL_COLOURS / 2 : ALL_COLOURS / 3;
    }

    private Swatch swatch(String key, Disc face, DiscColour colour) {
        DiscColour other = now.discs(face.other());
        Swatch swatch = context.ui()
                .swatch(
                        colour.colour(),
                        colour == now.discs(face),
                        () -> change.accept(look ->
                                face == Disc.BLACK ? look.withDiscs(colour, other) : look.withDiscs(other, colour)));
        swatch.setAccessibleName(
                context.texts().punctuation().details(context.say(key), context.say("disc." + colour.key())));
        swatch.setDisabled(!colour.contrastsWith(other));
        return swatch;
    }
}
