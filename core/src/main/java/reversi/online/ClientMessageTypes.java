package reversi.online;

import java.util.List;
import reversi.json.MessageRegistry;
import reversi.json.MessageType;
import reversi.online.AccountRequest.AskSessions;
import reversi.online.AccountRequest.AskSettings;
import reversi.online.AccountRequest.Block;
import reversi.online.AccountRequest.ChangePassword;
import reversi.online.AccountRequest.DeleteAccount;
import reversi.online.AccountRequest.EndSession;
import reversi.online.AccountRequest.Guest;
import reversi.online.AccountRequest.Login;
import reversi.online.AccountRequest.Logout;
import reversi.online.AccountRequest.Register;
import reversi.online.AccountRequest.RemovePhoto;
import reversi.online.AccountRequest.SetAbout;
import reversi.online.AccountRequest.SetRefusal;
import reversi.online.AccountRequest.ShareChat;
import reversi.online.AccountRequest.Unblock;
import reversi.online.ClientMessage.Hello;
import reversi.online.ClientMessage.Ping;
import reversi.online.ClientMessage.SendFeedback;
import reversi.online.LobbyRequest.AnswerInvitation;
import reversi.online.LobbyRequest.AskHistory;
import reversi.online.LobbyRequest.AskLink;
import reversi.online.LobbyRequest.AskPlayer;
import reversi.online.LobbyRequest.AskRanking;
import reversi.online.LobbyRequest.AskTables;
import reversi.online.LobbyRequest.EnterLobby;
import reversi.online.LobbyRequest.FindPlayer;
import reversi.online.LobbyRequest.Invite;
import reversi.online.LobbyRequest.LeaveLobby;
import reversi.online.LobbyRequest.MakeLink;
import reversi.online.LobbyRequest.PlayBot;
import reversi.online.LobbyRequest.Seek;
import reversi.online.LobbyRequest.Star;
import reversi.online.LobbyRequest.StopSeeking;
import reversi.online.LobbyRequest.UseLink;
import reversi.online.LobbyRequest.Withdraw;
import reversi.online.MailRequest.AskConversations;
import reversi.online.MailRequest.AskLetters;
import reversi.online.MailRequest.MarkRead;
import reversi.online.MailRequest.Write;
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

/** What clients say. */
final class ClientMessageTypes {
    private ClientMessageTypes() {}

    static MessageRegistry<ClientMessage> table() {
        return new MessageRegistry<>(first(), account(), lobby(), mail(), tables());
    }

    private static List<MessageType<? extends ClientMessage>> first() {
        return List.of(
                new MessageType<>(
                        "hello",
                        Hello.class,
                        (message, out) -> out.put("protocol", message.protocol())
                                .put("device", message.device())
                                .putText("token", message.token()),
                        in -> new Hello(in.number("protocol"), in.text("device"), in.maybe("token", in::text))),
                new MessageType<>(
                        "ping",
                        Ping.class,
                        (message, out) -> out.put("sent", message.sent()),
                        in -> new Ping(in.whole("sent"))),
                new MessageType<>(
                        "sendFeedback",
                        SendFeedback.class,
                        (message, out) -> out.put("text", message.text()).put("version", message.version()),
                        in -> new SendFeedback(in.text("text"), in.text("version"))));
    }

