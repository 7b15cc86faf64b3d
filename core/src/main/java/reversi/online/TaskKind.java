package reversi.online;

/** What a task of a class asks for. */
public enum TaskKind {
    /** To go through a study; who has done so says so. */
    STUDY,
    /** So many lessons of the course. */
    LESSONS,
    /** So many puzzles solved at once. */
    PUZZLES,
    /** So many games finished on the server. */
    GAMES;

    /** Whether the pupil's device counts it. */
    public boolean isCountedByDevice() {
        return this == LESSONS || this == PUZZLES;
    }
}
