package reversi.tools.bake;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Random;

/** A mono sound being built up: samples about -1 to 1 at one rate. */
final class Track {
    private static final int HEADER = 44;

    private final int rate;
    private final double[] samples;

    /** Silence of this length. */
    Track(int rate, double seconds) {
        this.rate = rate;
        this.samples = new double[(int) Math.round(rate * seconds)];
    }

    /** The samples so far, a copy. */
    double[] samples() {
        return samples.clone();
    }

    /**
     * Adds a struck mode: a sine that decays to 1/e in `decay` seconds, with a soft start of `rise` seconds, as the striker's
     * felt or rubber gives it.
     */
    Track mode(double at, double hertz, double decay, double rise, double gain) {
        int from = (int) (at * rate);
        for (int n = from; n < samples.length; n++) {
            double t = (n - from) / (double) rate;
            double start = t < rise ? 0.5 - 0.5 * Math.cos(Math.PI * t / rise) : 1;
            samples[n] += gain * start * Math.exp(-t / decay) * Math.sin(2 * Math.PI * hertz * t);
        }
        return this;
    }

    /** Adds a burst of noise between two frequencies (second-order slopes) that rises and dies away. */
    Track noise(double at, double low, double high, double rise, double decay, double gain, long seed) {
        Random random = new Random(seed);
        OnePole top = new OnePole(high, rate);
        OnePole top2 = new OnePole(high, rate);
        OnePole bottom = new OnePole(low, rate);
        OnePole bottom2 = new OnePole(low, rate);
        int from = (int) (at * rate);
        for (int n = from; n < samples.length; n++) {
            double t = (n - from) / (double) rate;
            double white = random.nextDouble() * 2 - 1;
            double dull = top2.low(top.low(white));
            double band = bottom2.high(bottom.high(dull));
            double start = t < rise ? 0.5 - 0.5 * Math.cos(Math.PI * t / rise) : 1;
            samples[n] += gain * start * Math.exp(-Math.max(0, t - rise) / decay) * band;
        }
        return this;
    }

    /** Adds faint dull echoes of a small room. */
    Track room(double gain) {
        double[] dry = samples.clone();
        double[] delays = {0.0087, 0.0131, 0.0193, 0.0271};
        for (int k = 0; k < delays.length; k++) {
            OnePole dull = new OnePole(2600 - 400 * k, rate);
            int shift = (int) (delays[k] * rate);
            double level = gain * Math.pow(0.72, k) * (k % 2 == 0 ? 1 : -1);
            for (int n = shift; n < samples.length; n++) {
                samples[n] += level * dull.low(dry[n - shift]);
            }
        }
        return this;
    }

    /** Takes out the steady part, fades both ends to nothing and scales to a peak between 0 and 1. */
    Track finished(double peak) {
        double mean = 0;
        int fade = (int) Math.min(samples.length / 3.0, 0.03 * rate);
        for (int n = 0; n < samples.length; n++) {
            samples[n] *= window(n, fade);
            mean += samples[n] / samples.length;
        }
        double weight = 0;
        for (int n = 0; n < samples.length; n++) {
            weight += window(n, fade) / samples.length;
        }
        double top = 0;
        for (int n = 0; n < samples.length; n++) {
            samples[n] -= mean / weight * window(n, fade);
            top = Math.max(top, Math.abs(samples[n]));
        }
        for (int n = 0; n < samples.length; n++) {
            samples[n] *= peak / top;
        }
        return this;
    }

    /** The sound as 16-bit mono PCM in a RIFF WAVE file, which every browser and desktop plays. */
    byte[] wav() {
        int size = samples.length * 2;
        ByteBuffer out = ByteBuffer.allocate(HEADER + size).order(ByteOrder.LITTLE_ENDIAN);
        out.put(tag("RIFF")).putInt(HEADER - 8 + size).put(tag("WAVE"));
        out.put(tag("fmt ")).putInt(16).putShort((short) 1).putShort((short) 1);
        out.putInt(rate).putInt(rate * 2).putShort((short) 2).putShort((short) 16);
        out.put(tag("data")).putInt(size);
        for (double sample : samples) {
            out.putShort((short) Math.round(32767 * Math.max(-1, Math.min(1, sample))));
        }
        return out.array();
    }

    private static byte[] tag(String four) {
        return four.getBytes(StandardCharsets.US_ASCII);
    }

    private double window(int n, int fade) {
        int start = rate / 2000;
        double in = Math.min(1, n / (double) start);
        double out = Math.min(1, (samples.length - 1 - n) / (double) fade);
        return in * out * out;
    }

    /** A first-order filter. */
    private static final class OnePole {
        private final double share;
        private double held;

        OnePole(double hertz, int rate) {
            share = 1 - Math.exp(-2 * Math.PI * hertz / rate);
        }

        double low(double in) {
            held += share * (in - held);
            return held;
        }

        double high(double in) {
            return in - low(in);
        }
    }
}
