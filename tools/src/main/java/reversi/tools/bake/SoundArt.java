package reversi.tools.bake;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Every sound of the game. A bakelite disc on felt gives little ring of its own: a short click of its high modes, a soft
 * scrape of felt, and the wooden board's low knock below. Takes differ as a hand differs.
 */
final class SoundArt {
    private static final int FINE = 32000;
    private static final int PLAIN = 16000;

    private SoundArt() {}

    /** WAV files by name, without the ending. */
    static Map<String, byte[]> files() {
        Map<String, byte[]> out = new LinkedHashMap<>();
        double[] places = {1, 0.94, 1.05, 0.985};
        for (int take = 0; take < places.length; take++) {
            out.put("place_" + (take + 1), place(places[take], take).wav());
        }
        double[] flips = {1, 1.09, 0.95, 1.04, 1.13, 0.98};
        for (int take = 0; take < flips.length; take++) {
            out.put("flip_" + (take + 1), flip(flips[take], take).wav());
        }
        out.put("pass", pass().wav());
        out.put("illegal", illegal().wav());
        out.put("win", win().wav());
        out.put("lose", lose().wav());
        out.put("draw", draw().wav());
        out.put("low_time", lowTime().wav());
        out.put("message", message().wav());
        out.put("tap", tap().wav());
        return out;
    }

    /** A disc set down: edge first, then flat a moment later. */
    private static Track place(double pitch, int take) {
        Track track = new Track(FINE, 0.17);
        contact(track, 0.002, pitch * 1.06, 0.45, 100 + take);
        contact(track, 0.019 + 0.004 * take, pitch, 1, 200 + take);
        return track.room(0.16).finished(0.50);
    }

    private static void contact(Track track, double at, double pitch, double gain, long seed) {
        track.mode(at, 212 * pitch, 0.030, 0.0012, 0.48 * gain);
        track.mode(at, 388 * pitch, 0.020, 0.0010, 0.36 * gain);
        track.mode(at, 655 * pitch, 0.014, 0.0008, 0.26 * gain);
        track.mode(at, 1130 * pitch, 0.011, 0.0006, 0.30 * gain);
        track.mode(at, 1790 * pitch, 0.009, 0.0004, 0.30 * gain);
        track.mode(at, 2740 * pitch, 0.0080, 0.0002, 0.46 * gain);
        track.mode(at, 4480 * pitch, 0.0055, 0.0001, 0.30 * gain);
        track.mode(at, 6350 * pitch, 0.0035, 0.0001, 0.14 * gain);
        track.noise(at, 700, 4200, 0.0004, 0.005, 2.2 * gain, seed);
        track.noise(at, 120, 900, 0.002, 0.020, 0.9 * gain, seed + 1000);
    }

    /** A disc turned over: a breath of felt, then a light, higher touch. */
    private static Track flip(double pitch, int take) {
        Track track = new Track(FINE, 0.115);
        track.noise(0.001, 900, 2600, 0.010, 0.007, 0.42, 300 + take);
        double at = 0.014;
        track.mode(at, 318 * pitch, 0.017, 0.0012, 0.42);
        track.mode(at, 586 * pitch, 0.012, 0.0010, 0.34);
        track.mode(at, 1010 * pitch, 0.010, 0.0007, 0.34);
        track.mode(at, 1930 * pitch, 0.008, 0.0005, 0.30);
        track.mode(at, 3050 * pitch, 0.0065, 0.0003, 0.30);
        track.mode(at, 5010 * pitch, 0.0040, 0.0002, 0.15);
        track.noise(at, 600, 3400, 0.0006, 0.0045, 1.3, 400 + take);
        return track.room(0.14).finished(0.27);
    }

    /** Two soft knocks on the table, as players do who must pass. */
    private static Track pass() {
        Track track = new Track(PLAIN, 0.42);
        knock(track, 0.004, 1, 0.8);
        knock(track, 0.155, 1.04, 1);
        return track.room(0.2).finished(0.40);
    }

