package reversi.web.worker;

import java.util.function.Function;
import org.teavm.classlib.PlatformDetector;
import org.teavm.interop.Address;
import org.teavm.runtime.heap.Heap;
import reversi.engine.PatternWeights;
import reversi.engine.WeightMemory;

/** The bytes that a WebAssembly module has beside its objects: as many as the browser gives, 2 GiB at most. */
public final class LinearMemory implements WeightMemory {
    private LinearMemory() {}

    /** What reads weights into such bytes where the program runs as WebAssembly, and into arrays elsewhere. */
    public static Function<byte[], PatternWeights> reader() {
        // The compiler leaves out what its target doesn't do.
        if (PlatformDetector.isWebAssemblyGC()) {
            WeightMemory memory = new LinearMemory();
            return file -> PatternWeights.read(file, memory);
        }
        return PatternWeights::read;
    }

    @Override
    public int allocate(int bytes) {
        int address = Heap.alloc(bytes).toInt();
        if (address == 0) {
            throw new IllegalStateException("no memory is left for " + bytes + " bytes of weights");
        }
        Address.fillZero(Address.fromInt(address), bytes);
        return address;
    }

    @Override
    public void write(int address, short value) {
        Address.fromInt(address).putShort(value);
    }

    @Override
    public short read(int address) {
        return Address.fromInt(address).getShort();
    }
}
