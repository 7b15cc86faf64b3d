package reversi.teach.lesson;

/**
 * Why a file of lessons is not one.
 *
 * @param file the name of the file
 * @param line where it goes wrong, from 1
 * @param reason what is wrong, in English: for whoever writes the file
 */
public record LessonFault(String file, int line, String reason) {
    @Override
    public String toString() {
        return file + ", line " + line + ": " + reason;
    }
}
