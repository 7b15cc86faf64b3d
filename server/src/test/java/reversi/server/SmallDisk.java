package reversi.server;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A real file system in memory with room for little; where it can't be mounted, as without the rights, the test is skipped. */
record SmallDisk(Path folder) implements AutoCloseable {
    /** Enough for a new database and the 4 MB or so that SQLite writes beside it before it tidies up. */
    private static final int BYTES = 8 << 20;

    static SmallDisk mount(Path folder) throws IOException, InterruptedException {
        Files.createDirectories(folder);
        boolean isMounted;
        try {
            isMounted = run("mount", "-t", "tmpfs", "-o", "size=" + BYTES, "tmpfs", folder.toString());
        } catch (IOException noSuchProgram) {
            isMounted = false;
        }
        assumeTrue(isMounted, "no file system can be mounted here");
        return new SmallDisk(folder);
    }

    private static boolean run(String... command) throws IOException, InterruptedException {
        return new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start()
                        .waitFor()
                == 0;
    }

    private Path ballast() {
        return folder.resolve("ballast");
    }

    /** Leaves room for nothing. */
    void fill() throws IOException {
        try (FileChannel channel = FileChannel.open(ballast(), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            ByteBuffer block = ByteBuffer.allocate(4096);
            for (int written = 0; written < 2 * BYTES; written += block.capacity()) {
                block.clear();
                channel.write(block);
            }
            throw new IOException("a disk of " + BYTES + " bytes took twice as many");
        } catch (IOException full) {
            if (folder.toFile().getUsableSpace() > 0) {
                throw full;
            }
        }
    }

    /** Makes room again. */
    void free() throws IOException {
        Files.delete(ballast());
    }

    @Override
    public void close() throws IOException, InterruptedException {
        if (!run("umount", folder.toString())) {
            throw new IOException("could not unmount " + folder);
        }
    }
}
