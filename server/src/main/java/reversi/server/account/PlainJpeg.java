package reversi.server.account;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;

/**
 * Copies what is needed to decode a JPEG: its tables, its frame and its scans. Only sequential JPEGs with one scan per component are
 * accepted: a progressive one of 200 KB can have thousands of scans over all of its pixels.
 */
final class PlainJpeg {
    private static final int START = 0xD8;
    private static final int END = 0xD9;
    private static final int SCAN = 0xDA;
    private static final int BASELINE = 0xC0;
    private static final int EXTENDED = 0xC1;
    private static final int QUANTISATION = 0xDB;
    private static final int HUFFMAN = 0xC4;
    private static final int RESTARTS = 0xDD;
    private static final int FIRST_RESTART = 0xD0;
    private static final int LAST_RESTART = 0xD7;
    private static final int APPLICATION = 0xE0;
    private static final int ADOBE = 0xEE;
    private static final int LAST_APPLICATION = 0xEF;
    private static final int COMMENT = 0xFE;

    /** Limit for frames in several scans, which need 6 bytes per pixel while they are decoded. */
    private static final long MAX_PIXELS_IN_SCANS = 4_000_000;

    private static final int BLOCK = 8;

    /** An 8×8 block takes at least two codes of one bit each. */
    private static final int MIN_BITS = 2;

    /** An APP0 segment: JFIF 1.1, no thumbnail. */
    private static final byte[] JFIF = {
        (byte) 0xFF, (byte) APPLICATION, 0, 16, 'J', 'F', 'I', 'F', 0, 1, 1, 0, 0, 1, 0, 1, 0, 0
    };

    private final ByteBuffer in;
    private final ByteArrayOutputStream out;

    /** Number of blocks by component id, for components not yet scanned; empty before the frame. */
    private final Map<Integer, Long> blocks = new HashMap<>();

    private int width;
    private int height;
    private int scans;

    PlainJpeg(byte[] file) {
        in = ByteBuffer.wrap(file);
        out = new ByteArrayOutputStream(file.length);
    }

    PlainPicture read() throws IOException {
        in.position(2);
        out.write(0xFF);
        out.write(START);
        int marker = marker();
        while (marker != END) {
            segment(marker);
            marker = marker();
        }
        if (width == 0 || !blocks.isEmpty()) {
            throw new IOException("a JPEG without all of its colours");
        }
        out.write(0xFF);
        out.write(END);
        return new PlainPicture("jpeg", out.toByteArray(), width, height);
    }

    private int marker() throws IOException {
        if (unsigned() != 0xFF) {
            throw new IOException("a JPEG with something between its parts");
        }
        int marker = unsigned();
        while (marker == 0xFF) {
            marker = unsigned();
        }
        return marker;
    }

    private int unsigned() {
        return in.get() & 0xFF;
    }

    private void segment(int marker) throws IOException {
        int length = in.getShort() & 0xFFFF;
        byte[] body = new byte[Math.max(0, length - 2)];
        in.get(body);
        switch (marker) {
            case BASELINE, EXTENDED -> frame(marker, body);
            case SCAN -> scan(body);
            case QUANTISATION, HUFFMAN, RESTARTS -> copy(marker, body);
            case APPLICATION -> {
                if (out.size() == 2) {
                    out.write(JFIF);
                }
            }
            case ADOBE -> {
                // Adobe's segment gives the colour transform and is always twelve bytes.
                if (body.length == 12) {
                    copy(marker, body);
                }
            }
            default -> {
                boolean isMetadata = (marker > APPLICATION && marker <= LAST_APPLICATION) || marker == COMMENT;
                if (!isMetadata) {
                    throw new IOException("a JPEG with a part " + marker);
                }
            }
        }
    }

    private void copy(int marker, byte[] body) throws IOException {
        out.write(0xFF);
        out.write(marker);
        out.write((body.length + 2) >> 8);
        out.write(body.length + 2);
        out.write(body);
    }

    /** SOF segment: precision, height, width, and per component its id, sampling factors and quantisation table. */
    private void frame(int marker, byte[] body) throws IOException {
        ByteBuffer frame = ByteBuffer.wrap(body);
        boolean bits = frame.get() == BLOCK;
        height = frame.getShort() & 0xFFFF;
        width = frame.getShort() & 0xFFFF;
        int components = frame.get();
        if (scans > 0 || !blocks.isEmpty() || !bits || (components != 1 && components != 3)) {
            throw new IOException("a JPEG with an unusual frame");
        }
        PlainPicture.checkSize(width, height);
        int[] ids = new int[components];
        int[] horizontal = new int[components];
        int[] vertical = new int[components];
        int maxHorizontal = 1;
        int maxVertical = 1;
        for (int i = 0; i < components; i++) {
            ids[i] = frame.get();
            int factors = frame.get();
            frame.get();
            horizontal[i] = samplingFactor(factors >> 4);
            vertical[i] = samplingFactor(factors & 0xF);
            maxHorizontal = Math.max(maxHorizontal, horizontal[i]);
            maxVertical = Math.max(maxVertical, vertical[i]);
        }
        for (int i = 0; i < components; i++) {
            blocks.put(ids[i], blocks(width, horizontal[i], maxHorizontal) * blocks(height, vertical[i], maxVertical));
        }
        copy(marker, body);
    }

    private static int samplingFactor(int factor) throws IOException {
        if (factor < 1 || factor > 4) {
            throw new IOException("a JPEG with an unusual share of its size");
        }
        return factor;
    }

    private static long blocks(int side, int factor, int max) {
        long own = ((long) side * factor + max - 1) / max;
        return (own + BLOCK - 1) / BLOCK;
    }

    /** SOS segment: component ids, followed by entropy-coded data in which FF is followed by 0 or is a restart marker. */
    private void scan(byte[] body) throws IOException {
        ByteBuffer scan = ByteBuffer.wrap(body);
        int components = scan.get();
        long needed = 0;
        for (int i = 0; i < components; i++) {
            Long own = blocks.remove((int) scan.get());
            scan.get();
            if (own == null) {
                throw new IOException("a JPEG with more than one scan of a colour");
            }
            needed += own;
        }
        scans++;
        if (components < 1 || isTooLargeInScans()) {
            throw new IOException("a great JPEG in several scans");
        }
        copy(SCAN, body);
        if (entropy() * BLOCK < needed * MIN_BITS) {
            throw new IOException("a JPEG that is cut short");
        }
    }

    private boolean isTooLargeInScans() {
        boolean several = !blocks.isEmpty() || scans > 1;
        return several && (long) width * height > MAX_PIXELS_IN_SCANS;
    }

    /** Copies the entropy-coded data up to the next marker; returns its length in bytes. */
    private long entropy() {
        int begin = in.position();
        int next = in.get(begin) & 0xFF;
        while (next != 0xFF || isData(in.get(in.position() + 1) & 0xFF)) {
            in.position(in.position() + (next == 0xFF ? 2 : 1));
            next = in.get(in.position()) & 0xFF;
        }
        int length = in.position() - begin;
        out.write(in.array(), begin, length);
        return length;
    }

    private static boolean isData(int marker) {
        return marker == 0 || (marker >= FIRST_RESTART && marker <= LAST_RESTART);
    }
}
