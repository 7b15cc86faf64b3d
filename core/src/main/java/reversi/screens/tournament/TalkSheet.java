package reversi.screens.tournament;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import reversi.online.SanctionCard;
import reversi.online.TournamentRemark;
import reversi.online.TournamentRequest;
import reversi.players.online.OnlineClient;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.RemarkLine;
import reversi.screens.RemarkRow;
import reversi.screens.SanctionWords;
import reversi.screens.Sheet;
import reversi.screens.online.OnlinePages;
import reversi.screens.online.PlayerSheet;
import reversi.screens.online.ReportTarget;
import reversi.screens.ui.EndPane;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** What players and spectators say about a tournament; a remark leads to who made it. */
final class TalkSheet implements Sheet {
    private static final float TALLEST = 420;
    private static final float LOWEST = 140;
    private static final float OTHERS = 180;
    private static final int COLUMNS = 2;

    private final OnlinePages online;
    private final long tournament;
    private String draft = "";
    private List<TournamentRemark> shown = List.of();
    private boolean isMuted;

    TalkSheet(OnlinePages online, long tournament) {
        this.online = online;
        this.tournament = tournament;
    }

    private OnlineClient client() {
        return online.client();
    }

    private Optional<SanctionCard> muting() {
        return client().moderation().muting(client().serverNow());
    }

    /** Whether something else was said than what is seen, or one may not write any more. */
    boolean isStale() {
        return !shown.equals(client().tournamentRemarks()) || isMuted != muting().isPresent();
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        shown = client().tournamentRemarks();
        isMuted = muting().isPresent();
        Table table = new Table();
        table.add(ui.text(context.say("chat.title"), Type.HEADING)).growX();
        table.add(ui.iconButton(Icon.CLOSE, context.router()::closeSheet))
                .size(Theme.TOUCH)
                .row();
        float height = Math.max(LOWEST, Math.min(TALLEST, layout.safeHeight() - OTHERS));
        table.add(new EndPane(ui.scroll(remarks(context, width))))
                .colspan(COLUMNS)
                .growX()
                .height(height)
                .padTop(Theme.ROW_GAP)
                .row();
        below(context, width)
                .ifPresent(actor ->
                        table.add(actor).colspan(COLUMNS).growX().width(width).padTop(Theme.ROW_GAP));
        return table;
    }

    private Actor remarks(Context context, float width) {
        Table lines = new Table();
        lines.top().left();
        lines.defaults().growX().width(width);
        for (TournamentRemark remark : shown) {
            lines.add(new RemarkRow(context.ui(), remark.from().name(), remark.text(), width, () -> context.router()
                            .open(new PlayerSheet(
                                    online, remark.from(), player -> ReportTarget.talking(player, tournament)))))
                    .row();
        }
        if (shown.isEmpty()) {
            lines.add(context.ui()
                    .muted(context.say("tournament.talk.none"), Type.SMALL)
                    .wrap(width));
        }
        return lines;
    }

    /** The line to write on, or why there is none; nothing for who is not signed in. */
    private Optional<Actor> below(Context context, float width) {
        if (client().you().isEmpty()) {
            return Optional.empty();
        }
        Optional<SanctionCard> muting = muting();
        return Optional.of(
                muting.isPresent()
                        ? context.ui()
                                .muted(
                                        new SanctionWords(context.texts(), context.device(), client().serverNow())
                                                .sentences(muting.get()),
                                        Type.SMALL)
                                .wrap(width)
                        : RemarkLine.of(context, () -> draft, words -> draft = words, words -> say(context, words)));
    }

    private boolean say(Context context, String words) {
        boolean isSent = client().ask(new TournamentRequest.SayInTournament(tournament, words));
        if (!isSent) {
            context.router().notice(context.say("online.lost"));
        }
        return isSent;
    }
}
