package reversi.online;

/** How far those are whom a moderator asks for. */
public enum CaseStage {
    /** They wait for a decision. */
    OPEN,
    /** The moderator who asks has decided about them. */
    MINE,
    /** Any moderator, or the operator, has decided about them. */
    DECIDED
}
