package reversi.server.account;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Recognises passwords that attackers try first: well-known words with or without a number, keyboard rows, repetitions. */
final class CommonPasswords {
    private static final Set<String> WORDS = Set.of((""
                    + "password passwort passwd pass motdepasse mdp secret letmein welcome bienvenue admin administrator root login"
                    + " guest user test master default changeme whatever trustno access hello bonjour salut hallo coucou iloveyou"
                    + " jetaime dragon monkey sunshine princess shadow football baseball basketball soccer hockey superman batman"
                    + " spiderman starwars pokemon naruto minecraft fortnite freedom flower summer winter spring autumn hunter killer"
                    + " charlie jordan michael jennifer jessica ashley daniel thomas andrew joshua matthew robert nicole hannah amanda"
                    + " michelle samantha chloe marine camille nicolas julien alexandre marseille paris france soleil doudou loulou"
                    + " chouchou chocolat cookie cheese pepper ginger banana orange purple silver golden mustang ferrari porsche"
                    + " corvette computer internet samsung google facebook microsoft windows apple android lovely loveme angel babygirl"
                    + " abc abcd qwe asd zxc qaz wsx qazwsx qweasd qweasdzxc asdzxc aaa xxx blabla matrix merlin phoenix tigger buster"
                    + " maggie harley ranger yankees lakers liverpool arsenal chelsea barcelona juventus eminem metallica slipknot"
                    + " nothing nopass nopassword mypassword fuckyou fuckme biteme asshole pussy hottie blink mickey donald snoopy"
                    + " othello reversi")
            .split(" ", -1));

    private static final List<String> ROWS = List.of(
            "1234567890",
            "01234567890123456789",
            "abcdefghijklmnopqrstuvwxyz",
            "qwertyuiopasdfghjklzxcvbnm",
            "qwertzuiopasdfghjklyxcvbnm",
            "azertyuiopqsdfghjklmwxcvbn",
            "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
            "1q2w3e4r5t6y7u8i9o0p",
            "147258369",
            "asdfghjkl",
            "zxcvbnm",
            "wxcvbn");

    /** Shorter rows before a number are too common to be rejected. */
    private static final int MIN_ROW = 3;

    private CommonPasswords() {}

    /** Whether a password is common, or equals its owner's name. */
    static boolean contains(String password, String name) {
        String plain = password.strip().toLowerCase(Locale.ROOT);
        String word = letters(plain);
        return plain.equals(name.strip().toLowerCase(Locale.ROOT))
                || isRow(plain)
                || isRepetition(plain)
                || WORDS.contains(word)
                || WORDS.contains(withoutNumber(plain))
                || (withoutNumber(plain).length() >= MIN_ROW && isRow(withoutNumber(plain)));
    }

    /** The word behind "leet" spelling, such as {@code P4ssw0rd!}. */
    private static String letters(String plain) {
        return withoutNumber(plain)
                .replace('0', 'o')
                .replace('1', 'i')
                .replace('!', 'i')
                .replace('3', 'e')
                .replace('4', 'a')
                .replace('@', 'a')
                .replace('5', 's')
                .replace('$', 's')
                .replace('7', 't');
    }

    private static String withoutNumber(String plain) {
        return plain.replaceFirst("[^\\p{L}]+$", "").replaceFirst("^[\\p{Nd} ]+", "");
    }

    private static boolean isRow(String plain) {
        String reversed = new StringBuilder(plain).reverse().toString();
        return !plain.isEmpty() && ROWS.stream().anyMatch(row -> row.contains(plain) || row.contains(reversed));
    }

    /** Whether it repeats one part, such as {@code 121212}; a part of more than three characters must itself be a row or a common word. */
    private static boolean isRepetition(String plain) {
        for (int part = 1; part <= plain.length() / 2; part++) {
            String first = plain.substring(0, part);
            boolean weak = part <= 3 || isRow(first) || WORDS.contains(first);
            if (plain.length() % part == 0
                    && weak
                    && first.repeat(plain.length() / part).equals(plain)) {
                return true;
            }
        }
        return false;
    }
}
