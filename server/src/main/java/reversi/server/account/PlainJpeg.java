package reversi.server.account;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;

/**
 * Copies what a JPEG needs to be unpacked: its tables, its one frame, and its scans. Only a sequential one is taken, in which each
 * colour is in one scan: a progressive one of 200 KB can have thousands of scans over all of its pixels.
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

    /** What a frame in several scans is kept in while it is unpacked takes 6 bytes a pixel. */
    private static final long MOST_PIXELS_IN_SCANS = 4_000_000;

    private static final int BLOCK = 8;

    /** A block of pixels takes two codes at least, of one bit each. */
    private static final int LEAST_BITS = 2;

    /** An APP0 that says JFIF 1.1, without a thumbnail. */
    private static final byte[] JFIF = {
        (byte) 0xFF, (byte) APPLICATION, 0, 16, 'J', 'F', 'I', 'F', 0, 1, 1, 0, 0, 1, 0, 1, 0, 0
    };

    private final ByteBuffer in;
    private final ByteArrayOutputStream out;

    /** The blocks of each colour that has not been in a scan; empty before the frame. */
    private final Map<Integer, Long> blocks = new HashMap<>();

    private int width;
    private int height;
    private int scans;

    PlainJpeg(byte[] sent) {
        in = ByteBuffer.wrap(sent);
        out = new ByteArrayOutputStream(sent.length);
    }

    PlainPicture read() throws IOException {
        in.position(2);
        out.write(0xFF);
        out.write(START);
        int kind = marker();
        while (kind != END) {
            segment(kind);
            kind = marker();
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
        int kind = unsigned();
        while (kind == 0xFF) {
            kind = unsigned();
        }
        return kind;
    }

    private int unsigned() {
        return in.get() & 0xFF;
    }

    private void segment(int kind) throws IOException {
        int length = in.getShort() & 0xFFFF;
        byte[] body = new byte[Math.max(0, length - 2)];
        in.get(body);
        switch (kind) {
            case BASELINE, EXTENDED -> frame(kind, body);
            case SCAN -> scan(body);
            case QUANTISATION, HUFFMAN, RESTARTS -> copy(kind, body);
            case APPLICATION -> {
                if (out.size() == 2) {
                    out.write(JFIF);
                }
            }
            case ADOBE -> {
                // Says how the colours are meant; twelve bytes and no more.
                if (body.length == 12) {
                    copy(kind, body);
                }
            }
            default -> {
                boolean isTalk = (kind > APPLICATION && kind <= LAST_APPLICATION) || kind == COMMENT;
                if (!isTalk) {
                    throw new IOException("a JPEG with a part " + kind);
                }
            }
        }
    }

    private void copy(int kind, byte[] body) throws IOException {
        out.write(0xFF);
        out.write(kind);
        out.write((body.length + 2) >> 8);
        out.write(body.length + 2);
        out.write(body);
    }

    /** Precision, height, width, and for each colour its name, its share of the size, and its table. */
    private void frame(int kind, byte[] body) throws IOException {
        ByteBuffer frame = ByteBuffer.wrap(body);
        boolean bits = frame.get() == BLOCK;
        height = frame.getShort() & 0xFFFF;
        width = frame.getShort() & 0xFFFF;
        int colours = frame.get();
        if (scans > 0 || !blocks.isEmpty() || !bits || (colours != 1 && colours != 3)) {
            throw new IOException("a JPEG with an unusual frame");
        }
        PlainPicture.checkSize(width, height);
        int[] names = new int[colours];
        int[] across = new int[colours];
        int[] down = new int[colours];
        int mostAcross = 1;
        int mostDown = 1;
        for (int i = 0; i < colours; i++) {
            names[i] = frame.get();
            int shares = frame.get();
            frame.get();
            across[i] = share(shares >> 4);
            down[i] = share(shares & 0xF);
            mostAcross = Math.max(mostAcross, across[i]);
            mostDown = Math.max(mostDown, down[i]);
        }
        for (int i = 0; i < colours; i++) {
            blocks.put(names[i], blocks(width, across[i], mostAcross) * blocks(height, down[i], mostDown));
        }
        copy(kind, body);
    }

    private static int share(int share) throws IOException {
        if (share < 1 || share > 4) {
            throw new IOException("a JPEG with an unusual share of its size");
        }
        return share;
    }

    private static long blocks(int side, int share, int most) {
        long own = ((long) side * share + most - 1) / most;
        return (own + BLOCK - 1) / BLOCK;
    }

    /** The names of its colours, and after it their pixels, in which FF is followed by 0 or is a restart. */
    private void scan(byte[] body) throws IOException {
        ByteBuffer scan = ByteBuffer.wrap(body);
        int colours = scan.get();
        long needed = 0;
        for (int i = 0; i < colours; i++) {
            Long own = blocks.remove((int) scan.get());
            scan.get();
            if (own == null) {
                throw new IOException("a JPEG with more than one scan of a colour");
            }
            needed += own;
        }
        scans++;
        if (colours < 1 || isGreatInScans()) {
            throw new IOException("a great JPEG in several scans");
        }
        copy(SCAN, body);
        if (entropy() * BLOCK < needed * LEAST_BITS) {
            throw new IOException("a JPEG that is cut short");
        }
    }

    private boolean isGreatInScans() {
        boolean several = !blocks.isEmpty() || scans > 1;
        return several && (long) width * height > MOST_PIXELS_IN_SCANS;
    }

    /** Copies the packed pixels up to the next part; returns how many bytes there are. */
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

    private static boolean isData(int kind) {
        return kind == 0 || (kind >= FIRST_RESTART && kind <= LAST_RESTART);
    }
}
