package reversi.tools.bake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class BakeryTest {
    private static final Path ASSETS = Path.of("..", "assets");
    private static final Map<String, byte[]> BAKED = BakeCommand.everything();

    /** Compression may differ from one Java to the next, so pictures are compared by what they show. */
    @Test
    void committedAssetsMatchTheBakedOnes() throws IOException {
        for (Map.Entry<String, byte[]> file : BAKED.entrySet()) {
            Path committed = ASSETS.resolve(file.getKey());
            assertTrue(Files.isRegularFile(committed), "bake again: " + file.getKey() + " is missing");
            byte[] there = Files.readAllBytes(committed);
            if (file.getKey().endsWith(".png")) {
                assertSamePicture(file.getKey(), there, file.getValue());
            } else if (file.getKey().endsWith(".atlas")) {
                assertEquals(text(there), text(file.getValue()), "bake again: " + file.getKey());
            }
        }
    }

    private static void assertSamePicture(String name, byte[] there, byte[] baked) throws IOException {
        BufferedImage one = ImageIO.read(new ByteArrayInputStream(there));
        BufferedImage other = ImageIO.read(new ByteArrayInputStream(baked));
        assertEquals(one.getWidth(), other.getWidth(), name);
        assertEquals(one.getHeight(), other.getHeight(), name);
        int[] first = texels(one);
        int[] second = texels(other);
        long apart = 0;
        for (int n = 0; n < first.length; n++) {
            for (int shift = 0; shift < 32; shift += 8) {
                apart += Math.abs(((first[n] >>> shift) & 0xFF) - ((second[n] >>> shift) & 0xFF));
            }
        }
        // Processors may round a sine differently in its last bit; that moves a level here and there by one step.
        assertTrue(apart < first.length / 50 + 1, "bake again: " + name + " differs by " + apart);
    }

    /** What it shows, in whichever way the file keeps its colours. */
    private static int[] texels(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    @Test
    void atlasHasEveryRegionThatTheGuideNames() throws IOException {
        Set<String> regions = text(BAKED.get("graphics/game.atlas"))
                .lines()
                .filter(line -> !line.isEmpty() && !line.contains(":") && !line.endsWith(".png"))
                .collect(Collectors.toSet());
        String guide = Files.readString(ASSETS.resolve("graphics/README.md"));
        List<String> named = java.util.regex.Pattern.compile("`((?:board|disc|ui|bg)/[a-z_0-9]+)`")
                .matcher(guide)
                .results()
                .map(m -> m.group(1))
                .toList();
        assertTrue(named.size() > 15, "the guide names only " + named.size());
        for (String name : named) {
            assertTrue(regions.contains(name), "the guide names " + name + ", which is not in the atlas");
        }
        String icons = guide.substring(guide.lastIndexOf("dp)") + 3).strip();
        for (String icon : icons.split("\\s+")) {
            assertTrue(regions.contains("icon/" + icon), "no icon " + icon);
        }
    }

    @Test
    void graphicsStayBelowTheirSizeLimit() {
        int graphics = BAKED.entrySet().stream()
                .filter(f -> f.getKey().startsWith("graphics/"))
                .mapToInt(f -> f.getValue().length)
                .sum();
        assertTrue(graphics < 400_000, "the pictures weigh " + graphics + " bytes");
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
