package reversi.notation;

import reversi.notation.Drawing.Anchor;
import reversi.notation.Drawing.Circle;
import reversi.notation.Drawing.Ink;
import reversi.notation.Drawing.Line;
import reversi.notation.Drawing.Shape;
import reversi.notation.Drawing.Words;

/** Writes a drawing as a file of SVG 1.1, to be shown, printed or edited. */
public final class SvgText {
    private SvgText() {}

    /** The whole file, to be stored as UTF-8. */
    public static String write(Drawing drawing) {
        StringBuilder text = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        String size = drawing.width() + " " + drawing.height();
        text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").append(points(drawing.width()));
        text.append("pt\" height=\"")
                .append(points(drawing.height()))
                .append("pt\" viewBox=\"0 0 ")
                .append(size);
        text.append("\" font-family=\"Helvetica, Arial, sans-serif\">\n<title>");
        text.append(escaped(drawing.title())).append("</title>\n");
        text.append("<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n");
        for (Shape shape : drawing.shapes()) {
            shape.visit(circle -> write(circle, text), line -> write(line, text), words -> write(words, text));
        }
        return text.append("</svg>\n").toString();
    }

    private static void write(Circle circle, StringBuilder text) {
        text.append("<circle cx=\"").append(circle.x()).append("\" cy=\"").append(circle.y());
        text.append("\" r=\"").append(circle.radius()).append("\" fill=\"").append(colour(circle.fill()));
        text.append("\" stroke=\"#000\" stroke-width=\"").append(circle.rim()).append("\"/>\n");
    }

    private static void write(Line line, StringBuilder text) {
        text.append("<path d=\"M").append(line.fromX()).append(' ').append(line.fromY());
        text.append('L').append(line.toX()).append(' ').append(line.toY());
        text.append("\" stroke=\"#000\" stroke-linecap=\"square\" stroke-width=\"")
                .append(line.width());
        text.append("\"/>\n");
    }

    private static void write(Words words, StringBuilder text) {
        text.append("<text x=\"").append(words.x()).append("\" y=\"").append(words.y());
        text.append("\" font-size=\"").append(words.size()).append(words.isBold() ? "\" font-weight=\"bold" : "");
        text.append(words.anchor() == Anchor.CENTRE ? "\" text-anchor=\"middle" : "");
        text.append("\" fill=\"").append(colour(words.ink())).append("\">");
        text.append(escaped(words.text())).append("</text>\n");
    }

    private static String colour(Ink ink) {
        return ink == Ink.BLACK ? "#000" : "#fff";
    }

    private static String points(int tenths) {
        return tenths / 10 + "." + tenths % 10;
    }

    /** Words as XML has them; characters that it forbids are left out. */
    private static String escaped(String words) {
        StringBuilder text = new StringBuilder();
        for (char c : SafeText.of(words, words.length()).toCharArray()) {
            boolean isForbidden = c >= '\ufffe';
            text.append(
                    isForbidden ? "" : c == '<' ? "&lt;" : c == '&' ? "&amp;" : c == '>' ? "&gt;" : String.valueOf(c));
        }
        return text.toString();
    }
}
