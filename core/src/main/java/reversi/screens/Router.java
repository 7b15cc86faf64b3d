package reversi.screens;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.platform.TabListener;
import reversi.screens.ui.Backdrop;
import reversi.screens.ui.Focus;
import reversi.screens.ui.TextInput;
import reversi.screens.ui.TextInput.Writing;

/**
 * Shows one page at a time and remembers the way there; above it a dialog and short notices. Everything is built anew
 * when size, look or language change, and the place in the page is kept.
 */
public final class Router extends InputAdapter implements PageHost {
    private static final float ENTER = 0.18f;
    private static final float LEAVE = 0.12f;
    private static final float SLIDE = 20;

    private final Stage stage;
    private final Focus focus;
    private final Backdrop backdrop = new Backdrop();
    private final Group pages = new Group();
    private final HeldControl held;
    private final Overlay overlay;
    /** Which stop of the page had the focus when the dialog opened; -1 for none. */
    private int behind = -1;
    /** Whether the ring was drawn around it. */
    private boolean isBehindShown;

    private final Notices notices;
    private final Tooltip tooltip = new Tooltip();
    private final Ribbon ribbon = new Ribbon();
    /** Whether what is in front makes room for the ribbon, and was built before it came or left. */
    private boolean isRoomOther;
    /** How much room at the lower edge the page in front leaves to a notice. */
    private float aboveNotice;

    private final List<Entry> stack = new ArrayList<>();
    private final Vector2 corner = new Vector2();
    private @Nullable Context context;
    private Layout layout = Layout.of(0, 0);
    private Runnable input = () -> {};
    private Consumer<String> announcer = words -> {};

    /** Runs something whenever a person touches or presses anything. */
    public void onInput(Runnable next) {
        input = next;
    }

    /** A router that shows its pages on a stage. */
    public Router(Stage stage, Focus focus) {
        this.stage = stage;
        this.focus = focus;
        pages.setTransform(false);
        held = new HeldControl(stage);
        overlay = new Overlay(() -> {
            held.forget();
            moveRibbon();
            scopeChanged();
        });
        notices = new Notices();
        stage.addActor(backdrop);
        stage.addActor(pages);
        stage.addActor(overlay);
        stage.addActor(notices);
        stage.addActor(ribbon);
        stage.addActor(tooltip);
    }

    /** A page on the way and the place in it. */
    private static final class Entry {
        private final Page page;
        private Place place = Place.top();
        private Actor actor = new Actor();

        Entry(Page page) {
            this.page = page;
        }
    }

    /** The pointer came to a control, or left it. */
    public void pointed(Group control, boolean isAt) {
        if (!isAt) {
            tooltip.leave(control);
        } else if (focus.isInScope(control)) {
            tooltip.point(control, focus, context(), layout);
        }
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
        Optional<Writing> writing = TextInput.pause(stage);
        Place above = overlay.isOpen() ? Place.of(overlay, focus) : Place.top();
        if (!stack.isEmpty()) {
            Entry top = top();
            Place place = Place.of(top.actor, focus);
            top.place = overlay.isOpen() ? place.withoutStop() : place;
            build(top);
            pages.clearChildren();
            pages.addActor(top.actor);
        }
        overlay.rebuild(next, belowRibbon());
        moveRibbon();
        notices.rebuild(next, room, frontGroup());
        scopeChanged();
        if (!stack.isEmpty()) {
            top().place.restore(top().actor, focus);
        }
        above.restore(overlay, focus);
        writing.ifPresent(this::resume);
    }

    /** Lets the person go on writing in the same line of what was built anew. */
    private void resume(Writing writing) {
        Group front = overlay.isOpen() ? overlay : pages;
        if (!resume(front, writing)) {
            stage.setKeyboardFocus(null);
        }
    }

