package reversi.screens.share;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.Result;
import reversi.notation.Drawing;
import reversi.notation.GameRecord;
import reversi.notation.Kifu;
import reversi.notation.PdfText;
import reversi.notation.RecordedPlayer;
import reversi.notation.SvgText;
import reversi.platform.Clipboard;
import reversi.platform.FileExchange;
import reversi.platform.PictureMaker;
import reversi.rules.Disc;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.SavedFile;
import reversi.screens.Sheet;
import reversi.screens.Texts;
import reversi.screens.game.Words;
import reversi.screens.setup.VariantWords;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/**
 * What of a game can be given to somebody: first its picture, still or animated, and a link to it, then its numbered diagram on a page to
 * be printed.
 *
 * @param sender gives the picture away
 */
public record GameShareSheet(PictureSender sender) implements Sheet {
    private static final String NAME = "reversi-diagram.";
    private static final String PNG = PictureSender.PNG;
    private static final String SVG = "image/svg+xml";
    private static final String PDF = "application/pdf";
    /** A4 at 200 dots an inch. */
    private static final int WIDTH = 1_654;

    private static final float ROW = 60;

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Optional<FileExchange> files = context.device().files();
        Optional<PictureMaker> pictures = context.device().pictures();
        Table table = new Table();
        table.defaults().width(width);
        table.add(context.ui().text(context.say("analysis.share"), Type.HEADING))
                .padBottom(Theme.BLOCK_GAP)
                .row();
        if (files.isPresent() && pictures.isPresent()) {
            row(context, table, Icon.SHARE, "share.picture", () -> sender.send(context));
        }
        files.ifPresent(known -> row(context, table, Icon.SHARE, "share.animated", () -> context.router()
                .open(AnimationSheet.of(context, game(), known))));
        sender.link().ifPresent(address -> links(context, table, address));
        table.add(context.ui().muted(context.say("diagram.about"), Type.SMALL).wrap(width))
                .padBottom(Theme.PART_GAP)
                .row();
        if (files.isPresent()) {
            table.add(formats(context, files.get(), pictures))
                    .padBottom(Theme.PART_GAP)
                    .row();
        }
        if (pictures.isPresent() && files.filter(known -> known.canShare(PNG)).isPresent()) {
            row(context, table, Icon.SHARE, "diagram.share", () -> share(context, files.get(), pictures.get()));
        }
        Optional<Clipboard> clipboard = context.device().clipboard();
        if (pictures.isPresent() && clipboard.isPresent()) {
            row(context, table, Icon.COPY, "diagram.copy", () -> copy(context, clipboard.get(), pictures.get()));
        }
        table.add(context.ui().secondary(context.say("dialog.close"), context.router()::closeSheet))
                .padTop(Theme.GAP);
        return table;
    }

    private Game game() {
        return sender.game();
    }

    private static void links(Context context, Table table, String address) {
        if (context.device().canShare()) {
            row(context, table, Icon.SHARE, "analysis.share.send", () -> context.device()
                    .share(context.say("diagram.share.words"), address));
        }
        row(context, table, Icon.COPY, "analysis.share.link", () -> {
            context.device().copy(address);
            context.router().notice(context.say("about.feedback.copied"));
        });
    }

    private static void row(Context context, Table table, Icon icon, String key, Runnable action) {
        table.add(context.ui().card(Button.Kind.SECONDARY, icon, context.say(key), "", context.closing(action)))
                .height(ROW)
                .padBottom(Theme.ROW_GAP)
                .row();
    }

    private Table formats(Context context, FileExchange files, Optional<PictureMaker> pictures) {
        Table row = new Table();
        row.defaults().growX().uniformX().height(Theme.TOUCH).spaceRight(Theme.ROW_GAP);
        if (pictures.isPresent()) {
            format(
                    context,
                    row,
                    "PNG",
                    () -> png(context, pictures.get(), png -> save(context, files, "png", PNG, png)));
        }
        format(context, row, "SVG", () -> {
            byte[] svg = SvgText.write(drawing(context)).getBytes(StandardCharsets.UTF_8);
            save(context, files, "svg", SVG, svg);
        });
        format(context, row, "PDF", () -> save(context, files, "pdf", PDF, PdfText.write(List.of(drawing(context)))));
        return row;
    }

    private static void format(Context context, Table row, String name, Runnable save) {
        row.add(context.ui().small(name, context.closing(save)));
    }

    private static void save(Context context, FileExchange files, String ending, String type, byte[] bytes) {
        files.save(NAME + ending, type, bytes, where -> SavedFile.tell(context, where));
    }

    private void share(Context context, FileExchange files, PictureMaker pictures) {
        png(context, pictures, png -> files.share(NAME + "png", PNG, png));
    }

    private void copy(Context context, Clipboard clipboard, PictureMaker pictures) {
        png(
                context,
                pictures,
                png -> clipboard.writePicture(png, isThere -> context.router()
                        .notice(context.say(isThere ? "diagram.copied" : "diagram.not-copied"))));
    }

    private void png(Context context, PictureMaker pictures, Consumer<byte[]> then) {
        pictures.png(
                drawing(context),
                WIDTH,
                png -> png.ifPresentOrElse(then, () -> context.router().notice(context.say("diagram.failed"))));
    }

    /** The page, in the language of the moment. */
    private Drawing drawing(Context context) {
        Words words = Words.of(context, game().setup());
        GameRecord record = GameRecord.of(game())
                .between(RecordedPlayer.named(words.name(Disc.BLACK)), RecordedPlayer.named(words.name(Disc.WHITE)));
        String title = new VariantWords(context.texts()).name(game().setup().variant());
        return Kifu.of(
                record,
                title,
                game().result().map(how -> result(words, how, context.texts())).orElse(""));
    }

    private static String result(Words words, Result result, Texts texts) {
        String said = result(words, result);
        return result.komi() == 0 ? said : texts.punctuation().details(said, texts.komi(result.komi()));
    }

    private static String result(Words words, Result result) {
        if (result.ending() == Ending.DISCS) {
            Disc first = result.winner().orElse(Disc.BLACK);
            return words.result(result) + " " + result.score().discs(first) + "–"
                    + result.score().discs(first.other());
        }
        String reason = words.reason(result);
        return reason.isEmpty() ? words.result(result) : words.result(result) + " – " + reason;
    }
}
