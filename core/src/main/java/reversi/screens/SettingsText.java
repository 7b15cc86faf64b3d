package reversi.screens;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import reversi.game.ColourChoice;
import reversi.game.GameSetup.Mode;
import reversi.rules.Disc;
import reversi.rules.VariantCode;
import reversi.screens.board.BoardLook;
import reversi.screens.board.BoardStyle;
import reversi.screens.board.DiscColour;

/**
 * Settings to and from text: a line with the version, then {@code name=value} lines. Each is read by itself: what is missing
 * or makes no sense has its default, and what this version doesn't know is kept for the one that does.
 */
final class SettingsText {
    private static final String HEAD = "reversi-settings ";
    private static final int VERSION = 2;
    private static final int MOST_UNKNOWN = 100;
    private static final int LONGEST_UNKNOWN = 200;

    private SettingsText() {}

    /**
     * What a text holds.
     *
     * @param settings the settings
     * @param unknown values by name that this version can't read: those of other names, and those of its own that make no
     *     sense to it
     */
    record Found(Settings settings, Map<String, String> unknown) {
        Found {
            unknown = Collections.unmodifiableMap(new LinkedHashMap<>(unknown));
        }
    }

    /** The text of settings; an unknown value of a known name is kept as long as the setting has its default and was not chosen. */
    static String write(Settings settings, Map<String, String> unknown) {
        Map<String, String> values = values(settings);
        Map<String, String> defaults = values(Settings.initial());
        unknown.forEach((name, value) -> {
            boolean isChosen = name.equals("board") && settings.look().isBoardChosen();
            if (!isChosen && Objects.equals(values.get(name), defaults.get(name))) {
                values.put(name, value);
            }
        });
        StringBuilder text = new StringBuilder(HEAD).append(VERSION).append('\n');
        values.forEach(
                (name, value) -> text.append(name).append('=').append(value).append('\n'));
        return text.toString();
    }

    private static Map<String, String> values(Settings settings) {
        Map<String, String> values = new LinkedHashMap<>();
        Look look = settings.look();
        put(values, "board", look.board().look().name());
        put(values, "board-chosen", look.isBoardChosen());
        put(values, "disc.black", look.board().black().name());
        put(values, "disc.white", look.board().white().name());
        put(values, "theme", look.theme().name());
        put(values, "contrast", look.highContrast());
        put(values, "text-size", look.textSize().name());
        Hints hints = settings.hints();
        put(values, "hint.legal", hints.legalMoves());
        put(values, "hint.preview", hints.flipPreview());
        put(values, "hint.best", hints.bestMove());
        put(values, "hint.last", hints.lastMove());
        put(values, "hint.coordinates", hints.coordinates());
        put(values, "blindfold", hints.blindfold());
        put(values, "sound", settings.isSoundOn());
        put(values, "volume", settings.volume());
        put(values, "speed", settings.speed().name());
        put(values, "motion", settings.motion().name());
        put(values, "language", settings.language());
        put(values, "confirmation", settings.handling().confirmation().name());
        put(values, "vibration", settings.handling().vibrates());
        put(values, "left-handed", settings.handling().isLeftHanded());
        putGame(values, settings.game());
        put(values, "computer.ponders", settings.isPondering());
        put(values, "coach", settings.isCoached());
        put(values, "speech", settings.isSpoken());
        put(values, "watch.speed", settings.watchSpeed().name());
        put(values, "acquainted", settings.isAcquainted());
        return values;
    }

    private static void putGame(Map<String, String> values, GameChoice game) {
        put(values, "game.mode", game.mode().name());
        put(values, "game.level", game.computer().level());
        put(values, "game.seconds", game.computer().seconds());
        put(values, "game.matched", game.isMatched());
        put(values, "game.white-level", game.white().level());
        put(values, "game.white-seconds", game.white().seconds());
        put(values, "game.side", game.side().name());
        put(values, "game.last", game.lastPlayed().name());
        put(values, "game.variant", game.variant().code());
        put(values, "game.balanced", game.isBalanced());
        put(values, "game.clock", game.clock().name());
        put(values, "game.clock-for-two", game.clockForTwo().name());
        put(values, "game.black", game.blackName());
        put(values, "game.white", game.whiteName());
    }

    private static void put(Map<String, String> values, String name, Object value) {
        values.put(name, value.toString().replace('\n', ' ').replace('\r', ' '));
    }

    /** What a text holds; empty where it holds no settings of this version or a newer one. */
    static Optional<Found> read(String text) {
        int end = text.indexOf('\n');
        return end < 0 || !isHead(text.substring(0, end).trim())
                ? Optional.empty()
                : Optional.of(read(new Values(text.substring(end + 1))));
    }

    private static boolean isHead(String line) {
        try {
            return line.startsWith(HEAD) && Integer.parseInt(line.substring(HEAD.length())) >= VERSION;
        } catch (NumberFormatException damaged) {
            return false;
        }
    }

