package reversi.teach;

import java.util.ArrayList;
import java.util.List;

/** What reader and writer of the file of an {@link OpeningExplorer} share; the format is described at {@link ExplorerReader#read}. */
final class ExplorerFormat {
    /** The first four bytes of a file. */
    static final int MAGIC = 0x52455832;

    /** Magic and checksum. */
    static final int HEADER = 8;

    /** In the byte of a move: its results follow, since they are not those of the position that it leads to. */
    static final int OWN_RESULTS = 0x40;

    /** In the byte of a move: the place of its square. */
    static final int SQUARE = 0x3F;

    /** The bits of a number in each of its bytes, the lowest first; the highest bit of a byte says that more follow. */
    static final int NUMBER_BITS = 7;

    /** Where the results of a part are longer than a byte: it stands for three numbers that follow. */
    static final int LONG = 0xFF;

    /** How up to so many games ended fits into a byte. */
    private static final int FEW = 9;

    private static final int ADLER = 65521;

    private ExplorerFormat() {}

    /** Whatever a few games can end in, by the byte that stands for it. */
    static List<GameResults> ofFewGames() {
        List<GameResults> all = new ArrayList<>();
        for (int games = 1; games <= FEW; games++) {
            for (int black = 0; black <= games; black++) {
                for (int drawn = 0; drawn <= games - black; drawn++) {
                    all.add(new GameResults(black, drawn, games - black - drawn));
                }
            }
        }
        return all;
    }

    /** The Adler-32 checksum of everything after the header. */
    static int checksum(byte[] bytes) {
        int sum = 1;
        int sums = 0;
        for (int i = HEADER; i < bytes.length; i++) {
            sum = (sum + (bytes[i] & 0xFF)) % ADLER;
            sums = (sums + sum) % ADLER;
        }
        return sums << 16 | sum;
    }
}
