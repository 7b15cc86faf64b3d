package reversi.screens.club;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.online.ClubMember;
import reversi.online.ClubRole;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** What a leader can do with a member of the club, or with somebody who waits; {@code founds} whether the leader founded it. */
record MemberSheet(ClubMember member, boolean founds, Runnable profile, Consumer<Optional<ClubRole>> become)
        implements Sheet {
    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        Table table = new Table();
        table.defaults().growX().padBottom(Theme.GAP);
        table.add(ui.text(member.player().name(), Type.HEADING)).minWidth(0).row();
        table.add(ui.secondary(context.say("player.profile"), context.closing(profile)))
                .row();
        if (member.role() == ClubRole.ASKED) {
            way(context, table, "mail.accept", ClubRole.MEMBER);
        }
        if (founds && member.role() == ClubRole.MEMBER) {
            way(context, table, "club.lead", ClubRole.LEADER);
        }
        if (founds && member.role() == ClubRole.LEADER) {
            way(context, table, "club.unlead", ClubRole.MEMBER);
            way(context, table, "club.over", ClubRole.FOUNDER);
        }
        String away = member.role().isIn() ? "club.remove" : "mail.decline";
        table.add(ui.danger(context.say(away), context.closing(() -> become.accept(Optional.empty()))))
                .row();
        table.add(ui.secondary(context.say("dialog.close"), context.router()::closeSheet))
                .padBottom(0);
        return table;
    }

    private void way(Context context, Table table, String key, ClubRole role) {
        table.add(context.ui().secondary(context.say(key), context.closing(() -> become.accept(Optional.of(role)))))
                .row();
    }
}
