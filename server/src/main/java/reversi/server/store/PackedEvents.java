package reversi.server.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;
import reversi.game.ClockTimes;
import reversi.game.GameEvent;
import reversi.online.Codec;
import reversi.online.TableEvent;
import reversi.rules.Move;
import reversi.rules.Square;

/**
 * The events of a game in few bytes: a move is what differs from the one before, everything else the text by which it is kept in a row.
 * The nonces are left out, which nobody asks for once the game is over.
 */
final class PackedEvents {
    private static final int FORMAT = 1;

    private final Codec codec;

    PackedEvents(Codec codec) {
        this.codec = codec;
    }

    /** What the next move is told by. */
    private static final class Last {
        private int seq;
        private long at;
        private int ply;
        private ClockTimes clocks = ClockTimes.none();
    }

    byte[] pack(List<StoredEvent> events) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(FORMAT);
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(bytes, deflater))) {
            writeNumber(out, events.size());
            Last last = new Last();
            for (StoredEvent event : events) {
                write(out, event, last);
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        } finally {
            deflater.end();
        }
        return bytes.toByteArray();
    }

    private void write(DataOutputStream out, StoredEvent event, Last last) throws IOException {
        writeNumber(out, event.seq() - last.seq);
        writeNumber(out, event.at() - last.at);
        last.seq = event.seq();
        last.at = event.at();
        GameEvent.@Nullable Played played = played(event.event());
        if (played == null) {
            byte[] text = codec.write(event.event()).getBytes(UTF_8);
            writeNumber(out, text.length);
            out.write(text);
            return;
        }
        writeNumber(out, 0);
        writeNumber(out, played.ply() - last.ply - 1L);
        out.writeByte(played.move()
                .square()
                .map(square -> square.rank() * Square.MAX_SIZE + square.file())
                .orElse(0));
        out.writeBoolean(played.move().isPass());
        writeNumber(out, played.clocks().black() - last.clocks.black());
        writeNumber(out, played.clocks().white() - last.clocks.white());
        last.ply = played.ply();
        last.clocks = played.clocks();
    }

    private static GameEvent.@Nullable Played played(TableEvent event) {
        return event instanceof TableEvent.InGame here && here.event() instanceof GameEvent.Played played
                ? played
                : null;
    }

    /** The events in order; throws IllegalStateException for anything that was not packed here. */
    List<StoredEvent> unpack(byte[] packed) {
        if (packed.length == 0 || packed[0] != FORMAT) {
            throw new IllegalStateException("the database holds a packed game of another format");
        }
        Inflater inflater = new Inflater(true);
        try (DataInputStream in = new DataInputStream(
                new InflaterInputStream(new ByteArrayInputStream(packed, 1, packed.length - 1), inflater))) {
            long count = readNumber(in);
            List<StoredEvent> events = new ArrayList<>();
            Last last = new Last();
            while (events.size() < count) {
                events.add(read(in, last));
            }
            return events;
        } catch (IOException damaged) {
            throw new IllegalStateException("the database holds a packed game that nobody packed", damaged);
        } finally {
            inflater.end();
        }
    }

    private StoredEvent read(DataInputStream in, Last last) throws IOException {
        last.seq += (int) readNumber(in);
        last.at += readNumber(in);
        int length = (int) readNumber(in);
        if (length > 0) {
            String text = new String(in.readNBytes(length), UTF_8);
            return new StoredEvent(last.seq, last.at, 0, codec.readEvent(text).orElseThrow(DamagedRow::new));
        }
        last.ply += 1 + (int) readNumber(in);
        int square = in.readUnsignedByte();
        Move move =
                in.readBoolean() ? Move.PASS : Move.at(new Square(square % Square.MAX_SIZE, square / Square.MAX_SIZE));
        last.clocks = new ClockTimes(last.clocks.black() + readNumber(in), last.clocks.white() + readNumber(in));
        return new StoredEvent(
                last.seq, last.at, 0, new TableEvent.InGame(new GameEvent.Played(last.ply, move, last.clocks)));
    }

    /** Seven bits to a byte, the lowest first; small numbers of either sign are short. */
    private static void writeNumber(DataOutputStream out, long number) throws IOException {
        long rest = (number << 1) ^ (number >> 63);
        while ((rest & ~0x7FL) != 0) {
            out.writeByte((int) ((rest & 0x7F) | 0x80));
            rest >>>= 7;
        }
        out.writeByte((int) rest);
    }

    private static long readNumber(DataInputStream in) throws IOException {
        long rest = 0;
        int shift = 0;
        int read;
        do {
            read = in.readUnsignedByte();
            rest |= (long) (read & 0x7F) << shift;
            shift += 7;
        } while ((read & 0x80) != 0 && shift < Long.SIZE);
        return (rest >>> 1) ^ -(rest & 1);
    }
}