    private static List<MessageType<? extends ClientMessage>> account() {
        return List.of(
                MessageType.bare("guest", new Guest(), Guest.class),
                new MessageType<>(
                        "register",
                        Register.class,
                        (message, out) -> out.put("name", message.name()).put("password", message.password()),
                        in -> new Register(in.text("name"), in.text("password"))),
                new MessageType<>(
                        "login",
                        Login.class,
                        (message, out) -> out.put("name", message.name()).put("password", message.password()),
                        in -> new Login(in.text("name"), in.text("password"))),
                MessageType.bare("logout", new Logout(), Logout.class),
                MessageType.bare("askSessions", new AskSessions(), AskSessions.class),
                new MessageType<>(
                        "endSession",
                        EndSession.class,
                        (message, out) -> out.put("session", message.session()),
                        in -> new EndSession(in.whole("session"))),
                new MessageType<>(
                        "changePassword",
                        ChangePassword.class,
                        (message, out) -> out.put("present", message.present()).put("next", message.next()),
                        in -> new ChangePassword(in.text("present"), in.text("next"))),
                new MessageType<>(
                        "deleteAccount",
                        DeleteAccount.class,
                        (message, out) -> out.put("password", message.password()),
                        in -> new DeleteAccount(in.text("password"))),
                new MessageType<>(
                        "setAbout",
                        SetAbout.class,
                        (message, out) -> out.put("about", message.about()),
                        in -> new SetAbout(in.text("about"))),
                MessageType.bare("removePhoto", new RemovePhoto(), RemovePhoto.class),
                new MessageType<>(
                        "setRefusal",
                        SetRefusal.class,
                        (message, out) -> out.put("refusal", message.refusal()),
                        in -> new SetRefusal(in.constant("refusal", Refusal.values()))),
                new MessageType<>(
                        "shareChat",
                        ShareChat.class,
                        (message, out) -> out.put("shares", message.shares()),
                        in -> new ShareChat(in.truth("shares"))),
                new MessageType<>(
                        "block",
                        Block.class,
                        (message, out) -> out.put("player", message.player()),
                        in -> new Block(in.whole("player"))),
                new MessageType<>(
                        "unblock",
                        Unblock.class,
                        (message, out) -> out.put("player", message.player()),
                        in -> new Unblock(in.whole("player"))),
                MessageType.bare("askSettings", new AskSettings(), AskSettings.class));
    }

    private static List<MessageType<? extends ClientMessage>> lobby() {
        return List.of(
                MessageType.bare("enterLobby", new EnterLobby(), EnterLobby.class),
                MessageType.bare("leaveLobby", new LeaveLobby(), LeaveLobby.class),
                new MessageType<>(
                        "askPlayer",
                        AskPlayer.class,
                        (message, out) -> out.put("player", message.player()),
                        in -> new AskPlayer(in.whole("player"))),
                new MessageType<>(
                        "findPlayer",
                        FindPlayer.class,
                        (message, out) -> out.put("name", message.name()),
                        in -> new FindPlayer(in.text("name"))),
                MessageType.bare("askTables", new AskTables(), AskTables.class),
                new MessageType<>(
                        "invite",
                        Invite.class,
                        (message, out) -> out.put("player", message.player())
                                .putPart("terms", message.terms(), ValueCodecs::write),
                        in -> new Invite(in.whole("player"), in.part("terms", ValueCodecs::terms))),
                new MessageType<>(
                        "withdraw",
                        Withdraw.class,
                        (message, out) -> out.put("invitation", message.invitation()),
                        in -> new Withdraw(in.whole("invitation"))),
                new MessageType<>(
                        "answerInvitation",
                        AnswerInvitation.class,
                        (message, out) ->
                                out.put("invitation", message.invitation()).put("accept", message.accept()),
                        in -> new AnswerInvitation(in.whole("invitation"), in.truth("accept"))),
                new MessageType<>(
                        "makeLink",
                        MakeLink.class,
                        (message, out) -> out.putPart("terms", message.terms(), ValueCodecs::write),
                        in -> new MakeLink(in.part("terms", ValueCodecs::terms))),
                new MessageType<>(
                        "askLink",
                        AskLink.class,
                        (message, out) -> out.put("code", message.code()),
                        in -> new AskLink(in.text("code"))),
                new MessageType<>(
                        "useLink",
                        UseLink.class,
                        (message, out) -> out.put("code", message.code()),
                        in -> new UseLink(in.text("code"))),
                new MessageType<>(
                        "seek",
                        Seek.class,
                        (message, out) -> out.putPart("terms", message.terms(), ValueCodecs::write),
                        in -> new Seek(in.part("terms", ValueCodecs::terms))),
                MessageType.bare("stopSeeking", new StopSeeking(), StopSeeking.class),
                new MessageType<>(
                        "playBot",
                        PlayBot.class,
                        (message, out) ->
                                out.put("level", message.level()).putPart("terms", message.terms(), ValueCodecs::write),
                        in -> new PlayBot(in.number("level"), in.part("terms", ValueCodecs::terms))),
                new MessageType<>(
                        "askRanking",
                        AskRanking.class,
                        (message, out) -> out.put("from", message.from()),
                        in -> new AskRanking(in.number("from"))),
                new MessageType<>(
                        "askHistory",
                        AskHistory.class,
                        (message, out) -> out.put("before", message.before()).put("starred", message.starred()),
                        in -> new AskHistory(in.whole("before"), in.truth("starred"))),
                new MessageType<>(
                        "star",
                        Star.class,
                        (message, out) -> out.put("table", message.table()).put("starred", message.starred()),
                        in -> new Star(in.whole("table"), in.truth("starred"))));
    }

