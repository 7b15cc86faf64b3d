package reversi.notation.animation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.NamedVariant;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.rules.Variants;

/** Every game becomes a small picture that ends with its last position. */
class AnimatedGameProperties {
    private static final BoardColours COLOURS = BoardColours.classic();

    static Transcript random(Variant variant, Random random) {
        Transcript game = Transcript.start(variant);
        while (!game.current().isOver()) {
            List<Square> placements = game.current().placements();
            Move move = placements.isEmpty() ? Move.PASS : Move.at(placements.get(random.nextInt(placements.size())));
            game = game.with(game.current().play(move).orThrow());
        }
        return game;
    }

    static byte[] file(Transcript game) {
        AnimatedGame picture = new AnimatedGame(game, COLOURS);
        while (picture.step()) {}
        return picture.file().orElseThrow();
    }

    private static void check(BufferedImage picture, Position position) {
        int size = position.variant().size();
        float side = picture.getWidth() / (size + 0.6f);
        for (Square square : position.variant().squares()) {
            // Beside the mark in the middle of the disc placed last.
            int x = Math.round(side * (0.3f + square.file() + 0.5f + 0.2f));
            int y = Math.round(side * (0.3f + square.rank() + 0.5f));
            int colour = picture.getRGB(x, y) & 0xFFFFFF;
            int red = colour >> 16;
            boolean isBlack = red < 0x25;
            boolean isWhite = red > 0xC0;
            assertEquals(position.at(square).filter(disc -> disc == Disc.BLACK).isPresent(), isBlack, square.name());
            assertEquals(position.at(square).filter(disc -> disc == Disc.WHITE).isPresent(), isWhite, square.name());
        }
    }

    @Property(tries = 5)
    void gamesOfEveryVariantEndAsTheyDid(@ForAll long seed) throws IOException {
        for (NamedVariant named : Variants.all()) {
            Transcript game = random(named.variant(), new Random(seed));
            byte[] file = file(game);
            assertTrue(file.length <= AnimatedGame.MOST_BYTES / 2, named.key());
            Gif gif = Gif.read(file);
            check(gif.pictures().get(0), game.first());
            check(gif.pictures().get(gif.pictures().size() - 1), game.current());
        }
    }

    @Test
    void theLargestBoardStaysBelowTheBound() throws IOException {
        for (int seed = 0; seed < 3; seed++) {
            Transcript game = random(Variant.square(16, Start.DIAGONAL), new Random(seed));
            byte[] file = file(game);
            assertTrue(file.length <= AnimatedGame.MOST_BYTES, "bytes: " + file.length);
            List<BufferedImage> pictures = Gif.read(file).pictures();
            check(pictures.get(pictures.size() - 1), game.current());
        }
    }

    @Test
    void aGameWithoutAMoveIsAPictureOfItsBoard() throws IOException {
        Gif gif = Gif.read(file(Transcript.start(Variant.OTHELLO)));
        assertEquals(1, gif.pictures().size());
        check(gif.pictures().get(0), Position.start(Variant.OTHELLO));
    }
}
