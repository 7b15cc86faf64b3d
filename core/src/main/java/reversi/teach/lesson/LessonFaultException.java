package reversi.teach.lesson;

/** Thrown inside the reader, and only there, where a file is not a lesson. */
final class LessonFaultException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int line;

    LessonFaultException(int line, String reason) {
        super(reason);
        this.line = line;
    }

    LessonFault in(String file) {
        return new LessonFault(file, line, String.valueOf(getMessage()));
    }
}
