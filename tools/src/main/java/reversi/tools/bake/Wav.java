package reversi.tools.bake;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Writes 16-bit mono PCM in a RIFF WAVE file, which every browser and desktop plays. */
final class Wav {
    private static final int HEADER = 44;

    private Wav() {}

    static byte[] encode(Track track) {
        double[] samples = track.samples();
        int size = samples.length * 2;
        ByteBuffer out = ByteBuffer.allocate(HEADER + size).order(ByteOrder.LITTLE_ENDIAN);
        out.put(tag("RIFF")).putInt(HEADER - 8 + size).put(tag("WAVE"));
        out.put(tag("fmt ")).putInt(16).putShort((short) 1).putShort((short) 1);
        out.putInt(track.rate()).putInt(track.rate() * 2).putShort((short) 2).putShort((short) 16);
        out.put(tag("data")).putInt(size);
        for (double sample : samples) {
            out.putShort((short) Math.round(32767 * Math.max(-1, Math.min(1, sample))));
        }
        return out.array();
    }

    private static byte[] tag(String four) {
        return four.getBytes(StandardCharsets.US_ASCII);
    }
}
