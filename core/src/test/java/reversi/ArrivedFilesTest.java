package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import reversi.archive.GameLibrary;
import reversi.platform.MemoryArchive;
import reversi.platform.MemoryFiles;

class ArrivedFilesTest {
    private final MemoryFiles files = new MemoryFiles();
    private final MemoryArchive archive = new MemoryArchive();
    private final GameLibrary library = new GameLibrary(archive, result -> {});
    private final List<String> opened = new ArrayList<>();

    @Test
    void thePageOpensOnceTheGamesAreReadAndOnceForEachTimeThatFilesCome() {
        new ArrivedFiles(files, library, () -> opened.add("page"));
        library.load();
        files.come();
        assertEquals(List.of(), opened);
        archive.answer();
        assertEquals(List.of("page"), opened);
        library.load();
        archive.answer();
        assertEquals(List.of("page"), opened, "no files came");
        files.come();
        assertEquals(List.of("page", "page"), opened);
    }
}
