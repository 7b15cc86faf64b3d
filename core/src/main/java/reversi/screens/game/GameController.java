package reversi.screens.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import reversi.game.GameSetup;
import reversi.notation.Opponents;
import reversi.rules.Disc;
import reversi.screens.ConfirmSheet;
import reversi.screens.Context;
import reversi.screens.GameShortcuts;
import reversi.screens.Layout;
import reversi.screens.Navigator;
import reversi.screens.Route;
import reversi.screens.Shortcut;
import reversi.screens.Texts;
import reversi.screens.board.Tempo;

/**
 * What is special about one mode of the {@link GamePage}: which commands there are, which tools and menu lead to them, and what
 * the players' panels and the place beside the board show. The page itself is the same for all: it builds the actors, routes
 * keys and time, and follows the {@link LiveGame}.
 *
 * <p>A replay, an analysis, a puzzle or a lesson on the game's page is one more subclass: it makes a {@link LiveGame} of a
 * session, puts its commands into {@link #commands}, names the route and the tools; all else has a default.
 */
public abstract class GameController implements GameListener {
    private static final float MILLIS = 1000;

    private final LiveGame game;
    private final PageContext page = new PageContext();
    private final Commands commands = new Commands();
    private final EndRemarks remarks = new EndRemarks();

    /** A controller of a game; it hears what is seen of it before the page does. */
    protected GameController(LiveGame game) {
        this.game = game;
        game.addListener(this);
        on(Command.MENU, () -> page.open(new MenuSheet(commands, this::menu)));
        on(Command.RESULT, () -> game.showResult(!game.isResultShown()))
                .when(() -> game.shownOutcome().isPresent());
        goes(Command.SETTINGS, Navigator::settings);
        on(Command.HOW_TO_PLAY, () -> page.open(new HowToPlaySheet()));
        goes(Command.HOME, Navigator::home);
        goes(Command.QUIT, Navigator::quit);
        goes(Command.REVIEW, go -> go.review(game.session().game())).when(this::isPlayed);
        goes(Command.DIAGRAM, go -> go.diagram(game.session().game())).when(this::isPlayed);
        on(Command.ANALYSE, () -> page.context().ifPresent(context -> context.go()
                        .analyse(
                                game.session().transcript(),
                                game.session().transcript().plies(),
                                players(context))))
                .when(() -> game.shownOutcome().isPresent());
        says(Command.SAY_BOARD, SpokenGame::whole);
        says(Command.SAY_MOVES, SpokenGame::moves);
        says(Command.SAY_LAST, SpokenGame::lastMoves);
        says(Command.SAY_CLOCKS, SpokenGame::clocks);
        on(Command.SHORTCUTS, () -> page.context()
                .ifPresent(context -> context.router().openShortcuts()));
    }

    /** Whether there is a game to look back at. */
    private boolean isPlayed() {
        return game.shownOutcome().isPresent() && game.session().transcript().plies() > 0;
    }

    /** Lets the picture of the game be shared once that is over. */
    final void sharesPicture() {
        goes(Command.SHARE, go -> go.sharePicture(game.session().game())).when(() -> isPlayed() && canSendPictures());
    }

    private boolean canSendPictures() {
        return page.context()
                .map(Context::device)
                .filter(device ->
                        device.pictures().isPresent() && device.files().isPresent())
                .isPresent();
    }

    /** Who plays the game, by the words of its page. */
    protected final Opponents players(Context context) {
        return Words.of(context, game.session().game().setup()).opponents();
    }

    /** Says what a command does from now on. */
    final Commands.Entry on(Command command, Runnable action) {
        return commands.on(command, action);
    }

    /** Asks whether something is really meant, in the words of these keys. */
    final void confirm(String title, String words, String yes, Runnable action) {
        page.context()
                .ifPresent(context -> page.open(new ConfirmSheet(
                        context.say(title),
                        words.isEmpty() ? "" : context.say(words),
                        context.say(yes),
                        context.say("confirm.no"),
                        action)));
    }

    private void says(Command command, Function<SpokenGame, String> what) {
        on(command, () -> page.context()
                .ifPresent(context -> context.router().announce(what.apply(new SpokenGame(game, context)))));
    }

    /** Lets a command lead to another page. */
    protected final Commands.Entry goes(Command command, Consumer<Navigator> way) {
        return on(command, () -> page.context().ifPresent(context -> way.accept(context.go())));
    }

    /** The game on the page. */
    public final LiveGame game() {
        return game;
    }

    /** What can be done, and when. */
    public final Commands commands() {
        return commands;
    }

