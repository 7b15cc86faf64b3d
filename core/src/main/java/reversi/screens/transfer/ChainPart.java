package reversi.screens.transfer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.session.Checksum;

/**
 * A part of a code that is too long for one address, such as {@code 1a2b3c4d.2.5.eJxLTE…}.
 *
 * @param id the checksum of the whole code, the same for all of its parts
 * @param number which part, from 1
 * @param count how many parts there are, at most {@link #MOST}
 * @param data what follows the part before, at most {@link #LONGEST} letters
 */
record ChainPart(String id, int number, int count, String data) {
    /** More parts nobody wants to scan. */
    static final int MOST = 12;

    /** With an address before it, so much fits into a QR code that is read at once. */
    static final int LONGEST = 160;

    private static final int FIELDS = 4;
    private static final int ID_LENGTH = 8;

    ChainPart {
        boolean isRight = isSigns(id) && id.length() == ID_LENGTH && isSigns(data) && data.length() <= LONGEST;
        if (!isRight || count < 1 || count > MOST || number < 1 || number > count) {
            throw new IllegalArgumentException("no part " + number + " of " + count);
        }
    }

    /** The parts of a code, of about the same length; empty where they would be too many. */
    static List<ChainPart> of(String code) {
        int count = (code.length() + LONGEST - 1) / LONGEST;
        if (count == 0 || count > MOST) {
            return List.of();
        }
        int length = (code.length() + count - 1) / count;
        String id = Checksum.of(code);
        List<ChainPart> parts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String data = code.substring(i * length, Math.min(code.length(), (i + 1) * length));
            parts.add(new ChainPart(id, i + 1, count, data));
        }
        return parts;
    }

    /** The part of a text that {@link #written} gave; empty for any other. */
    static Optional<ChainPart> read(String text) {
        String[] fields = text.split("\\.", -1);
        if (fields.length != FIELDS || fields[1].length() > 2 || fields[2].length() > 2) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    new ChainPart(fields[0], Integer.parseInt(fields[1]), Integer.parseInt(fields[2]), fields[3]));
        } catch (IllegalArgumentException other) {
            return Optional.empty();
        }
    }

    private static boolean isSigns(String text) {
        return !text.isEmpty() && text.chars().allMatch(ChainPart::isSign);
    }

    private static boolean isSign(int letter) {
        boolean isPlain = (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z');
        return isPlain || (letter >= 'A' && letter <= 'Z') || letter == '-' || letter == '_';
    }

    /** The part as a text of an address. */
    String written() {
        return id + "." + number + "." + count + "." + data;
    }
}
