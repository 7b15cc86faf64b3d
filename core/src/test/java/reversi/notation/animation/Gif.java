package reversi.notation.animation;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;

/** The pictures of a GIF as a program shows them one after the other, read by the JDK. */
record Gif(List<BufferedImage> pictures, List<Integer> centiseconds) {
    static Gif read(byte[] file) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(file)));
        BufferedImage seen = new BufferedImage(number(file, 6), number(file, 8), BufferedImage.TYPE_INT_ARGB);
        List<BufferedImage> pictures = new ArrayList<>();
        List<Integer> times = new ArrayList<>();
        for (int i = 0; i < reader.getNumImages(true); i++) {
            IIOMetadataNode data =
                    (IIOMetadataNode) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
            IIOMetadataNode place = (IIOMetadataNode)
                    data.getElementsByTagName("ImageDescriptor").item(0);
            Graphics2D pen = seen.createGraphics();
            pen.drawImage(
                    reader.read(i),
                    Integer.parseInt(place.getAttribute("imageLeftPosition")),
                    Integer.parseInt(place.getAttribute("imageTopPosition")),
                    null);
            pen.dispose();
            BufferedImage copy = new BufferedImage(seen.getWidth(), seen.getHeight(), BufferedImage.TYPE_INT_ARGB);
            seen.copyData(copy.getRaster());
            pictures.add(copy);
            IIOMetadataNode control = (IIOMetadataNode)
                    data.getElementsByTagName("GraphicControlExtension").item(0);
            times.add(Integer.parseInt(control.getAttribute("delayTime")));
        }
        return new Gif(pictures, times);
    }

    private static int number(byte[] file, int at) {
        return (file[at] & 0xFF) | ((file[at + 1] & 0xFF) << 8);
    }
}
