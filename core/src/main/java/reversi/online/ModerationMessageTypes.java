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
import static reversi.online.ValueCodecs.AGREEMENT;
import static reversi.online.ValueCodecs.CASE;
import static reversi.online.ValueCodecs.CASE_FILTER;
import static reversi.online.ValueCodecs.DECISION;
import static reversi.online.ValueCodecs.HABITS;
import static reversi.online.ValueCodecs.PLAYER;
import static reversi.online.ValueCodecs.REPORT;
import static reversi.online.ValueCodecs.SANCTION;
import static reversi.online.ValueCodecs.SHARED;

import java.util.List;
import reversi.json.MessageType;
import reversi.online.ModerationNews.CaseFile;
import reversi.online.ModerationNews.Cases;
import reversi.online.ModerationNews.OpenCases;
import reversi.online.ModerationNews.Sanctions;
import reversi.online.ModerationNews.Signals;
import reversi.online.ModerationRequest.Acknowledge;
import reversi.online.ModerationRequest.Appeal;
import reversi.online.ModerationRequest.AskCase;
import reversi.online.ModerationRequest.AskCases;
import reversi.online.ModerationRequest.AskSignals;
import reversi.online.ModerationRequest.Decide;
import reversi.online.ModerationRequest.Lift;
import reversi.online.ModerationRequest.Report;

/** What is said about reports and decisions, by both sides. */
final class ModerationMessageTypes {
    private ModerationMessageTypes() {}

    static List<MessageType<? extends ClientMessage>> requests() {
        return List.of(
                message(
                        "report",
                        Report.class,
                        object(
                                Report::new,
                                field("player", LONG, Report::player),
                                field("matter", constant(Matter.values()), Report::matter),
                                field("about", LONG, Report::about),
                                field("words", TEXT, Report::words))),
                message(
                        "appeal",
                        Appeal.class,
                        object(
                                Appeal::new,
                                field("decision", LONG, Appeal::decision),
                                field("words", TEXT, Appeal::words))),
                message("acknowledge", Acknowledge.class, Acknowledge::new, "decision", LONG, Acknowledge::decision),
                message(
                        "askCases",
                        AskCases.class,
                        object(
                                AskCases::new,
                                field("from", INT, AskCases::from),
                                field("filter", CASE_FILTER, AskCases::filter).orElse(CaseFilter.open()))),
                message("askCase", AskCase.class, AskCase::new, "player", LONG, AskCase::player),
                message("askSignals", AskSignals.class, AskSignals::new, "player", LONG, AskSignals::player),
                message(
                        "decide",
                        Decide.class,
                        object(
                                Decide::new,
                                field("player", LONG, Decide::player),
                                field("sanction", constant(Sanction.values()), Decide::sanction),
                                field("days", INT, Decide::days),
                                field("reason", TEXT, Decide::reason))),
                message(
                        "lift",
                        Lift.class,
                        object(
                                Lift::new,
                                field("decision", LONG, Lift::decision),
                                field("reason", TEXT, Lift::reason))));
    }

    static List<MessageType<? extends ServerMessage>> news() {
        return List.of(
                message(
                        "sanctions",
                        Sanctions.class,
                        Sanctions::new,
                        "sanctions",
                        list(SANCTION),
                        Sanctions::sanctions),
                message("openCases", OpenCases.class, OpenCases::new, "open", INT, OpenCases::open),
                message(
                        "cases",
                        Cases.class,
                        object(
                                Cases::new,
                                field("from", INT, Cases::from),
                                field("open", INT, Cases::open),
                                field("oldest", LONG, Cases::oldest),
                                field("rows", list(CASE), Cases::rows),
                                field("more", BOOLEAN, Cases::more))),
                message(
                        "caseFile",
                        CaseFile.class,
                        object(
                                CaseFile::new,
                                field("player", PLAYER, CaseFile::player),
                                field("about", TEXT, CaseFile::about),
                                field("since", LONG, CaseFile::since),
                                field("games", INT, CaseFile::games),
                                field("reports", list(REPORT), CaseFile::reports),
                                field("decisions", list(DECISION), CaseFile::decisions))),
                message(
                        "signals",
                        Signals.class,
                        object(
                                Signals::new,
                                field("player", LONG, Signals::player),
                                field("agreement", AGREEMENT, Signals::agreement),
                                field("habits", HABITS, Signals::habits),
                                field("shared", list(SHARED), Signals::shared))));
    }
}
