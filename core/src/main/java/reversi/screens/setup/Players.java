package reversi.screens.setup;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import reversi.engine.Level;
import reversi.game.ColourChoice;
import reversi.game.GameSetup.Mode;
import reversi.rules.Disc;
import reversi.screens.Context;
import reversi.screens.DiscView;
import reversi.screens.GameChoice;
import reversi.screens.Opponent;
import reversi.screens.board.BoardStyle;
import reversi.screens.ui.ChoiceCard;
import reversi.screens.ui.Icon;
import reversi.screens.ui.IconView;
import reversi.screens.ui.Slider;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** Who plays: a level and a colour, two names, or two levels. */
final class Players {
    private static final float SIGN = 36;
    private static final float SIDE_BY_SIDE = 640;
    private static final float BETWEEN = 36;
    /** Below this width four cards side by side need the room between them for their words. */
    private static final float NARROW = 310;

    private static final float NARROW_GAP = 6;
    /** The room for the large figure of a level. */
    private static final float FIGURE = 56;
    /** From this width on, what a level can do fits one line. */
    private static final float ONE_LINE = 390;

    private static final List<ColourChoice> SIDES =
            List.of(ColourChoice.BLACK, ColourChoice.WHITE, ColourChoice.LOT, ColourChoice.ALTERNATE);
    private static final List<String> SIDE_KEYS =
            List.of("setup.side.black", "setup.side.white", "setup.side.lot", "setup.side.alternate");

    private final Context context;
    private final Consumer<UnaryOperator<GameChoice>> change;

    Players(Context context, Consumer<UnaryOperator<GameChoice>> change) {
        this.context = context;
        this.change = change;
    }

    private GameChoice choice() {
        return context.settings().now().game();
    }

    /** The players of a game in this mode. */
    Table build(Mode mode, float width) {
        GameChoice choice = choice();
        boolean isSplit = width >= SIDE_BY_SIDE;
        float half = isSplit ? (float) Math.floor((width - BETWEEN) / 2) : width;
        return switch (mode) {
            case VERSUS_COMPUTER ->
                both(
                        isSplit,
                        half,
                        titled("setup.level", level(half, choice.computer(), this::setComputer)),
                        titled("setup.you", sides(half)));
            case TWO_PLAYERS, ONLINE -> both(isSplit, half, name(Disc.BLACK), name(Disc.WHITE));
            case WATCH ->
                both(
                        isSplit,
                        half,
                        titled("setup.level.black", level(half, choice.computer(), this::setComputer)),
                        titled("setup.level.white", level(half, choice.white(), this::setWhite)));
        };
    }

    private void setComputer(Opponent opponent) {
        change.accept(choice -> choice.withComputers(opponent, choice.white()));
    }

    private void setWhite(Opponent opponent) {
        change.accept(choice -> choice.withComputers(choice.computer(), opponent));
    }

    private static Table both(boolean isSplit, float half, Actor first, Actor second) {
        Table table = new Table();
        table.top();
        table.add(first).width(half).top();
        if (isSplit) {
            table.add(second).width(half).top().padLeft(BETWEEN);
        } else {
            table.row();
            table.add(second).width(half).padTop(22);
        }
        return table;
    }

    private Table titled(String key, Actor body) {
        Table table = new Table();
        table.top();
        label(context, table, key);
        table.add(body).growX();
        return table;
    }

    /** The level in large figures with its name, its rating and what it can do, above the line on which it is set. */
    private Table level(float width, Opponent now, Consumer<Opponent> changed) {
        Ui ui = context.ui();
        Table table = new Table();
        Text number = ui.text("", Type.FIGURE);
        Text name = ui.text("", Type.TITLE);
        Text facts = ui.muted("", Type.SMALL).wrap(width - FIGURE);
        Text rating = ui.muted("", Type.SMALL);
        Consumer<Opponent> say = opponent -> {
            int level = opponent.level();
            number.setText(Integer.toString(level));
            name.setText(context.say("level." + level + ".name"));
            rating.setText(rating(opponent));
            facts.setText(facts(opponent));
        };
        say.accept(now);
        Table words = new Table();
        words.left();
        Table title = new Table();
        title.add(name).growX().minWidth(0);
        title.add(rating).padLeft(8);
        words.add(title).width(width - FIGURE).row();
        words.add(facts).width(width - FIGURE).minHeight((width < ONE_LINE ? 2 : 1) * Type.SMALL.lineHeight());
        table.add(number).width(FIGURE - 8).padRight(8);
        table.add(words).growX().minWidth(0).row();
        List<Opponent> all = Opponent.all();
        Slider line = ui.slider(1, all.size(), 1, all.indexOf(now) + 1, place -> {
            say.accept(all.get(place - 1));
            changed.accept(all.get(place - 1));
        });
        line.setAccessibleName(context.say("setup.level"));
        table.add(line).colspan(2).growX().row();
        Table ends = new Table();
        ends.add(ui.muted(context.say("level.1.name"), Type.SMALL)).growX().minWidth(0);
        ends.add(ui.muted(context.say("level." + Level.all().size() + ".name"), Type.SMALL));
        table.add(ends).colspan(2).growX();
        return table;
    }

    /** On the chosen board; nothing where nobody knows. */
    private String rating(Opponent opponent) {
        String about = opponent.isStrongest() ? "level.rating.least" : "level.rating";
        OptionalInt rating = Level.of(opponent.level()).rating(choice().variant());
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

    private Table sides(float width) {
        float gap = width < NARROW ? NARROW_GAP : Theme.GAP;
        Table table = new Table();
        table.defaults().growX().uniformX().fillY();
        List<ChoiceCard> cards = new ArrayList<>();
        BoardStyle style = context.settings().now().look().board();
        for (int i = 0; i < SIDES.size(); i++) {
            ColourChoice side = SIDES.get(i);
            Actor picture = picture(side, style);
            ChoiceCard card = context.ui()
                    .choice(picture, 44, context.say(SIDE_KEYS.get(i)), "", choice().side() == side, () -> {
                        change.accept(choice -> choice.withSide(side));
                        for (int other = 0; other < cards.size(); other++) {
                            cards.get(other).setChosen(SIDES.get(other) == side);
                        }
                    });
            cards.add(card);
            table.add(card).height(104).padRight(i < SIDES.size() - 1 ? gap : 0);
        }
        return table;
    }

    private Actor picture(ColourChoice side, BoardStyle style) {
        Color ink = context.ui().palette().text();
        return switch (side) {
            case BLACK -> new DiscView(context.theme(), style, true, false);
            case WHITE -> new DiscView(context.theme(), style, false, true);
            case LOT -> new IconView(context.theme(), Icon.LOT, SIGN, ink);
            case ALTERNATE -> new IconView(context.theme(), Icon.SWAP, SIGN, ink);
        };
    }

    private Table name(Disc disc) {
        boolean isBlack = disc == Disc.BLACK;
        GameChoice now = choice();
        String written = isBlack ? now.blackName() : now.whiteName();
        Table line = new Table();
        BoardStyle style = context.settings().now().look().board();
        line.add(new DiscView(context.theme(), style, isBlack, !isBlack))
                .size(40)
                .padRight(12);
        String whenEmpty = context.say(isBlack ? "setup.name.black" : "setup.name.white");
        line.add(context.ui()
                        .writing(
                                written,
                                whenEmpty,
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
                .padBottom(8)
                .row();
    }
}
