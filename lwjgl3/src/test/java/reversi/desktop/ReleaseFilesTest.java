package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** A release is refused that lacks one of its files, or has two of one name. */
class ReleaseFilesTest {
    static final List<String> FILES = List.of(
            "reversi-server.jar",
            "reversi-tools.jar",
            "reversi-core.jar",
            "reversi-core.map",
            "reversi-server.cdx.json",
            "reversi-tools.cdx.json",
            "reversi-lwjgl3.cdx.json",
            "reversi-web-1.2.3.zip",
            "reversi-engine-1.2.3.tgz",
            "reversi-maven-1.2.3.zip",
            "reversi-server-container.tar",
            "reversi_1.2.3_amd64.deb",
            "reversi_1.2.3_arm64.deb",
            "reversi-1.2.3-1.x86_64.rpm",
            "reversi-1.2.3-1.aarch64.rpm",
            "Reversi-1.2.3-linux-x86_64-portable.zip",
            "Reversi-1.2.3-linux-aarch64-portable.zip",
            "Reversi-1.2.3-windows-portable.zip",
            "Reversi-1.2.3.msi",
            "Reversi-1.2.3-arm64.dmg",
            "Reversi-1.2.3-x86_64.dmg");

    @TempDir
    private Path folder;

    private Path release = Path.of("");

    @BeforeEach
    void aWholeRelease() throws IOException {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "there is no shell");
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/sha256sum")), "there is no sha256sum");
        release = Files.createDirectory(folder.resolve("out"));
        for (String file : FILES) {
            Files.writeString(release.resolve(file), file);
        }
    }

    private String check() throws IOException, InterruptedException {
        Process script = new ProcessBuilder(
                        "/bin/sh",
                        "../packaging/checksums.sh",
                        release.toString(),
                        folder.resolve("SHA256SUMS").toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(script.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return script.waitFor() + " " + said.strip();
    }

    @Test
    void aWholeOneIsTaken() throws Exception {
        assertEquals("0", check().strip());
        assertEquals(
                FILES.stream().sorted().toList(),
                Files.readAllLines(folder.resolve("SHA256SUMS")).stream()
                        .map(line -> line.substring(66))
                        .toList());
    }

    @ParameterizedTest
    @FieldSource("FILES")
    void oneThatLacksAFileIsRefused(String file) throws Exception {
        Files.delete(release.resolve(file));
        assertTrue(check().startsWith("1 not there: "), file);
    }

    @Test
    void oneWithTwoFilesOfANameIsRefused() throws Exception {
        Path below = Files.createDirectory(release.resolve("more"));
        Files.writeString(below.resolve(FILES.get(0)), "another");
        assertEquals("1 one name, several files: " + FILES.get(0), check());
    }
}
