package reversi.screens.board;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.TextureAtlasData;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.imageio.ImageIO;

/** What the lamp makes of a board: the colours of its 64 squares as they are drawn, from the pictures that the game draws. */
final class BoardLight {
    private static final File GRAPHICS = new File("../assets/graphics");
    private static final int SQUARES = 8;

    private final BufferedImage light;
    private final Map<BoardMaterial, Float> naps = new EnumMap<>(BoardMaterial.class);

    BoardLight() throws IOException {
        for (BoardMaterial material : BoardMaterial.values()) {
            naps.put(material, mean(ImageIO.read(new File(GRAPHICS.getParentFile(), material.file()))));
        }
        FileHandle atlas = new FileHandle(new File(GRAPHICS, "game.atlas"));
        TextureAtlasData.Region region = null;
        for (TextureAtlasData.Region each : new TextureAtlasData(atlas, atlas.parent(), false).getRegions()) {
            region = each.name.equals("board/light") ? each : region;
        }
        Objects.requireNonNull(region);
        light = ImageIO.read(region.page.textureFile.file())
                .getSubimage(region.left, region.top, region.width, region.height);
    }

    private static float mean(BufferedImage cover) {
        double sum = 0;
        for (int y = 0; y < cover.getHeight(); y++) {
            for (int x = 0; x < cover.getWidth(); x++) {
                sum += cover.getRGB(x, y) & 255;
            }
        }
        return (float) (sum / cover.getWidth() / cover.getHeight() / 255);
    }

    /** The colours of the middles of all squares of a board, file by file. */
    List<Color> squares(BoardLook look) {
        List<Color> squares = new ArrayList<>();
        for (int file = 0; file < SQUARES; file++) {
            for (int rank = 0; rank < SQUARES; rank++) {
                Color ground = look.isChequered()
                        ? look.square(file, rank)
                        : look.felt().mul(1 / look.material().grey()).clamp().mul(naps.get(look.material()));
                squares.add(lit(ground, file, rank));
            }
        }
        return squares;
    }

    private Color lit(Color ground, int file, int rank) {
        int x = (int) ((file + 0.5f) / SQUARES * light.getWidth());
        int y = (int) ((rank + 0.5f) / SQUARES * light.getHeight());
        int argb = light.getRGB(x, y);
        float opacity = (argb >>> 24) / 255f;
        Color over = new Color((argb & 0xffffff) << 8 | 0xff);
        Color mixed = ground.cpy().lerp(over, opacity);
        mixed.a = 1;
        return mixed;
    }
}
