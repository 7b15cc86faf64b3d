package reversi.tools.lessons;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import reversi.engine.TimeSource;
import reversi.teach.lesson.Chapter;
import reversi.teach.lesson.Course;
import reversi.teach.lesson.CourseReader;
import reversi.teach.lesson.Lesson;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.Tool;

/** Proves what can be proved of the lessons. */
@Command(
        name = "check",
        description = {
            "Proves the lessons of FOLDER, or those of the game: that each answer is right and no other is, by definition,",
            "by the solver or by the engine as the lesson says; that all texts are there and fit.",
            "A line for each thing that is wrong; the last line is 'lessons=N tasks=M wrong=W missing=K', where K counts the",
            "texts that are missing over all languages of the game. Exits with 1 where W > 0."
        })
public final class LessonsCheckCommand extends Tool {
    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "FOLDER",
            description = "Folder of chapters.txt and the lessons (default: what the game comes with).")
    private @Nullable Path folder;

    @Mixin
    private final EngineOptions engines = new EngineOptions();

    @Override
    public Integer call() throws IOException {
        CourseReader.Read read = read();
        if (read instanceof CourseReader.Failed failed) {
            out().println(failed.fault());
            out().println("lessons=0 tasks=0 wrong=1 missing=0");
            return 1;
        }
        Course course = ((CourseReader.Ok) read).course();
        LessonProof proof = new LessonProof(new EngineProof(engines, engines.searcher(TimeSource.SYSTEM)));
        int tasks = 0;
        int wrong = 0;
        for (Chapter chapter : course.chapters()) {
            wrong += print(proof.check(chapter));
            for (Lesson lesson : chapter.lessons()) {
                tasks += lesson.tasks();
                wrong += print(proof.check(lesson));
            }
        }
        out().println("lessons=" + course.size() + " tasks=" + tasks + " wrong=" + wrong + " missing="
                + proof.missing());
        return wrong == 0 ? 0 : 1;
    }

    private CourseReader.Read read() throws IOException {
        Path from = folder;
        if (from == null) {
            return LessonFiles.shipped();
        }
        Map<String, String> files = LessonFiles.read(from);
        return CourseReader.read(files);
    }

    private int print(List<String> faults) {
        faults.forEach(out()::println);
        out().flush();
        return faults.size();
    }
}
