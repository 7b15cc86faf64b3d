package reversi.server.store;

import static reversi.server.store.ExportColumn.bytes;
import static reversi.server.store.ExportColumn.code;
import static reversi.server.store.ExportColumn.flag;
import static reversi.server.store.ExportColumn.fraction;
import static reversi.server.store.ExportColumn.json;
import static reversi.server.store.ExportColumn.number;
import static reversi.server.store.ExportColumn.text;

import java.util.List;
import java.util.stream.Stream;
import reversi.json.JsonWriter;
import reversi.online.Codec;

/** What the document of an account consists of: table by table what is the account's own. */
final class ExportParts {
    /** A game has up to 1,000 events, so that fewer of them are read at a time. */
    private static final int GAMES_AT_ONCE = 20;

    private ExportParts() {}

    /** The parts in their order; {@code codec} writes the events of games. */
    static List<ExportPart> all(Codec codec) {
        EventLog log = new EventLog(codec);
        ExportPart.More events = (sql, game, out) -> writeEvents(codec, log.whole(sql, game, 0), out);
        return Stream.of(
                        profile(),
                        List.of(
                                games("gamesWithBlack", "black", "white").with(GAMES_AT_ONCE, events),
                                games("gamesWithWhite", "white", "black").with(GAMES_AT_ONCE, events)),
                        words(),
                        moderation(),
                        tournaments(),
                        studies())
                .flatMap(List::stream)
                .toList();
    }

    private static List<ExportPart> profile() {
        return List.of(
                ExportPart.of(
                        "account",
                        "account where id = ?",
                        "id",
                        number("id", "id"),
                        code("kind", "kind", StoredCodes::kind),
                        text("name", "name"),
                        text("about", "about"),
                        number("created", "created"),
                        number("rating", "rating"),
                        fraction("deviation", "deviation"),
                        fraction("volatility", "volatility"),
                        number("ratedAt", "rated_at"),
                        number("points", "points"),
                        number("ratedGames", "games"),
                        number("wins", "wins"),
                        number("draws", "draws"),
                        code("refusesInvitationsOf", "refusal", StoredCodes::refusal),
                        flag("sharesChat", "open_chat"),
                        flag("showsPresence", "shows_presence"),
                        flag("moderator", "moderator"),
                        flag("bot", "bot"),
                        number("warnings", "warnings"),
                        number("mutedUntil", "muted_until"),
                        number("hiddenUntil", "hidden_until"),
                        number("photolessUntil", "photoless_until"),
                        number("closedUntil", "closed_until"),
                        flag(
                                "twoStepLogin",
                                "exists (select 1 from second_factor f where f.account = account.id and f.confirmed)"),
                        number(
                                "unusedRecoveryCodes",
                                "(select count(*) from recovery_code r where r.account = account.id"
                                        + " and r.expires is null)")),
                ExportPart.of(
                        "browsers",
                        "push_subscription where account = ?",
                        "session",
                        text("pushAddress", "endpoint"),
                        text("language", "language")),
                ExportPart.of(
                        "email",
                        "email_address where account = ?",
                        "account",
                        text("address", "address"),
                        text("language", "language"),
                        flag("confirmed", "confirmed")),
                ExportPart.of("photo", "photo where account = ?", "account", bytes("png", "png")),
                ExportPart.of(
                        "sessions",
                        "session where account = ?",
                        "id",
                        text("device", "device"),
                        number("since", "since"),
                        number("lastUsed", "seen")),
                ExportPart.of(
                        "accessTokens",
                        "access_token where account = ?",
                        "id",
                        text("name", "name"),
                        number("scopes", "scopes"),
                        number("since", "since"),
                        number("lastUsed", "seen")),
                ExportPart.of(
                        "devices",
                        "device where account = ?",
                        "id",
                        text("device", "name"),
                        text("addressHash", "origin"),
                        number("since", "since"),
                        number("lastSignIn", "seen")),
                ExportPart.of(
                                "origins",
                                "account_origin where account = ?",
                                "origin",
                                text("hash", "origin"),
                                number("lastUsed", "seen"))
                        .from(""),
                ExportPart.of(
                                "ratings",
                                "rating where account = ?",
                                "pool",
                                text("games", "pool"),
                                number("rating", "rating"),
                                fraction("deviation", "deviation"),
                                fraction("volatility", "volatility"),
                                number("ratedAt", "rated_at"),
                                number("ratedGames", "games"),
                                number("wins", "wins"),
                                number("draws", "draws"))
                        .from(""),
                ExportPart.of(
                        "months",
                        "month_result where account = ?",
                        "month",
                        number("month", "month"),
                        number("ratedGames", "games"),
                        number("wins", "wins")),
                ExportPart.of("opponentsMet", "met where account = ?", "opponent", number("player", "opponent")),
                ExportPart.of(
                        "blocked",
                        "block k join account o on o.id = k.blocked where k.account = ?",
                        "k.blocked",
                        number("player", "k.blocked"),
                        text("name", "o.name")),
                ExportPart.of(
                        "muted",
                        "mute k join account o on o.id = k.muted where k.account = ?",
                        "k.muted",
                        number("player", "k.muted"),
                        text("name", "o.name")),
                ExportPart.of(
                        "following",
                        "follow f join account o on o.id = f.followed where f.account = ?",
                        "f.followed",
                        number("player", "f.followed"),
                        text("name", "o.name"),
                        number("since", "f.since")),
                ExportPart.of(
                        "notes",
                        "note n join account o on o.id = n.about where n.account = ?",
                        "n.about",
                        number("player", "n.about"),
                        text("name", "o.name"),
                        number("at", "n.at"),
                        text("text", "n.body")));
    }

