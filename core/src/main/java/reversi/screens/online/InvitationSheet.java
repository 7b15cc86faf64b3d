package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.game.ColourChoice;
import reversi.online.Invitation;
import reversi.online.LobbyRequest;
import reversi.online.PlayerKind;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** Somebody invites. Closing the dialog leaves the invitation in the lobby. */
record InvitationSheet(OnlinePages online, Invitation invitation) implements Sheet {
    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        OnlineWords words = new OnlineWords(context.texts());
        Table table = new Table();
        table.defaults().growX();
        String name = invitation.from().name();
        String key = invitation.rematch() ? "invite.rematch" : "invite.from";
        table.add(ui.text(context.texts().get(key, name), Type.HEADING).wrap(width))
                .row();
        String who = invitation.from().kind() == PlayerKind.GUEST
                ? context.say("online.guest")
                : words.profileRating(invitation.from());
        table.add(ui.muted(who, Type.BODY)).padTop(Theme.LINE_GAP).row();
        table.add(ui.text(words.terms(invitation.terms()), Type.BODY))
                .padTop(Theme.LINE_GAP)
                .row();
        table.add(ui.muted(context.say(colourKey()), Type.BODY))
                .padTop(Theme.TIGHT)
                .row();
        Table answers = new Table();
        answers.defaults().growX().uniformX();
        answers.add(ui.secondary(context.say("offer.decline"), () -> answer(context, false)))
                .padRight(Theme.GAP);
        answers.add(ui.primary(context.say("invite.play"), () -> answer(context, true)));
        table.add(answers).padTop(22).row();
        table.add(new ProtectionRow(context, online, ReportTarget.of(invitation.from())))
                .padTop(Theme.GAP);
        return table;
    }

    /** The colour is that of the player who invites. */
    private String colourKey() {
        ColourChoice theirs = invitation.terms().colour();
        return theirs == ColourChoice.BLACK
                ? "invite.you.white"
                : theirs == ColourChoice.WHITE ? "invite.you.black" : "invite.you.lot";
    }

    private void answer(Context context, boolean accept) {
        context.router().closeSheet();
        online.client().ask(new LobbyRequest.AnswerInvitation(invitation.id(), accept));
    }
}
