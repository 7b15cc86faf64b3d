package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The manifests of winget, Homebrew, Flathub and Snap are of the version of the root pom, and name files of a release with their checksums. */
class StoreManifestsTest {
    private static final Path ROOT = Path.of("..");
    private static final String REPOSITORY = "https://github.com/owner/name";

    @TempDir
    private Path folder;

    private String version = "";

    @BeforeEach
    void needsAShell() throws IOException {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "there is no shell");
        Matcher revision =
                Pattern.compile("<revision>(.*)</revision>").matcher(Files.readString(ROOT.resolve("pom.xml")));
        assertTrue(revision.find());
        version = revision.group(1);
    }

    private Map<String, String> release() {
        Map<String, String> sums = new TreeMap<>();
        for (String file : List.of(
                "Reversi-" + version + ".msi",
                "Reversi-" + version + "-arm64.dmg",
                "Reversi-" + version + "-x86_64.dmg",
                "reversi_" + version + "_amd64.deb",
                "reversi_" + version + "_arm64.deb",
                "reversi-server.jar")) {
            sums.put(file, String.format("%064x", 0xABCDEF + sums.size()));
        }
        return sums;
    }

    private String make(String sums, String repository) throws IOException, InterruptedException {
        Path list = Files.writeString(folder.resolve("SHA256SUMS"), sums);
        Process script = new ProcessBuilder(
                        "/bin/sh",
                        ROOT.resolve("packaging/stores/make.sh").toString(),
                        list.toString(),
                        repository,
                        folder.resolve("out").toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(script.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return script.waitFor() + " " + said.strip();
    }

    private static String lines(Map<String, String> sums) {
        return sums.entrySet().stream()
                .map(file -> file.getValue() + "  " + file.getKey() + "\n")
                .collect(Collectors.joining());
    }

    private List<Path> made() throws IOException {
        try (Stream<Path> files = Files.walk(folder.resolve("out"))) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    @Test
    void eachIsOfThisVersionAndNothingIsLeftOpen() throws Exception {
        assertEquals("0", make(lines(release()), REPOSITORY + "/").strip());
        List<Path> made = made();
        assertEquals(6, made.size(), made::toString);
        for (Path file : made) {
            String text = Files.readString(file);
            assertTrue(text.contains(version), file::toString);
            assertFalse(text.contains("@"), text);
            assertFalse(text.contains("//releases"), text);
        }
    }

    /** Wherever a file of the release is named, its own checksum stands in the same manifest. */
    @Test
    void theChecksumsAreThoseOfTheFiles() throws Exception {
        make(lines(release()), REPOSITORY);
        String all = "";
        for (Path file : made()) {
            all += Files.readString(file);
        }
        String download = REPOSITORY + "/releases/download/v" + version + "/";
        Map<String, String> sums = release();
        assertTrue(all.contains("InstallerUrl: " + download + "Reversi-" + version + ".msi\n  InstallerSha256: "
                + sums.get("Reversi-" + version + ".msi").toUpperCase(Locale.ROOT)));
        for (String arch : List.of("amd64", "arm64")) {
            String deb = "reversi_" + version + "_" + arch + ".deb";
            assertTrue(all.contains("url: " + download + deb + "\n        sha256: " + sums.get(deb)), deb);
            assertTrue(all.contains("on " + arch + ": " + download + deb + "\n"), deb);
            assertTrue(all.contains("on " + arch + ": sha256/" + sums.get(deb) + "\n"), deb);
        }
        assertTrue(all.contains("sha256 arm:   \"" + sums.get("Reversi-" + version + "-arm64.dmg")
                + "\",\n         intel: \"" + sums.get("Reversi-" + version + "-x86_64.dmg") + '"'));
    }

    @Test
    void aReleaseThatLacksAFileMakesNone() throws Exception {
        Map<String, String> sums = release();
        String deb = "reversi_" + version + "_arm64.deb";
        sums.remove(deb);
        assertTrue(make(lines(sums), REPOSITORY).matches("1 .*SHA256SUMS: not one checksum of " + Pattern.quote(deb)));
        assertFalse(Files.exists(folder.resolve("out")));
        sums.put(deb, "abc");
        assertTrue(make(lines(sums), REPOSITORY).startsWith("1 "));
        String twice = lines(release()) + "0".repeat(64) + "  " + deb + "\n";
        assertTrue(make(twice, REPOSITORY).startsWith("1 "));
        assertFalse(Files.exists(folder.resolve("out")));
    }

    @Test
    void anAddressIsAnAddress() throws Exception {
        for (String wrong : List.of("", "http://github.com/owner/name", "https://x#y", "https://a b")) {
            assertTrue(make(lines(release()), wrong).startsWith("2 not the address of a repository"), wrong);
        }
    }

    /** What may be done where is said twice for Flatpak: for a build from a folder, and from a release. */
    @Test
    void bothManifestsOfFlatpakAllowTheSame() throws Exception {
        assertEquals(
                permissions(ROOT.resolve("packaging/flatpak/reversi.desktop.Reversi.yaml")),
                permissions(ROOT.resolve("packaging/stores/flathub/reversi.desktop.Reversi.yaml")));
    }

    private static List<String> permissions(Path manifest) throws IOException {
        return Files.readAllLines(manifest).stream()
                .filter(line -> line.startsWith("runtime") || line.startsWith("sdk") || line.startsWith("  - --"))
                .toList();
    }
}
