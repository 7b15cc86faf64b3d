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
import static reversi.online.ValueCodecs.ACCESS_TOKEN;
import static reversi.online.ValueCodecs.DEVICE;
import static reversi.online.ValueCodecs.EMAIL;
import static reversi.online.ValueCodecs.PLAYER;
import static reversi.online.ValueCodecs.SESSION;

import java.util.List;
import reversi.json.MessageType;
import reversi.json.ObjectCodec;
import reversi.online.AccountNews.AccessTokenMade;
import reversi.online.AccountNews.AccessTokens;
import reversi.online.AccountNews.BlockList;
import reversi.online.AccountNews.MuteList;
import reversi.online.AccountNews.NewDevices;
import reversi.online.AccountNews.RecoveryCodes;
import reversi.online.AccountNews.SecondFactorSecret;
import reversi.online.AccountNews.Sessions;
import reversi.online.AccountNews.Settings;
import reversi.online.AccountRequest.AskAccessTokens;
import reversi.online.AccountRequest.AskBlockList;
import reversi.online.AccountRequest.AskEmailCode;
import reversi.online.AccountRequest.AskMuteList;
import reversi.online.AccountRequest.AskSessions;
import reversi.online.AccountRequest.AskSettings;
import reversi.online.AccountRequest.BecomeBot;
import reversi.online.AccountRequest.BeginSecondFactor;
import reversi.online.AccountRequest.Block;
import reversi.online.AccountRequest.ChangePassword;
import reversi.online.AccountRequest.ConfirmEmail;
import reversi.online.AccountRequest.ConfirmSecondFactor;
import reversi.online.AccountRequest.DeleteAccount;
import reversi.online.AccountRequest.EndAccessToken;
import reversi.online.AccountRequest.EndPush;
import reversi.online.AccountRequest.EndSecondFactor;
import reversi.online.AccountRequest.EndSession;
import reversi.online.AccountRequest.Guest;
import reversi.online.AccountRequest.KnowDevices;
import reversi.online.AccountRequest.Login;
import reversi.online.AccountRequest.Logout;
import reversi.online.AccountRequest.MakeAccessToken;
import reversi.online.AccountRequest.MakeRecoveryCodes;
import reversi.online.AccountRequest.MutePlayer;
import reversi.online.AccountRequest.Recover;
import reversi.online.AccountRequest.Register;
import reversi.online.AccountRequest.RemoveEmail;
import reversi.online.AccountRequest.RemovePhoto;
import reversi.online.AccountRequest.SetAbout;
import reversi.online.AccountRequest.SetEmail;
import reversi.online.AccountRequest.SetPush;
import reversi.online.AccountRequest.SetRefusal;
import reversi.online.AccountRequest.ShareChat;
import reversi.online.AccountRequest.ShowPresence;
import reversi.online.AccountRequest.Unblock;

/** What is said about one's own account: how one signs in, its settings and whom one blocks, by both sides. */
final class AccountMessageTypes {
    private AccountMessageTypes() {}

