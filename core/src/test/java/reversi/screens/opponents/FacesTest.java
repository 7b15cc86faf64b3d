package reversi.screens.opponents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import reversi.engine.Level;

class FacesTest {
    @Test
    void eachLevelHasAFaceOfItsOwn() {
        Set<Integer> colours = new HashSet<>();
        Set<Set<String>> looks = new HashSet<>();
        for (Level level : Level.all()) {
            Face face = Faces.of(level.number());
            colours.add(face.colour());
            looks.add(face.layers().stream().map(Face.Layer::picture).collect(Collectors.toSet()));
        }
        assertEquals(Level.all().size(), colours.size(), "no colour is used twice");
        assertEquals(Level.all().size(), looks.size(), "one tells them apart without their colours");
        assertNotEquals(Faces.of(Level.all().size() - 1), Faces.of(Level.all().size()));
    }

    @Test
    void theAtlasHasEveryPartAndNoOther() throws IOException {
        Set<String> there = Files.readAllLines(Path.of("..", "assets", "later", "faces.atlas")).stream()
                .filter(line -> line.startsWith("face/"))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> used = new TreeSet<>();
        for (Level level : Level.all()) {
            Faces.of(level.number()).layers().forEach(layer -> used.add(layer.picture()));
        }
        assertEquals(there, used);
    }
}
