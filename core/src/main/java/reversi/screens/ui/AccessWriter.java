package reversi.screens.ui;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import reversi.platform.AccessNode;
import reversi.platform.AccessNode.Box;
import reversi.platform.AccessNode.States;
import reversi.platform.AccessRole;

/** Writes down what the actors of a page are to somebody who does not see them, in the order of the page. */
public final class AccessWriter {
    private static final Box NOWHERE = new Box(0, 0, 0, 0);

    private final Focus focus;
    private final UnaryOperator<String> words;
    private final float scale;
    private final boolean isSkimming;
    private final List<AccessNode> nodes = new ArrayList<>();
    private final List<AccessTarget> targets = new ArrayList<>();
    private final Vector2 corner = new Vector2();
    private final Rectangle place = new Rectangle();
    private @Nullable Rectangle sight;
    private Actor actor = new Actor();
    private int depth;
    private String label = "";

    /**
     * Writes where things are in the window's points.
     *
     * @param words answers a key with the words in the language of the moment
     * @param scale the window's points for each of the stage's
     */
    public AccessWriter(Focus focus, UnaryOperator<String> words, float scale) {
        this(focus, words, scale, false);
    }

    /** Whoever skims looks for words only and leaves out what can be pressed. */
    private AccessWriter(Focus focus, UnaryOperator<String> words, float scale, boolean isSkimming) {
        this.focus = focus;
        this.words = words;
        this.scale = scale;
        this.isSkimming = isSkimming;
    }

    /** What has been written. */
    public List<AccessNode> nodes() {
        return List.copyOf(nodes);
    }

    /** What can be done to each part that has been written. */
    public List<AccessTarget> targets() {
        return List.copyOf(targets);
    }

    /** The words of a key. */
    public String say(String key) {
        return words.apply(key);
    }

    /** The signs between words in the language of the moment. */
    public Punctuation signs() {
        return new Punctuation(words);
    }

    /** The words read last, which are what a slider or a row of choices below them is about. */
    public String label() {
        return label;
    }

    /** Describes an actor, if it is to be seen. */
    public void walk(Actor next) {
        if (!next.isVisible() || (isSkimming && next instanceof Focus.Stop)) {
            return;
        }
        Actor before = actor;
        actor = next;
        if (next instanceof Accessible known) {
            known.describe(this);
        } else if (next instanceof ScrollPane pane) {
            scrolled(pane);
        } else if (next instanceof Group group) {
            walkChildren(group);
        }
        actor = before;
    }

    private void scrolled(ScrollPane pane) {
        Rectangle before = sight;
        Rectangle inner = onStage(pane, 0, 0, pane.getWidth(), pane.getHeight(), new Rectangle());
        sight = before == null ? inner : common(before, inner);
        walkChildren(pane);
        sight = before;
    }

    private static Rectangle common(Rectangle one, Rectangle other) {
        float left = Math.max(one.x, other.x);
        float bottom = Math.max(one.y, other.y);
        float right = Math.min(one.x + one.width, other.x + other.width);
        float top = Math.min(one.y + one.height, other.y + other.height);
        return new Rectangle(left, bottom, Math.max(0, right - left), Math.max(0, top - bottom));
    }

    /** Describes what is inside of a group. */
    public void walkChildren(Group group) {
        for (int i = 0; i < group.getChildren().size; i++) {
            walk(group.getChild(i));
        }
    }

    /** Describes what can be pressed inside of something that can be pressed itself. */
    void walkStops(Group group) {
        for (int i = 0; i < group.getChildren().size; i++) {
            Actor child = group.getChild(i);
            if (child instanceof Focus.Stop) {
                walk(child);
            } else if (child instanceof Group inner && child.isVisible()) {
                walkStops(inner);
            }
        }
    }

    /** The words that stand in a group, but for those of what can be pressed by itself in it. */
    public String wordsIn(Group group) {
        AccessWriter skim = new AccessWriter(focus, words, scale, true);
        skim.walkChildren(group);
        return signs().details(skim.nodes.stream().map(AccessNode::name).toList());
    }

    /** Writes words to read. */
    void read(String said, Type type) {
        if (said.isEmpty()) {
            return;
        }
        label = said;
        if (isBesideLast(type)) {
            AccessNode was = last();
            replace(new AccessNode(
                    was.depth(),
                    was.role(),
                    signs().details(was.name(), said),
                    "",
                    List.of(),
                    was.states(),
                    joined(was.box())));
            return;
        }
        if (type.headingLevel() > 0 && hasLetter(said)) {
            add(AccessRole.HEADING, said).numbers(type.headingLevel());
        } else {
            add(AccessRole.TEXT, said);
        }
    }

    /** Whether words stand right of the words read last in one line, so that both are read as one. */
    private boolean isBesideLast(Type type) {
        if (isSkimming || nodes.isEmpty() || type.headingLevel() > 0 || actor.getStage() == null) {
            return false;
        }
        AccessNode was = last();
        Box here = box(0, 0, actor.getWidth(), actor.getHeight());
        boolean isWords = was.role() == AccessRole.TEXT && was.depth() == depth;
        int middle = here.top() + here.height() / 2;
        boolean isInLine =
                middle > was.box().top() && middle < was.box().top() + was.box().height();
        return isWords
                && isInLine
                && here.left() >= was.box().left() + was.box().width() / 2;
    }

