package reversi.screens.setup;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import reversi.engine.Level;
import reversi.game.ColourChoice;
import reversi.game.GameSetup;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.DiscView;
import reversi.screens.GameChoice;
import reversi.screens.Opponent;
import reversi.screens.board.BoardStyle;
import reversi.screens.opponents.OpponentCard;
import reversi.screens.opponents.OpponentFigure;
import reversi.screens.opponents.OpponentWords;
import reversi.screens.ui.ChoiceCard;
import reversi.screens.ui.Icon;
import reversi.screens.ui.IconView;
import reversi.screens.ui.Slider;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** Who plays in one mode: a level and a colour, two names, or two levels. */
final class Players extends Table {
    private static final float SIGN = 36;
    private static final float SIDE_BY_SIDE = 640;
    private static final float BETWEEN = 36;
    /** Below this width four cards side by side need the room between them for their words. */
    private static final float NARROW = 310;

    private static final float BELOW = 22;
    private static final float CARD = 104;
    private static final float PICTURE = 44;
    private static final float DISC = 40;
    /** From this width on, what a level can do fits one line. */
    private static final float ONE_LINE = 390;

    private static final List<ColourChoice> SIDES =
            List.of(ColourChoice.BLACK, ColourChoice.WHITE, ColourChoice.LOT, ColourChoice.ALTERNATE);
    private static final List<String> SIDE_KEYS =
            List.of("setup.side.black", "setup.side.white", "setup.side.lot", "setup.side.alternate");

    private final Context context;
    private final Consumer<UnaryOperator<GameChoice>> change;
    private final OpponentWords words;
    /** What shows a choice on the controls of this mode. */
    private final List<Consumer<GameChoice>> controls = new ArrayList<>();

    /** The players of a game in the mode of a choice, at which the controls begin; {@code change} hears of every other choice, {@code others} leads to all opponents. */
    Players(
            Context context,
            float width,
            GameChoice first,
            Consumer<UnaryOperator<GameChoice>> change,
            Runnable others) {
        this.context = context;
        this.change = change;
        this.words = new OpponentWords(context.texts());
        top();
        boolean isSplit = width >= SIDE_BY_SIDE;
        float half = isSplit ? (float) Math.floor((width - BETWEEN) / 2) : width;
        List<Table> both = both(first, half, others);
        add(both.get(0)).width(half).top();
        if (isSplit) {
            add(both.get(1)).width(half).top().padLeft(BETWEEN);
        } else {
            row();
            add(both.get(1)).width(half).padTop(BELOW);
        }
        if (first.mode() == GameSetup.Mode.TWO_PLAYERS) {
            row();
            add(context.ui().secondary(context.say("letter.way"), context.go()::correspondence))
                    .colspan(isSplit ? 2 : 1)
                    .width(width)
                    .padTop(Theme.BLOCK_GAP);
        }
    }

    private List<Table> both(GameChoice first, float width, Runnable others) {
        return switch (first.mode()) {
            case VERSUS_COMPUTER -> List.of(opponent(first, width, others), titled("setup.you", sides(first, width)));
            case TWO_PLAYERS, ONLINE -> List.of(name(Disc.BLACK, first), name(Disc.WHITE, first));
            case WATCH ->
                List.of(
                        watched(
                                "setup.level.black",
                                width,
                                first,
                                GameChoice::computer,
                                (choice, next) -> choice.withComputers(next, choice.white())),
                        watched(
                                "setup.level.white",
                                width,
                                first,
                                GameChoice::white,
                                (choice, next) -> choice.withComputers(choice.computer(), next)));
        };
    }

    /** Shows a choice. What is written in a name stays as it is written. */
    void show(GameChoice choice) {
        controls.forEach(control -> control.accept(choice));
    }

    private Table titled(String key, Actor body) {
        Table table = new Table();
        table.top();
        label(context, table, key);
        table.add(body).growX();
        return table;
    }

    /** Who plays against the person: a card that leads to all of them, above the line on which the level is set. */
    private Table opponent(GameChoice first, float width, Runnable others) {
        OpponentFigure figure = figure(OpponentCard.innerWay(width));
        Table table = new Table();
        table.add(OpponentCard.way(context, figure, others)).growX().row();
        controls.add(choice -> show(figure, choice, choice.computer()));
        addLine(table, "setup.level", first, GameChoice::computer, GameChoice::against);
        return titled("setup.level", table);
    }

    /** One of two computers, above the line on which its level is set. */
    private Table watched(
            String key,
            float width,
            GameChoice first,
            Function<GameChoice, Opponent> of,
            BiFunction<GameChoice, Opponent, GameChoice> with) {
        OpponentFigure figure = figure(width);
        Table table = new Table();
        table.add(figure).growX().row();
        controls.add(choice -> show(figure, choice, of.apply(choice)));
        addLine(table, key, first, of, with);
        return titled(key, table);
    }

