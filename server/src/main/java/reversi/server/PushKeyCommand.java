package reversi.server;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import reversi.server.push.PushKey;

/** Makes the key by which push services know the host. */
@Command(
        name = "push-key",
        mixinStandardHelpOptions = true,
        versionProvider = ServerVersion.class,
        description = "Makes a key for --push-key, in a new file. Keep it: with another one browsers hear no more.")
final class PushKeyCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "The file, which must not be there yet.")
    private @Nullable Path file;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws IOException {
        Path made = Path.of(String.valueOf(file));
        try {
            if (made.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                Files.createFile(
                        made, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            } else {
                Files.createFile(made);
            }
        } catch (FileAlreadyExistsException there) {
            spec.commandLine().getErr().println(made + " is there already.");
            return 1;
        }
        Files.write(made, PushKey.make(), StandardOpenOption.WRITE);
        spec.commandLine().getOut().println("The key is in " + made + ".");
        return 0;
    }
}