    private static ExportPart games(String name, String side, String other) {
        return ExportPart.of(
                name,
                "game g join account o on o.id = g." + other + " where g." + side + " = ?",
                "g.id",
                number("id", "g.id"),
                number("started", "g.started"),
                number("ended", "g.finished"),
                number("opponent", "o.id"),
                text("opponentName", "o.name"),
                json("terms", "g.terms"),
                flag("rated", "g.rated"),
                flag("changedRatings", "g.counted"),
                number("tournament", "g.tournament"),
                flag("starred", "exists (select 1 from star s where s.account = g." + side + " and s.game = g.id)"),
                number("discsPlaced", "g.placements"),
                flag("stalled", "g.stalled"),
                json("end", "g.finish"));
    }

    private static void writeEvents(Codec codec, List<StoredEvent> events, JsonWriter out) {
        out.name("events").beginArray();
        for (StoredEvent stored : events) {
            out.beginObject().name("at").value(stored.at()).name("event").json(codec.write(stored.event()));
            out.endObject();
        }
        out.endArray();
    }

    private static List<ExportPart> words() {
        return List.of(
                ExportPart.of(
                        "chat",
                        "remark where author = ?",
                        "game, seq",
                        number("game", "game"),
                        number("at", "at"),
                        text("text", "body")),
                letters("lettersSent", "sender", "receiver"),
                letters("lettersReceived", "receiver", "sender"),
                invitations("invitationsSent", "sender", "receiver"),
                invitations("invitationsReceived", "receiver", "sender"),
                ExportPart.of(
                        "search",
                        "seek where account = ?",
                        "account",
                        json("terms", "terms"),
                        number("range", "range"),
                        number("since", "created")),
                ExportPart.of(
                        "feedback",
                        "feedback where account = ?",
                        "id",
                        number("at", "at"),
                        text("version", "version"),
                        text("text", "body")));
    }

    private static ExportPart letters(String name, String own, String other) {
        return ExportPart.of(
                name,
                "letter l join account o on o.id = l." + other + " where l." + own + " = ?",
                "l.id",
                number("at", "l.at"),
                number("with", "o.id"),
                text("withName", "o.name"),
                text("text", "l.body"),
                flag("read", "l.seen"));
    }

    private static ExportPart invitations(String name, String own, String other) {
        return ExportPart.of(
                name,
                "invitation i left join account o on o.id = i." + other + " where i." + own + " = ?",
                "i.id",
                number("at", "i.created"),
                number("with", "o.id"),
                text("withName", "o.name"),
                json("terms", "i.terms"),
                number("rematchOf", "i.rematch"));
    }

