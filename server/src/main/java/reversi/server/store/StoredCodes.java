package reversi.server.store;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import reversi.online.AccessScope;
import reversi.online.AppealStatus;
import reversi.online.ClubRole;
import reversi.online.Matter;
import reversi.online.PlayerKind;
import reversi.online.Refusal;
import reversi.online.Sanction;
import reversi.online.StudyRole;
import reversi.online.TaskKind;
import reversi.online.TournamentPhase;
import reversi.online.WebhookEvent;
import reversi.online.WebhookResult;
import reversi.rules.Disc;

/** The numbers by which columns keep choices. They never change, whatever becomes of the order or the names in the program. */
final class StoredCodes {
    private static final Map<Integer, PlayerKind> KINDS = byCode(PlayerKind.values(), StoredCodes::of);
    private static final Map<Integer, Refusal> REFUSALS = byCode(Refusal.values(), StoredCodes::of);
    private static final Map<Integer, Disc> DISCS = byCode(Disc.values(), StoredCodes::of);

    private static final Map<Integer, Matter> MATTERS = byCode(Matter.values(), StoredCodes::of);
    private static final Map<Integer, ClubRole> CLUB_ROLES = byCode(ClubRole.values(), StoredCodes::of);
    private static final Map<Integer, StudyRole> STUDY_ROLES = byCode(StudyRole.values(), StoredCodes::of);
    private static final Map<Integer, TaskKind> TASK_KINDS = byCode(TaskKind.values(), StoredCodes::of);
    private static final Map<Integer, Sanction> SANCTIONS = byCode(Sanction.values(), StoredCodes::of);
    private static final Map<Integer, AppealStatus> APPEALS = byCode(AppealStatus.values(), StoredCodes::of);
    private static final Map<Integer, TournamentPhase> PHASES = byCode(TournamentPhase.values(), StoredCodes::of);
    private static final Map<Integer, WebhookEvent> EVENTS = byCode(WebhookEvent.values(), StoredCodes::of);
    private static final Map<Integer, WebhookResult> RESULTS = byCode(WebhookResult.values(), StoredCodes::of);

    private StoredCodes() {}

    static int of(PlayerKind kind) {
        return switch (kind) {
            case GUEST -> 0;
            case MEMBER -> 1;
            case BOT -> 2;
        };
    }

    static int of(Refusal refusal) {
        return switch (refusal) {
            case NOBODY -> 0;
            case GUESTS -> 1;
            case EVERYBODY -> 2;
        };
    }

    static int of(Disc disc) {
        return switch (disc) {
            case BLACK -> 0;
            case WHITE -> 1;
        };
    }

    static int of(Matter matter) {
        return switch (matter) {
            case NAME -> 0;
            case PHOTO -> 1;
            case CHAT -> 2;
            case LETTER -> 3;
            case PLAY -> 4;
            case TALK -> 5;
            case CLUB -> 6;
            case STUDY -> 7;
        };
    }

    static int of(TaskKind kind) {
        return switch (kind) {
            case STUDY -> 0;
            case LESSONS -> 1;
            case PUZZLES -> 2;
            case GAMES -> 3;
        };
    }

    static int of(StudyRole role) {
        return switch (role) {
            case VIEWER -> 0;
            case EDITOR -> 1;
            case OWNER -> 2;
        };
    }

    static int of(ClubRole role) {
        return switch (role) {
            case INVITED -> 0;
            case ASKED -> 1;
            case MEMBER -> 2;
            case LEADER -> 3;
            case FOUNDER -> 4;
        };
    }

    static int of(Sanction sanction) {
        return switch (sanction) {
            case NONE -> 0;
            case WARN -> 1;
            case NO_PHOTO -> 2;
            case MUTE -> 3;
            case HIDE -> 4;
            case CLOSE -> 5;
            case BAN -> 6;
        };
    }

    static int of(AppealStatus appeal) {
        return switch (appeal) {
            case NONE -> 0;
            case WAITING -> 1;
            case DECLINED -> 2;
        };
    }

    static int of(TournamentPhase phase) {
        return switch (phase) {
            case PLANNED -> 0;
            case RUNNING -> 1;
            case ENDED -> 2;
            case CANCELLED -> 3;
        };
    }

    static int of(WebhookEvent event) {
        return switch (event) {
            case TEST -> 0;
            case TOURNAMENT_ANNOUNCED -> 1;
            case TOURNAMENT_BEGUN -> 2;
            case TOURNAMENT_ENDED -> 3;
            case TOURNAMENT_CANCELLED -> 4;
            case SEASON_BEGUN -> 5;
            case SEASON_ENDED -> 6;
        };
    }

    static int of(WebhookResult result) {
        return switch (result) {
            case NONE -> 0;
            case ANSWERED -> 1;
            case UNKNOWN_NAME -> 2;
            case NOT_PUBLIC -> 3;
            case NO_ANSWER -> 4;
            case GIVEN_UP -> 5;
        };
    }

    /** A bit of its own for each: several are kept as their sum. */
    static int of(AccessScope scope) {
        return switch (scope) {
            case GAMES_READ -> 1;
            case CHALLENGE_WRITE -> 2;
            case BOT_PLAY -> 4;
        };
    }

    static int of(Set<AccessScope> scopes) {
        return scopes.stream().mapToInt(StoredCodes::of).sum();
    }

    /** Throws IllegalStateException for a number that none has; so do the others. */
    static PlayerKind kind(int code) {
        return known(KINDS.get(code), code);
    }

    static Refusal refusal(int code) {
        return known(REFUSALS.get(code), code);
    }

    static Disc disc(int code) {
        return known(DISCS.get(code), code);
    }

    static Matter matter(int code) {
        return known(MATTERS.get(code), code);
    }

    static ClubRole clubRole(int code) {
        return known(CLUB_ROLES.get(code), code);
    }

    static TaskKind taskKind(int code) {
        return known(TASK_KINDS.get(code), code);
    }

    static StudyRole studyRole(int code) {
        return known(STUDY_ROLES.get(code), code);
    }

    static Sanction sanction(int code) {
        return known(SANCTIONS.get(code), code);
    }

    static AppealStatus appeal(int code) {
        return known(APPEALS.get(code), code);
    }

    static TournamentPhase phase(int code) {
        return known(PHASES.get(code), code);
    }

    static WebhookEvent webhookEvent(int code) {
        return known(EVENTS.get(code), code);
    }

    static WebhookResult webhookResult(int code) {
        return known(RESULTS.get(code), code);
    }

    /** Throws IllegalStateException for a sum that none has. */
    static Set<AccessScope> scopes(int sum) {
        Set<AccessScope> scopes = EnumSet.noneOf(AccessScope.class);
        for (AccessScope scope : AccessScope.values()) {
            if ((sum & of(scope)) != 0) {
                scopes.add(scope);
            }
        }
        if (of(scopes) != sum) {
            throw new IllegalStateException("the database holds a code that stands for nothing: " + sum);
        }
        return scopes;
    }

    private static <T> Map<Integer, T> byCode(T[] values, Function<T, Integer> code) {
        return Stream.of(values).collect(Collectors.toUnmodifiableMap(code, value -> value));
    }

    private static <T> T known(@Nullable T value, int code) {
        if (value == null) {
            throw new IllegalStateException("the database holds a code that stands for nothing: " + code);
        }
        return value;
    }
}
