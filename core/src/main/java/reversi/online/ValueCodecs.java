package reversi.online;

import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.json.FieldReader;
import reversi.json.GameCodecs;
import reversi.json.JsonWriter;
import reversi.rules.Disc;
import reversi.rules.VariantCode;

/** How the values inside messages are written and read. */
final class ValueCodecs {
    private ValueCodecs() {}

    static void write(PlayerCard player, JsonWriter out) {
        out.put("id", player.id())
                .put("name", player.name())
                .put("kind", player.kind())
                .put("rating", player.rating())
                .put("points", player.points())
                .put("presence", player.presence())
                .putWhole("table", player.table())
                .put("photo", player.photo())
                .put("deviation", player.deviation());
    }

    static PlayerCard player(FieldReader in) {
        return new PlayerCard(
                in.whole("id"),
                in.text("name"),
                in.constant("kind", PlayerKind.values()),
                in.number("rating"),
                in.number("points"),
                in.constant("presence", Presence.values()),
                in.maybe("table", in::whole),
                in.number("photo"),
                in.maybe("deviation", in::number).orElse(0));
    }

    static void write(GameTerms terms, JsonWriter out) {
        out.put("variant", VariantCode.write(terms.variant()))
                .putPart("time", terms.time(), GameCodecs::write)
                .put("rated", terms.rated())
                .put("colour", terms.colour());
    }

    static GameTerms terms(FieldReader in) {
        return new GameTerms(
                in.variant("variant"),
                in.part("time", GameCodecs::time),
                in.truth("rated"),
                in.constant("colour", ColourChoice.values()));
    }

    static void write(RatingChange gain, JsonWriter out) {
        out.put("points", gain.points()).put("before", gain.before()).put("after", gain.after());
    }

    static RatingChange gain(FieldReader in) {
        return new RatingChange(in.number("points"), in.number("before"), in.number("after"));
    }

    static void write(Finish finish, JsonWriter out) {
        out.put("ending", finish.ending())
                .putText("winner", finish.winner())
                .put("blackDiscs", finish.blackDiscs())
                .put("whiteDiscs", finish.whiteDiscs())
                .putPart("black", finish.black(), ValueCodecs::write)
                .putPart("white", finish.white(), ValueCodecs::write);
    }

    static Finish finish(FieldReader in) {
        return new Finish(
                in.constant("ending", Ending.values()),
                in.maybe("winner", name -> GameCodecs.disc(in, name)),
                in.number("blackDiscs"),
                in.number("whiteDiscs"),
                in.part("black", ValueCodecs::gain),
                in.part("white", ValueCodecs::gain));
    }

    static void write(Invitation invitation, JsonWriter out) {
        out.put("id", invitation.id())
                .putPart("from", invitation.from(), ValueCodecs::write)
                .putPart("to", invitation.to(), ValueCodecs::write)
                .putPart("terms", invitation.terms(), ValueCodecs::write)
                .put("rematch", invitation.rematch());
    }

    static Invitation invitation(FieldReader in) {
        return new Invitation(
                in.whole("id"),
                in.part("from", ValueCodecs::player),
                in.part("to", ValueCodecs::player),
                in.part("terms", ValueCodecs::terms),
                in.truth("rematch"));
    }

    static void write(SessionCard session, JsonWriter out) {
        out.put("id", session.id())
                .put("device", session.device())
                .put("since", session.since())
                .put("seen", session.seen())
                .put("current", session.current());
    }

    static SessionCard session(FieldReader in) {
        return new SessionCard(
                in.whole("id"), in.text("device"), in.whole("since"), in.whole("seen"), in.truth("current"));
    }

    static void write(Letter letter, JsonWriter out) {
        out.put("id", letter.id())
                .put("from", letter.from())
                .put("to", letter.to())
                .put("at", letter.at())
                .put("text", letter.text())
                .put("read", letter.read());
    }

