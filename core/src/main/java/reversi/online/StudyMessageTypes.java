package reversi.online;

import static reversi.json.JsonCodec.BOOLEAN;
import static reversi.json.JsonCodec.INT;
import static reversi.json.JsonCodec.LONG;
import static reversi.json.JsonCodec.MOVE;
import static reversi.json.JsonCodec.TEXT;
import static reversi.json.JsonCodec.constant;
import static reversi.json.JsonCodec.list;
import static reversi.json.MessageType.message;
import static reversi.json.ObjectCodec.field;
import static reversi.json.ObjectCodec.object;
import static reversi.json.ObjectCodec.optional;
import static reversi.online.ValueCodecs.FINISH;
import static reversi.online.ValueCodecs.PLAYER;

import java.util.List;
import reversi.json.JsonCodec;
import reversi.json.MessageType;
import reversi.json.ObjectCodec;
import reversi.online.StudyNews.ClassInfo;
import reversi.online.StudyNews.Commentaries;
import reversi.online.StudyNews.Studies;
import reversi.online.StudyNews.StudyChapter;
import reversi.online.StudyNews.StudyFile;
import reversi.online.StudyNews.StudyGone;
import reversi.online.StudyNews.StudyInfo;
import reversi.online.StudyNews.StudyMade;
import reversi.online.StudyNews.StudyShown;
import reversi.online.StudyRequest.AddChapter;
import reversi.online.StudyRequest.AddTask;
import reversi.online.StudyRequest.AskChapter;
import reversi.online.StudyRequest.AskClass;
import reversi.online.StudyRequest.AskCommentaries;
import reversi.online.StudyRequest.AskLead;
import reversi.online.StudyRequest.AskStudies;
import reversi.online.StudyRequest.DeleteChapter;
import reversi.online.StudyRequest.DeleteStudy;
import reversi.online.StudyRequest.EditStudy;
import reversi.online.StudyRequest.ExportStudy;
import reversi.online.StudyRequest.FollowGame;
import reversi.online.StudyRequest.GiveLead;
import reversi.online.StudyRequest.InviteToStudy;
import reversi.online.StudyRequest.LeaveStudy;
import reversi.online.StudyRequest.MakeStudy;
import reversi.online.StudyRequest.MarkTask;
import reversi.online.StudyRequest.MoveChapter;
import reversi.online.StudyRequest.OpenStudy;
import reversi.online.StudyRequest.RemoveFromStudy;
import reversi.online.StudyRequest.RemoveTask;
import reversi.online.StudyRequest.RenameChapter;
import reversi.online.StudyRequest.ShareProgress;
import reversi.online.StudyRequest.ShowPosition;
import reversi.online.StudyRequest.WriteChapter;

/** What is said about studies, by both sides; only the pages of studies need it. */
final class StudyMessageTypes {
    private static final JsonCodec<StudyRole> ROLE = constant(StudyRole.values());

    private static final ObjectCodec<StudyCard> CARD = object(
            StudyCard::new,
            field("id", LONG, StudyCard::id),
            field("code", TEXT, StudyCard::code),
            field("name", TEXT, StudyCard::name),
            field("open", BOOLEAN, StudyCard::open),
            field("chapters", INT, StudyCard::chapters),
            optional("role", ROLE, StudyCard::role));

    private static final ObjectCodec<StudyMember> MEMBER = object(
            StudyMember::new, field("player", PLAYER, StudyMember::player), field("role", ROLE, StudyMember::role));

    private static final ObjectCodec<StudyReader> READER = object(
            StudyReader::new, field("player", PLAYER, StudyReader::player), field("asks", BOOLEAN, StudyReader::asks));

    private static final ObjectCodec<ChapterCard> CHAPTER = object(
            ChapterCard::new,
            field("id", LONG, ChapterCard::id),
            field("name", TEXT, ChapterCard::name),
            field("version", INT, ChapterCard::version),
            optional("game", LONG, ChapterCard::game));

    private static final ObjectCodec<Commentary> COMMENTARY =
            object(Commentary::new, field("code", TEXT, Commentary::code), field("by", PLAYER, Commentary::by));