    private static List<ExportPart> moderation() {
        return List.of(
                ExportPart.of(
                        "reportsMade",
                        "report r join account o on o.id = r.player where r.reporter = ?",
                        "r.at, r.id",
                        number("at", "r.at"),
                        number("player", "o.id"),
                        text("playerName", "o.name"),
                        code("matter", "r.matter", StoredCodes::matter),
                        number("about", "r.about"),
                        text("words", "r.words"),
                        text("evidence", "r.evidence"),
                        flag("decided", "r.decision is not null")),
                ExportPart.of(
                        "decisions",
                        "decision where player = ?",
                        "id",
                        number("id", "id"),
                        number("at", "at"),
                        number("until", "until"),
                        code("sanction", "sanction", StoredCodes::sanction),
                        text("reason", "reason"),
                        flag("read", "seen"),
                        number("liftedAt", "lifted"),
                        text("liftReason", "lift_reason"),
                        code("appeal", "appeal", StoredCodes::appeal),
                        text("appealWords", "appeal_words"),
                        number("appealedAt", "appealed")),
                ExportPart.of(
                        "interventions",
                        "intervention where account = ?",
                        "id",
                        number("at", "at"),
                        text("act", "act"),
                        text("detail", "detail")));
    }

    private static List<ExportPart> tournaments() {
        return List.of(
                ExportPart.of(
                        "tournamentsHosted",
                        "tournament where host = ?",
                        "created, id",
                        number("id", "id"),
                        number("created", "created"),
                        json("terms", "terms")),
                ExportPart.of(
                        "tournamentsPlayed",
                        "tournament_player p join tournament t on t.id = p.tournament where p.account = ?",
                        "p.tournament",
                        number("id", "t.id"),
                        json("terms", "t.terms"),
                        flag("active", "p.active"),
                        flag("won", "coalesce(t.winner = p.account, false)")),
                ExportPart.of(
                        "tournamentChat",
                        "tournament_remark where author = ?",
                        "id",
                        number("tournament", "tournament"),
                        number("at", "at"),
                        text("text", "body")),
                ExportPart.of(
                        "clubs",
                        "club_member m join club c on c.id = m.club where m.account = ?",
                        "m.club",
                        number("id", "c.id"),
                        text("name", "c.name"),
                        code("role", "m.role", StoredCodes::clubRole),
                        number("since", "m.since")),
                ExportPart.of(
                        "webhooks",
                        "webhook where account = ?",
                        "club",
                        number("club", "club"),
                        text("address", "address"),
                        number("since", "since")),
                ExportPart.of(
                        "leagues",
                        "league_member m where m.account = ?",
                        "m.league",
                        number("id", "m.league"),
                        number("division", "m.division"),
                        number("since", "m.since")),
                ExportPart.of(
                        "clubChallenges",
                        "club_challenge where account = ?",
                        "id",
                        number("club", "club"),
                        number("rival", "rival"),
                        json("terms", "terms")));
    }

    private static List<ExportPart> studies() {
        return List.of(
                ExportPart.of(
                        "studies",
                        "study_member m join study s on s.id = m.study where m.account = ?",
                        "m.study",
                        number("id", "s.id"),
                        text("name", "s.name"),
                        flag("open", "s.open"),
                        code("role", "m.role", StoredCodes::studyRole),
                        number("since", "m.since")),
                ExportPart.of(
                        "studyChapters",
                        "study_chapter c where exists (select 1 from study_member m where m.study = c.study and m.role = 2"
                                + " and m.account = ?)",
                        "c.id",
                        number("study", "c.study"),
                        text("name", "c.name"),
                        text("content", "c.content"),
                        number("game", "c.game"),
                        number("changed", "c.changed")),
                ExportPart.of(
                        "classesSharedWith",
                        "class_pupil where account = ?",
                        "club",
                        number("club", "club"),
                        number("lessons", "lessons"),
                        number("puzzles", "puzzles"),
                        number("since", "since")),
                ExportPart.of(
                        "classTasks",
                        "class_progress p join class_task t on t.id = p.task where p.account = ?",
                        "p.task",
                        text("name", "t.name"),
                        code("kind", "t.kind", StoredCodes::taskKind),
                        number("amount", "t.amount"),
                        number("done", "p.value")));
    }
}