    private static Found read(Values values) {
        Settings usual = Settings.initial();
        Settings settings = new Settings(
                look(values),
                hints(values),
                values.flag("sound", usual.isSoundOn()),
                values.number("volume", usual.volume()),
                values.get("speed", usual.speed(), AnimationSpeed::valueOf),
                values.get("motion", usual.motion(), MotionChoice::valueOf),
                values.get("language", usual.language(), language -> language),
                handling(values),
                game(values),
                values.flag("computer.ponders", usual.isPondering()),
                values.flag("coach", usual.isCoached()),
                values.flag("speech", usual.isSpoken()),
                values.get("watch.speed", usual.watchSpeed(), WatchSpeed::valueOf),
                // Whoever has chosen anything has met the game.
                values.flag("acquainted", true));
        return new Found(settings, values.rest());
    }

    private static Look look(Values values) {
        Look usual = Settings.initial().look();
        BoardStyle board = usual.board();
        return new Look(
                new BoardStyle(
                        values.get("board", board.look(), BoardLook::valueOf),
                        values.get("disc.black", board.black(), DiscColour::valueOf),
                        values.get("disc.white", board.white(), DiscColour::valueOf)),
                values.get("theme", usual.theme(), ThemeChoice::valueOf),
                values.flag("contrast", usual.highContrast()),
                values.flag("board-chosen", usual.isBoardChosen()),
                values.get("text-size", usual.textSize(), TextSize::valueOf));
    }

    private static Hints hints(Values values) {
        Hints usual = Settings.initial().hints();
        return new Hints(
                values.flag("hint.legal", usual.legalMoves()),
                values.flag("hint.preview", usual.flipPreview()),
                values.flag("hint.best", usual.bestMove()),
                values.flag("hint.last", usual.lastMove()),
                values.flag("hint.coordinates", usual.coordinates()),
                values.flag("blindfold", usual.blindfold()));
    }

    private static Handling handling(Values values) {
        Handling usual = Settings.initial().handling();
        return new Handling(
                values.get("confirmation", usual.confirmation(), MoveConfirmation::valueOf),
                values.flag("vibration", usual.vibrates()),
                values.flag("left-handed", usual.isLeftHanded()));
    }

    private static GameChoice game(Values values) {
        GameChoice usual = Settings.initial().game();
        return new GameChoice(
                values.get("game.mode", usual.mode(), Mode::valueOf),
                opponent(values, "game.", usual.computer()),
                values.flag("game.matched", usual.isMatched()),
                opponent(values, "game.white-", usual.white()),
                values.get("game.side", usual.side(), ColourChoice::valueOf),
                values.get("game.last", usual.lastPlayed(), Disc::valueOf),
                values.get("game.variant", usual.variant(), code -> VariantCode.read(code)
                        .orElseThrow(() -> new IllegalArgumentException("no such variant: " + code))),
                values.flag("game.balanced", usual.isBalanced()),
                values.get("game.clock", usual.clock(), ClockChoice::valueOf),
                values.get("game.clock-for-two", usual.clockForTwo(), ClockChoice::valueOf),
                values.get("game.black", usual.blackName(), name -> name),
                values.get("game.white", usual.whiteName(), name -> name));
    }

    private static Opponent opponent(Values values, String name, Opponent usual) {
        return new Opponent(
                values.number(name + "level", usual.level()), values.number(name + "seconds", usual.seconds()));
    }

    /** Named values, of which those that were read well are gone. */
    private static final class Values {
        private final Map<String, String> byName = new LinkedHashMap<>();

        /** The values of whole lines; a last one without its end may be torn. */
        Values(String text) {
            int begin = 0;
            for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', begin)) {
                String line = text.substring(begin, end);
                int equals = line.indexOf('=');
                if (equals > 0) {
                    byName.put(
                            line.substring(0, equals),
                            line.substring(equals + 1).trim());
                }
                begin = end + 1;
            }
        }

        /** The value of a name; {@code usual} where it is missing, or where reading it throws IllegalArgumentException. */
        <T> T get(String name, T usual, Function<String, T> reading) {
            String value = byName.get(name);
            if (value == null) {
                return usual;
            }
            try {
                T read = reading.apply(value);
                byName.remove(name);
                return read;
            } catch (IllegalArgumentException senseless) {
                return usual;
            }
        }

        boolean flag(String name, boolean usual) {
            return get(name, usual, value -> {
                if (!value.equals("true") && !value.equals("false")) {
                    throw new IllegalArgumentException("neither true nor false: " + value);
                }
                return value.equals("true");
            });
        }

        int number(String name, int usual) {
            return get(name, usual, Integer::parseInt);
        }

        /** What was not read, as far as anything sensible could have written it. */
        Map<String, String> rest() {
            Map<String, String> rest = new LinkedHashMap<>();
            byName.forEach((name, value) -> {
                if (rest.size() < MOST_UNKNOWN && name.length() + value.length() <= LONGEST_UNKNOWN) {
                    rest.put(name, value);
                }
            });
            return rest;
        }
    }
}