    private static List<MessageType<? extends ClientMessage>> mail() {
        return List.of(
                MessageType.bare("askConversations", new AskConversations(), AskConversations.class),
                new MessageType<>(
                        "askLetters",
                        AskLetters.class,
                        (message, out) -> out.put("with", message.with()).put("before", message.before()),
                        in -> new AskLetters(in.whole("with"), in.whole("before"))),
                new MessageType<>(
                        "write",
                        Write.class,
                        (message, out) -> out.put("to", message.to()).put("text", message.text()),
                        in -> new Write(in.whole("to"), in.text("text"))),
                new MessageType<>(
                        "markRead",
                        MarkRead.class,
                        (message, out) -> out.put("from", message.from()).put("upTo", message.upTo()),
                        in -> new MarkRead(in.whole("from"), in.whole("upTo"))));
    }

    private static List<MessageType<? extends ClientMessage>> tables() {
        return List.of(
                new MessageType<>(
                        "watch",
                        Watch.class,
                        (message, out) -> out.put("table", message.table()),
                        in -> new Watch(in.whole("table"))),
                new MessageType<>(
                        "unwatch",
                        Unwatch.class,
                        (message, out) -> out.put("table", message.table()),
                        in -> new Unwatch(in.whole("table"))),
                new MessageType<>(
                        "play",
                        Play.class,
                        (message, out) -> out.put("table", message.table())
                                .put("ply", message.ply())
                                .put("move", message.move()),
                        in -> new Play(in.whole("table"), in.number("ply"), in.move("move"))),
                new MessageType<>(
                        "resign",
                        Resign.class,
                        (message, out) -> out.put("table", message.table()),
                        in -> new Resign(in.whole("table"))),
                new MessageType<>(
                        "leave",
                        Leave.class,
                        (message, out) -> out.put("table", message.table()),
                        in -> new Leave(in.whole("table"))),
                new MessageType<>(
                        "offerDraw",
                        OfferDraw.class,
                        (message, out) -> out.put("table", message.table()),
                        in -> new OfferDraw(in.whole("table"))),
                new MessageType<>(
                        "answerDraw",
                        AnswerDraw.class,
                        (message, out) -> out.put("table", message.table()).put("accept", message.accept()),
                        in -> new AnswerDraw(in.whole("table"), in.truth("accept"))),
                new MessageType<>(
                        "askTakeback",
                        AskTakeback.class,
                        (message, out) -> out.put("table", message.table()),
                        in -> new AskTakeback(in.whole("table"))),
                new MessageType<>(
                        "answerTakeback",
                        AnswerTakeback.class,
                        (message, out) -> out.put("table", message.table()).put("accept", message.accept()),
                        in -> new AnswerTakeback(in.whole("table"), in.truth("accept"))),
                new MessageType<>(
                        "say",
                        Say.class,
                        (message, out) -> out.put("table", message.table()).put("text", message.text()),
                        in -> new Say(in.whole("table"), in.text("text"))),
                new MessageType<>(
                        "claim",
                        Claim.class,
                        (message, out) -> out.put("table", message.table()),
                        in -> new Claim(in.whole("table"))),
                new MessageType<>(
                        "rematch",
                        Rematch.class,
                        (message, out) -> out.put("table", message.table()),
                        in -> new Rematch(in.whole("table"))));
    }
}