    private static final ObjectCodec<ClassTask> TASK = object(
            ClassTask::new,
            field("id", LONG, ClassTask::id),
            field("kind", constant(TaskKind.values()), ClassTask::kind),
            field("amount", INT, ClassTask::amount),
            field("name", TEXT, ClassTask::name),
            field("code", TEXT, ClassTask::code),
            field("due", LONG, ClassTask::due));

    private static final ObjectCodec<ClassPupil> PUPIL = object(
            ClassPupil::new,
            field("player", PLAYER, ClassPupil::player),
            field("lessons", INT, ClassPupil::lessons),
            field("puzzles", INT, ClassPupil::puzzles),
            field("done", list(INT), ClassPupil::done),
            field("games", list(LONG), ClassPupil::games));

    private StudyMessageTypes() {}

    static List<MessageType<? extends ClientMessage>> requests() {
        return List.of(
                message("askStudies", AskStudies.class, AskStudies::new),
                message(
                        "makeStudy",
                        MakeStudy.class,
                        object(
                                MakeStudy::new,
                                field("name", TEXT, MakeStudy::name),
                                field("open", BOOLEAN, MakeStudy::open))),
                message(
                        "editStudy",
                        EditStudy.class,
                        object(
                                EditStudy::new,
                                field("study", LONG, EditStudy::study),
                                field("name", TEXT, EditStudy::name),
                                field("open", BOOLEAN, EditStudy::open))),
                message("deleteStudy", DeleteStudy.class, DeleteStudy::new, "study", LONG, DeleteStudy::study),
                message("openStudy", OpenStudy.class, OpenStudy::new, "code", TEXT, OpenStudy::code),
                message("leaveStudy", LeaveStudy.class, LeaveStudy::new, "study", LONG, LeaveStudy::study),
                message(
                        "inviteToStudy",
                        InviteToStudy.class,
                        object(
                                InviteToStudy::new,
                                field("study", LONG, InviteToStudy::study),
                                field("name", TEXT, InviteToStudy::name),
                                field("role", ROLE, InviteToStudy::role))),
                message(
                        "removeFromStudy",
                        RemoveFromStudy.class,
                        object(
                                RemoveFromStudy::new,
                                field("study", LONG, RemoveFromStudy::study),
                                field("player", LONG, RemoveFromStudy::player))),
                message(
                        "showPosition",
                        ShowPosition.class,
                        object(
                                ShowPosition::new,
                                field("study", LONG, ShowPosition::study),
                                field("chapter", LONG, ShowPosition::chapter),
                                field("line", list(MOVE), ShowPosition::line),
                                field("live", BOOLEAN, ShowPosition::live).orElse(false))),
                message("askLead", AskLead.class, AskLead::new, "study", LONG, AskLead::study),
                message(
                        "giveLead",
                        GiveLead.class,
                        object(
                                GiveLead::new,
                                field("study", LONG, GiveLead::study),
                                field("player", LONG, GiveLead::player))),
                message("exportStudy", ExportStudy.class, ExportStudy::new, "study", LONG, ExportStudy::study));
    }

    static List<MessageType<? extends ClientMessage>> chapters() {
        return List.of(
                message(
                        "addChapter",
                        AddChapter.class,
                        object(
                                AddChapter::new,
                                field("study", LONG, AddChapter::study),
                                field("name", TEXT, AddChapter::name),
                                field("content", TEXT, AddChapter::content))),
                message(
                        "followGame",
                        FollowGame.class,
                        object(
                                FollowGame::new,
                                field("study", LONG, FollowGame::study),
                                field("game", LONG, FollowGame::game))),
                message(
                        "askCommentaries",
                        AskCommentaries.class,
                        AskCommentaries::new,
                        "game",
                        LONG,
                        AskCommentaries::game),
                message(
                        "renameChapter",
                        RenameChapter.class,
                        object(
                                RenameChapter::new,
                                field("study", LONG, RenameChapter::study),
                                field("chapter", LONG, RenameChapter::chapter),
                                field("name", TEXT, RenameChapter::name))),
                message(
                        "moveChapter",
                        MoveChapter.class,
                        object(
                                MoveChapter::new,
                                field("study", LONG, MoveChapter::study),
                                field("chapter", LONG, MoveChapter::chapter),
                                field("place", INT, MoveChapter::place))),
                message(
                        "deleteChapter",
                        DeleteChapter.class,
                        object(
                                DeleteChapter::new,
                                field("study", LONG, DeleteChapter::study),
                                field("chapter", LONG, DeleteChapter::chapter))),
                message(
                        "askChapter",
                        AskChapter.class,
                        object(
                                AskChapter::new,
                                field("study", LONG, AskChapter::study),
                                field("chapter", LONG, AskChapter::chapter))),
                message(
                        "writeChapter",
                        WriteChapter.class,
                        object(
                                WriteChapter::new,
                                field("study", LONG, WriteChapter::study),
                                field("chapter", LONG, WriteChapter::chapter),
                                field("version", INT, WriteChapter::version),
                                field("content", TEXT, WriteChapter::content))));
    }

