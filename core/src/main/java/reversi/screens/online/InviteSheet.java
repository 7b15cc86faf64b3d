package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.GameTerms;
import reversi.rules.NamedVariant;
import reversi.rules.Variant;
import reversi.rules.Variants;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.setup.VariantWords;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Toggle;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** What to play: board, colour, clock, and whether it counts. */
public final class InviteSheet implements Sheet {
    /** The clocks that are offered. */
    public static final List<TimeControl> CLOCKS = List.of(
            TimeControl.perGame(60, 1),
            TimeControl.perGame(180, 2),
            TimeControl.perGame(600, 0),
            TimeControl.perGame(900, 10),
            TimeControl.perMove(30),
            TimeControl.none());

    /** Those of games in which nobody waits at the board; between members. */
    private static final List<TimeControl> BY_DAYS =
            List.of(TimeControl.days(1), TimeControl.days(3), TimeControl.days(7));

    private static final List<ColourChoice> COLOURS = List.of(ColourChoice.LOT, ColourChoice.BLACK, ColourChoice.WHITE);

    private final String title;
    private final String yes;
    private final List<TimeControl> clocks;
    private final boolean canRate;
    private final Consumer<GameTerms> action;
    private Variant variant = Variant.OTHELLO;
    private int clock = 1;
    private int colour;
    private boolean rated;
    private final String ratedKey;

    /**
     * A dialog whose button does something with the terms.
     *
     * @param title the words on top
     * @param yes the key of the button's words
     * @param areMembers whether the game could count, and a move could have days
     */
    InviteSheet(String title, String yes, boolean areMembers, Consumer<GameTerms> action) {
        this(title, yes, areMembers ? both() : CLOCKS, areMembers, "invite.rated.second", action);
        rated = areMembers;
    }

    private InviteSheet(
            String title,
            String yes,
            List<TimeControl> clocks,
            boolean canRate,
            String ratedKey,
            Consumer<GameTerms> action) {
        this.title = title;
        this.yes = yes;
        this.clocks = clocks;
        this.canRate = canRate;
        this.ratedKey = ratedKey;
        this.action = action;
    }

    private static List<TimeControl> both() {
        return Stream.concat(CLOCKS.stream(), BY_DAYS.stream()).toList();
    }

    /** A dialog for a member who is away: nobody waits at the board of such a game. */
    static InviteSheet byDays(String title, Consumer<GameTerms> action) {
        return new InviteSheet(title, "invite.send", BY_DAYS, true, "invite.rated.second", action);
    }

    /** The same for whoever comes, who may be a guest: the game counts only where the person wants it to be for members alone. */
    static InviteSheet forLink(String title, String yes, boolean isMember, Consumer<GameTerms> action) {
        return new InviteSheet(title, yes, isMember ? both() : CLOCKS, isMember, "link.rated", action);
    }

    @Override
    public float wishedWidth() {
        return 520;
    }

    private boolean mayBeRated() {
        return clocks.get(clock).kind() != TimeControl.Kind.NONE && GameTerms.isEven(variant);
    }

    private GameTerms terms() {
        return new GameTerms(variant, clocks.get(clock), rated && canRate && mayBeRated(), COLOURS.get(colour));
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        Table table = new Table();
        table.defaults().growX();
        table.add(ui.text(title, Type.HEADING).wrap(width))
                .padBottom(Theme.GRID)
                .row();
        Toggle count = ui.toggle(context.say("invite.rated"), context.say(ratedKey), rated, on -> rated = on);
        List<Variant> offered =
                Variants.all().stream().map(NamedVariant::variant).toList();
        VariantWords words = new VariantWords(context.texts());
        label(context, table, "setup.board");
        table.add(ui.segmented(
                        offered.stream().map(words::name).toList(),
                        width < 380 ? 3 : 4,
                        Math.max(0, offered.indexOf(variant)),
                        at -> {
                            variant = offered.get(at);
                            count.setDisabled(!mayBeRated());
                        }))
                .row();
        label(context, table, "setup.clock");
        OnlineWords times = new OnlineWords(context.texts());
        table.add(ui.segmented(clocks.stream().map(times::clock).toList(), 3, clock, at -> {
                    clock = at;
                    count.setDisabled(!mayBeRated());
                }))
                .row();
        label(context, table, "setup.you");
        List<String> colours = new ArrayList<>();
        for (ColourChoice choice : COLOURS) {
            colours.add(context.say("invite.colour." + choice.name()));
        }
        table.add(ui.segmented(colours, colour, at -> colour = at)).row();
        if (canRate) {
            count.setDisabled(!mayBeRated());
            table.add(count).padTop(Theme.GAP).row();
        }
        Table answers = new Table();
        answers.defaults().growX().uniformX();
        answers.add(ui.secondary(context.say("dialog.cancel"), context.router()::closeSheet))
                .padRight(Theme.GAP);
        answers.add(ui.primary(context.say(yes), () -> {
            GameTerms chosen = terms();
            context.router().closeSheet();
            action.accept(chosen);
        }));
        table.add(answers).padTop(Theme.PAD);
        return table;
    }

    private static void label(Context context, Table table, String key) {
        table.add(context.ui().muted(context.say(key), Type.SMALL))
                .padTop(Theme.GAP)
                .padBottom(Theme.LINE_GAP)
                .row();
    }
}
