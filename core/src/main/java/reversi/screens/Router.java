package reversi.screens;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.platform.Device;
import reversi.screens.PageStack.Entry;
import reversi.screens.ui.Backdrop;
import reversi.screens.ui.Focus;

/**
 * Shows one page at a time and remembers the way there; above it a dialog and short notices. Everything is built anew
 * when size, look or language change, and the place in the page is kept.
 */
public final class Router implements PageHost {
    private final Stage stage;
    private final Focus focus;
    private final Backdrop backdrop = new Backdrop();
    private final Group pages = new Group();
    private final HeldControl held;
    private final Overlay overlay;
    private final FocusBehind behind;
    private final Notices notices = new Notices();
    private final Tooltip tooltip = new Tooltip();
    private final Ribbon ribbon = new Ribbon();
    /** Whether what is in front makes room for the ribbon, and was built before it came or left. */
    private boolean isRoomOther;
    /** How much room at the lower edge the page in front leaves to a notice. */
    private float aboveNotice;

    private final PageStack stack = new PageStack();
    private @Nullable Context context;
    private Layout layout = Layout.of(0, 0);
    private Consumer<String> announcer = words -> {};

    /** A router that shows its pages on a stage. */
    public Router(Stage stage, Focus focus) {
        this.stage = stage;
        this.focus = focus;
        pages.setTransform(false);
        held = new HeldControl(stage);
        behind = new FocusBehind(focus);
        overlay = new Overlay(() -> {
            held.forget();
            moveRibbon();
            scopeChanged();
        });
        stage.addActor(backdrop);
        stage.addActor(pages);
        stage.addActor(overlay);
        stage.addActor(notices);
        stage.addActor(ribbon);
        stage.addActor(tooltip);
    }

    /** The pointer came to a control, or left it. */
    public void pointed(Group control, boolean isAt) {
        if (!isAt) {
            tooltip.leave(control);
        } else if (focus.isInScope(control)) {
            tooltip.point(control, focus, context(), layout);
        }
    }

    Tooltip tooltip() {
        return tooltip;
    }

    HeldControl held() {
        return held;
    }

    Device device() {
        return context().device();
    }

    /** Lays a fine grain over the background; the texture repeats and belongs to whoever made it. */
    public void setBackground(Texture grain) {
        backdrop.setGrain(grain);
    }

    /** Shows everything in another look, language or size from now on. */
    public void rebuild(Context next, Layout room) {
        context = next;
        layout = room;
        ribbon.rebuild(next, room, middle());
        backdrop.dress(next.theme());
        backdrop.setSize(room.width(), room.height());
        KeptWriting writing = KeptWriting.pause(stage);
        Place above = overlay.isOpen() ? Place.of(overlay, focus) : Place.top();
        stack.top().ifPresent(top -> {
            Place place = Place.of(top.actor(), focus);
            top.keep(overlay.isOpen() ? place.withoutStop() : place);
            build(top);
            pages.clearChildren();
            pages.addActor(top.actor());
        });
        overlay.rebuild(next, belowRibbon());
        moveRibbon();
        notices.rebuild(next, room, frontGroup());
        scopeChanged();
        stack.top().ifPresent(top -> top.place().restore(top.actor(), focus));
        above.restore(overlay, focus);
        resume(writing);
    }

    private void resume(KeptWriting writing) {
        writing.resumeIn(overlay.isOpen() ? overlay : pages);
    }

    @Override
    public void refresh() {
        rebuild(context(), layout);
    }

    @Override
    public void updateInPlace(Runnable change) {
        Actor front = stack.top().orElseThrow().actor();
        Place before = Place.of(front, focus);
        Actor current = focus.current();
        KeptWriting writing = KeptWriting.pause(stage);
        change.run();
        validate(front);
        boolean isLost = current != null && current.getStage() == null;
        Place after = isLost ? before : new Place(before.scrolls(), Place.top().stop());
        after.restore(front, focus);
        scopeChanged();
        resume(writing);
    }

