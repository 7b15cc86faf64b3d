package reversi.screens;

import java.util.ArrayList;
import java.util.List;
import reversi.platform.Device;

/** The keys of a game, for people to look up. */
public final class GameShortcuts {
    private GameShortcuts() {}

    /** What the keys do in a game on this device. */
    public static List<Shortcut> of(Context context) {
        Device device = context.device();
        String command = Shortcut.command(context);
        String shift = context.say("shortcuts.key.shift");
        List<Shortcut> lines = new ArrayList<>();
        lines.add(Shortcut.squares());
        lines.add(Shortcut.typedSquare());
        lines.add(Shortcut.of("play.undo", "U"));
        lines.add(new Shortcut("play.undo", List.of(command, "Z")));
        lines.add(Shortcut.of("play.redo", "R"));
        lines.add(new Shortcut("play.redo", List.of(command, shift, "Z")));
        lines.add(Shortcut.of("play.hint", "H"));
        lines.add(Shortcut.of("menu.values", "V"));
        lines.add(Shortcut.of("confirm.new.yes", "N"));
        lines.add(Shortcut.of("play.pause", "P"));
        lines.add(Shortcut.of("shortcuts.step", "S"));
        if (device.screenReader().isPresent() || device.speech().isPresent()) {
            addSpoken(lines);
        }
        if (device.canQuit()) {
            lines.add(Shortcut.of("menu.how", "F1"));
        }
        return lines;
    }

    /** What says something aloud on the page of a game. */
    private static void addSpoken(List<Shortcut> lines) {
        lines.add(new Shortcut("shortcuts.say.board", List.of("O")));
        lines.add(new Shortcut("shortcuts.say.row", List.of("1", "8")));
        lines.add(new Shortcut("shortcuts.say.moves", List.of("M")));
        lines.add(new Shortcut("shortcuts.say.last", List.of("L")));
        lines.add(new Shortcut("shortcuts.say.clocks", List.of("T")));
    }
}
