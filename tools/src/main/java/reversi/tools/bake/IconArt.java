package reversi.tools.bake;

import java.util.List;
import java.util.stream.Stream;

/** Every icon of the game, in our own strokes. */
public final class IconArt {
    /** Texels across: four to the grid unit, so that 24 and 48 pixels are exact halvings. */
    private static final int SIZE = 96;

    private IconArt() {}

    /** All sprites named `icon/…`. */
    public static List<Sprite> sprites() {
        return icons().map(i -> Sprite.whole("icon/" + i.name(), i.draw(SIZE).coarse(1, 15)))
                .toList();
    }

    private static Stream<Icon> icons() {
        return Stream.of(actions(), playback(), people(), places(), things(), marks())
                .flatMap(List::stream);
    }

    private static List<Icon> actions() {
        return List.of(
                Icon.named("plus").line("M12 5V19M5 12H19"),
                Icon.named("minus").line("M5 12H19"),
                Icon.named("undo").line("M8.5 4.5L4 9L8.5 13.5").line("M4.4 9H14.5A5.25 1 1 14.5 19.5H10"),
                Icon.named("redo").line("M15.5 4.5L20 9L15.5 13.5").line("M19.6 9H9.5A5.25 1 0 9.5 19.5H14"),
                Icon.named("hint")
                        .line("M9 16.2C9 14.4 6.2 13.2 6.2 9.3A5.8 1 1 17.8 9.3C17.8 13.2 15 14.4 15 16.2Z")
                        .line("M9.6 19.2H14.4M10.8 21.6H13.2"),
                Icon.named("resign").line("M6 21.5V3.2").line("M6 4H18.4L15.8 8.2L18.4 12.4H6"),
                Icon.named("close").line("M6 6L18 18M18 6L6 18"),
                Icon.named("command")
                        .box(8.5, 8.5, 7, 7, 0)
                        .line(
                                "M8.5 8.5H6A2.8 1 1 8.5 6ZM15.5 8.5V6A2.8 1 1 18 8.5ZM8.5 15.5V18A2.8 1 1 6 15.5ZM15.5 15.5H18A2.8 1 1 15.5 18Z"),
                Icon.named("check").line("M4.8 12.6L9.8 17.6L19.4 7"),
                Icon.named("back").line("M20 12H4.5M11 5.2L4.2 12L11 18.8"),
                Icon.named("chevron_left").line("M14.8 5.5L8.4 12L14.8 18.5"),
                Icon.named("chevron_right").line("M9.2 5.5L15.6 12L9.2 18.5"),
                Icon.named("chevron_up").line("M5.5 15L12 8.6L18.5 15"),
                Icon.named("chevron_down").line("M5.5 9L12 15.4L18.5 9"),
                Icon.named("menu").line("M4 6.5H20M4 12H20M4 17.5H20"),
                Icon.named("more").dot(5.5, 12, 1.7).dot(12, 12, 1.7).dot(18.5, 12, 1.7),
                Icon.named("refresh")
                        .line("M19.6 4.6V9.2H15")
                        .line("M19.2 9A7.8 0 0 4.4 10.2M4.4 19.4V14.8H9")
                        .line("M4.8 15A7.8 0 0 19.6 13.8"),
                Icon.named("download").line("M12 3.5V15M7 10.4L12 15.4L17 10.4M4.5 20H19.5"),
                Icon.named("share")
                        .line("M12 15V3.8M7.6 8L12 3.6L16.4 8M5 12.5V18.4A2 0 0 7 20.4H17A2 0 0 19 18.4V12.5"),
                Icon.named("copy")
                        .box(8.5, 8.5, 11.5, 11.5, 2.4)
                        .line("M15.5 8.3V6A2.2 0 0 13.3 3.8H6A2.2 0 0 3.8 6V13.3A2.2 0 0 6 15.5H8.3"),
                Icon.named("trash")
                        .line(
                                "M4.5 6.5H19.5M9.3 6.2V4.4A1 0 1 10.3 3.4H13.7A1 0 1 14.7 4.4V6.2M6.3 6.8L7.2 19A1.8 0 0 9 20.6H15A1.8 0 0 16.8 19L17.7 6.8M10.2 10.8V16.4M13.8 10.8V16.4"),
                Icon.named("search").circle(10.8, 10.8, 6.6).line("M15.8 15.8L20.4 20.4"),
                Icon.named("swap").line("M4 8.5H19M15 4.5L19.4 8.5L15 12.5M20 15.5H5M9 11.5L4.6 15.5L9 19.5"),
                Icon.named("fullscreen")
                        .line(
                                "M4 9V5.5A1.5 0 1 5.5 4H9M15 4H18.5A1.5 0 1 20 5.5V9M20 15V18.5A1.5 0 1 18.5 20H15M9 20H5.5A1.5 0 1 4 18.5V15"));
    }

