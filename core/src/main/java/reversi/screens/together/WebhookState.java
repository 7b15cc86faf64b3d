package reversi.screens.together;

import java.util.List;
import java.util.Optional;
import reversi.online.StudyNews;
import reversi.online.Webhook;
import reversi.online.WebhookDelivery;
import reversi.screens.online.Answer;

/**
 * The webhook of a club.
 *
 * @param info what the server says of it; empty before it does
 * @param secret by which messages are signed, as long as the page is open in which it was made
 * @param address as it is written
 * @param trouble why something was not done; empty where nothing is the matter
 * @param now the server's time, exact to the minute, in milliseconds since 1970
 */
record WebhookState(
        Optional<StudyNews.WebhookInfo> info,
        Optional<String> secret,
        String address,
        String trouble,
        long now,
        Answer answer) {
    static WebhookState empty() {
        return new WebhookState(Optional.empty(), Optional.empty(), "", "", 0, Answer.none());
    }

    /** What was written stays; where nothing was, the address is that of the server. */
    WebhookState with(StudyNews.WebhookInfo news) {
        String known = news.webhook().map(Webhook::address).orElse("");
        Optional<String> shown =
                news.webhook().isEmpty() ? Optional.empty() : news.secret().or(() -> secret);
        return new WebhookState(Optional.of(news), shown, address.isEmpty() ? known : address, trouble, now, answer);
    }

    WebhookState with(long then, Answer known) {
        return new WebhookState(info, secret, address, trouble, then, known);
    }

    WebhookState writing(String words) {
        return new WebhookState(info, secret, words, trouble, now, answer);
    }

    WebhookState troubled(String why) {
        return new WebhookState(info, secret, address, why, now, answer);
    }

    /** Whether this server tells anybody. */
    boolean isOffered() {
        return info.filter(StudyNews.WebhookInfo::offered).isPresent();
    }

    Optional<Webhook> webhook() {
        return info.flatMap(StudyNews.WebhookInfo::webhook);
    }

    List<WebhookDelivery> deliveries() {
        return info.map(StudyNews.WebhookInfo::deliveries).orElse(List.of());
    }
}
