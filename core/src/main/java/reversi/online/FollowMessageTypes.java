package reversi.online;

import static reversi.json.JsonCodec.BOOLEAN;
import static reversi.json.JsonCodec.LONG;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.JsonCodec.list;
import static reversi.json.MessageType.message;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;
import static reversi.online.ValueCodecs.PLAYER;

import java.util.List;
import reversi.json.MessageType;
import reversi.online.LobbyNews.Followed;
import reversi.online.LobbyNews.FollowedChanged;
import reversi.online.LobbyNews.Relation;
import reversi.online.LobbyRequest.AskRelation;
import reversi.online.LobbyRequest.EnterFollowed;
import reversi.online.LobbyRequest.Follow;
import reversi.online.LobbyRequest.LeaveFollowed;
import reversi.online.LobbyRequest.WriteNote;

/** What is said about whom one follows and what one notes of others, by both sides. */
final class FollowMessageTypes {
    private FollowMessageTypes() {}

    static List<MessageType<? extends ClientMessage>> requests() {
        return List.of(
                message(
                        "follow",
                        Follow.class,
                        object(
                                Follow::new,
                                field("player", LONG, Follow::player),
                                field("follows", BOOLEAN, Follow::follows))),
                message("askRelation", AskRelation.class, AskRelation::new, "player", LONG, AskRelation::player),
                message(
                        "writeNote",
                        WriteNote.class,
                        object(
                                WriteNote::new,
                                field("player", LONG, WriteNote::player),
                                field("text", TEXT, WriteNote::text))),
                message("enterFollowed", EnterFollowed.class, EnterFollowed::new),
                message("leaveFollowed", LeaveFollowed.class, LeaveFollowed::new));
    }

    static List<MessageType<? extends ServerMessage>> news() {
        return List.of(
                message(
                        "relation",
                        Relation.class,
                        object(
                                Relation::new,
                                field("player", LONG, Relation::player),
                                field("follows", BOOLEAN, Relation::follows),
                                field("note", TEXT, Relation::note))),
                message("followed", Followed.class, Followed::new, "players", list(PLAYER), Followed::players),
                message(
                        "followedChanged",
                        FollowedChanged.class,
                        FollowedChanged::new,
                        "player",
                        PLAYER,
                        FollowedChanged::player));
    }
}
