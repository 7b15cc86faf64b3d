package reversi.online;

/** What became of the appeal against a decision; one that was granted ends the decision. */
public enum AppealStatus {
    /** None was made. */
    NONE,
    /** It waits for a moderator. */
    WAITING,
    /** The decision stands. */
    DECLINED
}
