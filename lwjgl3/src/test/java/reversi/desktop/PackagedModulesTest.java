package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import reversi.rules.Position;

/** The native package has a Java of its own with few modules: a class of another one would end the game at its start. */
class PackagedModulesTest {
    private static final Pattern PACKAGED = Pattern.compile("<addModule>([a-z.]+)</addModule>");

    @Test
    void thePackagesJavaHasEveryModuleThatTheGameUses() throws Exception {
        Set<String> packaged = PACKAGED.matcher(Files.readString(Path.of("pom.xml")))
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toSet());
        Set<String> used = Set.of(modules(DesktopLauncher.class, Position.class));
        assertTrue(used.contains("java.base"), () -> "jdeps said " + used);
        assertEquals(
                List.of(),
                used.stream().filter(module -> !packaged.contains(module)).toList(),
                "modules that lwjgl3/pom.xml must add");
    }

    /** The modules that the classes beside these need. */
    private static String[] modules(Class<?>... classes) throws IOException, URISyntaxException {
        ToolProvider jdeps = ToolProvider.findFirst("jdeps").orElseThrow();
        StringWriter said = new StringWriter();
        PrintWriter to = new PrintWriter(said);
        String[] arguments = new String[classes.length + 4];
        arguments[0] = "--multi-release";
        arguments[1] = "17";
        arguments[2] = "--ignore-missing-deps";
        arguments[3] = "--print-module-deps";
        for (int i = 0; i < classes.length; i++) {
            arguments[4 + i] = Path.of(classes[i]
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        }
        assertEquals(0, jdeps.run(to, to, arguments), said::toString);
        return said.toString().strip().split(",", -1);
    }
}
