package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;

/**
 * How people see colours, by the matrices for full dichromacy of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15 (6), 2009, on linear light.
 */
public enum ColourVision {
    /** All three kinds of cones. */
    USUAL("usual"),
    /** No cones for long waves. */
    PROTANOPIA("protanopia"),
    /** No cones for middle waves. */
    DEUTERANOPIA("deuteranopia"),
    /** No cones for short waves. */
    TRITANOPIA("tritanopia");

    private final String title;

    ColourVision(String title) {
        this.title = title;
    }

    /** How much of the light of red, green and blue becomes light of red, then of green, then of blue. */
    private double[] matrix() {
        return switch (this) {
            case USUAL -> new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1};
            case PROTANOPIA ->
                new double[] {
                    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998
                };
            case DEUTERANOPIA ->
                new double[] {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881
                };
            case TRITANOPIA ->
                new double[] {
                    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900
                };
        };
    }

    /** What it is called. */
    public String title() {
        return title;
    }

    /** The linear light of red, green and blue, 0…1, that looks to everybody as an opaque colour looks to these people. */
    public double[] light(Color colour) {
        double[] light = {Contrast.linear(colour.r), Contrast.linear(colour.g), Contrast.linear(colour.b)};
        double[] matrix = matrix();
        double[] seen = new double[3];
        for (int row = 0; row < 3; row++) {
            double sum = 0;
            for (int column = 0; column < 3; column++) {
                sum += matrix[3 * row + column] * light[column];
            }
            seen[row] = Math.max(0, Math.min(1, sum));
        }
        return seen;
    }

    /** The contrast that these people see between two opaque colours, 1…21. */
    public float contrast(Color one, Color other) {
        return Contrast.of(luminance(light(one)), luminance(light(other)));
    }

    private static double luminance(double[] light) {
        return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
    }

    /** How different two opaque colours look to these people: the distance in CIELAB (ΔE of 1976), of which 2.3 is just noticed. */
    public double difference(Color one, Color other) {
        double[] a = lab(light(one));
        double[] b = lab(light(other));
        return Math.sqrt(square(a[0] - b[0]) + square(a[1] - b[1]) + square(a[2] - b[2]));
    }

    private static double square(double value) {
        return value * value;
    }

    /** Linear light of sRGB in CIELAB under D65. */
    private static double[] lab(double[] light) {
        double x = root((0.4124564 * light[0] + 0.3575761 * light[1] + 0.1804375 * light[2]) / 0.95047);
        double y = root(0.2126729 * light[0] + 0.7151522 * light[1] + 0.0721750 * light[2]);
        double z = root((0.0193339 * light[0] + 0.1191920 * light[1] + 0.9503041 * light[2]) / 1.08883);
        return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private static double root(double value) {
        return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116.0;
    }
}
