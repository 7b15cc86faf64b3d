package reversi.online;

/** In which order those stand who wait for a moderator; decisions always stand with the latest first. */
public enum CaseOrder {
    /** The longest waiting first. */
    AGE,
    /** Those first whom the most people reported. */
    WEIGHT
}