    static List<MessageType<? extends ClientMessage>> requests() {
        return List.of(
                message("guest", Guest.class, Guest::new),
                message(
                        "register",
                        Register.class,
                        object(
                                Register::new,
                                field("name", TEXT, Register::name),
                                field("password", TEXT, Register::password))),
                message(
                        "login",
                        Login.class,
                        object(
                                Login::new,
                                field("name", TEXT, Login::name),
                                field("password", TEXT, Login::password),
                                optional("code", TEXT, Login::code))),
                message(
                        "beginSecondFactor",
                        BeginSecondFactor.class,
                        BeginSecondFactor::new,
                        "password",
                        TEXT,
                        BeginSecondFactor::password),
                message(
                        "confirmSecondFactor",
                        ConfirmSecondFactor.class,
                        object(
                                ConfirmSecondFactor::new,
                                field("password", TEXT, ConfirmSecondFactor::password),
                                field("code", TEXT, ConfirmSecondFactor::code))),
                message(
                        "endSecondFactor",
                        EndSecondFactor.class,
                        EndSecondFactor::new,
                        "password",
                        TEXT,
                        EndSecondFactor::password),
                message("logout", Logout.class, Logout::new),
                message("askSessions", AskSessions.class, AskSessions::new),
                message("knowDevices", KnowDevices.class, KnowDevices::new, "upTo", LONG, KnowDevices::upTo),
                message("endSession", EndSession.class, EndSession::new, "session", LONG, EndSession::session),
                message(
                        "changePassword",
                        ChangePassword.class,
                        object(
                                ChangePassword::new,
                                field("present", TEXT, ChangePassword::present),
                                field("next", TEXT, ChangePassword::next))),
                message(
                        "makeRecoveryCodes",
                        MakeRecoveryCodes.class,
                        MakeRecoveryCodes::new,
                        "password",
                        TEXT,
                        MakeRecoveryCodes::password),
                message(
                        "recover",
                        Recover.class,
                        object(
                                Recover::new,
                                field("name", TEXT, Recover::name),
                                field("code", TEXT, Recover::code),
                                field("next", TEXT, Recover::next))),
                message(
                        "setEmail",
                        SetEmail.class,
                        object(
                                SetEmail::new,
                                field("password", TEXT, SetEmail::password),
                                field("address", TEXT, SetEmail::address),
                                field("language", TEXT, SetEmail::language))),
                message("confirmEmail", ConfirmEmail.class, ConfirmEmail::new, "code", TEXT, ConfirmEmail::code),
                message("removeEmail", RemoveEmail.class, RemoveEmail::new, "password", TEXT, RemoveEmail::password),
                message(
                        "setPush",
                        SetPush.class,
                        object(
                                SetPush::new,
                                field("endpoint", TEXT, SetPush::endpoint),
                                field("key", TEXT, SetPush::key),
                                field("secret", TEXT, SetPush::secret),
                                field("language", TEXT, SetPush::language))),
                message("endPush", EndPush.class, EndPush::new),
                message("askEmailCode", AskEmailCode.class, AskEmailCode::new, "whom", TEXT, AskEmailCode::whom),
                message(
                        "deleteAccount",
                        DeleteAccount.class,
                        DeleteAccount::new,
                        "password",
                        TEXT,
                        DeleteAccount::password),
                message("setAbout", SetAbout.class, SetAbout::new, "about", TEXT, SetAbout::about),
                message("removePhoto", RemovePhoto.class, RemovePhoto::new),
                message(
                        "setRefusal",
                        SetRefusal.class,
                        SetRefusal::new,
                        "refusal",
                        constant(Refusal.values()),
                        SetRefusal::refusal),
                message("shareChat", ShareChat.class, ShareChat::new, "shares", BOOLEAN, ShareChat::shares),
                message("showPresence", ShowPresence.class, ShowPresence::new, "shows", BOOLEAN, ShowPresence::shows),
                message("block", Block.class, Block::new, "player", LONG, Block::player),
                message("unblock", Unblock.class, Unblock::new, "player", LONG, Unblock::player),
                message("askSettings", AskSettings.class, AskSettings::new),
                message("askBlockList", AskBlockList.class, AskBlockList::new, "from", INT, AskBlockList::from),
                message(
                        "mutePlayer",
                        MutePlayer.class,
                        object(
                                MutePlayer::new,
                                field("player", LONG, MutePlayer::player),
                                field("mutes", BOOLEAN, MutePlayer::mutes))),
                message("askMuteList", AskMuteList.class, AskMuteList::new, "from", INT, AskMuteList::from),
                message("askAccessTokens", AskAccessTokens.class, AskAccessTokens::new),
                message(
                        "makeAccessToken",
                        MakeAccessToken.class,
                        object(
                                MakeAccessToken::new,
                                field("name", TEXT, MakeAccessToken::name),
                                field("scopes", list(constant(AccessScope.values())), MakeAccessToken::scopes),
                                field("password", TEXT, MakeAccessToken::password))),
                message(
                        "endAccessToken",
                        EndAccessToken.class,
                        EndAccessToken::new,
                        "token",
                        LONG,
                        EndAccessToken::token),
                message("becomeBot", BecomeBot.class, BecomeBot::new));
    }

