package reversi.server.net;

import java.util.List;
import java.util.Optional;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.Conversation;
import reversi.online.ErrorCode;
import reversi.online.Letter;
import reversi.online.PlayerKind;
import reversi.online.Protocol;
import reversi.online.TextLine;
import reversi.server.store.AccountRow;
import reversi.server.store.Sending;

/** Handles private messages between members. */
final class MailHandler {
    private static final int PAGE = 50;
    private static final int MAX_CONVERSATIONS = 200;

    private final Services services;
    private final RateLimits limits;

    MailHandler(Services services, RateLimits limits) {
        this.services = services;
        this.limits = limits;
    }

    HandlerMap handlers() {
        HandlerMap handlers = new HandlerMap();
        handlers.onMember(AccountRequest.AskConversations.class, this::conversations);
        handlers.onMember(AccountRequest.AskLetters.class, this::letters);
        handlers.onMember(AccountRequest.AskLetterRequests.class, this::requests);
        handlers.onMember(AccountRequest.AnswerLetterRequest.class, this::answer);
        handlers.onMember(AccountRequest.Write.class, this::write);
        handlers.onMember(AccountRequest.MarkRead.class, this::markRead);
        return handlers;
    }

    private Reply conversations(Client from, Login login, AccountRequest.AskConversations request) {
        from.send(
                new AccountNews.Conversations(services.messages().summaries(login.account(), MAX_CONVERSATIONS).stream()
                        .map(summary -> new Conversation(
                                services.presence().card(summary.with()), summary.last(), summary.unread()))
                        .toList()));
        return Reply.sent();
    }

    private Reply letters(Client from, Login login, AccountRequest.AskLetters request) {
        if (services.accounts().find(request.with()).isEmpty()) {
            return Reply.failed(ErrorCode.NO_SUCH_PLAYER);
        }
        long before = request.before() <= 0 ? Long.MAX_VALUE : request.before();
        List<Letter> letters = services.messages().between(login.account(), request.with(), before, PAGE + 1);
        from.send(new AccountNews.Letters(
                services.presence().card(request.with()),
                letters.stream().limit(PAGE).toList(),
                letters.size() > PAGE));
        return Reply.sent();
    }

    private Reply write(Client from, Login login, AccountRequest.Write request) {
        String text = request.text().strip();
        if (text.isEmpty() || text.length() > Protocol.MAX_LETTER) {
            return Reply.failed(ErrorCode.TEXT_LENGTH);
        }
        if (TextLine.hasControl(request.text())) {
            return Reply.failed(ErrorCode.CONTROL_CHARACTERS);
        }
        if (request.to() == login.account()) {
            return Reply.failed(ErrorCode.YOURSELF);
        }
        if (services.presence().isMuted(login.account())) {
            return Reply.failed(ErrorCode.MUTED);
        }
        Optional<AccountRow> receiver =
                services.accounts().find(request.to()).filter(row -> row.kind() == PlayerKind.MEMBER && !row.deleted());
        if (receiver.isEmpty()) {
            return Reply.failed(ErrorCode.NO_SUCH_PLAYER);
        }
        if (services.blockLists().blocks(request.to(), login.account())) {
            return Reply.failed(ErrorCode.REFUSED);
        }
        if (!limits.maySendMessage(login.account())) {
            return Reply.failed(ErrorCode.TRY_LATER);
        }
        if (services.words().hits(text)) {
            return Reply.failed(ErrorCode.RUDE);
        }
        return services.messages()
                .send(login.account(), request.to(), text, services.time().now())
                .fold(this::sent, Reply::failed);
    }

    private Reply sent(Sending.Sent sent) {
        Letter letter = sent.letter();
        long sender = letter.from();
        long receiver = letter.to();
        // Whoever is muted is read only where one looks for it.
        boolean isAnnounced = !services.blockLists().mutes(receiver, sender);
        tell(sender, new AccountNews.LetterCame(services.presence().card(receiver), letter));
        if (letter.request()) {
            if (isAnnounced) {
                tell(
                        receiver,
                        new AccountNews.LetterRequested(services.presence().card(sender), letter));
            }
            return Reply.done();
        }
        if (sent.accepts()) {
            tellAccepted(sender, receiver);
        }
        if (!isAnnounced) {
            return Reply.done();
        }
        tell(receiver, new AccountNews.LetterCame(services.presence().card(sender), letter));
        services.pushes().ifPresent(pushes -> pushes.wrote(sender, receiver));
        tell(receiver, new AccountNews.Unread(services.messages().unread(receiver)));
        return Reply.done();
    }

    private void tell(long account, AccountNews news) {
        services.dispatcher().send(account, news);
    }

    /** Both hear that they may write to each other. */
    private void tellAccepted(long one, long other) {
        tell(one, new AccountNews.LetterRequestOver(other, true));
        tell(one, new AccountNews.Unread(services.messages().unread(one)));
        tell(other, new AccountNews.LetterRequestOver(one, true));
        tell(other, new AccountNews.Unread(services.messages().unread(other)));
    }

    private Reply requests(Client from, Login login, AccountRequest.AskLetterRequests request) {
        List<Letter> letters = services.letterRequests().waiting(login.account(), Protocol.LETTER_REQUEST_ROWS + 1);
        from.send(new AccountNews.LetterRequests(
                letters.stream()
                        .limit(Protocol.LETTER_REQUEST_ROWS)
                        .map(letter -> new Conversation(services.presence().card(letter.from()), letter, 0))
                        .toList(),
                letters.size() > Protocol.LETTER_REQUEST_ROWS));
        return Reply.sent();
    }

    private Reply answer(Client from, Login login, AccountRequest.AnswerLetterRequest request) {
        if (!services.letterRequests().answer(login.account(), request.from(), request.accept())) {
            return Reply.failed(ErrorCode.NO_SUCH_REQUEST);
        }
        if (request.accept()) {
            tellAccepted(login.account(), request.from());
        } else {
            tell(login.account(), new AccountNews.LetterRequestOver(request.from(), false));
        }
        return Reply.done();
    }

    private Reply markRead(Client from, Login login, AccountRequest.MarkRead request) {
        services.messages().markRead(login.account(), request.from(), request.upTo());
        tell(login.account(), new AccountNews.Unread(services.messages().unread(login.account())));
        return Reply.done();
    }
}