    private static List<Icon> playback() {
        return List.of(
                Icon.named("play").line("M7.5 5L18.5 12L7.5 19Z"),
                Icon.named("pause").line("M8.5 5.5V18.5M15.5 5.5V18.5"),
                Icon.named("stop").box(6.5, 6.5, 11, 11, 1.6),
                Icon.named("step").line("M6.5 5.5L15.5 12L6.5 18.5ZM18.5 5.5V18.5"),
                Icon.named("step_back").line("M17.5 5.5L8.5 12L17.5 18.5ZM5.5 5.5V18.5"),
                Icon.named("fast").line("M4 6L11.5 12L4 18ZM12.5 6L20 12L12.5 18Z"),
                Icon.named("first").line("M18.5 5.5L12 12L18.5 18.5M11.5 5.5L5 12L11.5 18.5"),
                Icon.named("last").line("M5.5 5.5L12 12L5.5 18.5M12.5 5.5L19 12L12.5 18.5"),
                Icon.named("speed")
                        .line("M5.2 18.6A9 1 1 18.8 18.6")
                        .line("M12 13.5L15.6 8.6")
                        .dot(12, 13.5, 1.6));
    }

    private static List<Icon> people() {
        return List.of(
                Icon.named("computer")
                        .box(4.4, 8, 15.2, 11.4, 3.2)
                        .line("M12 8V4.6M2 12.6V15M22 12.6V15")
                        .dot(12, 3.9, 1.25)
                        .dot(9, 13.6, 1.25)
                        .dot(15, 13.6, 1.25),
                Icon.named("person").circle(12, 8, 3.8).line("M4.8 20.2C4.8 12.6 19.2 12.6 19.2 20.2"),
                Icon.named("people")
                        .circle(8, 8.4, 3.2)
                        .line("M2.2 19.4C2.2 12.8 13.8 12.8 13.8 19.4")
                        .circle(16.4, 8.4, 3.2)
                        .line("M16.6 14.4C19.8 14.4 21.8 16.2 21.8 19.4"),
                Icon.named("handshake")
                        .line(
                                "M2.5 7.2L5.6 6.2L9.4 7.6L12 6.6L18.4 6.2L21.5 7.2M2.5 15.4H4.4L9 19.6C10 20.5 11.2 20.2 11.6 19.2")
                        .line("M12 6.6L8.6 9.8C8 11.6 10.4 12.4 12 10.8L13 9.9L18.4 14.6C19.2 15.5 18.4 17 17 16.6")
                        .line("M21.5 15.4H19.2M17 16.6C17 18 15.6 18.7 14.6 18C14.2 19.3 12.6 20 11.6 19.2"),
                Icon.named("heart")
                        .line(
                                "M12 20C5.4 15.6 3 12.2 3 8.9C3 5.9 5.2 4 7.6 4C9.4 4 11 5 12 6.8C13 5 14.6 4 16.4 4C18.8 4 21 5.9 21 8.9C21 12.2 18.6 15.6 12 20Z"),
                Icon.named("mail").box(3, 5, 18, 14, 2.6).line("M3.6 7L12 13L20.4 7"),
                Icon.named("send").line("M4 4.4L20.6 12L4 19.6L6.8 12ZM7.2 12H12.6"),
                Icon.named("chat")
                        .line(
                                "M5.5 4H18.5A2.5 0 1 21 6.5V14A2.5 0 1 18.5 16.5H11L6.5 20.4V16.5H5.5A2.5 0 1 3 14V6.5A2.5 0 1 5.5 4Z"));
    }

