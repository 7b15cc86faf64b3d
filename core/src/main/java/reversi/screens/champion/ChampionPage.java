package reversi.screens.champion;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.screens.BodyView;
import reversi.screens.Context;
import reversi.screens.DiscView;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.StatePage;
import reversi.screens.learn.LearnRow;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.training.champion.ChampionGame;
import reversi.training.champion.ChampionProgress;
import reversi.training.champion.ValuedGame;

/** The champions' games in a list, each with one's best result, and the way to the next one. */
public final class ChampionPage extends StatePage<ChampionState, BodyView<ChampionState>> {
    private static final float ROW = 52;
    private static final float DISC = 22;

    private final ChampionServices services;

    /** A page with these services. */
    public ChampionPage(ChampionServices services) {
        super(ChampionState.of(services, 0));
        this.services = services;
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.CHAMPION));
    }

    @Override
    public String title(Context context) {
        return context.say("champion.title");
    }

    private ChampionState now() {
        return ChampionState.of(services, state().era());
    }

    @Override
    protected BodyView<ChampionState> view(Context context, Layout layout) {
        becomeUnseen(now());
        return new BodyView<>(
                context,
                layout,
                "champion.title",
                HeadedScaffold.WIDEST_PLAN,
                (state, width) -> body(context, state, width));
    }

    @Override
    public void shown() {
        load();
    }

    private void load() {
        // Without their sentences the games can be played all the same.
        services.notes().load(() -> {});
        services.games().load(() -> become(now()));
        become(now());
    }

    private void show(int era) {
        become(ChampionState.of(services, era));
    }

    private void open(ChampionGame game) {
        Disc side = state().progress()
                .begun()
                .filter(begun -> begun.game().equals(game.id()))
                .map(ChampionProgress.Begun::side)
                .orElse(game.champion());
        ValuedGame.of(game)
                .ifPresentOrElse(
                        opened -> services.enter().accept(new GuessPage(services, opened, side)),
                        () -> notice("champion.missing"));
    }

    private Actor body(Context context, ChampionState state, float width) {
        Ui ui = context.ui();
        Table body = new Table();
        body.top();
        body.defaults().width(width);
        if (state.games().isEmpty()) {
            waiting(context, body, state, width);
            return body;
        }
        body.add(ui.muted(context.say("champion.about"), Type.SMALL).wrap(width))
                .row();
        state.next().ifPresent(game -> body.add(ui.primary(
                        context.say(state.isBegun(game) ? "learn.continue" : "champion.start"), () -> open(game)))
                .height(Theme.BUTTON)
                .padTop(Theme.BLOCK_GAP)
                .row());
        List<String> eras =
                ChampionState.ERAS.stream().map(year -> year + "\u2013").toList();
        body.add(ui.segmented(eras, state.era(), this::show))
                .padTop(Theme.BLOCK_GAP)
                .row();
        body.add(ui.muted(
                        context.texts()
                                .get(
                                        "champion.count",
                                        (int) state.played(),
                                        state.games().get().size()),
                        Type.SMALL))
                .padTop(Theme.BLOCK_GAP)
                .padBottom(Theme.ROW_GAP)
                .row();
        state.shown()
                .forEach(game ->
                        body.add(row(context, state, game)).minHeight(ROW).row());
        return body;
    }

    private void waiting(Context context, Table body, ChampionState state, float width) {
        String key = state.isLoading() ? "explorer.loading" : "champion.missing";
        body.add(context.ui()
                        .muted(context.say(key), Type.BODY)
                        .align(Align.center)
                        .wrap(width))
                .row();
        if (!state.isLoading()) {
            body.add(context.ui().primary(context.say("puzzles.reload"), this::load))
                    .height(Theme.BUTTON)
                    .padTop(Theme.SHEET_PAD);
        }
    }

    /** A game with the champion's colour, the players, and one's best result. */
    private LearnRow row(Context context, ChampionState state, ChampionGame game) {
        DiscView disc = new DiscView(
                context.ui().theme(),
                context.settings().now().look().board(),
                game.champion() == Disc.BLACK,
                game.champion() == Disc.WHITE);
        Table sign = new Table();
        sign.add(disc).size(DISC);
        String best = state.progress()
                .best(game, game.champion())
                .map(percent -> context.texts().get("review.percent", percent))
                .orElse("");
        String end = state.isBegun(game) ? context.say("learn.continue") : best;
        return new LearnRow(context.ui(), sign, GuessWords.players(game), end, true, () -> open(game));
    }
}
