package reversi.tools.lessons;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import reversi.teach.lesson.CourseReader;
import reversi.tools.options.Tool;

/** Makes the one file that the game reads of the files that people write. */
@Command(
        name = "pack",
        description = {
            "Packs the lessons of FOLDER into the one file that the game reads; refuses what the game could not read.",
            "The last line is 'lessons=N bytes=N'."
        })
public final class LessonsPackCommand extends Tool {
    @Parameters(index = "0", paramLabel = "FOLDER", description = "Folder of chapters.txt and the lessons.")
    private Path folder = Path.of("");

    @Option(names = "--out", required = true, paramLabel = "FILE", description = "The file to write.")
    private Path out = Path.of("");

    @Override
    public Integer call() throws IOException {
        Map<String, String> files = LessonFiles.read(folder);
        if (CourseReader.read(files) instanceof CourseReader.Failed failed) {
            err().println(failed.fault());
            return 1;
        }
        String packed = CourseReader.pack(files);
        Files.writeString(out, packed);
        out().println("lessons=" + (files.size() - 1) + " bytes=" + Files.size(out));
        return 0;
    }
}
