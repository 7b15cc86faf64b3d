package reversi.screens.share;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.game.Game;
import reversi.game.Seat;
import reversi.rules.Disc;
import reversi.screens.Context;
import reversi.screens.DateWords;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.board.BoardStyle;
import reversi.screens.board.BoardView;
import reversi.screens.board.Offscreen;
import reversi.screens.board.Tempo;
import reversi.screens.game.DiscIcon;
import reversi.screens.game.ScoreGraph;
import reversi.screens.game.Words;
import reversi.screens.opponents.FaceView;
import reversi.screens.setup.VariantWords;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The picture of a game that is given to others: its board, both players, the count, how it went, and a code that leads to it. */
final class ShareCard extends Table {
    /** In pixels, as wide and high as other programs show the picture of a link. */
    static final int WIDTH = 1_200;

    private static final int HEIGHT = 630;
    private static final float PIXELS_PER_POINT = 2;
    private static final float FACE = 40;
    private static final float DISC = 34;
    private static final float GRAPH = 44;
    private static final float CODE = 76;
    private static final float GLOW = 0.32f;
    private static final Color LIGHT = new Color(0x33414fff);

    private final Context context;
    private final Ui ui;
    private final BoardStyle style;
    private final Game game;
    private final SharedNames names;
    private final BoardView board;

    /** The card of a game; {@code theme} is that of the picture. */
    private ShareCard(Context context, Theme theme, Game game, Optional<String> link, SharedFacts facts) {
        this.context = context;
        this.game = game;
        ui = new Ui(theme, context.ui().feedback(), context.ui().focus(), false, Optional.empty());
        style = context.settings().now().look().boardFor(game.setup().variant());
        names = new SharedNames(Words.of(context, game.setup()), context.texts(), game);
        BoardModel model = new BoardModel(game.position(), Tempo.off());
        model.show(game.transcript());
        // Two figures are wider than the frame of a picture this small.
        boolean hasCoordinates = game.setup().variant().size() < 10;
        board = new BoardView(ui, model, style, new BoardOverlayOptions(false, false, true, hasCoordinates, false));
        setSize(WIDTH / PIXELS_PER_POINT, HEIGHT / PIXELS_PER_POINT);
        pad(Theme.PAD);
        float side = getHeight() - 2 * Theme.PAD;
        add(board).size(side).padRight(Theme.SHEET_PAD);
        add(words(facts, link)).grow().minWidth(0);
    }

    /** The pixels of a game's card, row by row from the lower left corner. */
    static int[] pixels(Context context, Game game, Optional<String> link, SharedFacts facts) {
        Theme theme = context.theme().at(PIXELS_PER_POINT);
        ShareCard card = new ShareCard(context, theme, game, link, facts);
        Offscreen picture = new Offscreen(card.getWidth(), card.getHeight(), PIXELS_PER_POINT);
        try {
            Batch batch = context.router().batch();
            card.validate();
            card.board.prepare(batch);
            picture.draw(batch, () -> card.draw(batch, 1));
            return picture.pixels();
        } finally {
            // A board that leaves its place disposes of what it drew once.
            card.clearChildren();
            picture.dispose();
            theme.dispose();
        }
    }

    private Table words(SharedFacts facts, Optional<String> link) {
        Table words = new Table();
        words.defaults().growX().minWidth(0);
        words.add(ui.text(context.say("game.name"), Type.HEADING)).row();
        words.add(ui.muted(about(facts), Type.CAPTION)).row();
        words.add(player(Disc.BLACK, facts)).padTop(Theme.GAP).row();
        words.add(player(Disc.WHITE, facts)).padTop(Theme.LINE_GAP).row();
        ScoreGraph graph = new ScoreGraph(ui.theme(), style);
        graph.show(game.transcript().first(), game.transcript().turns());
        words.add(graph).height(GRAPH).padTop(Theme.ROW_GAP).row();
        facts.decided().ifPresent(point -> words.add(ui.muted(point.brief(context.texts()), Type.CAPTION))
                .padTop(Theme.TIGHT)
                .row());
        words.add(foot(link)).expandY().bottom();
        return words;
    }

    /** When it was played, and by which rules. */
    private String about(SharedFacts facts) {
        List<String> all = new ArrayList<>();
        // It is looked at years later, too: the day is said with its year.
        DateWords dates = new DateWords(context.texts(), context.device(), 0);
        facts.at().ifPresent(at -> all.add(dates.date(at, false)));
        all.add(new VariantWords(context.texts()).name(game.setup().variant()));
        return String.join(" · ", all);
    }

    private Table player(Disc disc, SharedFacts facts) {
        Seat seat = game.setup().seat(disc);
        Table row = new Table();
        row.add(new DiscIcon(ui.theme(), style, disc, DISC)).padRight(Theme.GAP);
        if (seat.level() > 0) {
            row.add(new FaceView(ui.theme(), seat.level(), FACE)).padRight(Theme.ROW_GAP);
        }
        Table said = new Table();
        said.left();
        said.defaults().growX().minWidth(0);
        said.add(ui.text(names.name(disc), Type.BODY_STRONG)).row();
        String second = names.second(disc, facts);
        if (!second.isEmpty()) {
            said.add(ui.muted(second, Type.CAPTION));
        }
        row.add(said).growX().minWidth(0);
        String count = Integer.toString(game.position().count(disc));
        row.add(ui.text(count, Type.FIGURE).align(Align.right))
                .minWidth(Value.prefWidth)
                .padLeft(Theme.ROW_GAP);
        row.left();
        return row;
    }

    /** How it ended, and the way to the game. */
    private Table foot(Optional<String> link) {
        Table said = new Table();
        said.left().bottom();
        said.defaults().growX().minWidth(0);
        Text result = ui.text(names.result(), Type.BODY_STRONG);
        said.add(result).row();
        Optional<Actor> code = link.flatMap(QrCode::of).map(known -> new QrPicture(ui.theme(), known, CODE));
        code.ifPresent(known -> said.add(ui.muted(context.say("share.scan"), Type.CAPTION))
                .padTop(Theme.TIGHT)
                .row());
        link.ifPresent(address -> said.add(ui.muted(host(address), Type.CAPTION)));
        Table foot = new Table();
        foot.add(said).growX().minWidth(0).bottom();
        code.ifPresent(known -> foot.add(known).padLeft(Theme.GAP).bottom());
        return foot;
    }

    /** The part of an address that people know. */
    private static String host(String address) {
        int from = address.indexOf("://");
        String rest = from < 0 ? address : address.substring(from + 3);
        int end = rest.indexOf('/');
        return end < 0 ? rest : rest.substring(0, end);
    }

    /** The ground is that of every page. */
    @Override
    public void draw(Batch batch, float parentAlpha) {
        Theme theme = ui.theme();
        theme.fade(batch, theme.palette().bottom(), theme.palette().top(), 0, 0, getWidth(), getHeight());
        TextureAtlas.AtlasRegion glow = theme.atlas().findRegion("bg/glow");
        if (glow != null && theme.palette().isDark() && theme.palette().shade().a > 0) {
            batch.setColor(LIGHT.r, LIGHT.g, LIGHT.b, GLOW);
            batch.draw(glow, -0.25f * getWidth(), 0.15f * getHeight(), getWidth() * 1.3f, getHeight() * 1.2f);
        }
        super.draw(batch, parentAlpha);
    }
}
