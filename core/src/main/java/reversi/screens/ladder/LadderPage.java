package reversi.screens.ladder;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import reversi.archive.GameLibrary;
import reversi.game.GameSetup;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.screens.CalendarDay;
import reversi.screens.Context;
import reversi.screens.GameChoice;
import reversi.screens.HeadedPage;
import reversi.screens.Layout;
import reversi.screens.Opponent;
import reversi.screens.Route;
import reversi.screens.TimeSlice;
import reversi.screens.setup.SetupMaker;
import reversi.screens.ui.Panel;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.Type;
import reversi.teach.ladder.Rung;

/** The player's strength by all games against the computer, and the computer's levels as rungs that are played and climbed. */
public final class LadderPage extends HeadedPage {
    private static final float SIDE_BY_SIDE = 720;
    private static final float SIDE = 360;
    private static final float SLIM_SIDE = 320;
    private static final float ROOMY = 960;
    private static final float BETWEEN = 24;
    private static final float ROW = 58;
    private static final float BELOW = 24;
    /** Narrower rows say the time for a move without saying what it is for. */
    private static final float ROOM_FOR_WORDS = 340;

    private final GameLibrary library;
    private final LongSupplier clock;
    private final Random random;
    private final List<Section> sections;
    private final Runnable changed = this::changed;
    /** Null until the games have been gone through. */
    private @Nullable LadderState state;
    /** Null while nothing is being gone through. */
    private @Nullable LadderBuilder counting;

    private Actor shown = new Actor();

    /** Something that stands below the player's strength. */
    @FunctionalInterface
    public interface Section {
        /** Makes it for a width in points. */
        Actor build(Context context, float width);
    }

    /** A page about these games; the clock gives milliseconds since 1970, {@code random} draws colours. */
    public LadderPage(GameLibrary library, LongSupplier clock, Random random, List<Section> sections) {
        this.library = library;
        this.clock = clock;
        this.random = random;
        this.sections = List.copyOf(sections);
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
    protected String titleKey() {
        return "ladder.title";
    }

    @Override
    public Actor build(Context now, Layout layout) {
        if (state == null && counting == null) {
            begin(now);
            proceed();
        }
        shown = super.build(now, layout);
        return shown;
    }

    private void changed() {
        context().ifPresent(this::begin);
        Gdx.graphics.requestRendering();
    }

    private void begin(Context now) {
        counting =
                library.isLoaded() ? new LadderBuilder(library.index().games(), now.device()::utcOffsetMinutes) : null;
    }

    /** Goes through some more games; answers whether that was the end of them. */
    private boolean proceed() {
        LadderBuilder now = counting;
        if (now == null || TimeSlice.run(now::step)) {
            return false;
        }
        state = now.build();
        counting = null;
        return true;
    }

    @Override
    public void tick(float seconds) {
        LadderState before = state;
        if (proceed() && !Objects.equals(before, state)) {
            rebuild();
        } else if (counting != null) {
            PartialStage.requestTick(shown);
        }
    }

    @Override
    protected Actor content(Context now, Layout layout, float width) {
        LadderState known = today(now);
        if (known == null || !layout.isWide() || width < SIDE_BY_SIDE) {
            return super.content(now, layout, width);
        }
        float side = width >= ROOMY ? SIDE : SLIM_SIDE;
        float right = width - side - BETWEEN;
        Table left = new Table();
        left.top();
        left.defaults().width(side);
        left.add(strength(now, known, side)).row();
        appendSections(now, left, side);
        Table page = new Table();
        page.top();
        page.add(scrolling(now, left, side)).width(side).growY();
        page.add(scrolling(now, rungs(now, known, right), right))
                .width(right)
                .growY()
                .padLeft(BETWEEN);
        return page;
    }

    @Override
    protected Actor body(Context now, Layout layout, float width) {
        LadderState known = today(now);
        Table body = new Table();
        body.top();
        body.defaults().width(width);
        if (known == null) {
            body.add(now.ui().muted(now.say("ladder.reading"), Type.BODY).wrap(width));
            return body;
        }
        body.add(strength(now, known, width)).row();
        body.add(rungs(now, known, width)).padTop(BELOW).row();
        appendSections(now, body, width);
        return body;
    }

    /** What the games come to as of today; null until they have been gone through. */
    private @Nullable LadderState today(Context now) {
        long at = clock.getAsLong();
        LadderState known = state;
        return known == null
                ? null
                : known.on(CalendarDay.number(at, now.device().utcOffsetMinutes(at)));
    }

    private void appendSections(Context now, Table column, float width) {
        for (Section section : sections) {
            column.add(section.build(now, width)).padTop(BELOW).row();
        }
    }

    private Panel strength(Context now, LadderState known, float width) {
        return new StrengthPanel(now, known, width).build(() -> play(now, known.present()));
    }

    private Panel rungs(Context now, LadderState known, float width) {
        Panel panel = now.ui().panel();
        panel.pad(8);
        panel.defaults().growX().height(ROW);
        for (Rung rung : known.ladder().rungs()) {
            panel.add(new RungRow(
                            now, rung, rung.equals(known.present()), width < ROOM_FOR_WORDS, () -> play(now, rung)))
                    .row();
        }
        return panel;
    }

    /** Begins a game on a rung; the player has the colour that was chosen for new games. */
    private void play(Context now, Rung rung) {
        GameChoice choice = now.settings().now().game();
        Disc person = choice.side().settle(Optional.of(choice.lastPlayed()), random);
        Opponent opponent = Opponent.of(rung.level().number());
        GameSetup setup =
                SetupMaker.versus(opponent, person, Variant.OTHELLO, List.of(), TimeControl.perMove(rung.seconds()));
        now.settings().change(settings -> settings.withGame(settings.game().withLastPlayed(person)));
        now.go().play(setup);
    }
}
