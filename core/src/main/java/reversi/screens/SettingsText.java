package reversi.screens;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.rules.VariantCode;
import reversi.screens.board.BoardLook;
import reversi.screens.board.BoardStyle;
import reversi.screens.board.DiscColour;
import reversi.session.ColourChoice;
import reversi.session.GameSetup.Mode;
import reversi.session.OldLevels;

/** Settings to and from text: a line with the version, then {@code name=value} lines. */
final class SettingsText {
    private static final String HEAD = "reversi-settings 2";

    /** The head of the first version, which knew ten levels and no times. */
    private static final String OLD_HEAD = "reversi-settings 1";

    private SettingsText() {}

    static String write(Settings settings) {
        StringBuilder text = new StringBuilder(HEAD).append('\n');
        Look look = settings.look();
        line(text, "board", look.board().look().name());
        line(text, "disc.black", look.board().black().name());
        line(text, "disc.white", look.board().white().name());
        line(text, "theme", look.theme().name());
        line(text, "contrast", look.highContrast());
        Hints hints = settings.hints();
        line(text, "hint.legal", hints.legalMoves());
        line(text, "hint.preview", hints.flipPreview());
        line(text, "hint.best", hints.bestMove());
        line(text, "hint.last", hints.lastMove());
        line(text, "hint.coordinates", hints.coordinates());
        line(text, "sound", settings.isSoundOn());
        line(text, "volume", settings.volume());
        line(text, "speed", settings.speed().name());
        line(text, "motion", settings.motion().name());
        line(text, "language", settings.language());
        writeGame(text, settings.game());
        return text.toString();
    }

    private static void writeGame(StringBuilder text, GameChoice game) {
        line(text, "game.mode", game.mode().name());
        line(text, "game.level", game.computer().level());
        line(text, "game.seconds", game.computer().seconds());
        line(text, "game.white-level", game.white().level());
        line(text, "game.white-seconds", game.white().seconds());
        line(text, "game.side", game.side().name());
        line(text, "game.last", game.lastPlayed().name());
        line(text, "game.variant", VariantCode.write(game.variant()));
        line(text, "game.balanced", game.isBalanced());
        line(text, "game.clock", game.clock().name());
        line(text, "game.black", game.blackName());
        line(text, "game.white", game.whiteName());
    }

    private static void line(StringBuilder text, String name, Object value) {
        String clean = value.toString().replace('\n', ' ').replace('\r', ' ');
        text.append(name).append('=').append(clean).append('\n');
    }

    /** The settings in a text; empty where it is of another version or a value makes no sense. */
    static Optional<Settings> read(String text) {
        String[] lines = text.split("\n");
        boolean isOld = lines[0].trim().equals(OLD_HEAD);
        if (!isOld && !lines[0].trim().equals(HEAD)) {
            return Optional.empty();
        }
        Map<String, String> values = new HashMap<>();
        for (int i = 1; i < lines.length; i++) {
            int equals = lines[i].indexOf('=');
            if (equals <= 0) {
                return Optional.empty();
            }
            values.put(
                    lines[i].substring(0, equals),
                    lines[i].substring(equals + 1).trim());
        }
        try {
            return Optional.of(read(new Values(values), isOld));
        } catch (IllegalArgumentException senseless) {
            return Optional.empty();
        }
    }

    private static Settings read(Values values, boolean isOld) {
        Look look = new Look(
                new BoardStyle(
                        BoardLook.valueOf(values.get("board")),
                        DiscColour.valueOf(values.get("disc.black")),
                        DiscColour.valueOf(values.get("disc.white"))),
                ThemeChoice.valueOf(values.get("theme")),
                values.flag("contrast"));
        Hints hints = new Hints(
                values.flag("hint.legal"),
                values.flag("hint.preview"),
                values.flag("hint.best"),
                values.flag("hint.last"),
                values.flag("hint.coordinates"));
        return new Settings(
                look,
                hints,
                values.flag("sound"),
                values.number("volume"),
                AnimationSpeed.valueOf(values.get("speed")),
                MotionChoice.valueOf(values.get("motion")),
                values.get("language"),
                game(values, isOld));
    }

    private static GameChoice game(Values values, boolean isOld) {
        Variant variant = VariantCode.read(values.get("game.variant"))
                .orElseThrow(() -> new IllegalArgumentException("no such variant"));
        return new GameChoice(
                Mode.valueOf(values.get("game.mode")),
                opponent(values, "game.", isOld),
                opponent(values, "game.white-", isOld),
                ColourChoice.valueOf(values.get("game.side")),
                Disc.valueOf(values.get("game.last")),
                variant,
                values.flag("game.balanced"),
                ClockChoice.valueOf(values.get("game.clock")),
                values.get("game.black"),
                values.get("game.white"));
    }

    private static Opponent opponent(Values values, String name, boolean isOld) {
        int level = values.number(name + "level");
        return isOld ? Opponent.of(OldLevels.today(level)) : new Opponent(level, values.number(name + "seconds"));
    }

    /** Named values; a missing or malformed one throws IllegalArgumentException. */
    private record Values(Map<String, String> byName) {
        String get(String name) {
            String value = byName.get(name);
            if (value == null) {
                throw new IllegalArgumentException("missing: " + name);
            }
            return value;
        }

        boolean flag(String name) {
            String value = get(name);
            if (!value.equals("true") && !value.equals("false")) {
                throw new IllegalArgumentException("neither true nor false: " + value);
            }
            return value.equals("true");
        }

        int number(String name) {
            return Integer.parseInt(get(name));
        }
    }
}
