package reversi.teach.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads the whole course: the list of chapters and the files of their lessons, apart or packed into one text in which each file follows a
 * line {@code === name}.
 */
public final class CourseReader {
    /** The name of the file that lists the chapters and their lessons. */
    public static final String CHAPTERS = "chapters.txt";

    /** How a lesson's file ends. */
    public static final String ENDING = ".txt";

    private static final String MARK = "=== ";
    private static final int LONGEST = 2_000_000;

    private final Map<String, String> files;
    private final Set<String> unread;

    private CourseReader(Map<String, String> files) {
        this.files = files;
        this.unread = new HashSet<>(files.keySet());
    }

    /** What reading gives: a course, or what is wrong. */
    public sealed interface Read permits Ok, Failed {}

    /** The files are this course. */
    public record Ok(Course course) implements Read {}

    /** The files are no course. */
    public record Failed(LessonFault fault) implements Read {}

    /** Reads a course from its files, by name. */
    public static Read read(Map<String, String> files) {
        CourseReader reader = new CourseReader(files);
        String list = files.get(CHAPTERS);
        if (list == null) {
            return new Failed(new LessonFault(CHAPTERS, 1, "the file is missing"));
        }
        try {
            return reader.course(list);
        } catch (LessonFaultException wrong) {
            return new Failed(wrong.in(CHAPTERS));
        }
    }

    /** Reads a course from one text. */
    public static Read read(String packed) {
        if (packed.length() > LONGEST) {
            return new Failed(new LessonFault("", 1, "more than " + LONGEST + " characters"));
        }
        Map<String, String> files = new HashMap<>();
        int from = packed.startsWith(MARK) ? 0 : packed.length();
        while (from < packed.length()) {
            int next = packed.indexOf("\n" + MARK, from);
            int end = next < 0 ? packed.length() : next + 1;
            int line = packed.indexOf('\n', from);
            if (line < 0 || line >= end) {
                break;
            }
            files.put(packed.substring(from + MARK.length(), line), packed.substring(line + 1, end));
            from = end;
        }
        return read(files);
    }

    /** The files, by name, in one text: what {@link #read(String)} reads. Comments and empty lines are left out. */
    public static String pack(Map<String, String> files) {
        StringBuilder packed = new StringBuilder();
        List<String> names = new ArrayList<>(files.keySet());
        names.sort(String::compareTo);
        for (String name : names) {
            packed.append(MARK).append(name).append('\n');
            for (String line : files.getOrDefault(name, "").split("\n")) {
                if (!line.isEmpty() && !line.startsWith("#")) {
                    packed.append(line).append('\n');
                }
            }
        }
        return packed.toString();
    }

    private Read course(String list) {
        unread.remove(CHAPTERS);
        List<Chapter> chapters = new ArrayList<>();
        List<Section> sections = Section.of(list);
        sections.get(0).finish();
        for (Section section : sections.subList(1, sections.size())) {
            if (!section.heading().equals("chapter")) {
                throw new LessonFaultException(section.line(), "only chapters stand here");
            }
            String key = section.need("chapter");
            LocalText title = section.needText("");
            LocalText about = section.needText("about");
            List<Lesson> lessons = new ArrayList<>();
            int line = section.lineOf("lessons");
            for (String name : section.need("lessons").split(" +")) {
                if (!unread.remove(name + ENDING)) {
                    throw new LessonFaultException(line, "no file, or a second time: " + name + ENDING);
                }
                LessonReader.Read read = LessonReader.read(name + ENDING, files.getOrDefault(name + ENDING, ""));
                if (read instanceof LessonReader.Failed failed) {
                    return new Failed(failed.fault());
                }
                Lesson lesson = ((LessonReader.Ok) read).lesson();
                if (!lesson.key().equals(name)) {
                    return new Failed(new LessonFault(name + ENDING, 1, "a lesson is called like its file"));
                }
                lessons.add(lesson);
            }
            section.finish();
            chapters.add(new Chapter(key, title, about, lessons));
        }
        if (!unread.isEmpty()) {
            String left = new ArrayList<>(unread).get(0);
            return new Failed(new LessonFault(CHAPTERS, 1, left + " belongs to no chapter"));
        }
        return new Ok(new Course(chapters));
    }
}
