package reversi.screens.setup;

import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import reversi.game.GameSetup;
import reversi.game.TrainingLadder;
import reversi.rules.Disc;
import reversi.screens.Context;
import reversi.screens.GameChoice;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.SettingsRepository;
import reversi.screens.StatePage;

/** The choices of a new game. Every choice is kept at once, so that the next game begins where this one did. */
public final class NewGamePage extends StatePage<NewGameState, NewGameView> implements NewGameView.Actions {
    private final SettingsRepository settings;
    private final SetupMaker maker;
    private final Supplier<TrainingLadder> ladder;
    private final IntSupplier even;

    /**
     * The choices that were kept last.
     *
     * @param ladder tells the person's place on the training ladder now
     * @param even tells the level of the computer that is as strong as the person now
     */
    public NewGamePage(
            SettingsRepository settings, SetupMaker maker, Supplier<TrainingLadder> ladder, IntSupplier even) {
        super(new NewGameState(settings.now().game(), ladder.get(), even.getAsInt()));
        this.settings = settings;
        this.maker = maker;
        this.ladder = ladder;
        this.even = even;
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.NEW));
    }

    private NewGameState kept() {
        return new NewGameState(settings.now().game(), ladder.get(), even.getAsInt());
    }

    @Override
    protected NewGameView view(Context context, Layout layout) {
        becomeUnseen(kept());
        return new NewGameView(context, layout, state().settled(), this);
    }

    @Override
    public void change(UnaryOperator<GameChoice> change) {
        settings.change(all -> all.withGame(change.apply(all.game())));
        become(kept());
    }

    @Override
    public void allBoards() {
        context().ifPresent(now -> now.router()
                .open(new VariantSheet(
                        state().choice(),
                        next -> change(choice -> choice.withVariant(next.variant(), next.isBalanced())))));
    }

    @Override
    public void opponents() {
        context().ifPresent(now -> now.go().opponents());
    }

    @Override
    public void begin() {
        GameChoice choice = state().settled();
        Disc person = maker.colour(choice);
        GameSetup setup = maker.make(choice, person, state().ladder());
        change(now -> now.withLastPlayed(person));
        context().ifPresent(now -> now.go().play(setup));
    }
}
