package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.List;
import reversi.online.AccountRequest.KnowDevices;
import reversi.online.DeviceCard;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.SheetBody;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** Tells that somebody signed in to the person's account on other devices, and leads to where that can be ended. */
final class NewDevicesSheet extends SendingSheet {
    /** The most devices that are listed; a server tells of no more. */
    private static final int MOST = 5;

    private final List<DeviceCard> devices = new ArrayList<>();

    NewDevicesSheet(OnlinePages online, List<DeviceCard> first) {
        super(online);
        add(first);
    }

    /** More devices, which are shown from the next picture on. */
    void add(List<DeviceCard> more) {
        for (DeviceCard card : more) {
            devices.removeIf(known -> known.id() == card.id());
        }
        devices.addAll(0, more);
        devices.subList(Math.min(MOST, devices.size()), devices.size()).clear();
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        OnlineWords words = new OnlineWords(context.texts());
        SheetBody table = new SheetBody(context, width, context.say("devices.title"));
        table.explain(context.say("devices.words"));
        for (DeviceCard card : devices) {
            table.add(ui.text(card.device(), Type.BODY_STRONG).wrap(width))
                    .padTop(Theme.GAP)
                    .row();
            table.add(ui.muted(words.ago(card.since(), online().client().serverNow()), Type.SMALL))
                    .row();
        }
        addTrouble(ui, table, width);
        table.add(ui.secondary(context.say("devices.no"), () -> answer(context, context.go()::account)))
                .padTop(Theme.PAD)
                .row();
        table.add(ui.primary(context.say("devices.yes"), () -> answer(context, () -> {})))
                .padTop(Theme.GAP);
        return table;
    }

    /** Either way the person knows; who closes the dialog without an answer is asked again at the next visit. */
    private void answer(Context context, Runnable next) {
        long newest = devices.stream().mapToLong(DeviceCard::id).max().orElse(0);
        send(context, new KnowDevices(newest), () -> {
            if (context.router().isOpen(this)) {
                context.router().closeSheet();
            }
            next.run();
        });
    }
}
