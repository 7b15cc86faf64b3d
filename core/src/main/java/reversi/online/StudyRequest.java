package reversi.online;

import java.util.List;
import reversi.rules.Move;

/** What a client asks about studies, analyses with chapters that several people look at together, and about the classes and webhooks of clubs. */
@InJson
public sealed interface StudyRequest extends ClientMessage {
    /** Asks for the studies to which one belongs. */
    record AskStudies() implements StudyRequest {}

    /**
     * Makes a study.
     *
     * @param name what it is called
     * @param open whether everybody who knows its code may look
     */
    record MakeStudy(@Length(least = 1, most = Protocol.MAX_STUDY_NAME) String name, boolean open)
            implements StudyRequest {}

    /** The owner, or a moderator, says anew what a study is called and whether it is open. */
    record EditStudy(long study, @Length(least = 1, most = Protocol.MAX_STUDY_NAME) String name, boolean open)
            implements StudyRequest {}

    /** The owner, or a moderator, deletes a study with all that is in it. */
    record DeleteStudy(long study) implements StudyRequest {}

    /** Opens a study, in place of another one, and hears of it from now on; again it asks for it anew. */
    record OpenStudy(@Length(most = Protocol.MAX_STUDY_CODE) String code) implements StudyRequest {}

    /** Has a study open no longer. */
    record LeaveStudy(long study) implements StudyRequest {}

    /** The owner takes a member in by name, or gives them another role. */
    record InviteToStudy(long study, @Length(most = Protocol.MAX_NAME) String name, StudyRole role)
            implements StudyRequest {}

    /** The owner removes somebody; anybody else removes themselves. */
    record RemoveFromStudy(long study, long player) implements StudyRequest {}

    /**
     * An editor adds a chapter at the end.
     *
     * @param study which
     * @param name what it is called
     * @param content a game with its side lines and comments in the Smart Game Format
     */
    record AddChapter(
            long study,
            @Length(least = 1, most = Protocol.MAX_STUDY_NAME) String name,
            @Length(most = Protocol.MAX_CHAPTER) String content)
            implements StudyRequest {}

    /**
     * An editor who does not play that game adds a chapter at the end, which follows a game that goes on: its main line grows by itself, and once
     * the game is over it is a chapter like any other. Nothing is done where the study follows it already.
     */
    record FollowGame(long study, long game) implements StudyRequest {}

    /** Asks which open studies comment on a game that one does not play oneself, and hears of others while it goes on, instead of those of another game. */
    record AskCommentaries(long game) implements StudyRequest {}

    /** An editor gives a chapter another name. */
    record RenameChapter(long study, long chapter, @Length(least = 1, most = Protocol.MAX_STUDY_NAME) String name)
            implements StudyRequest {}

    /**
     * An editor gives a chapter another place.
     *
     * @param place how many come before; one too high is the last one
     */
    record MoveChapter(long study, long chapter, int place) implements StudyRequest {}

    /** An editor deletes a chapter. */
    record DeleteChapter(long study, long chapter) implements StudyRequest {}

    /** Asks for what is in a chapter of a study that one has open. */
    record AskChapter(long study, long chapter) implements StudyRequest {}

    /**
     * An editor changes what is in a chapter. Where somebody else did so meanwhile nothing is changed: that chapter comes, and
     * {@link ErrorCode#CHAPTER_CHANGED}.
     *
     * @param version the version that was changed
     * @param content as in {@link AddChapter}
     */
    record WriteChapter(long study, long chapter, int version, @Length(most = Protocol.MAX_CHAPTER) String content)
            implements StudyRequest {}

    /**
     * Whoever leads shows a position to all who have the study open.
     *
     * @param chapter the chapter
     * @param line the moves that lead there from its first position, forced passes left out; at most {@link Protocol#MAX_STUDY_LINE}
     * @param live whether the end of the chapter's game is shown instead, wherever that is by now
     */
    record ShowPosition(long study, long chapter, List<Move> line, @OrElse("false") boolean live)
            implements StudyRequest {
        public ShowPosition {
            line = List.copyOf(line);
        }
    }

    /** An editor takes the lead where nobody has it, as the owner may always; otherwise asks for it. */
    record AskLead(long study) implements StudyRequest {}

    /** Whoever leads gives the lead to another editor who has the study open. */
    record GiveLead(long study, long player) implements StudyRequest {}

    /** Asks for all chapters of a study that one has open, as one file. */
    record ExportStudy(long study) implements StudyRequest {}

    /** A member of a club asks for its class: the tasks, and what is shared. */
    record AskClass(long club) implements StudyRequest {}

    /** A leader of a club sets a task. */
    record AddTask(long club, ClassTask task) implements StudyRequest {}

    /** A leader of a club takes a task back, with all that is known of it. */
    record RemoveTask(long club, long task) implements StudyRequest {}

    /**
     * A member of a club shares with its leaders what they learn, also to say how much it is by now; or shares it no longer, upon which all that is
     * known of it is deleted.
     *
     * @param shares whether it is shared from now on
     * @param lessons how many lessons of the course are finished on this device
     * @param puzzles how many puzzles were solved at once on this device
     */
    record ShareProgress(long club, boolean shares, int lessons, int puzzles) implements StudyRequest {}

    /** A leader of a club asks where it is told of what happens in it, and what was told. */
    record AskWebhook(long club) implements StudyRequest {}

    /**
     * A leader of a club says where it is told, in place of another address; the secret stays as it is where there is one. Also switches on again what
     * was switched off.
     *
     * @param address by https at its usual port
     */
    record SetWebhook(long club, @Length(least = 1, most = Protocol.MAX_WEBHOOK) String address)
            implements StudyRequest {}

    /** A leader of a club wants another secret, which counts at once. */
    record RenewWebhook(long club) implements StudyRequest {}

    /** A leader of a club wants to see whether messages arrive. */
    record TestWebhook(long club) implements StudyRequest {}

    /** A leader of a club wants it to be told no more; what waits is forgotten. */
    record RemoveWebhook(long club) implements StudyRequest {}

    /** Whoever shares what they learn says whether they have gone through the study of a task. */
    record MarkTask(long club, long task, boolean done) implements StudyRequest {}
}
