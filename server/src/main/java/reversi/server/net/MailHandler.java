package reversi.server.net;

import java.util.List;
import java.util.Optional;
import reversi.online.AccountNews;
import reversi.online.Conversation;
import reversi.online.ErrorCode;
import reversi.online.Letter;
import reversi.online.MailRequest;
import reversi.online.PlainText;
import reversi.online.PlayerKind;
import reversi.online.Protocol;
import reversi.server.store.AccountRow;

/** Private messages between members. */
final class MailHandler {
    private static final int PAGE = 50;
    private static final int MOST_CONVERSATIONS = 200;

    private final Services services;
    private final Limits limits;

    MailHandler(Services services, Limits limits) {
        this.services = services;
        this.limits = limits;
    }

    HandlerMap desk() {
        HandlerMap desk = new HandlerMap();
        desk.onMember(MailRequest.AskConversations.class, this::conversations);
        desk.onMember(MailRequest.AskLetters.class, this::letters);
        desk.onMember(MailRequest.Write.class, this::write);
        desk.onMember(MailRequest.MarkRead.class, this::markRead);
        return desk;
    }

    private Reply conversations(Connection from, Login who, MailRequest.AskConversations request) {
        from.tell(new AccountNews.Conversations(services.letters().summaries(who.account(), MOST_CONVERSATIONS).stream()
                .map(summary ->
                        new Conversation(services.people().card(summary.with()), summary.last(), summary.unread()))
                .toList()));
        return Reply.told();
    }

    private Reply letters(Connection from, Login who, MailRequest.AskLetters request) {
        if (services.accounts().find(request.with()).isEmpty()) {
            return Reply.failed(ErrorCode.NO_SUCH_PLAYER);
        }
        long before = request.before() <= 0 ? Long.MAX_VALUE : request.before();
        List<Letter> letters = services.letters().between(who.account(), request.with(), before, PAGE + 1);
        from.tell(new AccountNews.Letters(
                services.people().card(request.with()),
                letters.stream().limit(PAGE).toList(),
                letters.size() > PAGE));
        return Reply.told();
    }

    private Reply write(Connection from, Login who, MailRequest.Write request) {
        String text = request.text().strip();
        if (text.isEmpty() || text.length() > Protocol.MAX_LETTER) {
            return Reply.failed(ErrorCode.TEXT_LENGTH);
        }
        if (PlainText.hasControl(request.text())) {
            return Reply.failed(ErrorCode.CONTROL_CHARACTERS);
        }
        if (request.to() == who.account()) {
            return Reply.failed(ErrorCode.YOURSELF);
        }
        Optional<AccountRow> receiver =
                services.accounts().find(request.to()).filter(row -> row.kind() == PlayerKind.MEMBER && !row.deleted());
        if (receiver.isEmpty()) {
            return Reply.failed(ErrorCode.NO_SUCH_PLAYER);
        }
        if (services.blockLists().blocks(request.to(), who.account())) {
            return Reply.failed(ErrorCode.REFUSED);
        }
        if (!limits.mayWrite(who.account())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        Letter letter = services.letters()
                .add(who.account(), request.to(), text, services.time().now());
        services.courier()
                .tell(
                        who.account(),
                        new AccountNews.LetterCame(services.people().card(request.to()), letter));
        services.courier()
                .tell(request.to(), new AccountNews.LetterCame(services.people().card(who.account()), letter));
        services.courier()
                .tell(request.to(), new AccountNews.Unread(services.letters().unread(request.to())));
        return Reply.done();
    }

    private Reply markRead(Connection from, Login who, MailRequest.MarkRead request) {
        services.letters().markRead(who.account(), request.from(), request.upTo());
        services.courier()
                .tell(who.account(), new AccountNews.Unread(services.letters().unread(who.account())));
        return Reply.done();
    }
}
