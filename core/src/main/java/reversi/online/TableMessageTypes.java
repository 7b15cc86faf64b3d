package reversi.online;

import static reversi.json.JsonCodec.BOOLEAN;
import static reversi.json.JsonCodec.DISC;
import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.LONG;
import static reversi.json.JsonCodec.MOVE;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.MessageType.message;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;
import static reversi.online.ValueCodecs.TABLE;

import java.util.List;
import reversi.json.MessageType;
import reversi.online.TableNews.AwayChanged;
import reversi.online.TableNews.Happened;
import reversi.online.TableNews.Seated;
import reversi.online.TableNews.Watchers;
import reversi.online.TableRequest.AnswerDraw;
import reversi.online.TableRequest.AnswerTakeback;
import reversi.online.TableRequest.AskTakeback;
import reversi.online.TableRequest.Claim;
import reversi.online.TableRequest.Leave;
import reversi.online.TableRequest.OfferDraw;
import reversi.online.TableRequest.Play;
import reversi.online.TableRequest.Rematch;
import reversi.online.TableRequest.Resign;
import reversi.online.TableRequest.Say;
import reversi.online.TableRequest.Unwatch;
import reversi.online.TableRequest.Watch;

/** What is said about a table that one plays at or watches, by both sides. */
final class TableMessageTypes {
    private TableMessageTypes() {}

    static List<MessageType<? extends ClientMessage>> requests() {
        return List.of(
                message("watch", Watch.class, Watch::new, "table", LONG, Watch::table),
                message("unwatch", Unwatch.class, Unwatch::new, "table", LONG, Unwatch::table),
                message(
                        "play",
                        Play.class,
                        object(
                                Play::new,
                                field("table", LONG, Play::table),
                                field("ply", INT, Play::ply),
                                field("move", MOVE, Play::move))),
                message("resign", Resign.class, Resign::new, "table", LONG, Resign::table),
                message("leave", Leave.class, Leave::new, "table", LONG, Leave::table),
                message("offerDraw", OfferDraw.class, OfferDraw::new, "table", LONG, OfferDraw::table),
                message(
                        "answerDraw",
                        AnswerDraw.class,
                        object(
                                AnswerDraw::new,
                                field("table", LONG, AnswerDraw::table),
                                field("accept", BOOLEAN, AnswerDraw::accept))),
                message("askTakeback", AskTakeback.class, AskTakeback::new, "table", LONG, AskTakeback::table),
                message(
                        "answerTakeback",
                        AnswerTakeback.class,
                        object(
                                AnswerTakeback::new,
                                field("table", LONG, AnswerTakeback::table),
                                field("accept", BOOLEAN, AnswerTakeback::accept))),
                message(
                        "say",
                        Say.class,
                        object(Say::new, field("table", LONG, Say::table), field("text", TEXT, Say::text))),
                message("claim", Claim.class, Claim::new, "table", LONG, Claim::table),
                message("rematch", Rematch.class, Rematch::new, "table", LONG, Rematch::table));
    }

    static List<MessageType<? extends ServerMessage>> news(TableEventCodec events) {
        return List.of(
                message("seated", Seated.class, Seated::new, "state", TABLE, Seated::state),
                message(
                        "happened",
                        Happened.class,
                        object(
                                Happened::new,
                                field("table", LONG, Happened::table),
                                field("version", INT, Happened::version),
                                field("at", LONG, Happened::at),
                                field("event", events, Happened::event))),
                message(
                        "awayChanged",
                        AwayChanged.class,
                        object(
                                AwayChanged::new,
                                field("table", LONG, AwayChanged::table),
                                field("disc", DISC, AwayChanged::disc),
                                field("away", BOOLEAN, AwayChanged::away),
                                field("claimAt", LONG, AwayChanged::claimAt))),
                message(
                        "watchers",
                        Watchers.class,
                        object(
                                Watchers::new,
                                field("table", LONG, Watchers::table),
                                field("watchers", INT, Watchers::watchers))));
    }
}