    private static List<Icon> places() {
        return List.of(
                Icon.named("home")
                        .line(
                                "M4 11.2L12 4.2L20 11.2M6 9.8V18.4A1.6 0 0 7.6 20H16.4A1.6 0 0 18 18.4V9.8M10 20V14.6H14V20"),
                Icon.named("globe")
                        .circle(12, 12, 9)
                        .line("M3 12H21")
                        .line("M12 3C17.3 8 17.3 16 12 21C6.7 16 6.7 8 12 3Z"),
                Icon.named("eye")
                        .line("M2.2 12C6.4 3.9 17.6 3.9 21.8 12C17.6 20.1 6.4 20.1 2.2 12Z")
                        .circle(12, 12, 3),
                Icon.named("learn")
                        .line("M12 4.6L22 9.2L12 13.8L2 9.2Z")
                        .line("M6 11.2V16C8.6 18.9 15.4 18.9 18 16V11.2M22 9.4V14.4"),
                Icon.named("book")
                        .line(
                                "M12 6.6C9.6 4.7 6.4 4.3 3 4.6V18.2C6.4 17.9 9.6 18.4 12 20.2C14.4 18.4 17.6 17.9 21 18.2V4.6C17.6 4.3 14.4 4.7 12 6.6ZM12 6.6V20"),
                Icon.named("question")
                        .circle(12, 12, 9)
                        .line("M9.3 9.4C9.5 6.3 14.8 6.3 14.8 9.6C14.8 11.9 12 11.9 12 14")
                        .dot(12, 17, 1.15),
                Icon.named("info").circle(12, 12, 9).line("M12 11.2V16.6").dot(12, 7.7, 1.15),
                Icon.named("history")
                        .line("M3.6 4.8V9.4H8.2")
                        .line("M4.1 9.2A8.6 1 1 3.6 13.6")
                        .line("M12 7.4V12.4L15.4 14.4"),
                Icon.named("puzzle")
                        .line(
                                "M4 8H8.3C7.1 5.2 8.4 3.4 10.2 3.4C12 3.4 13.3 5.2 12.1 8H16.4V12C19.2 10.8 21 12.1 21 13.9C21 15.7 19.2 17 16.4 15.8V20.4H4V15.9C6.6 16.9 8.2 15.6 8.2 14C8.2 12.4 6.6 11.1 4 12.1Z"));
    }

    private static List<Icon> things() {
        return List.of(
                Icon.named("settings").circle(12, 12, 3.1).line(gear()),
                Icon.named("sun").circle(12, 12, 4.2).line(rays()),
                Icon.named("moon").line("M20.4 14.2A8.6 1 1 9.8 3.6A6.8 0 0 20.4 14.2Z"),
                Icon.named("sound")
                        .line("M3.5 9.4H7L12 5V19L7 14.6H3.5Z")
                        .line("M15.4 9A4.2 0 1 15.4 15M18.2 6.2A8.2 0 1 18.2 17.8"),
                Icon.named("mute").line("M3.5 9.4H7L12 5V19L7 14.6H3.5ZM15.8 9.6L20.6 14.4M20.6 9.6L15.8 14.4"),
                Icon.named("clock").circle(12, 12, 9).line("M12 6.8V12L15.6 14.2"),
                Icon.named("trophy")
                        .line(
                                "M7.2 4H16.8V9.4A4.8 0 1 7.2 9.4ZM7.2 5.6H4V7.4A3.6 0 0 7.5 11M16.8 5.6H20V7.4A3.6 0 1 16.5 11")
                        .line("M12 14.2V17.4M8.4 20.4C8.4 17 15.6 17 15.6 20.4Z"),
                Icon.named("star").line(star()),
                Icon.named("star_full").solid(star()),
                Icon.named("lot")
                        .box(4, 4, 16, 16, 3.6)
                        .dot(8.6, 8.6, 1.4)
                        .dot(15.4, 8.6, 1.4)
                        .dot(12, 12, 1.4)
                        .dot(8.6, 15.4, 1.4)
                        .dot(15.4, 15.4, 1.4),
                Icon.named("quit").line("M12 3.4V11.6").line("M7.2 6.2A8 1 0 16.8 6.2"),
                Icon.named("palette")
                        .line(
                                "M12 3.2A8.9 1 0 12 20.9C14 20.9 14.2 19.4 13.4 18.2C12.4 16.6 13.4 14.9 15.2 14.9H17.4C19.6 14.9 20.9 13.4 20.9 11.4A8.9 0 0 12 3.2Z")
                        .dot(7.6, 12.2, 1.3)
                        .dot(9.6, 7.8, 1.3)
                        .dot(14.4, 7.4, 1.3),
                Icon.named("keyboard")
                        .box(2.4, 5.6, 19.2, 12.8, 2.6)
                        .line("M8.2 14.8H15.8")
                        .dot(6.6, 9.2, 1)
                        .dot(10.2, 9.2, 1)
                        .dot(13.8, 9.2, 1)
                        .dot(17.4, 9.2, 1)
                        .dot(8.4, 12, 1)
                        .dot(12, 12, 1)
                        .dot(15.6, 12, 1),
                Icon.named("language")
                        .line(
                                "M3.4 5.8H13.4M8.4 3.6V5.8M11.4 5.8C10.6 9.8 7.6 12.8 4 14.4M5.6 9C7 11.8 9.2 13.6 12 14.6")
                        .line("M11.8 20.4L16.2 10.4L20.6 20.4M13.3 17H19.1"),
                Icon.named("camera")
                        .line(
                                "M8.4 6.4L9.8 4.4H14.2L15.6 6.4H18.6A2.4 0 1 21 8.8V17A2.4 0 1 18.6 19.4H5.4A2.4 0 1 3 17V8.8A2.4 0 1 5.4 6.4Z")
                        .circle(12, 12.8, 3.7),
                Icon.named("chart").line("M4 4V20H20.4M7.4 15.6L11 11L14 13.6L19.6 7"),
                Icon.named("lock").box(5, 10.6, 14, 10, 2.4).line("M8 10.4V7.6A4 0 1 16 7.6V10.4"),
                Icon.named("wifi_off")
                        .line("M3 3L21 21M8.6 15.4A5 0 1 14 14.6M5 11.4A10 0 1 9.4 8.9M13.4 8.6A10 0 1 19 11.4")
                        .dot(12, 18.8, 1.3));
    }