    static List<MessageType<? extends ServerMessage>> news() {
        return List.of(
                message(
                        "sessions",
                        Sessions.class,
                        object(
                                Sessions::new,
                                field("sessions", list(SESSION), Sessions::sessions),
                                field("recoveryCodes", INT, Sessions::recoveryCodes)
                                        .orElse(0),
                                field("secondFactor", BOOLEAN, Sessions::secondFactor)
                                        .orElse(false),
                                optional("email", EMAIL, Sessions::email),
                                field("pushes", BOOLEAN, Sessions::pushes).orElse(false))),
                message(
                        "secondFactorSecret",
                        SecondFactorSecret.class,
                        object(
                                SecondFactorSecret::new,
                                field("secret", TEXT, SecondFactorSecret::secret),
                                field("address", TEXT, SecondFactorSecret::address))),
                message("newDevices", NewDevices.class, NewDevices::new, "devices", list(DEVICE), NewDevices::devices),
                message(
                        "recoveryCodes",
                        RecoveryCodes.class,
                        RecoveryCodes::new,
                        "codes",
                        list(TEXT),
                        RecoveryCodes::codes),
                message(
                        "accessTokens",
                        AccessTokens.class,
                        AccessTokens::new,
                        "tokens",
                        list(ACCESS_TOKEN),
                        AccessTokens::tokens),
                message(
                        "accessTokenMade",
                        AccessTokenMade.class,
                        object(
                                AccessTokenMade::new,
                                field("secret", TEXT, AccessTokenMade::secret),
                                field("token", ACCESS_TOKEN, AccessTokenMade::token))),
                message("settings", Settings.class, settings()),
                message(
                        "blockList",
                        BlockList.class,
                        object(
                                BlockList::new,
                                field("from", INT, BlockList::from),
                                field("players", list(PLAYER), BlockList::players),
                                field("more", BOOLEAN, BlockList::more))),
                message(
                        "muteList",
                        MuteList.class,
                        object(
                                MuteList::new,
                                field("from", INT, MuteList::from),
                                field("players", list(PLAYER), MuteList::players),
                                field("more", BOOLEAN, MuteList::more))));
    }

    private static ObjectCodec<Settings> settings() {
        var fields = new ObjectCodec.Fields<Settings>();
        var you = fields.field("you", PLAYER, Settings::you);
        var about = fields.field("about", TEXT, Settings::about);
        var refusal = fields.field("refusal", constant(Refusal.values()), Settings::refusal);
        var sharesChat = fields.field("sharesChat", BOOLEAN, Settings::sharesChat);
        var showsPresence =
                fields.field("showsPresence", BOOLEAN, Settings::showsPresence).orElse(true);
        var blocked = fields.field("blocked", list(PLAYER), Settings::blocked);
        var moreBlocked =
                fields.field("moreBlocked", BOOLEAN, Settings::moreBlocked).orElse(false);
        var moderator = fields.field("moderator", BOOLEAN, Settings::moderator).orElse(false);
        var photo = fields.field("photo", INT, Settings::photo).orElse(0);
        var photoGames = fields.field("photoGames", INT, Settings::photoGames).orElse(0);
        return fields.object(in -> new Settings(
                you.in(in),
                about.in(in),
                refusal.in(in),
                sharesChat.in(in),
                showsPresence.in(in),
                blocked.in(in),
                moreBlocked.in(in),
                moderator.in(in),
                photo.in(in),
                photoGames.in(in)));
    }
}
