package reversi.tools.bake;

import java.awt.BasicStroke;
import java.util.List;

/** The board's sprites: frame, lip, light and every mark that is laid on a square. */
final class BoardArt {
    private BoardArt() {}

    /** All sprites named `board/…`. */
    static List<Sprite> sprites() {
        WoodArt wood = new WoodArt();
        return List.of(
                Sprite.patch("board/frame", wood.wood().coarse(5, 5), WoodArt.CORNER),
                Sprite.patch("board/frame_plain", wood.bars().coarse(3, 5), WoodArt.CORNER),
                Sprite.patch("board/frame_light", wood.polish().coarse(1, 3), WoodArt.CORNER),
                Sprite.patch("board/lip", lip(), 56),
                Sprite.patch("board/shadow", Brush.shadow(136, 40, 18, 0.85), 60),
                Sprite.whole("board/light", light()),
                Sprite.whole("board/star", Brush.disc(32, 0.42 * 32)),
                Sprite.whole("board/legal", Brush.disc(64, 0.47 * 64)),
                Sprite.whole("board/hint", Brush.ring(128, 50, 6)),
                Sprite.whole("board/hint_glow", Brush.glow(128, 0, 64)),
                Sprite.patch("board/focus", Brush.frame(96, 4, 14, 7), 32),
                Sprite.patch("board/hover", Brush.box(64, 2, 8), 20),
                Sprite.patch("board/kids_square", kidsSquare(), 40),
                Sprite.whole("board/cross", cross()));
    }

    private static Picture lip() {
        int side = 144;
        double wall = 8;
        return Picture.of(side, side, 0, (x, y) -> {
            double outer = Light.cover(Light.toRounded(x, y, 0, side, 7));
            double inside = -Light.toRounded(x, y, wall, side - wall, 3);
            double lipAlpha = Light.cover(inside) * 0.88;
            double fromLamp = Math.min(x - wall, (y - wall) * 0.8);
            double cast = 0.42 * Math.exp(-Math.max(0, fromLamp) / 9);
            double close = 0.30 * Math.exp(-Math.max(0, inside) / 4);
            double fallen = inside > -1 ? 1 - (1 - cast) * (1 - close) : 0;
            double fade = Light.smooth(46, 26, Math.min(inside, fromLamp));
            return outer * Math.max(lipAlpha, fallen * Math.max(fade, 0));
        });
    }

    private static Picture light() {
        return Picture.of(128, 128, 0, (x, y) -> {
            double d = Math.hypot(x / 128 - 0.36, y / 128 - 0.30);
            return 0.30 * Light.smooth(0, 0.85, d) + 0.16 * Light.smooth(0.45, 1.2, d);
        });
    }

    private static Picture kidsSquare() {
        int side = 112;
        Picture.Shade edge = (x, y) -> Light.toRounded(x, y, 3, side - 3, 22);
        Picture.Shade grey = (x, y) -> {
            double rim = Light.smooth(-12, 0, edge.at(x, y));
            double lit = (side - (y - 0.5)) / side;
            return 0.95 + 0.05 * lit - rim * rim * (0.16 - 0.20 * (lit - 0.4));
        };
        return Picture.of(side, side, grey, (x, y) -> Light.cover(edge.at(x, y)));
    }

    private static Picture cross() {
        return Brush.mask(64, 64, g -> {
            g.setStroke(new BasicStroke(8, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            g.draw(PathText.read("M18 18L46 46M46 18L18 46"));
        });
    }
}
