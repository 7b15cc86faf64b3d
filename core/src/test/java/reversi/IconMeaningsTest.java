package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.IconView;
import reversi.screens.ui.Text;

/** A pictogram on a button means one thing, on whichever page it stands, and a button without words says what it means. */
class IconMeaningsTest {
    /** Words that say the same thing in several places; every other pictogram has one word only. */
    private static final Map<Icon, Set<String>> SAME = Map.ofEntries(
            Map.entry(Icon.ANALYSIS, Set.of("Analyse", "Analysis")),
            Map.entry(Icon.COMMENT, Set.of("Comment", "Commentary")),
            Map.entry(Icon.COMPUTER, Set.of("Play the computer", "Play on vs computer")),
            Map.entry(
                    Icon.COPY,
                    Set.of(
                            "Copy",
                            "Copy all lines",
                            "Copy the diagram",
                            "Copy as SGF",
                            "Copy link",
                            "Copy moves",
                            "Copy position",
                            "Copy version details")),
            Map.entry(Icon.CALENDAR, Set.of("Calendar", "Calendar, A puzzle, A game done, A lesson", "Daily puzzle")),
            Map.entry(Icon.CLOSE, Set.of("Close", "Decline")),
            Map.entry(Icon.FIRST, Set.of("To the start", "Start")),
            Map.entry(Icon.GLOBE, Set.of("Play online", "Lobby")),
            Map.entry(Icon.HANDSHAKE, Set.of("Draw", "Offer draw")),
            Map.entry(Icon.HISTORY, Set.of("Games", "Your games")),
            Map.entry(Icon.LAST, Set.of("To the end", "End")),
            Map.entry(Icon.MAIL, Set.of("Messages", "Message")),
            Map.entry(Icon.PASTE, Set.of("Paste", "Paste games")),
            Map.entry(Icon.PEOPLE, Set.of("Two players", "Play on, two players")),
            Map.entry(Icon.PLAY, Set.of("Play", "Play on", "Open")),
            Map.entry(Icon.PUZZLE, Set.of("Puzzles", "Practice")),
            Map.entry(Icon.QUIT, Set.of("Quit", "Leave for good")),
            Map.entry(Icon.SHARE, Set.of("Share", "Share picture", "Animated picture")),
            Map.entry(Icon.STEP, Set.of("Next move", "Step")),
            Map.entry(Icon.STEP_BACK, Set.of("Previous move", "Back", "Month before")),
            Map.entry(Icon.TRASH, Set.of("Delete", "Delete game")),
            Map.entry(Icon.UNDO, Set.of("Undo", "Takeback", "Ask for a takeback")));

    private final Map<Icon, Set<String>> meanings = new EnumMap<>(Icon.class);
    private final List<String> unnamed = new ArrayList<>();

    @Test
    void everyPictogramMeansOneThingOnly() {
        for (String page : EveryPage.names()) {
            try (TestStage game = EveryPage.shown("en", false, new DemoServer(), 1280, 720, page)) {
                buttons(game).forEach(button -> look(game, page, button));
            }
        }
        assertEquals(List.of(), unnamed, "a tooltip says what a button without words means");
        assertTrue(meanings.size() > 40, () -> "too few were looked at: " + meanings);
        assertEquals(List.of(), several(), "one icon, one meaning");
        assertEquals(List.of(), doubled(), "one meaning, one icon");
    }

    private static List<Button> buttons(TestStage game) {
        return VisibleActors.of(game.front()).stream()
                .filter(actor -> actor instanceof Button button && !button.isDisabled())
                .map(Button.class::cast)
                .toList();
    }

    private void look(TestStage game, String page, Button button) {
        Optional<Icon> icon = VisibleActors.of(button).stream()
                .filter(IconView.class::isInstance)
                .map(view -> ((IconView) view).icon())
                .findFirst();
        if (icon.isPresent()) {
            List<String> words = words(button);
            String name = words.isEmpty() ? tooltip(game, button) : words.get(0);
            if (name.isBlank() || name.startsWith("access.")) {
                unnamed.add(icon.get() + " on " + page);
            } else {
                meanings.computeIfAbsent(icon.get(), none -> new TreeSet<>()).add(name);
            }
        }
    }

    private static List<String> words(Actor actor) {
        return VisibleActors.of(actor).stream()
                .filter(Text.class::isInstance)
                .map(text -> ((Text) text).words())
                .toList();
    }

    private static String tooltip(TestStage game, Button button) {
        List<String> before = words(game.stage().getRoot());
        move(game, button, InputEvent.Type.enter);
        game.stage().act(0.3f);
        game.stage().act(0.3f);
        game.stage().act(0.3f);
        List<String> now = new ArrayList<>(words(game.stage().getRoot()));
        move(game, button, InputEvent.Type.exit);
        before.forEach(now::remove);
        return now.isEmpty() ? "" : now.get(now.size() - 1);
    }

    private static void move(TestStage game, Actor actor, InputEvent.Type type) {
        InputEvent event = new InputEvent();
        event.setType(type);
        event.setPointer(-1);
        event.setStage(game.stage());
        actor.fire(event);
        game.stage().act(0.1f);
    }

    private List<String> several() {
        List<String> found = new ArrayList<>();
        meanings.forEach((icon, words) -> {
            if (words.size() > 1 && !SAME.getOrDefault(icon, Set.of()).containsAll(words)) {
                found.add(icon + " " + words);
            }
        });
        return found;
    }

    private List<String> doubled() {
        Map<String, Set<Icon>> icons = new TreeMap<>();
        meanings.forEach((icon, words) -> words.forEach(
                word -> icons.computeIfAbsent(word, none -> new TreeSet<>()).add(icon)));
        icons.values().removeIf(drawn -> drawn.size() == 1);
        // In a replay these words stand beside the steps; elsewhere they mean the way out of a page and the first
        // position of a game.
        icons.remove("Back", EnumSet.of(Icon.BACK, Icon.STEP_BACK));
        icons.remove("Start", EnumSet.of(Icon.BOARD, Icon.FIRST));
        return icons.entrySet().stream().map(Object::toString).toList();
    }
}