    private static void validate(Actor actor) {
        if (actor instanceof com.badlogic.gdx.scenes.scene2d.utils.Layout sized) {
            sized.validate();
        }
    }

    /** Does something with what pages are made with now. */
    public void use(Consumer<Context> action) {
        action.accept(context());
    }

    private Context context() {
        if (context == null) {
            throw new IllegalStateException("nothing is shown before the first rebuild");
        }
        return context;
    }

    private boolean isStill() {
        return context().ui().feedback().isStill();
    }

    @Override
    public Batch batch() {
        return stage.getBatch();
    }

    @Override
    public boolean isInFront(Page page) {
        return front() == page;
    }

    /** The page in front; null before the first. */
    public @Nullable Page front() {
        return page().orElse(null);
    }

    /** The page in front; empty before the first. */
    Optional<Page> page() {
        return stack.top().map(Entry::page);
    }

    @Override
    public void enter(Page page) {
        leaveTop();
        stack.push(page);
        arrive(1);
    }

    /** Shows a page in place of the one in front. */
    public void replace(Page page) {
        if (stack.top().isPresent()) {
            leaveTop();
            stack.pop();
        }
        stack.push(page);
        arrive(1);
    }

    /** Shows the last of these pages and forgets the way there; the way back leads through the others. */
    public void restart(Page... way) {
        if (stack.top().isPresent()) {
            leaveTop();
        }
        stack.clear();
        for (Page page : way) {
            stack.push(page);
        }
        arrive(way.length > 1 ? 1 : -1);
    }

    @Override
    public boolean back() {
        if (overlay.isOpen()) {
            overlay.dismiss();
            return true;
        }
        return focus.dismiss() || page().filter(page -> page.back() || leave()).isPresent();
    }

    /** Closes the dialog, where it lets itself be closed, or else shows the page before without asking; answers whether anything happened. */
    public boolean stepBack() {
        if (overlay.isOpen()) {
            overlay.dismiss();
            return !overlay.isOpen();
        }
        return leave();
    }

    /** The addresses of the pages from the first one to the one in front; a page without one has that of the page before. */
    public List<Route> routes() {
        return stack.routes();
    }

    /** Shows the page before without asking the one in front; answers false where there is none. */
    public boolean leave() {
        if (!stack.hasBefore()) {
            return false;
        }
        leaveTop();
        stack.pop();
        arrive(-1);
        return true;
    }

    private void leaveTop() {
        overlay.close();
        stack.top().ifPresent(top -> {
            top.keep(Place.of(top.actor(), focus));
            top.page().hidden();
            PageTransition.leave(top.actor(), isStill());
        });
    }

    private void arrive(int from) {
        Entry top = stack.top().orElseThrow();
        held.forget();
        notices.leavePage();
        build(top);
        pages.addActor(top.actor());
        PageTransition.enter(top.actor(), from, isStill());
        moveRibbon();
        notices.rebuild(context(), layout, frontGroup());
        scopeChanged();
        top.place().restore(top.actor(), focus);
        focus.begin();
        Gdx.graphics.requestRendering();
        top.page().shown();
    }

    private void build(Entry entry) {
        isRoomOther = false;
        aboveNotice = notices.reserved();
        Layout room = entry.page().isBelowRibbon(layout) ? belowRibbon() : layout;
        Actor actor = entry.page().built(context(), room.above(aboveNotice));
        actor.setBounds(0, 0, layout.width(), layout.height());
        if (actor instanceof Group group) {
            group.setTransform(false);
        }
        validate(actor);
        entry.builtAs(actor);
    }

    /** Over a page that makes no room for the ribbon it lies where nothing is; a dialog is laid out below it, at the upper edge. */
    private void moveRibbon() {
        if (page().filter(page -> !page.isBelowRibbon(layout)).isEmpty()) {
            return;
        }
        if (overlay.isOpen()) {
            ribbon.moveUp(layout, middle());
        } else {
            ribbon.moveOver(frontGroup(), layout, middle());
        }
    }

