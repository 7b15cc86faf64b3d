package reversi.online;

/** What somebody may do in a study. */
public enum StudyRole {
    /** Looks, also where the study is not open. */
    VIEWER,
    /** Changes chapters, and may lead. */
    EDITOR,
    /** Made it: an editor who also says who else may, renames and deletes it; every study has one. */
    OWNER;

    /** Whether somebody of this role changes chapters. */
    public boolean edits() {
        return this != VIEWER;
    }
}