    private static boolean resume(Group group, Writing writing) {
        for (Actor child : group.getChildren()) {
            boolean isThere = child instanceof TextInput line
                    ? line.resume(writing)
                    : child instanceof Group inner && resume(inner, writing);
            if (isThere) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void refresh() {
        rebuild(context(), layout);
    }

    @Override
    public void updateInPlace(Runnable change) {
        Entry top = top();
        Place before = Place.of(top.actor, focus);
        Actor current = focus.current();
        Optional<Writing> writing = TextInput.pause(stage);
        change.run();
        if (top.actor instanceof com.badlogic.gdx.scenes.scene2d.utils.Layout sized) {
            sized.validate();
        }
        boolean isLost = current != null && current.getStage() == null;
        Place after = isLost ? before : new Place(before.scrolls(), Place.top().stop());
        after.restore(top.actor, focus);
        scopeChanged();
        writing.ifPresent(this::resume);
    }

    private Context context() {
        if (context == null) {
            throw new IllegalStateException("nothing is shown before the first rebuild");
        }
        return context;
    }

    private Entry top() {
        return stack.get(stack.size() - 1);
    }

    @Override
    public boolean isInFront(Page page) {
        return front() == page;
    }

    /** The page in front; null before the first. */
    public @Nullable Page front() {
        return stack.isEmpty() ? null : top().page;
    }

    @Override
    public void enter(Page page) {
        leaveTop();
        stack.add(new Entry(page));
        arrive(1);
    }

    /** Shows a page in place of the one in front. */
    public void replace(Page page) {
        if (!stack.isEmpty()) {
            leaveTop();
            stack.remove(stack.size() - 1).page.dispose();
        }
        stack.add(new Entry(page));
        arrive(1);
    }

    /** Shows the last of these pages and forgets the way there; the way back leads through the others. */
    public void restart(Page... way) {
        forgetAll();
        for (Page page : way) {
            stack.add(new Entry(page));
        }
        arrive(way.length > 1 ? 1 : -1);
    }

    private void forgetAll() {
        if (!stack.isEmpty()) {
            leaveTop();
        }
        for (int i = stack.size() - 1; i >= 0; i--) {
            stack.get(i).page.dispose();
        }
        stack.clear();
    }

    @Override
    public boolean back() {
        if (overlay.isOpen()) {
            overlay.dismiss();
            return true;
        }
        if (stack.isEmpty() || top().page.back()) {
            return !stack.isEmpty();
        }
        return leave();
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
        List<Route> routes = new ArrayList<>();
        Route last = Route.home();
        for (Entry entry : stack) {
            last = entry.page.route().orElse(last);
            routes.add(last);
        }
        return routes;
    }

    /** Shows the page before without asking the one in front; answers false where there is none. */
    public boolean leave() {
        if (stack.size() < 2) {
            return false;
        }
        leaveTop();
        stack.remove(stack.size() - 1).page.dispose();
        arrive(-1);
        return true;
    }

    private void leaveTop() {
        overlay.close();
        if (stack.isEmpty()) {
            return;
        }
        Entry top = top();
        top.place = Place.of(top.actor, focus);
        top.page.hidden();
        fadeOut(top.actor);
    }

    private void fadeOut(Actor old) {
        if (context().ui().feedback().isStill()) {
            old.remove();
        } else {
            old.setTouchable(Touchable.disabled);
            old.addAction(Actions.sequence(Actions.fadeOut(LEAVE, Interpolation.pow2Out), Actions.removeActor()));
        }
    }

    private void arrive(int from) {
        Entry top = top();
        arriveAt(top, from);
        top.page.shown();
    }

    private void arriveAt(Entry top, int from) {
        held.forget();
        notices.leavePage();
        build(top);
        pages.addActor(top.actor);
        if (!context().ui().feedback().isStill()) {
            top.actor.getColor().a = 0;
            top.actor.setX(from * SLIDE);
            top.actor.addAction(Actions.parallel(
                    Actions.fadeIn(ENTER, Interpolation.pow2Out), Actions.moveTo(0, 0, ENTER, Interpolation.pow3Out)));
        }
        moveRibbon();
        notices.rebuild(context(), layout, frontGroup());
        scopeChanged();
        top.place.restore(top.actor, focus);
        focus.begin();
        Gdx.graphics.requestRendering();
    }

    private void build(Entry entry) {
        isRoomOther = false;
        aboveNotice = notices.reserved();
        Layout room = entry.page.isBelowRibbon(layout) ? belowRibbon() : layout;
        Actor actor = entry.page.build(context(), room.above(aboveNotice));
        actor.setBounds(0, 0, layout.width(), layout.height());
        if (actor instanceof Group group) {
            group.setTransform(false);
        }
        if (actor instanceof com.badlogic.gdx.scenes.scene2d.utils.Layout sized) {
            sized.validate();
        }
        entry.actor = actor;
    }

    /** Over a page that makes no room for the ribbon it lies where nothing is; a dialog is laid out below it, at the upper edge. */
    private void moveRibbon() {
        if (stack.isEmpty() || top().page.isBelowRibbon(layout)) {
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
        if (!overlay.isOpen()) {
            notices.setVisible(true);
        }
        if (overlay.isOpen()) {
            focus.confine(overlay);
        } else if (!stack.isEmpty() && top().actor instanceof Group group) {
            focus.confine(group);
            returnBehind();
        }
        if (!stack.isEmpty()) {
            top().page.covered(overlay.isOpen());
        }
        Gdx.graphics.requestRendering();
    }

    /** Leads the focus back to where it was when the dialog opened. */
    private void returnBehind() {
        int stop = behind;
        behind = -1;
        if (stop >= 0 && stop < focus.stops().size() && focus.current() == null) {
            focus.moveTo(focus.stops().get(stop), isBehindShown);
        }
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
        if (!overlay.isOpen() && !stack.isEmpty()) {
            behind = Place.of(top().actor, focus).stop();
            Actor current = focus.current();
            isBehindShown = current != null && focus.isShownOn(current);
        }
        overlay.open(sheet, context(), belowRibbon());
        focus.beginDialog(isAsked);
    }

    @Override
    public void openShortcuts() {
        open(new ShortcutSheet(stack.isEmpty() ? List.of() : top().page.shortcuts(context())));
    }

    @Override
    public void refreshSheet() {
        if (overlay.isOpen()) {
            Optional<Writing> writing = TextInput.pause(stage);
            Place place = Place.of(overlay, focus);
            overlay.rebuild(context(), belowRibbon());
            scopeChanged();
            place.restore(overlay, focus);
            writing.ifPresent(this::resume);
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
        return stack.isEmpty() || context == null ? "" : top().page.title(context);
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
                && !stack.isEmpty()
                && (overlay.isOpen() || top().page.isBelowRibbon(layout));
    }

    private void makeRoom() {
        boolean isOther = isRoomOther || (!stack.isEmpty() && notices.reserved() != aboveNotice);
        if (isOther && !Gdx.input.isTouched()) {
            refresh();
        }
    }

    /** The actors of the page in front. */
    private Group frontGroup() {
        return !stack.isEmpty() && top().actor instanceof Group group ? group : new Group();
    }

    private float middle() {
        return stack.isEmpty() ? layout.width() / 2 : top().page.middle(layout);
    }

    /** Whether a person is writing in a line. */
    public boolean isWriting() {
        return stage.getKeyboardFocus() instanceof TextField;
    }

    /** Tells the page in front how many seconds passed; room for words at the upper edge is made while nothing is touched. */
    public void tick(float seconds) {
        makeRoom();
        if (!stack.isEmpty()) {
            top().page.tick(seconds);
        }
        held.follow();
    }

    /** The game went to the background. */
    public void pause() {
        if (!stack.isEmpty()) {
            top().page.hidden();
        }
    }

    /** The game came back from the background. */
    public void resume() {
        if (!stack.isEmpty()) {
            top().page.shown();
        }
    }

    /** Leaves every page for good. */
    public void dispose() {
        for (int i = stack.size() - 1; i >= 0; i--) {
            stack.get(i).page.dispose();
        }
        stack.clear();
        backdrop.dispose();
    }

    @Override
    public boolean keyDown(int key) {
        input.run();
        tooltip.hide();
        focus.keyUsed();
        boolean isWayBack = key == Input.Keys.ESCAPE || key == Input.Keys.BACK;
        if (isWriting()) {
            if (key != Input.Keys.TAB && !isWayBack) {
                return false;
            }
            if (isWayBack) {
                stage.setKeyboardFocus(null);
                return true;
            }
            showFocus();
        } else if (isWayBack) {
            return back();
        }
        stage.setKeyboardFocus(null);
        if (!overlay.isOpen() && !stack.isEmpty() && top().page.keyDown(key)) {
            return true;
        }
        // With Alt, Control or Command a key belongs to the browser or the system: Alt and the left arrow go back
        // there.
        return !Modifiers.isAny(context().device()) && focus.keyDown(key, Modifiers.isShift());
    }

    /** Where Tab leads beside the game: out of a page at its ends, but never out of a dialog. */
    public TabListener tabListener() {
        return new TabListener() {
            @Override
            public boolean leaves(boolean isBack) {
                if (isWriting()) {
                    showFocus();
                }
                boolean leaves = !overlay.isOpen() && focus.isAtEnd(isBack ? -1 : 1);
                if (leaves) {
                    stage.setKeyboardFocus(null);
                    focus.leave();
                    Gdx.graphics.requestRendering();
                }
                return leaves;
            }

            @Override
            public void enters(boolean isBack) {
                focus.enter(isBack ? -1 : 1);
                Gdx.graphics.requestRendering();
            }
        };
    }

    /** From a line that the person wrote in, the keyboard goes on to what stands beside it. */
    private void showFocus() {
        Actor current = focus.current();
        if (current != null) {
            focus.show(current);
        }
    }

    @Override
    public boolean keyTyped(char sign) {
        if (isWriting() || overlay.isOpen() || stack.isEmpty()) {
            return false;
        }
        focus.keyUsed();
        if (top().page.keyTyped(sign)) {
            return true;
        }
        if (sign == '?') {
            openShortcuts();
        }
        return sign == '?';
    }

    @Override
    public boolean touchDown(int x, int y, int pointer, int button) {
        input.run();
        tooltip.hide();
        focus.pointerUsed();
        held.press(x, y, pointer, button);
        Actor written = stage.getKeyboardFocus();
        if (written instanceof TextField && !isOn(written.getParent(), x, y)) {
            stage.setKeyboardFocus(null);
            Gdx.graphics.requestRendering();
        }
        return false;
    }

    @Override
    public boolean touchDragged(int x, int y, int pointer) {
        held.move(x, y, pointer);
        return false;
    }

    @Override
    public boolean touchUp(int x, int y, int pointer, int button) {
        held.move(x, y, pointer);
        held.release(pointer);
        return false;
    }

    @Override
    public boolean touchCancelled(int x, int y, int pointer, int button) {
        held.forget();
        return false;
    }

    /** Whether a place in the window, in real pixels, is on this actor or a part of it. */
    private boolean isOn(Actor actor, int x, int y) {
        stage.screenToStageCoordinates(corner.set(x, y));
        Actor hit = stage.hit(corner.x, corner.y, true);
        return hit != null && hit.isDescendantOf(actor);
    }
}
