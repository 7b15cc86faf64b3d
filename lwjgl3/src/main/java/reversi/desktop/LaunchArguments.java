package reversi.desktop;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What the program was started with.
 *
 * @param files the files of games to open, as absolute paths
 * @param answer what is to be printed instead of starting the game; empty where it is to start
 */
record LaunchArguments(List<Path> files, String answer) {
    private static final String HELP = String.join(
            System.lineSeparator(),
            "Usage: reversi [FILE…]",
            "Opens the game; files of games (GGF, SGF, OBF, PGN, WTHOR, text) are taken in and shown.",
            "  --help     this text",
            "  --version  which version this is",
            "The game keeps its data in the system's usual folder, or in `data` beside it where a file `portable` lies there.",
            "");

    LaunchArguments {
        files = List.copyOf(files);
    }

    /** Reads arguments; relative paths start at {@code here}. What can't be a path is told on the error stream. */
    static LaunchArguments read(String[] arguments, Path here, String version) {
        List<Path> files = new ArrayList<>();
        for (String argument : arguments) {
            switch (argument) {
                case "--help", "-h" -> {
                    return new LaunchArguments(List.of(), HELP);
                }
                case "--version" -> {
                    return new LaunchArguments(List.of(), "Reversi " + version + System.lineSeparator());
                }
                default -> add(argument, here, files);
            }
        }
        return new LaunchArguments(files, "");
    }

    private static void add(String argument, Path here, List<Path> files) {
        // macOS gives a program that is started from the Finder a process number in this form.
        if (argument.isEmpty() || argument.startsWith("-psn_")) {
            return;
        }
        try {
            files.add(here.resolve(argument).toAbsolutePath().normalize());
        } catch (InvalidPathException noPath) {
            System.err.println("Not a file: " + argument);
        }
    }
}
