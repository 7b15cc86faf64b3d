package reversi.tools.lessons;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import reversi.teach.lesson.CourseReader;

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
        try (InputStream file = LessonFiles.class.getResourceAsStream(PACKED)) {
            if (file == null) {
                throw new IOException("these tools were built without " + PACKED);
            }
            return CourseReader.read(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        }
    }
}