    private static List<Icon> marks() {
        return List.of(
                Icon.named("board")
                        .box(3.4, 3.4, 17.2, 17.2, 2.6)
                        .line("M9.1 3.6V20.4M14.9 3.6V20.4M3.6 9.1H20.4M3.6 14.9H20.4"),
                Icon.named("disc").circle(12, 12, 8.4).circle(12, 12, 5.2),
                Icon.named("flip")
                        .line("M4 12A8 0 1 17.8 6.5M20 12A8 0 1 6.2 17.5")
                        .line("M18.2 2.9V6.9H14.2M5.8 21.1V17.1H9.8"),
                Icon.named("warning")
                        .line("M12 4L21.4 19.6H2.6Z")
                        .line("M12 10V14.2")
                        .dot(12, 16.8, 1.1),
                Icon.named("variants")
                        .box(3.6, 3.6, 7, 7, 1.8)
                        .box(13.4, 3.6, 7, 7, 1.8)
                        .box(3.6, 13.4, 7, 7, 1.8)
                        .box(13.4, 13.4, 7, 7, 1.8),
                Icon.named("pass").line("M4 12H15M11 7.4L15.6 12L11 16.6M19.6 5.5V18.5"),
                Icon.named("animation").circle(15.6, 12, 5.6).line("M2.6 12H7M3.6 8H8.4M3.6 16H8.4"));
    }

    private static String rays() {
        StringBuilder path = new StringBuilder();
        for (int n = 0; n < 8; n++) {
            path.append('M').append(polar(7.6, n / 8.0)).append('L').append(polar(9.6, n / 8.0));
        }
        return path.toString();
    }

    private static String gear() {
        StringBuilder path = new StringBuilder();
        for (int n = 0; n < 8; n++) {
            double tooth = n / 8.0;
            path.append(n == 0 ? 'M' : 'L').append(polar(7.0, tooth - 0.036));
            path.append('L').append(polar(9.4, tooth - 0.023)).append('L').append(polar(9.4, tooth + 0.023));
            path.append('L').append(polar(7.0, tooth + 0.036));
        }
        return path + "Z";
    }

    /** The place at a distance from the grid's middle, this many turns clockwise from the right. */
    private static String polar(double radius, double turns) {
        double angle = 2 * Math.PI * turns;
        return (12 + radius * Math.cos(angle)) + " " + (12 + radius * Math.sin(angle));
    }

    private static String star() {
        StringBuilder path = new StringBuilder();
        for (int n = 0; n < 10; n++) {
            double radius = n % 2 == 0 ? 9.2 : 4.1;
            double angle = Math.PI * (n / 5.0 - 0.5);
            path.append(n == 0 ? 'M' : 'L')
                    .append(12 + radius * Math.cos(angle))
                    .append(' ')
                    .append(12.6 + radius * Math.sin(angle));
        }
        return path + "Z";
    }
}
