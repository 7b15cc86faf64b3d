package reversi.tools.train;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** Which positions are learned from, and what each is worth: a mixin of commands. */
final class LearnedPositions {
    /** Of each file, the last part of this many equal ones is held out: whole games, since those of one game resemble each other. */
    private static final int HELD_OUT = 50;

    @Option(names = "--data", required = true, description = "Folders of positions.")
    private List<Path> data = new ArrayList<>();

    @Option(
            names = "--blend",
            description = "Share of what searches foresaw in what is learned; the rest is the result (0…1).")
    private double blend;

    @Option(names = "--files", description = "Files of each folder at most.")
    private int files = 1000000;

    /** Receives positions as they are read, to learn from or to measure errors by. */
    interface Learner {
        /** A position and its value, in hundredths of a disc for the player, who is to move. */
        void read(long player, long opponent, int value, boolean isHeldOut);
    }

    /** Reads the positions of all folders; throws IOException where a file cannot be read. */
    void read(Learner learner) throws IOException {
        read(data, learner);
    }

    /** Receives positions on more than 64 squares. */
    interface WideLearner {
        /** As {@link Learner#read}. */
        void read(PositionFile.WidePosition position, int value, boolean isHeldOut);
    }

    /** Reads positions on more than 64 squares of all folders; throws IOException where a file cannot be read. */
    void readWide(WideLearner learner) throws IOException {
        for (Path folder : data) {
            List<Path> found = PositionFile.in(folder);
            for (Path file : found.subList(0, Math.min(files, found.size()))) {
                PositionFile.readWide(
                        file,
                        (position, result, foreseen, number, count) -> learner.read(
                                position,
                                (int) Math.round(result + blend * (foreseen - result)),
                                number >= count - count / HELD_OUT));
            }
        }
    }

    /** As {@link #read(Learner)}, from other folders. */
    void read(List<Path> folders, Learner learner) throws IOException {
        for (Path folder : folders) {
            List<Path> found = PositionFile.in(folder);
            for (Path file : found.subList(0, Math.min(files, found.size()))) {
                long records = Files.size(file) / PositionFile.RECORD;
                long[] at = {0};
                PositionFile.read(file, (player, opponent, result, foreseen) -> {
                    int value = (int) Math.round(result + blend * (foreseen - result));
                    learner.read(player, opponent, value, at[0]++ >= records - records / HELD_OUT);
                });
            }
        }
    }
}
