package reversi.server.account;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Names that could impersonate the server, its operator, a guest or a bot. They are compared by appearance, ignoring accents, case and
 * separators, with digits read as the letters they resemble: {@code B0t 5} is a bot.
 */
final class ReservedNames {
    /** Reserved as any word of a name. */
    private static final List<String> ROLES = List.of(
            "admin",
            "admins",
            "administrator",
            "administrateur",
            "moderator",
            "moderators",
            "moderateur",
            "sysadmin",
            "webmaster");

    /** Reserved as the first word, as in {@code Guest 5}. */
    private static final List<String> KINDS = List.of("guest", "bot");

    /** Reserved as the whole name. */
    private static final List<String> WHOLE = List.of(
            "mod",
            "mods",
            "staff",
            "support",
            "system",
            "server",
            "serveur",
            "operator",
            "owner",
            "root",
            "host",
            "official",
            "security",
            "computer",
            "ordinateur",
            "robot",
            "bots",
            "guests",
            "invite",
            "anonymous",
            "nobody",
            "everybody",
            "deleted",
            "reversi");

    private final UnaryOperator<String> skeleton;
    private final Set<String> roles;
    private final Set<String> kinds;
    private final Set<String> whole = new HashSet<>();

    /** {@code skeleton} maps a text to its TR39 skeleton after case folding. */
    ReservedNames(UnaryOperator<String> skeleton) {
        this.skeleton = skeleton;
        this.roles = forms(ROLES);
        this.kinds = forms(KINDS);
        whole.addAll(forms(WHOLE));
        whole.addAll(roles);
        whole.addAll(kinds);
    }

    private Set<String> forms(List<String> names) {
        Set<String> forms = new HashSet<>();
        names.forEach(name -> forms.add(form(name)));
        return forms;
    }

    boolean contains(String name) {
        List<String> words = words(name);
        return whole.contains(form(name))
                || whole.contains(form(withoutNumber(name)))
                || words.stream().anyMatch(roles::contains)
                || (!words.isEmpty() && kinds.contains(words.get(0)));
    }

    private List<String> words(String name) {
        List<String> words = new ArrayList<>();
        for (String word : name.split("[ _.'-]+", -1)) {
            if (!word.isEmpty()) {
                words.add(form(withoutNumber(word)));
            }
        }
        return words;
    }

    /** A trailing number only numbers a name; its digits do not stand for letters. */
    private static String withoutNumber(String text) {
        return text.replaceFirst("[\\p{Nd} _.'-]+$", "");
    }

    /** The comparison form: letters only, with digits replaced by the letters they look like. */
    private String form(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{Mn}+", "");
        StringBuilder form = new StringBuilder();
        skeleton.apply(plain)
                .toLowerCase(Locale.ROOT)
                .codePoints()
                .map(ReservedNames::letter)
                .forEach(c -> {
                    if (Character.isLetter(c)) {
                        form.appendCodePoint(c);
                    }
                });
        return form.toString();
    }

    private static int letter(int c) {
        return switch (c) {
            case '0' -> 'o';
            case '1', 'l' -> 'i';
            case '3' -> 'e';
            case '4' -> 'a';
            case '5' -> 's';
            case '7' -> 't';
            case '8' -> 'b';
            default -> c;
        };
    }
}
