package reversi.online;

import static reversi.json.JsonCodec.BOOLEAN;
import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.LONG;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.JsonCodec.list;
import static reversi.json.MessageType.message;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;
import static reversi.online.ValueCodecs.CONVERSATION;
import static reversi.online.ValueCodecs.LETTER;
import static reversi.online.ValueCodecs.PLAYER;

import java.util.List;
import reversi.json.MessageType;
import reversi.online.AccountNews.Conversations;
import reversi.online.AccountNews.LetterCame;
import reversi.online.AccountNews.LetterRequestOver;
import reversi.online.AccountNews.LetterRequested;
import reversi.online.AccountNews.LetterRequests;
import reversi.online.AccountNews.Letters;
import reversi.online.AccountNews.Unread;
import reversi.online.AccountRequest.AnswerLetterRequest;
import reversi.online.AccountRequest.AskConversations;
import reversi.online.AccountRequest.AskLetterRequests;
import reversi.online.AccountRequest.AskLetters;
import reversi.online.AccountRequest.MarkRead;
import reversi.online.AccountRequest.Write;

/** What is said about private messages, by both sides. */
final class MailMessageTypes {
    private MailMessageTypes() {}

    static List<MessageType<? extends ClientMessage>> requests() {
        return List.of(
                message("askConversations", AskConversations.class, AskConversations::new),
                message(
                        "askLetters",
                        AskLetters.class,
                        object(
                                AskLetters::new,
                                field("with", LONG, AskLetters::with),
                                field("before", LONG, AskLetters::before))),
                message("askLetterRequests", AskLetterRequests.class, AskLetterRequests::new),
                message(
                        "answerLetterRequest",
                        AnswerLetterRequest.class,
                        object(
                                AnswerLetterRequest::new,
                                field("from", LONG, AnswerLetterRequest::from),
                                field("accept", BOOLEAN, AnswerLetterRequest::accept))),
                message(
                        "write",
                        Write.class,
                        object(Write::new, field("to", LONG, Write::to), field("text", TEXT, Write::text))),
                message(
                        "markRead",
                        MarkRead.class,
                        object(
                                MarkRead::new,
                                field("from", LONG, MarkRead::from),
                                field("upTo", LONG, MarkRead::upTo))));
    }

    static List<MessageType<? extends ServerMessage>> news() {
        return List.of(
                message(
                        "conversations",
                        Conversations.class,
                        Conversations::new,
                        "conversations",
                        list(CONVERSATION),
                        Conversations::conversations),
                message(
                        "letters",
                        Letters.class,
                        object(
                                Letters::new,
                                field("with", PLAYER, Letters::with),
                                field("letters", list(LETTER), Letters::letters),
                                field("more", BOOLEAN, Letters::more))),
                message(
                        "letterCame",
                        LetterCame.class,
                        object(
                                LetterCame::new,
                                field("with", PLAYER, LetterCame::with),
                                field("letter", LETTER, LetterCame::letter))),
                message(
                        "letterRequests",
                        LetterRequests.class,
                        object(
                                LetterRequests::new,
                                field("requests", list(CONVERSATION), LetterRequests::requests),
                                field("more", BOOLEAN, LetterRequests::more))),
                message(
                        "letterRequested",
                        LetterRequested.class,
                        object(
                                LetterRequested::new,
                                field("with", PLAYER, LetterRequested::with),
                                field("letter", LETTER, LetterRequested::letter))),
                message(
                        "letterRequestOver",
                        LetterRequestOver.class,
                        object(
                                LetterRequestOver::new,
                                field("with", LONG, LetterRequestOver::with),
                                field("accepted", BOOLEAN, LetterRequestOver::accepted))),
                message("unread", Unread.class, Unread::new, "unread", INT, Unread::unread));
    }
}
