package reversi.notation.animation;

/**
 * The colours of a board in a picture, each {@code 0xRRGGBB}.
 *
 * @param lightSquare of every other square
 * @param darkSquare of the others; the same where all are alike
 * @param groove between the squares
 * @param wood of the frame
 * @param black of Black's face of a disc
 * @param white of White's face of a disc
 * @param mark on the disc placed last
 */
public record BoardColours(int lightSquare, int darkSquare, int groove, int wood, int black, int white, int mark) {
    /** The tournament set. */
    public static BoardColours classic() {
        return new BoardColours(0x2b9462, 0x2b9462, 0x0b2a1b, 0x523524, 0x161a1f, 0xfffcf4, 0xd9a441);
    }

    /** A colour between two: {@code share} of the way from the first to the second. */
    static int mix(int from, int to, float share) {
        int mixed = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int one = from >> shift & 0xFF;
            int other = to >> shift & 0xFF;
            mixed |= Math.round(one + (other - one) * share) << shift;
        }
        return mixed;
    }
}
