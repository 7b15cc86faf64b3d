package reversi.online;

/**
 * A task of a class.
 *
 * @param id its number; 0 for one that is set
 * @param kind what it asks for
 * @param amount how many, 1…{@link Protocol#MAX_TASK_AMOUNT}
 * @param name what it is called
 * @param code the code of the study to go through; empty for other tasks
 * @param due until when, in milliseconds since 1970
 */
public record ClassTask(
        long id,
        TaskKind kind,
        int amount,
        @Length(least = 1, most = Protocol.MAX_STUDY_NAME) String name,
        @Length(most = Protocol.MAX_STUDY_CODE) String code,
        long due) {}