    private static void knock(Track track, double at, double pitch, double gain) {
        track.mode(at, 148 * pitch, 0.050, 0.002, 0.8 * gain);
        track.mode(at, 263 * pitch, 0.036, 0.0015, 0.5 * gain);
        track.mode(at, 471 * pitch, 0.022, 0.001, 0.25 * gain);
        track.mode(at, 842 * pitch, 0.014, 0.0008, 0.18 * gain);
        track.noise(at, 250, 2200, 0.0008, 0.010, 1.3 * gain, 500);
    }

    /** A dull thud that says no without scolding. */
    private static Track illegal() {
        Track track = new Track(PLAIN, 0.24);
        track.mode(0.003, 104, 0.055, 0.004, 1);
        track.mode(0.003, 155, 0.040, 0.004, 0.60);
        track.mode(0.003, 312, 0.026, 0.003, 0.40);
        track.noise(0.003, 120, 800, 0.003, 0.026, 1.5, 600);
        return track.finished(0.42);
    }

    private static Track win() {
        Track track = new Track(PLAIN, 1.35);
        double[] notes = {392.00, 523.25, 659.26, 783.99};
        for (int n = 0; n < notes.length; n++) {
            bar(track, 0.004 + 0.105 * n, notes[n], 0.55 + 0.1 * n);
        }
        bar(track, 0.50, 523.25, 0.55);
        bar(track, 0.507, 1046.50, 0.62);
        return track.room(0.2).finished(0.46);
    }

    private static Track lose() {
        Track track = new Track(PLAIN, 1.20);
        bar(track, 0.004, 440.00, 0.75);
        bar(track, 0.19, 349.23, 0.75);
        bar(track, 0.40, 293.66, 0.85);
        bar(track, 0.41, 220.00, 0.55);
        return track.room(0.2).finished(0.42);
    }

    private static Track draw() {
        Track track = new Track(PLAIN, 1.05);
        bar(track, 0.004, 392.00, 0.7);
        bar(track, 0.17, 523.25, 0.7);
        bar(track, 0.345, 392.00, 0.6);
        bar(track, 0.35, 587.33, 0.6);
        return track.room(0.2).finished(0.42);
    }

    /** A marimba bar: its overtones are tuned to the fourth and about the tenth, and die quickly. */
    private static void bar(Track track, double at, double hertz, double gain) {
        double ring = 0.24 * Math.sqrt(440 / hertz);
        track.mode(at, hertz, ring, 0.0022, gain);
        track.mode(at, hertz * 1.002, ring * 0.8, 0.0022, 0.25 * gain);
        track.mode(at, hertz * 3.98, ring * 0.28, 0.0012, 0.20 * gain);
        track.mode(at, hertz * 9.6, ring * 0.09, 0.0008, 0.05 * gain);
        track.noise(at, 300, 2200, 0.001, 0.008, 0.35 * gain, 700);
    }

    private static Track lowTime() {
        Track track = new Track(FINE, 0.07);
        track.mode(0.001, 1180, 0.016, 0.0006, 0.8);
        track.mode(0.001, 2870, 0.007, 0.0004, 0.3);
        track.noise(0.001, 800, 4000, 0.0004, 0.003, 0.5, 800);
        return track.finished(0.30);
    }

    private static Track message() {
        Track track = new Track(PLAIN, 0.55);
        bar(track, 0.003, 659.26, 0.6);
        bar(track, 0.095, 880.00, 0.7);
        return track.room(0.18).finished(0.34);
    }

    private static Track tap() {
        Track track = new Track(FINE, 0.05);
        track.mode(0.001, 720, 0.006, 0.0006, 0.5);
        track.mode(0.001, 1900, 0.004, 0.0004, 0.3);
        track.noise(0.001, 900, 3800, 0.0005, 0.003, 0.8, 900);
        return track.finished(0.22);
    }
}
