package reversi.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Every tool can be called. */
class MainTest {
    private static void collect(CommandLine command, Set<String> found) {
        found.add(command.getCommand().getClass().getName());
        assertNotEquals(0, command.getCommandSpec().usageMessage().description().length, command.getCommandName());
        command.getSubcommands().values().forEach(each -> collect(each, found));
    }

    @Test
    void listsEveryCommand() {
        Set<String> written = new TreeSet<>();
        new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS).importPackages("reversi.tools").stream()
                        .filter(type -> type.isAnnotatedWith(Command.class)
                                && !type.getModifiers().contains(JavaModifier.ABSTRACT))
                        .forEach(type -> written.add(type.getName()));
        Set<String> callable = new TreeSet<>();
        collect(Main.commandLine(), callable);
        assertEquals(written, callable);
    }

    @Test
    void aFileThatCannotBeWrittenIsSaidInALine(@TempDir Path folder) throws IOException {
        Path games = Files.writeString(folder.resolve("games.txt"), "f5d6c3\n");
        Path nowhere = folder.resolve("none").resolve("games.ggf");
        CommandLineRun run = CommandLineRun.of("convert", games.toString(), "--to", "ggf", "--out", nowhere.toString());
        assertEquals(1, run.code());
        assertEquals(nowhere + ": no such file or folder", run.err().strip());
    }
}