    static Letter letter(FieldReader in) {
        return new Letter(
                in.whole("id"), in.whole("from"), in.whole("to"), in.whole("at"), in.text("text"), in.truth("read"));
    }

    static void write(Conversation conversation, JsonWriter out) {
        out.putPart("with", conversation.with(), ValueCodecs::write)
                .putPart("last", conversation.last(), ValueCodecs::write)
                .put("unread", conversation.unread());
    }

    static Conversation conversation(FieldReader in) {
        return new Conversation(
                in.part("with", ValueCodecs::player), in.part("last", ValueCodecs::letter), in.number("unread"));
    }

    static void write(Remark remark, JsonWriter out) {
        out.put("from", remark.from()).put("at", remark.at()).put("text", remark.text());
    }

    static Remark remark(FieldReader in) {
        return new Remark(in.whole("from"), in.whole("at"), in.text("text"));
    }

    static void write(GameCard game, JsonWriter out) {
        out.put("table", game.table())
                .put("at", game.at())
                .put("variant", VariantCode.write(game.variant()))
                .put("rated", game.rated())
                .putPart("black", game.black(), ValueCodecs::write)
                .putPart("white", game.white(), ValueCodecs::write)
                .put("placements", game.placements())
                .putMaybe("finish", game.finish(), ValueCodecs::write)
                .put("starred", game.starred());
    }

    static GameCard game(FieldReader in) {
        return new GameCard(
                in.whole("table"),
                in.whole("at"),
                in.variant("variant"),
                in.truth("rated"),
                in.part("black", ValueCodecs::player),
                in.part("white", ValueCodecs::player),
                in.number("placements"),
                in.maybePart("finish", ValueCodecs::finish),
                in.truth("starred"));
    }

    static void write(RankRow row, JsonWriter out) {
        out.put("rank", row.rank())
                .putPart("player", row.player(), ValueCodecs::write)
                .put("games", row.games())
                .put("wins", row.wins());
    }

    static RankRow rank(FieldReader in) {
        return new RankRow(
                in.number("rank"), in.part("player", ValueCodecs::player), in.number("games"), in.number("wins"));
    }

    static void write(BotCard bot, JsonWriter out) {
        out.put("level", bot.level()).putPart("player", bot.player(), ValueCodecs::write);
    }

    static BotCard bot(FieldReader in) {
        return new BotCard(in.number("level"), in.part("player", ValueCodecs::player));
    }

    static void write(TableState table, JsonWriter out) {
        out.put("id", table.id())
                .putPart("terms", table.terms(), ValueCodecs::write)
                .putPart("black", table.black(), ValueCodecs::write)
                .putPart("white", table.white(), ValueCodecs::write)
                .put("started", table.started())
                .put("version", table.version())
                .put("at", table.at())
                .putAll("moves", table.moves())
                .putPart("clocks", table.clocks(), GameCodecs::write)
                .putText("drawOffer", table.drawOffer())
                .putText("takebackOffer", table.takebackOffer())
                .put("openChat", table.openChat())
                .putParts("chat", table.chat(), ValueCodecs::write)
                .putAll("away", table.away())
                .put("watchers", table.watchers())
                .putMaybe("finish", table.finish(), ValueCodecs::write);
    }

    static TableState table(FieldReader in) {
        return new TableState(
                in.whole("id"),
                in.part("terms", ValueCodecs::terms),
                in.part("black", ValueCodecs::player),
                in.part("white", ValueCodecs::player),
                in.whole("started"),
                in.number("version"),
                in.whole("at"),
                in.moves("moves"),
                in.part("clocks", GameCodecs::clocks),
                in.maybe("drawOffer", name -> GameCodecs.disc(in, name)),
                in.maybe("takebackOffer", name -> GameCodecs.disc(in, name)),
                in.truth("openChat"),
                in.parts("chat", ValueCodecs::remark),
                in.constants("away", Disc.values()),
                in.number("watchers"),
                in.maybePart("finish", ValueCodecs::finish));
    }
}