    private Box joined(Box was) {
        Box here = box(0, 0, actor.getWidth(), actor.getHeight());
        int top = Math.min(was.top(), here.top());
        int bottom = Math.max(was.top() + was.height(), here.top() + here.height());
        return new Box(was.left(), top, here.left() + here.width() - was.left(), bottom - top);
    }

    /** A figure may be as large as a heading. */
    private static boolean hasLetter(String said) {
        for (int i = 0; i < said.length(); i++) {
            if (Character.isLetter(said.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /** Writes a part: what it is and what it is called. It lies where the actor does that is being described, and is pressed as that is. */
    public AccessWriter add(AccessRole role, String name) {
        boolean isHere = actor instanceof Focus.Stop && focus.isShownOn(actor);
        nodes.add(new AccessNode(
                depth,
                role,
                name,
                "",
                List.of(),
                new States(false, isHere, false, false),
                isSkimming ? NOWHERE : box(0, 0, actor.getWidth(), actor.getHeight())));
        targets.add(actor instanceof Focus.Stop stop ? new StopTarget(actor, stop, focus) : AccessTarget.NONE);
        return this;
    }

    /** The same as {@link #add} for each of a stop's own parts, which are pressed in their own ways. */
    public AccessWriter add(AccessRole role, String name, AccessTarget target) {
        add(role, name).focused(false);
        targets.set(targets.size() - 1, target);
        return this;
    }

    /** Writes what is inside of the part written last. */
    public void inside(Runnable parts) {
        depth++;
        parts.run();
        depth--;
    }

    private AccessNode last() {
        return nodes.get(nodes.size() - 1);
    }

    private AccessWriter replace(AccessNode next) {
        nodes.set(nodes.size() - 1, next);
        return this;
    }

    /** The part written last can't be pressed. */
    public AccessWriter disabled(boolean isDisabled) {
        States was = last().states();
        return states(new States(isDisabled, was.isFocused(), was.canBeOn(), was.isOn()));
    }

    /** The part written last has the ring of the keyboard, or not. */
    public AccessWriter focused(boolean isFocused) {
        States was = last().states();
        return states(new States(was.isDisabled(), isFocused, was.canBeOn(), was.isOn()));
    }

    /** The part written last is on, or is off. */
    public AccessWriter on(boolean isOn) {
        States was = last().states();
        return states(new States(was.isDisabled(), was.isFocused(), true, isOn));
    }

    private AccessWriter states(States next) {
        AccessNode was = last();
        return replace(
                new AccessNode(was.depth(), was.role(), was.name(), was.value(), was.numbers(), next, was.box()));
    }

    /** What the part written last is set to, in words. */
    public AccessWriter value(String value) {
        AccessNode was = last();
        return replace(
                new AccessNode(was.depth(), was.role(), was.name(), value, was.numbers(), was.states(), was.box()));
    }

    /** The numbers of the part written last, as {@link AccessNode#numbers} says. */
    public AccessWriter numbers(Integer... numbers) {
        AccessNode was = last();
        return replace(new AccessNode(
                was.depth(), was.role(), was.name(), was.value(), List.of(numbers), was.states(), was.box()));
    }

    /** Where the part written last is, in the points of the actor that is being described. */
    public AccessWriter at(float x, float y, float width, float height) {
        AccessNode was = last();
        return replace(new AccessNode(
                was.depth(),
                was.role(),
                was.name(),
                was.value(),
                was.numbers(),
                was.states(),
                box(x, y, width, height)));
    }

    private Rectangle onStage(Actor of, float x, float y, float width, float height, Rectangle to) {
        of.localToStageCoordinates(corner.set(x, y));
        return to.set(corner.x, corner.y, width, height);
    }

    private Box box(float x, float y, float width, float height) {
        if (actor.getStage() == null) {
            return NOWHERE;
        }
        onStage(actor, x, y, width, height, place);
        Rectangle seen = sight == null ? place : common(place, sight);
        float top = actor.getStage().getHeight() - seen.y - seen.height;
        return new Box(scaled(seen.x), scaled(top), scaled(seen.width), scaled(seen.height));
    }

    private int scaled(float points) {
        return Math.round(points * scale);
    }

    /** Something that the keyboard can reach, by a screen reader. */
    private record StopTarget(Actor actor, Focus.Stop stop, Focus keyboard) implements AccessTarget {
        @Override
        public void press() {
            if (stop.isReachable() && keyboard.isInScope(actor)) {
                stop.press();
            }
        }

        @Override
        public boolean focus() {
            boolean isThere = stop.isReachable() && keyboard.isInScope(actor);
            if (isThere) {
                keyboard.show(actor);
            }
            return isThere;
        }

        @Override
        public void set(int value) {
            if (stop.isReachable()) {
                stop.set(value);
            }
        }
    }
}
