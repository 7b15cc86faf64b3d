package reversi.screens.club;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import reversi.online.ClubCard;
import reversi.online.ClubChallenge;
import reversi.online.ClubMember;
import reversi.online.ClubRole;
import reversi.online.Protocol;
import reversi.online.TournamentNews;
import reversi.screens.Context;
import reversi.screens.online.Line;
import reversi.screens.online.ListPanels;
import reversi.screens.online.ListView;
import reversi.screens.online.OnlineWords;
import reversi.screens.online.Photos;
import reversi.screens.tournament.TournamentLines;
import reversi.screens.ui.Button;
import reversi.screens.ui.Panel;
import reversi.screens.ui.TextInput;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The page of a club below its title, in one width: the club, what waits for an answer, what it plays, and its members. */
final class ClubBody {
    private static final float ANSWER = 96;

    private final Context context;
    private final Ui ui;
    private final ClubActions actions;
    private final Photos photos;
    private final float room;
    private final ClubWords words;

    ClubBody(Context context, ClubActions actions, Photos photos, float width) {
        this.context = context;
        this.ui = context.ui();
        this.actions = actions;
        this.photos = photos;
        this.room = width - 2 * Theme.PAD;
        this.words = new ClubWords(context);
    }

    Actor build(ClubState state) {
        Table body = ListPanels.body();
        if (state.info().isEmpty()) {
            body.add(ListPanels.saying(context, state.answer().words(context.texts(), "online.loading"), room));
            return body;
        }
        TournamentNews.ClubInfo info = state.info().get();
        body.add(club(info, state)).row();
        if (!info.challenges().isEmpty()) {
            body.add(challenges(info, state)).row();
        }
        if (!info.tournaments().isEmpty()) {
            Panel panel = ListPanels.titled(context, context.say("tournament.list"));
            panel.add(TournamentLines.list(context, info.tournaments(), state.now()));
            body.add(panel).row();
        }
        body.add(members(info, state));
        return body;
    }

    private Actor club(TournamentNews.ClubInfo info, ClubState state) {
        Panel panel = ListPanels.panel(context);
        panel.add(ui.text(info.card().name(), Type.HEADING).wrap(room)).row();
        panel.add(ui.muted(words.facts(info.card()), Type.SMALL).wrap(room))
                .padTop(Theme.ROW_GAP)
                .row();
        if (!info.about().isEmpty()) {
            panel.add(ui.text(info.about(), Type.BODY).wrap(room))
                    .padTop(Theme.BLOCK_GAP)
                    .row();
        }
        if (state.role().equals(Optional.of(ClubRole.ASKED))) {
            panel.add(ui.muted(context.say("club.asked"), Type.SMALL).wrap(room))
                    .padTop(Theme.BLOCK_GAP)
                    .row();
        }
        panel.add(ways(info, state)).padTop(Theme.CARD_PAD);
        return panel;
    }

    private Table ways(TournamentNews.ClubInfo info, ClubState state) {
        Table ways = new Table();
        ways.defaults().growX().height(Theme.BUTTON).padBottom(Theme.GAP);
        if (state.canJoin()) {
            boolean isInvited = state.role().isPresent();
            String key = isInvited ? "mail.accept" : info.card().open() ? "club.join" : "club.ask";
            ways.add(ui.primary(context.say(key), actions::join)).row();
        }
        for (ClubCard own : info.leads()) {
            ways.add(ui.figure(
                            Button.Kind.SECONDARY,
                            context.say("club.challenge"),
                            own.name(),
                            () -> actions.challenge(own)))
                    .row();
        }
        if (state.role().filter(ClubRole::isIn).isPresent()) {
            ways.add(ui.secondary(context.say("class.title"), actions::openClass))
                    .row();
        }
        if (state.leads()) {
            ways.add(ui.secondary(context.say("tournament.new"), actions::newTournament))
                    .row();
            ways.add(ui.secondary(context.say("webhook.title"), actions::openWebhook))
                    .row();
        }
        if (state.canEdit()) {
            ways.add(ui.secondary(context.say("club.edit"), actions::edit)).row();
        }
        if (state.role().isPresent()) {
            ways.add(ui.secondary(context.say("club.leave"), actions::leave)).row();
        }
        if (state.self().isMember() && !state.leads()) {
            ways.add(ui.secondary(context.say("report.short"), actions::report)).row();
        }
        if (state.canClose()) {
            ways.add(ui.danger(context.say("club.close"), actions::close)).row();
        }
        return ways;
    }

    private Actor challenges(TournamentNews.ClubInfo info, ClubState state) {
        Panel panel = ListPanels.titled(context, context.say("club.challenges"));
        ListView list = new ListView(context);
        for (ClubChallenge challenge : info.challenges()) {
            boolean isReceived = challenge.to().id() == info.card().id();
            Table row = new Table();
            row.left();
            row.add(ui.text(challenge.from().name() + " – " + challenge.to().name(), Type.BODY_STRONG)
                            .wrap(room))
                    .growX()
                    .row();
            row.add(ui.muted(TournamentLines.match(context, challenge.terms(), state.now()), Type.SMALL)
                            .wrap(room))
                    .growX()
                    .row();
            Table answers = new Table();
            answers.left();
            answers.defaults().size(ANSWER, Theme.TOUCH).padRight(Theme.GAP);
            if (isReceived) {
                answers.add(ui.small(context.say("mail.accept"), () -> actions.answer(challenge, true)));
            }
            answers.add(ui.small(
                    context.say(isReceived ? "mail.decline" : "dialog.cancel"),
                    () -> actions.answer(challenge, false)));
            row.add(answers).left().padTop(Theme.LINE_GAP);
            ListView.Row place = new ListView.Row();
            place.add(row).growX().pad(Theme.LINE_GAP, 0, Theme.LINE_GAP, 0);
            list.add(place);
        }
        panel.add(list);
        return panel;
    }

    private Actor members(TournamentNews.ClubInfo info, ClubState state) {
        Panel panel = ListPanels.titled(context, context.say("club.people"));
        if (state.leads()) {
            TextInput name =
                    ui.writing(state.invited(), context.say("club.invite"), Protocol.MAX_NAME, actions::writeInvited);
            name.onEnter(actions::invite);
            panel.add(name).row();
            if (!state.trouble().isEmpty()) {
                panel.add(ui.text(state.trouble(), Type.SMALL)
                                .in(ui.palette().danger())
                                .wrap(room))
                        .padTop(Theme.LINE_GAP)
                        .row();
            }
        }
        ListView list = new ListView(context);
        info.members().forEach(member -> list.add(member(member)));
        panel.add(list);
        return panel;
    }

    private ListView.Row member(ClubMember member) {
        String role = member.role() == ClubRole.MEMBER ? "" : words.role(member.role());
        Line line = new Line(
                ui,
                OnlineWords.light(ui.palette(), member.player().presence()),
                member.player().name(),
                role,
                OnlineWords.rating(member.player()),
                () -> actions.open(member));
        return new ListView.Row().avatar(context, photos, member.player()).line(line.breakingName(), Theme.ROW);
    }
}
