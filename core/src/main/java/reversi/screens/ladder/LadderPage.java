package reversi.screens.ladder;

import com.badlogic.gdx.Gdx;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.LongSupplier;
import reversi.archive.GameLibrary;
import reversi.game.GameSetup;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.screens.CalendarDay;
import reversi.screens.Context;
import reversi.screens.GameChoice;
import reversi.screens.Layout;
import reversi.screens.Opponent;
import reversi.screens.Route;
import reversi.screens.StatePage;
import reversi.screens.TimeSlice;
import reversi.screens.setup.SetupMaker;
import reversi.screens.ui.PartialStage;
import reversi.teach.ladder.Rung;

/** The player's strength by all games against the computer, and the computer's levels as rungs that are played and climbed. */
public final class LadderPage extends StatePage<Optional<LadderState>, LadderView> implements LadderView.Actions {
    private final GameLibrary library;
    private final LongSupplier clock;
    private final Random random;
    private final AchievementServices achievements;
    private final Runnable changed = this::changed;
    /** What goes through the games; empty while nothing is being gone through. */
    private Optional<LadderBuilder> counting = Optional.empty();
    /** What the games came to when they had been gone through last, as of the last game's day. */
    private Optional<LadderState> counted = Optional.empty();

    /** A page about these games; the clock gives milliseconds since 1970, {@code random} draws colours. */
    public LadderPage(GameLibrary library, LongSupplier clock, Random random, AchievementServices achievements) {
        super(Optional.empty());
        this.library = library;
        this.clock = clock;
        this.random = random;
        this.achievements = achievements;
        library.addListener(changed);
    }

    @Override
    public void dispose() {
        library.removeListener(changed);
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.LADDER));
    }

    @Override
    protected LadderView view(Context context, Layout layout) {
        if (counted.isEmpty() && counting.isEmpty()) {
            begin(context);
            proceed();
        }
        becomeUnseen(today(context));
        return new LadderView(context, layout, achievements, this);
    }

    private void changed() {
        context().ifPresent(this::begin);
        Gdx.graphics.requestRendering();
    }

    private void begin(Context context) {
        counting = Optional.of(library)
                .filter(GameLibrary::isLoaded)
                .map(loaded -> new LadderBuilder(loaded.index().games(), context.device()::utcOffsetMinutes));
    }

    /** Goes through some more games. */
    private void proceed() {
        if (counting.isPresent() && !TimeSlice.run(counting.get()::step)) {
            counted = counting.map(LadderBuilder::build);
            counting = Optional.empty();
        }
    }

    /** What the games come to as of today. */
    private Optional<LadderState> today(Context context) {
        long now = clock.getAsLong();
        long day = CalendarDay.number(now, context.device().utcOffsetMinutes(now));
        return counted.map(known -> known.on(day));
    }

    @Override
    public void tick(float seconds) {
        if (counting.isEmpty()) {
            return;
        }
        proceed();
        if (counting.isPresent()) {
            view().ifPresent(shown -> PartialStage.requestTick(shown.root()));
        } else {
            context().ifPresent(now -> become(today(now)));
        }
    }

    /** Begins a game on a rung; the player has the colour that was chosen for new games. */
    @Override
    public void play(Rung rung) {
        context().ifPresent(now -> play(now, rung));
    }

    private void play(Context context, Rung rung) {
        GameChoice choice = context.settings().now().game();
        Disc person = choice.side().settle(Optional.of(choice.lastPlayed()), random);
        Opponent opponent = Opponent.of(rung.level().number());
        GameSetup setup =
                SetupMaker.versus(opponent, person, Variant.OTHELLO, List.of(), TimeControl.perMove(rung.seconds()));
        context.settings().change(settings -> settings.withGame(settings.game().withLastPlayed(person)));
        context.go().play(setup);
    }
}