    /** The page as it was built last. */
    final PageContext page() {
        return page;
    }

    /** Under which address the page is found again. */
    public abstract Route route();

    /** The buttons below the board, where there are {@code width} points for them. */
    abstract List<Tool> tools(float width);

    /** What the menu offers, in the order in which it stands there; what is not possible now is shown and can't be pressed. */
    public abstract List<MenuItem> menu(Context context);

    /** What can be done after the end, the likeliest first; what is not possible then is not shown. */
    public List<MenuItem> afterwards() {
        return List.of();
    }

    /** What else there is to say about the end, a line each. */
    public List<String> notes() {
        return List.of();
    }

    /** Words as long as those of a line about the end that is still looked for; empty for none. */
    public Optional<String> expectedNote() {
        return Optional.empty();
    }

    /** Adds a line to what is said about the end, as soon as that is seen; it goes when the end is taken back. */
    public final void remark(Function<Texts, String> words) {
        remarks.add(game.session().transcript(), words);
        game.changed();
    }

    /** All that there is to say about the end, a line each. */
    final List<String> endNotes() {
        List<String> all = new ArrayList<>(notes());
        page.context().ifPresent(context -> all.addAll(remarks.of(game.session().transcript(), context.texts())));
        return all;
    }

    /** The second line of a player's panel, of which the last part is enough in a slim one; nothing where it is the usual one. */
    List<String> status(Disc disc, boolean isTurn) {
        return List.of();
    }

    /** What the other side offers to a person here; empty where there is nothing to answer. */
    public Optional<Offer> offer() {
        return Optional.empty();
    }

    /** Grants or declines what {@link #offer} told of. */
    public void answer(Offer offer, boolean accepts) {
        throw new IllegalStateException("nothing was offered");
    }

    /** Who warns a person of blunders; empty where nobody does. */
    Optional<Coach> coach() {
        return Optional.empty();
    }

    /** What is said at a table, where it is seen beside the board in place of the graph. */
    Optional<TableChat> chat() {
        return Optional.empty();
    }

    /** Whether a person on this device plays. */
    boolean isOwn() {
        GameSetup setup = game.session().setup();
        return setup.seat(Disc.BLACK).isHuman() || setup.seat(Disc.WHITE).isHuman();
    }

    /** All moves of a game that is gone through. */
    Optional<GameState.Line> line() {
        return Optional.empty();
    }

    /** Goes to where so many moves of that line are played. */
    void goTo(int plies) {}

    /** The keys of this mode, for people to look up: those of every game, unless it has others. */
    public List<Shortcut> shortcuts(Context context) {
        return GameShortcuts.of(context);
    }

    /** Uses a key before the board does; answers whether it did. */
    public boolean keyDown(int key) {
        return false;
    }

    /** What is to be said at the window's edge for as long as it is so; empty where there is nothing. */
    public String ribbon() {
        return "";
    }

    /** The page is being built for one look, size and language. */
    public void built(Context context, Layout layout) {
        page.built(context);
        game.setTempo(tempo(context.tempo()));
    }

    /** The tempo of the board, given what the person has chosen. */
    protected Tempo tempo(Tempo chosen) {
        return chosen;
    }

    /** The page is in front for the first time: lets the game begin or go on. */
    public void start() {
        game.session().start();
    }

    /** Whose character says hello as the game begins; empty where nobody does. */
    Optional<Disc> greeter() {
        return Optional.empty();
    }

    /** The page came to the front, for the first time or again. */
    public void shown() {}

    /** Another page came before it, or the program went to the background. */
    public void hidden() {}

    /** A dialog covers the page, or none any more. */
    public void covered(boolean isCovered) {}

    /** Lets time pass while the page is in front: the real seconds since the last call, however many. */
    public void tick(float seconds) {}

    /** In how many seconds something changes without an event, as a clock does; {@link Float#MAX_VALUE} where nothing will. */
    public float secondsToChange() {
        return Float.MAX_VALUE;
    }

    /** In how many seconds the clock of a side shows something else, if it runs; {@link Float#MAX_VALUE} for one without a clock. */
    protected final float secondsToTick(Disc turn) {
        var clock = game.session().clock();
        return clock.isTimed(turn) ? ClockText.untilNext(clock.millisLeft(turn)) / MILLIS : Float.MAX_VALUE;
    }

    /** Handles the way back while no result is in the way; answers whether it did. */
    public boolean back() {
        commands.run(Command.MENU);
        return true;
    }

    /** The page has gone for good: leaves the game. */
    public void close() {
        game.close();
    }
}