    private OpponentFigure figure(float width) {
        return OpponentFigure.beside(context, width).withLines(width < ONE_LINE ? 2 : 1);
    }

    private void show(OpponentFigure figure, GameChoice choice, Opponent opponent) {
        int level = opponent.level();
        boolean isMatched = choice.isMatched() && choice.mode() == GameSetup.Mode.VERSUS_COMPUTER;
        String name = isMatched ? words.match() : words.name(level);
        String rating = rating(opponent, choice.variant());
        String facts = isMatched ? words.matched(level) : facts(opponent);
        // "Match me" needs the room of the number, which its opponent's name stands for.
        figure.show(
                level, name, isMatched ? "" : words.level(level), rating.isEmpty() ? facts : facts + " · " + rating);
    }

    private void addLine(
            Table table,
            String key,
            GameChoice first,
            Function<GameChoice, Opponent> of,
            BiFunction<GameChoice, Opponent, GameChoice> with) {
        List<Opponent> all = Opponent.all();
        Slider line = context.ui()
                .slider(
                        1,
                        all.size(),
                        1,
                        all.indexOf(of.apply(first)) + 1,
                        place -> change.accept(choice -> with.apply(choice, all.get(place - 1))));
        controls.add(choice -> line.show(all.indexOf(of.apply(choice)) + 1));
        line.setAccessibleName(context.say(key));
        table.add(line).growX();
    }

    /** On the chosen board; nothing where nobody knows. */
    private String rating(Opponent opponent, Variant variant) {
        String about = opponent.isStrongest() ? "level.rating.least" : "level.rating";
        OptionalInt rating = Level.of(opponent.level()).rating(variant);
        return rating.isPresent() ? context.texts().get(about, rating.getAsInt()) : "";
    }

    private String facts(Opponent opponent) {
        Level level = Level.of(opponent.level());
        if (opponent.isStrongest()) {
            return context.texts().count("level.time", opponent.seconds());
        }
        if (!level.isFlawless()) {
            return context.say("level." + level.number() + ".about");
        }
        return context.texts()
                .get(
                        "level.facts",
                        context.texts().count("level.ahead", level.depth()),
                        context.texts().count("level.solves", level.solveEmpties()));
    }

    private Table sides(GameChoice first, float width) {
        float gap = width < NARROW ? Theme.LINE_GAP : Theme.GAP;
        Table table = new Table();
        table.defaults().growX().uniformX().fillY();
        for (int i = 0; i < SIDES.size(); i++) {
            ColourChoice side = SIDES.get(i);
            ChoiceCard card = context.ui()
                    .choice(
                            picture(side),
                            PICTURE,
                            context.say(SIDE_KEYS.get(i)),
                            "",
                            first.side() == side,
                            () -> change.accept(choice -> choice.withSide(side)));
            controls.add(choice -> card.setChosen(choice.side() == side));
            table.add(card).height(CARD).padRight(i < SIDES.size() - 1 ? gap : 0);
        }
        return table;
    }

    private Actor picture(ColourChoice side) {
        Color ink = context.ui().palette().text();
        return switch (side) {
            case BLACK -> disc(Disc.BLACK);
            case WHITE -> disc(Disc.WHITE);
            case LOT -> new IconView(context.theme(), Icon.LOT, SIGN, ink);
            case ALTERNATE -> new IconView(context.theme(), Icon.SWAP, SIGN, ink);
        };
    }

    private Actor disc(Disc disc) {
        BoardStyle style = context.settings().now().look().board();
        return new DiscView(context.theme(), style, disc == Disc.BLACK, disc == Disc.WHITE);
    }

    private Table name(Disc disc, GameChoice first) {
        boolean isBlack = disc == Disc.BLACK;
        Table line = new Table();
        line.add(disc(disc)).size(DISC).padRight(Theme.BLOCK_GAP);
        line.add(context.ui()
                        .writing(
                                isBlack ? first.blackName() : first.whiteName(),
                                context.say(isBlack ? "setup.name.black" : "setup.name.white"),
                                GameChoice.NAME_LENGTH,
                                text -> change.accept(choice -> isBlack
                                        ? choice.withNames(text, choice.whiteName())
                                        : choice.withNames(choice.blackName(), text))))
                .growX()
                .minWidth(0);
        return titled(isBlack ? "colour.black" : "colour.white", line);
    }

    /** The words of a key above a choice. */
    static void label(Context context, Table table, String key) {
        table.add(context.ui().muted(context.say(key), Type.SMALL))
                .left()
                .padBottom(Theme.ROW_GAP)
                .row();
    }
}
