package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.badlogic.gdx.Files;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The faces of the computer's levels, where they are there from the start and where they come later. */
class LevelFacesTest {
    private static final String FACE = "face/mouth_smile";
    private static final Set<String> FETCHED = Set.of("later/faces.atlas", "later/faces.png");

    private final TextureAtlas atlas = new TextureAtlas();
    /** What was asked for and has not come, by its path. */
    private final Map<String, Runnable> asked = new HashMap<>();

    private final List<String> said = new ArrayList<>();
    private final Set<String> missing = new HashSet<>(FETCHED);
    private TestStage stage;
    private Files files;

    @BeforeEach
    void pretend() {
        stage = new TestStage("en", false);
        files = Gdx.files;
    }

    @AfterEach
    void close() {
        Gdx.files = files;
        stage.close();
    }

    @Test
    void whatIsThereFromTheStartIsNotFetched() {
        new LevelFaces(atlas).fetch(asked::put, () -> said.add("come"));
        assertNotNull(atlas.findRegion(FACE));
        assertEquals(1, atlas.getTextures().size, "it goes with the atlas");
        assertEquals(Map.of(), asked);
        assertEquals(List.of(), said);
    }

    @ParameterizedTest
    @CsvSource({"later/faces.atlas, later/faces.png", "later/faces.png, later/faces.atlas"})
    void whatIsNotThereComesOnceTheFirstPageWorks(String first, String second) {
        Gdx.files = without(files);
        LevelFaces faces = new LevelFaces(atlas);
        assertNull(atlas.findRegion(FACE));
        faces.fetch(asked::put, () -> said.add("come"));
        assertEquals(FETCHED, asked.keySet());
        comes(first);
        assertNull(atlas.findRegion(FACE), "either alone draws nothing");
        assertEquals(List.of(), said);
        comes(second);
        assertNotNull(atlas.findRegion(FACE));
        assertEquals(List.of("come"), said);
        faces.fetch(asked::put, () -> said.add("again"));
        assertEquals(Map.of(), asked, "they are there now");
    }

    private void comes(String path) {
        missing.remove(path);
        asked.remove(path).run();
    }

    /** The same files without those that are missing. */
    private Files without(Files all) {
        return (Files) Proxy.newProxyInstance(
                Files.class.getClassLoader(), new Class<?>[] {Files.class}, (proxy, method, arguments) -> {
                    boolean isMissing =
                            arguments != null && arguments[0] instanceof String path && missing.contains(path);
                    return isMissing ? new FileHandle("missing/" + arguments[0]) : method.invoke(all, arguments);
                });
    }
}
