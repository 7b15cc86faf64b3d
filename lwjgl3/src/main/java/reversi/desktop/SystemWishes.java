package reversi.desktop;

import com.badlogic.gdx.utils.Os;
import java.util.List;
import java.util.Optional;

/**
 * What the person has chosen for all programs of this computer.
 *
 * @param isLight whether programs are to be light; where the system has no opinion they are, as in browsers
 * @param isContrastHigh whether contrasts are to be higher than usual
 * @param isMotionReduced whether programs are to move less
 */
record SystemWishes(boolean isLight, boolean isContrastHigh, boolean isMotionReduced) {
    /** What holds where the system tells nothing: the game as it looks best. */
    static final SystemWishes UNKNOWN = new SystemWishes(false, false, false);

    private static final String PERSONALIZE = "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize";

    /** Asks a program of the system. */
    @FunctionalInterface
    interface Shell {
        /** What it printed, without the line's end; empty where there is no such program, it fails, or takes too long. */
        Optional<String> ask(List<String> command);
    }

    /** Asks this system, which may take some seconds. */
    static SystemWishes of(Os system, Shell shell) {
        return switch (system) {
            case Windows -> windows(shell);
            case MacOsX -> mac(shell);
            case Linux -> linux(shell);
            default -> UNKNOWN;
        };
    }

    private static SystemWishes windows(Shell shell) {
        boolean isLight = shell.ask(List.of("reg", "query", PERSONALIZE, "/v", "AppsUseLightTheme"))
                .filter(said -> said.contains("0x1"))
                .isPresent();
        boolean isContrastHigh = shell.ask(
                        List.of("reg", "query", "HKCU\\Control Panel\\Accessibility\\HighContrast", "/v", "Flags"))
                .filter(SystemWishes::isOdd)
                .isPresent();
        boolean isMotionReduced = shell.ask(
                        List.of("reg", "query", "HKCU\\Control Panel\\Desktop\\WindowMetrics", "/v", "MinAnimate"))
                .filter(said -> said.endsWith("0"))
                .isPresent();
        return new SystemWishes(isLight, isContrastHigh, isMotionReduced);
    }

    /** The first bit of the flags says that it is on; the registry shows them as the last word, a decimal number. */
    private static boolean isOdd(String said) {
        String number = said.substring(Math.max(said.lastIndexOf(' '), said.lastIndexOf('\t')) + 1);
        return number.matches("[0-9]{1,9}") && Integer.parseInt(number) % 2 == 1;
    }

    private static SystemWishes mac(Shell shell) {
        // There is no such value where the look is light; one that is always there tells whether the program works.
        boolean isAnswering =
                shell.ask(List.of("defaults", "read", "-g", "AppleLocale")).isPresent();
        boolean isDark = shell.ask(List.of("defaults", "read", "-g", "AppleInterfaceStyle"))
                .filter(said -> said.contains("Dark"))
                .isPresent();
        return new SystemWishes(
                isAnswering && !isDark,
                isOne(shell, "com.apple.universalaccess", "increaseContrast"),
                isOne(shell, "com.apple.universalaccess", "reduceMotion"));
    }

    private static boolean isOne(Shell shell, String domain, String key) {
        return shell.ask(List.of("defaults", "read", domain, key))
                .filter(said -> said.equals("1"))
                .isPresent();
    }

    private static SystemWishes linux(Shell shell) {
        Optional<String> scheme = portal(shell, "org.freedesktop.appearance", "color-scheme");
        boolean isLight = scheme.map(said -> !said.contains("uint32 1"))
                .or(() -> gsettings(shell, "org.gnome.desktop.interface", "color-scheme")
                        .map(said -> !said.contains("dark")))
                .orElse(false);
        boolean isContrastHigh = portal(shell, "org.freedesktop.appearance", "contrast")
                .map(said -> said.contains("uint32 1"))
                .or(() -> gsettings(shell, "org.gnome.desktop.a11y.interface", "high-contrast")
                        .map(said -> said.equals("true")))
                .orElse(false);
        boolean isMotionReduced = gsettings(shell, "org.gnome.desktop.interface", "enable-animations")
                .filter(said -> said.equals("false"))
                .isPresent();
        return new SystemWishes(isLight, isContrastHigh, isMotionReduced);
    }

    /** What every kind of Linux desktop answers; as {@code (<<uint32 1>>,)}. */
    private static Optional<String> portal(Shell shell, String namespace, String key) {
        return shell.ask(List.of(
                "gdbus",
                "call",
                "--session",
                "--timeout",
                "2",
                "--dest",
                "org.freedesktop.portal.Desktop",
                "--object-path",
                "/org/freedesktop/portal/desktop",
                "--method",
                "org.freedesktop.portal.Settings.Read",
                namespace,
                key));
    }

    private static Optional<String> gsettings(Shell shell, String schema, String key) {
        return shell.ask(List.of("gsettings", "get", schema, key));
    }
}