    private Layout belowRibbon() {
        return layout.below(ribbon.taken());
    }

    private void scopeChanged() {
        tooltip.hide();
        if (overlay.isOpen()) {
            focus.confine(overlay);
        } else {
            notices.setVisible(true);
            stack.top()
                    .map(Entry::actor)
                    .filter(actor -> actor instanceof Group)
                    .ifPresent(page -> {
                        focus.confine((Group) page);
                        behind.restore();
                    });
        }
        page().ifPresent(page -> page.covered(overlay.isOpen()));
        Gdx.graphics.requestRendering();
    }

    @Override
    public void open(Sheet sheet) {
        open(sheet, true);
    }

    @Override
    public void openUnasked(Sheet sheet) {
        open(sheet, false);
    }

    private void open(Sheet sheet, boolean isAsked) {
        notices.setVisible(false);
        if (!overlay.isOpen() && stack.top().isPresent()) {
            behind.remember();
        }
        overlay.open(sheet, context(), belowRibbon());
        focus.beginDialog(isAsked);
    }

    @Override
    public void openShortcuts() {
        open(new ShortcutSheet(page().map(page -> page.shortcuts(context())).orElse(List.of())));
    }

    @Override
    public void refreshSheet() {
        if (overlay.isOpen()) {
            KeptWriting writing = KeptWriting.pause(stage);
            Place place = Place.of(overlay, focus);
            overlay.rebuild(context(), belowRibbon());
            scopeChanged();
            place.restore(overlay, focus);
            resume(writing);
        }
    }

    @Override
    public void closeSheet() {
        overlay.close();
    }

    /** Whether a dialog is open. */
    public boolean isSheetOpen() {
        return overlay.isOpen();
    }

    @Override
    public boolean isOpen(Sheet sheet) {
        return overlay.isShowing(sheet);
    }

    /** What the page in front is called where no heading on it says so; empty before the first. */
    public String title() {
        return context == null ? "" : page().map(page -> page.title(context())).orElse("");
    }

    @Override
    public void notice(String words) {
        notices.setVisible(true);
        notices.show(words, context(), layout);
        makeRoom();
        announce(words);
    }

    @Override
    public void announce(String words) {
        announcer.accept(words);
    }

    /** Lets somebody say what is announced, and what notices say. */
    public void onAnnounced(Consumer<String> next) {
        announcer = next;
    }

    /** Takes the notices away, as where something new begins that they have nothing to say about. */
    public void clearNotices() {
        notices.clearAll();
        Gdx.graphics.requestRendering();
    }

    /** Shows a few words at the upper edge until others take their place; empty ones take them away. */
    public void ribbon(String words) {
        if (ribbon.isOther(words)) {
            announce(words);
        }
        float before = ribbon.taken();
        ribbon.show(words, context(), layout, middle());
        moveRibbon();
        isRoomOther |= ribbon.taken() != before
                && page().filter(page -> overlay.isOpen() || page.isBelowRibbon(layout))
                        .isPresent();
    }

    private void makeRoom() {
        boolean isOther = isRoomOther || (stack.top().isPresent() && notices.reserved() != aboveNotice);
        if (isOther && !Gdx.input.isTouched()) {
            refresh();
        }
    }

    /** The actors of the page in front. */
    private Group frontGroup() {
        return stack.top().map(Entry::group).orElseGet(Group::new);
    }

    private float middle() {
        return page().map(page -> page.middle(layout)).orElse(layout.width() / 2);
    }

    /** Tells the page in front how many seconds passed; room for words at the upper edge is made while nothing is touched. */
    public void tick(float seconds) {
        makeRoom();
        stack.tick(seconds);
        held.follow();
    }

    /** The game went to the background. */
    public void pause() {
        page().ifPresent(Page::hidden);
    }

    /** The game came back from the background. */
    public void resume() {
        page().ifPresent(Page::shown);
    }

    /** Leaves every page for good. */
    public void dispose() {
        stack.clear();
        backdrop.dispose();
    }
}