    static List<MessageType<? extends ClientMessage>> classes() {
        return List.of(
                message("askClass", AskClass.class, AskClass::new, "club", LONG, AskClass::club),
                message(
                        "addTask",
                        AddTask.class,
                        object(AddTask::new, field("club", LONG, AddTask::club), field("task", TASK, AddTask::task))),
                message(
                        "removeTask",
                        RemoveTask.class,
                        object(
                                RemoveTask::new,
                                field("club", LONG, RemoveTask::club),
                                field("task", LONG, RemoveTask::task))),
                message(
                        "shareProgress",
                        ShareProgress.class,
                        object(
                                ShareProgress::new,
                                field("club", LONG, ShareProgress::club),
                                field("shares", BOOLEAN, ShareProgress::shares),
                                field("lessons", INT, ShareProgress::lessons),
                                field("puzzles", INT, ShareProgress::puzzles))),
                message(
                        "markTask",
                        MarkTask.class,
                        object(
                                MarkTask::new,
                                field("club", LONG, MarkTask::club),
                                field("task", LONG, MarkTask::task),
                                field("done", BOOLEAN, MarkTask::done))));
    }

    static List<MessageType<? extends ServerMessage>> news() {
        return List.of(
                message("studies", Studies.class, Studies::new, "cards", list(CARD), Studies::cards),
                message("studyMade", StudyMade.class, StudyMade::new, "card", CARD, StudyMade::card),
                message(
                        "studyInfo",
                        StudyInfo.class,
                        object(
                                StudyInfo::new,
                                field("card", CARD, StudyInfo::card),
                                field("members", list(MEMBER), StudyInfo::members),
                                field("chapters", list(CHAPTER), StudyInfo::chapters),
                                field("readers", list(READER), StudyInfo::readers),
                                optional("leader", LONG, StudyInfo::leader))),
                message(
                        "studyShown",
                        StudyShown.class,
                        object(
                                StudyShown::new,
                                field("study", LONG, StudyShown::study),
                                optional("chapter", LONG, StudyShown::chapter),
                                field("line", list(MOVE), StudyShown::line),
                                field("live", BOOLEAN, StudyShown::live).orElse(false))),
                message(
                        "studyChapter",
                        StudyChapter.class,
                        object(
                                StudyChapter::new,
                                field("study", LONG, StudyChapter::study),
                                field("chapter", LONG, StudyChapter::chapter),
                                field("version", INT, StudyChapter::version),
                                field("content", TEXT, StudyChapter::content),
                                field("authors", list(list(TEXT)), StudyChapter::authors)
                                        .orElse(List.of()),
                                optional("finish", FINISH, StudyChapter::finish))),
                message(
                        "commentaries",
                        Commentaries.class,
                        object(
                                Commentaries::new,
                                field("game", LONG, Commentaries::game),
                                field("commentaries", list(COMMENTARY), Commentaries::commentaries))),
                message(
                        "studyFile",
                        StudyFile.class,
                        object(
                                StudyFile::new,
                                field("study", LONG, StudyFile::study),
                                field("text", TEXT, StudyFile::text))),
                message("studyGone", StudyGone.class, StudyGone::new, "study", LONG, StudyGone::study),
                message(
                        "classInfo",
                        ClassInfo.class,
                        object(
                                ClassInfo::new,
                                field("club", LONG, ClassInfo::club),
                                field("tasks", list(TASK), ClassInfo::tasks),
                                field("pupils", list(PUPIL), ClassInfo::pupils),
                                field("shares", BOOLEAN, ClassInfo::shares))));
    }
}
