package reversi.engine;

/**
 * The thirteen longs of {@link Patterns} of a position on up to 8×8 squares, or what one step of a square adds to them. They are fields
 * since an array's elements are looked up with a check of bounds each, which the browser never leaves out.
 */
final class PatternNumbers {
    /** How many there are. */
    static final int LONGS = 13;

    long a;
    long b;
    long c;
    long d;
    long e;
    long f;
    long g;
    long h;
    long i;
    long j;
    long k;
    long l;
    long m;

    /** Takes them from an array, from an index on. */
    void set(long[] from, int at) {
        a = from[at];
        b = from[at + 1];
        c = from[at + 2];
        d = from[at + 3];
        e = from[at + 4];
        f = from[at + 5];
        g = from[at + 6];
        h = from[at + 7];
        i = from[at + 8];
        j = from[at + 9];
        k = from[at + 10];
        l = from[at + 11];
        m = from[at + 12];
    }

    /** Takes another's numbers, which may be these, as the other side sees them: the highest ones less those. */
    void turn(PatternNumbers row, PatternNumbers highest) {
        a = highest.a - row.a;
        b = highest.b - row.b;
        c = highest.c - row.c;
        d = highest.d - row.d;
        e = highest.e - row.e;
        f = highest.f - row.f;
        g = highest.g - row.g;
        h = highest.h - row.h;
        i = highest.i - row.i;
        j = highest.j - row.j;
        k = highest.k - row.k;
        l = highest.l - row.l;
        m = highest.m - row.m;
    }
}
