package reversi.online;

/** What a club can be told of by its webhook. A match of clubs is a tournament, and so is a division of a league in a season. */
public enum WebhookEvent {
    /** A leader wanted to see whether messages arrive. */
    TEST,
    /** A tournament of the club or a match was made. */
    TOURNAMENT_ANNOUNCED,
    /** It began. */
    TOURNAMENT_BEGUN,
    /** It was played to its end. */
    TOURNAMENT_ENDED,
    /** It was called off. */
    TOURNAMENT_CANCELLED,
    /** A season of a league of the club began. */
    SEASON_BEGUN,
    /** The last of its divisions has ended. */
    SEASON_ENDED
}
