package reversi.tools.lessons;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import reversi.teach.lesson.CourseReader;
import reversi.tools.options.Shipped;

/** Where the lessons are read from. */
final class LessonFiles {
    private static final String PACKED = "/lessons/course.bin";

    private LessonFiles() {}

    /** The texts of a folder by the names of their files. */
    static Map<String, String> read(Path folder) throws IOException {
        Map<String, String> files = new HashMap<>();
        List<Path> texts;
        try (Stream<Path> all = Files.list(folder)) {
            texts = all.filter(path -> path.toString().endsWith(CourseReader.ENDING))
                    .toList();
        }
        for (Path path : texts) {
            files.put(String.valueOf(path.getFileName()), Files.readString(path));
        }
        return files;
    }

    /** The course that the game comes with; throws IOException where the tools were built without it. */
    static CourseReader.Read shipped() throws IOException {
        return CourseReader.read(new String(Shipped.bytes(PACKED), StandardCharsets.UTF_8));
    }
}
