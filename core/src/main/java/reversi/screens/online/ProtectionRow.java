package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.online.PlayerCard;
import reversi.screens.Context;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Theme;

/** What protects from a player in a dialog: muting, blocking and reporting. Nothing for oneself and for computers. */
final class ProtectionRow extends Table {
    private static final float HEIGHT = 48;

    ProtectionRow(Context context, OnlinePages online, ReportTarget seen) {
        PlayerCard player = seen.player();
        defaults().growX().uniformX().height(HEIGHT);
        if (canMute(online, player)) {
            boolean isMuted = online.client().account().hasMuted(player.id());
            add(context.ui().secondary(context.say(isMuted ? "player.unmute" : "player.mute"), () -> {
                        context.router().closeSheet();
                        online.mute(player, !isMuted);
                    }))
                    .colspan(canBlock(online, player) ? 2 : 1)
                    .padBottom(Theme.GAP)
                    .row();
        }
        if (canBlock(online, player)) {
            way(context, Icon.BLOCK, "player.block", () -> online.block(player)).padRight(Theme.GAP);
        }
        if (canReport(online, player)) {
            way(context, Icon.REPORT, "report.short", () -> online.report(seen));
        }
    }

    private Cell<Button> way(Context context, Icon icon, String key, Runnable action) {
        return add(context.ui().card(Button.Kind.SECONDARY, icon, context.say(key), "", () -> {
            context.router().closeSheet();
            action.run();
        }));
    }

    /** Whether one may report a player. */
    static boolean canReport(OnlinePages online, PlayerCard player) {
        return !online.client().lobby().isBotOfServer(player) && !online.isYou(player);
    }

    /** Whether one may mute a player, as guests may too. */
    static boolean canMute(OnlinePages online, PlayerCard player) {
        return online.client().you().isPresent() && canReport(online, player);
    }

    /** Whether one may block a player: only members have a block list. */
    static boolean canBlock(OnlinePages online, PlayerCard player) {
        return online.client().isMember() && canReport(online, player);
    }
}
