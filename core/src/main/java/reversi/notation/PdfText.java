package reversi.notation;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import reversi.notation.Drawing.Anchor;
import reversi.notation.Drawing.Circle;
import reversi.notation.Drawing.Ink;
import reversi.notation.Drawing.Line;
import reversi.notation.Drawing.Shape;
import reversi.notation.Drawing.Words;

/**
 * Writes drawings as a file of PDF 1.4. It uses the fonts that every reader has, and so only the letters of western
 * European languages (WinAnsiEncoding); any other one becomes {@code ?}.
 */
public final class PdfText {
    /** How far the handles of a Bézier curve are out for a quarter of a circle, in ten-thousandths of its radius. */
    private static final int KAPPA = 5_523;

    /** The width of every digit of Helvetica, plain and bold, in thousandths of its size; only numbers and single letters are centred. */
    private static final int DIGIT = 556;

    /** The characters of WinAnsiEncoding from 128 on that are not those of Latin 1; a space where there is none. */
    private static final String WINDOWS = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

    /** The number of the object of the first page; those of its contents and of the next page follow. */
    private static final int FIRST_PAGE = 6;

    private final StringBuilder file = new StringBuilder();
    private final List<Integer> offsets = new ArrayList<>();

    private PdfText() {}

    /** The whole file, a page for each drawing; its title is that of the first. Throws IllegalArgumentException where there is none. */
    public static byte[] write(List<Drawing> pages) {
        if (pages.isEmpty()) {
            throw new IllegalArgumentException("a document has at least one page");
        }
        return new PdfText().file(pages).getBytes(StandardCharsets.ISO_8859_1);
    }

    private String file(List<Drawing> pages) {
        file.append("%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n");
        object("<< /Type /Catalog /Pages 2 0 R >>");
        StringBuilder kids = new StringBuilder();
        for (int i = 0; i < pages.size(); i++) {
            kids.append(FIRST_PAGE + 2 * i).append(" 0 R ");
        }
        object("<< /Type /Pages /Kids [" + kids + "] /Count " + pages.size() + " >>");
        object(font("Helvetica"));
        object(font("Helvetica-Bold"));
        object("<< /Title (" + escaped(pages.get(0).title()) + ") >>");
        for (Drawing drawing : pages) {
            int contents = offsets.size() + 2;
            object("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 " + points(drawing.width()) + " "
                    + points(drawing.height()) + "] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents "
                    + contents + " 0 R >>");
            String page = page(drawing);
            object("<< /Length " + page.length() + " >>\nstream\n" + page + "\nendstream");
        }
        int xref = file.length();
        file.append("xref\n0 ").append(offsets.size() + 1).append("\n0000000000 65535 f \n");
        for (int offset : offsets) {
            file.append(GameDate.digits(offset, 10)).append(" 00000 n \n");
        }
        file.append("trailer\n<< /Size ").append(offsets.size() + 1).append(" /Root 1 0 R /Info 5 0 R >>\n");
        return file.append("startxref\n").append(xref).append("\n%%EOF\n").toString();
    }

    private void object(String content) {
        offsets.add(file.length());
        file.append(offsets.size()).append(" 0 obj\n").append(content).append("\nendobj\n");
    }

    private static String font(String name) {
        return "<< /Type /Font /Subtype /Type1 /BaseFont /" + name + " /Encoding /WinAnsiEncoding >>";
    }

    private static String points(int tenths) {
        return tenths / 10 + "." + tenths % 10;
    }

    /** What is painted, in tenths of a point, which the first line makes the unit; the vertical axis points up. */
    private static String page(Drawing drawing) {
        StringBuilder page = new StringBuilder("0.1 0 0 0.1 0 0 cm\n2 J\n");
        for (Shape shape : drawing.shapes()) {
            int height = drawing.height();
            shape.visit(
                    circle -> write(circle, height - circle.y(), page),
                    line -> write(line, height, page),
                    words -> write(words, height - words.y(), page));
        }
        return page.toString();
    }

    private static void write(Line line, int height, StringBuilder page) {
        page.append("0 G ").append(line.width()).append(" w ");
        page.append(line.fromX()).append(' ').append(height - line.fromY()).append(" m ");
        page.append(line.toX()).append(' ').append(height - line.toY()).append(" l S\n");
    }

    private static void write(Circle circle, int y, StringBuilder page) {
        int x = circle.x();
        int radius = circle.radius();
        int handle = radius * KAPPA / 10_000;
        page.append(grey(circle.fill())).append(" g 0 G ").append(circle.rim()).append(" w ");
        page.append(x + radius).append(' ').append(y).append(" m\n");
        curve(page, x + radius, y + handle, x + handle, y + radius, x, y + radius);
        curve(page, x - handle, y + radius, x - radius, y + handle, x - radius, y);
        curve(page, x - radius, y - handle, x - handle, y - radius, x, y - radius);
        curve(page, x + handle, y - radius, x + radius, y - handle, x + radius, y);
        page.append("b\n");
    }

    private static void curve(StringBuilder page, int... points) {
        for (int point : points) {
            page.append(point).append(' ');
        }
        page.append("c\n");
    }

    private static void write(Words words, int y, StringBuilder page) {
        int width = words.text().length() * words.size() * DIGIT / 1_000;
        int x = words.anchor() == Anchor.CENTRE ? words.x() - width / 2 : words.x();
        page.append("BT ").append(grey(words.ink())).append(" g /").append(words.isBold() ? "F2 " : "F1 ");
        page.append(words.size()).append(" Tf ").append(x).append(' ').append(y).append(" Td (");
        page.append(escaped(words.text())).append(") Tj ET\n");
    }

    private static int grey(Ink ink) {
        return ink == Ink.BLACK ? 0 : 1;
    }

    private static String escaped(String words) {
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < words.length(); at++) {
            char c = words.charAt(at);
            int windows = WINDOWS.indexOf(c);
            boolean plain = (c >= ' ' && c < '\u007f') || (c >= '\u00a0' && c <= '\u00ff');
            boolean second = Character.isLowSurrogate(c);
            if (plain) {
                text.append("()\\".indexOf(c) >= 0 ? "\\" : "").append(c);
            } else if (windows > 0 || c == '€') {
                text.append((char) (128 + windows));
            } else if (!second) {
                text.append('?');
            }
        }
        return text.toString();
    }
}
