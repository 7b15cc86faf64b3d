package reversi.screens.transfer;

import java.util.Optional;
import java.util.function.Consumer;
import reversi.platform.Squeezer;
import reversi.platform.Store;
import reversi.platform.StoredText;
import reversi.platform.StoredValue;
import reversi.screens.ConfirmSheet;
import reversi.screens.Context;

/** Takes what another device shows as QR codes, one address after the other, and asks before anything joins what is here. */
public final class Taking {
    /** The name under which the parts are kept until all have come: each may come in a window of its own. */
    public static final String NAME = "taking";

    private final Belongings belongings;
    private final StoredValue<TakenParts> taken;

    /** Takes into these belongings; {@code report} hears how each change of the store ended. */
    public Taking(Belongings belongings, Store store, Consumer<Store.Result> report) {
        this.belongings = belongings;
        this.taken = new StoredValue<>(
                new StoredText(store, NAME, report), TakenParts::read, TakenParts::written, TakenParts.none());
    }

    /** A part has come, as the address of its window says. */
    public void take(String written, Context context) {
        Optional<ChainPart> part = ChainPart.read(written);
        Optional<Squeezer> squeezer = context.device().squeezer();
        if (part.isEmpty() || squeezer.isEmpty()) {
            context.router().notice(context.say("transfer.broken"));
            return;
        }
        taken.reload();
        taken.change(known -> known.with(part.get()));
        int missing = taken.now().missing();
        if (missing > 0) {
            context.router().notice(context.texts().count("transfer.missing", missing));
            return;
        }
        Optional<String> code = taken.now().code();
        taken.change(known -> TakenParts.none());
        Runnable broken = () -> context.router().notice(context.say("transfer.broken"));
        code.ifPresentOrElse(
                whole -> squeezer.get()
                        .unsqueeze(whole, text -> text.ifPresentOrElse(known -> ask(known, context), broken)),
                broken);
    }

    /** Anybody can write an address. */
    private void ask(String text, Context context) {
        context.router()
                .open(new ConfirmSheet(
                        context.say("transfer.ask"),
                        context.say("transfer.ask.words"),
                        context.say("transfer.ask.yes"),
                        context.say("confirm.no"),
                        () -> join(text, context)));
    }

    private void join(String text, Context context) {
        String key =
                switch (belongings.join(text)) {
                    case ALL -> "games.restored.others";
                    case SOME -> "games.restored.some";
                    case NOTHING -> "transfer.broken";
                };
        context.router().refresh();
        context.router().notice(context.say(key));
    }

    /** Goes back to what the device has: another window has changed it since. */
    public void reload() {
        taken.reload();
    }
}
