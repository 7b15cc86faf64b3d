package reversi.screens.together;

import java.util.List;
import java.util.Optional;
import reversi.online.Commentary;
import reversi.online.Protocol;
import reversi.online.ServerMessage.Failed;
import reversi.online.StudyCard;
import reversi.online.StudyNews;
import reversi.online.StudyRequest;
import reversi.online.StudyRole;
import reversi.online.TableEvent;
import reversi.players.online.ConnectionState;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineListener;
import reversi.players.online.OnlineTable;
import reversi.players.online.ReplyListener;
import reversi.players.online.Topic;
import reversi.rules.Disc;
import reversi.screens.Context;
import reversi.screens.FaultWords;
import reversi.screens.game.GameCommentary;

/** Which studies comment on the game of a table, for those who watch it, and how one begins to comment oneself. Who plays hears of them once it is over. */
public final class TableCommentary implements GameCommentary, OnlineListener {
    /** So many of one's own studies are offered, the latest. */
    private static final int MOST_OFFERED = 5;

    private final OnlineClient client;
    private final OnlineTable table;
    private final Runnable changed;
    private List<Commentary> known = List.of();
    /** Where one wants to begin: until the studies have come among which one chooses, and then until there is a new one. */
    private Optional<Context> choosing = Optional.empty();

    private Optional<Context> founding = Optional.empty();

    /** Asks about a table; {@code changed} runs whenever others comment on it. */
    public TableCommentary(OnlineClient client, OnlineTable table, Runnable changed) {
        this.client = client;
        this.table = table;
        this.changed = changed;
        client.addListener(this);
        heed();
    }

    private void heed() {
        boolean plays = client.isMine(table) && table.finish().isEmpty();
        if (!plays && client.you().isPresent() && client.state() == ConnectionState.READY) {
            client.ask(new StudyRequest.AskCommentaries(table.id()), ReplyListener.NONE);
        }
    }

    @Override
    public List<String> by() {
        return known.stream().map(each -> each.by().name()).toList();
    }

    @Override
    public void open(Context context) {
        boolean canBegin =
                client.isMember() && !client.isMine(table) && table.finish().isEmpty();
        WaysSheet sheet = new WaysSheet(context.say("commentary.title"));
        for (Commentary each : known) {
            sheet.said(context.texts().get("commentary.by", each.by().name()), () -> context.go()
                    .study(each.code()));
        }
        if (known.isEmpty()) {
            sheet.about(context.say("commentary.none"));
        }
        context.router().open(sheet.way(canBegin, "commentary.begin", () -> begin(context)));
    }

    private void begin(Context context) {
        choosing = Optional.of(context);
        send(context, new StudyRequest.AskStudies(), () -> {});
    }

    private void choose(Context context, List<StudyCard> all) {
        List<StudyCard> own = all.stream()
                .filter(card -> card.role().filter(StudyRole::edits).isPresent())
                .filter(card -> card.chapters() < Protocol.MAX_CHAPTERS)
                .limit(MOST_OFFERED)
                .toList();
        if (own.isEmpty()) {
            found(context);
            return;
        }
        WaysSheet sheet =
                new WaysSheet(context.say("commentary.begin")).way(true, "commentary.new", () -> found(context));
        own.forEach(card -> sheet.said(card.name(), () -> follow(context, card)));
        context.router().open(sheet);
    }

    private void found(Context context) {
        founding = Optional.of(context);
        String name = table.player(Disc.BLACK).name() + " – "
                + table.player(Disc.WHITE).name();
        send(context, new StudyRequest.MakeStudy(name, true), () -> {});
    }

    private void follow(Context context, StudyCard study) {
        send(context, new StudyRequest.FollowGame(study.id(), table.id()), () -> context.go()
                .study(study.code()));
    }

    private void send(Context context, StudyRequest request, Runnable done) {
        boolean isAsked = client.ask(request, new ReplyListener() {
            @Override
            public void done() {
                done.run();
            }

            @Override
            public void failed(Failed failure) {
                context.router().notice(FaultWords.of(context.texts(), failure));
            }
        });
        if (!isAsked) {
            context.router().notice(context.say("online.lost"));
        }
    }

    @Override
    public void study(StudyNews news) {
        if (news instanceof StudyNews.Commentaries said && said.game() == table.id()) {
            known = said.commentaries();
            changed.run();
        } else if (news instanceof StudyNews.Studies list) {
            Optional<Context> where = choosing;
            choosing = Optional.empty();
            where.ifPresent(context -> choose(context, list.cards()));
        } else if (news instanceof StudyNews.StudyMade made) {
            Optional<Context> where = founding;
            founding = Optional.empty();
            where.ifPresent(context -> follow(context, made.card()));
        }
    }

    @Override
    public void changed(Topic topic) {
        if (topic == Topic.CONNECTION) {
            heed();
        }
    }

    @Override
    public void happened(OnlineTable at, TableEvent event) {
        if (at == table && client.isMine(table)) {
            event.visit(here -> {}, said -> {}, finish -> heed());
        }
    }

    @Override
    public void close() {
        client.removeListener(this);
    }
}
