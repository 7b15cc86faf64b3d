package reversi.online;

import static reversi.json.JsonCodec.BOOLEAN;
import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.LONG;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.JsonCodec.constant;
import static reversi.json.JsonCodec.list;
import static reversi.json.MessageType.message;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;
import static reversi.json.ObjectCodec.optional;

import java.util.List;
import reversi.json.JsonCodec;
import reversi.json.MessageType;
import reversi.json.ObjectCodec;
import reversi.online.StudyNews.WebhookInfo;
import reversi.online.StudyRequest.AskWebhook;
import reversi.online.StudyRequest.RemoveWebhook;
import reversi.online.StudyRequest.RenewWebhook;
import reversi.online.StudyRequest.SetWebhook;
import reversi.online.StudyRequest.TestWebhook;

/** What is said about webhooks, by both sides and by the webhooks; only one page needs it. */
final class WebhookMessageTypes {
    private static final JsonCodec<WebhookEvent> KIND = constant(WebhookEvent.values());

    private static final ObjectCodec<Webhook> WEBHOOK = object(
            Webhook::new,
            field("address", TEXT, Webhook::address),
            field("since", LONG, Webhook::since),
            field("stopped", BOOLEAN, Webhook::stopped));

    private static final ObjectCodec<WebhookDelivery> DELIVERY = delivery();

    static final ObjectCodec<ClubEvent> EVENT = event();

    private WebhookMessageTypes() {}

    static List<MessageType<? extends ClientMessage>> requests() {
        return List.of(
                message("askWebhook", AskWebhook.class, AskWebhook::new, "club", LONG, AskWebhook::club),
                message(
                        "setWebhook",
                        SetWebhook.class,
                        object(
                                SetWebhook::new,
                                field("club", LONG, SetWebhook::club),
                                field("address", TEXT, SetWebhook::address))),
                message("renewWebhook", RenewWebhook.class, RenewWebhook::new, "club", LONG, RenewWebhook::club),
                message("testWebhook", TestWebhook.class, TestWebhook::new, "club", LONG, TestWebhook::club),
                message("removeWebhook", RemoveWebhook.class, RemoveWebhook::new, "club", LONG, RemoveWebhook::club));
    }

    static List<MessageType<? extends ServerMessage>> news() {
        return List.of(message(
                "webhookInfo",
                WebhookInfo.class,
                object(
                        WebhookInfo::new,
                        field("club", LONG, WebhookInfo::club),
                        field("offered", BOOLEAN, WebhookInfo::offered),
                        optional("webhook", WEBHOOK, WebhookInfo::webhook),
                        optional("secret", TEXT, WebhookInfo::secret),
                        field("deliveries", list(DELIVERY), WebhookInfo::deliveries))));
    }

    private static ObjectCodec<WebhookDelivery> delivery() {
        var fields = new ObjectCodec.Fields<WebhookDelivery>();
        var id = fields.field("id", LONG, WebhookDelivery::id);
        var event = fields.field("event", KIND, WebhookDelivery::event);
        var at = fields.field("at", LONG, WebhookDelivery::at);
        var tries = fields.field("tries", INT, WebhookDelivery::tries);
        var triedAt = fields.field("triedAt", LONG, WebhookDelivery::triedAt);
        var waiting = fields.field("waiting", BOOLEAN, WebhookDelivery::waiting);
        var result = fields.field("result", constant(WebhookResult.values()), WebhookDelivery::result);
        var status = fields.field("status", INT, WebhookDelivery::status);
        return fields.object(in -> new WebhookDelivery(
                id.in(in),
                event.in(in),
                at.in(in),
                tries.in(in),
                triedAt.in(in),
                waiting.in(in),
                result.in(in),
                status.in(in)));
    }

    private static ObjectCodec<ClubEvent> event() {
        var fields = new ObjectCodec.Fields<ClubEvent>();
        var id = fields.field("id", LONG, ClubEvent::id);
        var event = fields.field("event", KIND, ClubEvent::event);
        var at = fields.field("at", LONG, ClubEvent::at);
        var club = fields.field("club", LONG, ClubEvent::club);
        var name = fields.field("name", TEXT, ClubEvent::name);
        var tournament = fields.optional("tournament", ValueCodecs.TOURNAMENT, ClubEvent::tournament);
        var standings = fields.field("standings", list(ValueCodecs.STANDING), ClubEvent::standings);
        var league = fields.optional("league", ValueCodecs.LEAGUE, ClubEvent::league);
        var season = fields.field("season", INT, ClubEvent::season);
        var divisions = fields.field("divisions", list(ValueCodecs.LEAGUE_DIVISION), ClubEvent::divisions);
        return fields.object(in -> new ClubEvent(
                id.in(in),
                event.in(in),
                at.in(in),
                club.in(in),
                name.in(in),
                tournament.in(in),
                standings.in(in),
                league.in(in),
                season.in(in),
                divisions.in(in)));
    }
}
