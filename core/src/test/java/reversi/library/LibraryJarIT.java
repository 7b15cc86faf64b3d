package reversi.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The small jar that other programs get is what was compiled: it shows as much, and answers as that does. After {@code package}. */
class LibraryJarIT {
    private static final int MOST_BYTES = 400_000;
    private static final Path SMALL = Path.of("target/reversi-core.jar");
    private static final Path DEBUG = Path.of("target/reversi-core-debug.jar");
    private static final Path EXAMPLES = Path.of("../docs/library");

    private static List<String> java(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Dstdout.encoding=UTF-8"));
        command.addAll(List.of(arguments));
        Process java = new ProcessBuilder(command).redirectErrorStream(true).start();
        String out = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, java.waitFor(), out);
        return out.lines().toList();
    }

    /** The names of all types that are promised. */
    private static List<String> promised() throws IOException {
        try (var in = LibraryJarIT.class.getResourceAsStream("api.txt")) {
            String api = in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Pattern.compile("^public .*?(?:class|interface) (reversi[\\w.$]+)", Pattern.MULTILINE)
                    .matcher(api)
                    .results()
                    .map((MatchResult found) -> found.group(1))
                    .toList();
        }
    }

    /** What a compiler or reflection reads of a type: its kin, members, generic types, annotations and components. */
    private static List<String> shown(Class<?> type) {
        List<String> lines = new ArrayList<>();
        lines.add(type.toGenericString() + " " + type.getGenericSuperclass() + " "
                + Arrays.toString(type.getAnnotatedInterfaces()) + Arrays.toString(type.getAnnotations()));
        lines.add(type.getSimpleName() + " in " + type.getDeclaringClass() + " "
                + Arrays.toString(type.getPackage().getAnnotations()));
        Stream.concat(Arrays.stream(type.getDeclaredConstructors()), Arrays.stream(type.getDeclaredMethods()))
                .filter(each -> isOpen(each.getModifiers()))
                .map(LibraryJarIT::shown)
                .forEach(lines::add);
        for (Field field : type.getDeclaredFields()) {
            if (isOpen(field.getModifiers())) {
                lines.add(field.toGenericString() + " " + field.getAnnotatedType());
            }
        }
        if (type.isRecord()) {
            lines.add(Arrays.toString(type.getRecordComponents()));
            Arrays.stream(type.getRecordComponents())
                    .forEach(each -> lines.add(each.getAccessor() + " " + each.getAnnotatedType()));
        }
        if (type.isSealed()) {
            Arrays.stream(type.getPermittedSubclasses())
                    .filter(each -> isOpen(each.getModifiers()))
                    .forEach(each -> lines.add("permits " + each.getName()));
        }
        lines.sort(String::compareTo);
        return lines;
    }

    private static String shown(Executable member) {
        return member.toGenericString() + " " + member.getAnnotatedReturnType() + " "
                + Arrays.toString(member.getAnnotatedParameterTypes()) + Arrays.toString(member.getAnnotations());
    }

    private static boolean isOpen(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }

    private static List<String> shownBy(Path jar) throws IOException, ClassNotFoundException {
        List<String> lines = new ArrayList<>();
        // Annotations are read by those that the tests have.
        ClassLoader annotations = new ClassLoader(ClassLoader.getPlatformClassLoader()) {
            @Override
            protected Class<?> findClass(String name) throws ClassNotFoundException {
                if (name.startsWith("org.jspecify.")) {
                    return LibraryJarIT.class.getClassLoader().loadClass(name);
                }
                throw new ClassNotFoundException(name);
            }
        };
        try (URLClassLoader classes = new URLClassLoader(new URL[] {jar.toUri().toURL()}, annotations)) {
            for (String name : promised()) {
                lines.addAll(shown(classes.loadClass(name)));
            }
        }
        return lines;
    }

    @Test
    void isSmall() throws IOException {
        assertTrue(
                Files.size(SMALL) <= MOST_BYTES,
                () -> "too large: " + SMALL.toFile().length());
    }

    @Test
    void showsAllThatWasCompiled() throws Exception {
        List<String> compiled = shownBy(DEBUG);
        assertTrue(compiled.size() > 1000, () -> "only " + compiled.size());
        List<String> small = shownBy(SMALL);
        List<String> gone = new ArrayList<>(compiled);
        List<String> come = new ArrayList<>(small);
        gone.removeAll(small);
        come.removeAll(compiled);
        assertEquals("gone: [], new: []", "gone: " + gone + ", new: " + come);
        assertEquals(compiled, small);
    }

    private static List<String> answers(Path jar) throws Exception {
        Path program = Path.of(LibraryAnswers.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        return java("-cp", jar + File.pathSeparator + program, LibraryAnswers.class.getName());
    }

    @Test
    void answersAsWhatWasCompiled() throws Exception {
        List<String> compiled = answers(DEBUG);
        assertTrue(compiled.size() > 100, compiled::toString);
        assertEquals(compiled, answers(SMALL));
    }

    /** As a reader does it, and as part of a program made of modules. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "BestMove | White plays [a-h][1-8]",
                "Endgame | h5 \\+6",
                "Progress | 1 plies, [a-h][1-8]",
                "Games | \\(;FF\\[4\\].*",
                "Ratings | 1464\\.. ± 151\\.."
            })
    void runsTheExamples(String name, String firstLine) throws IOException, InterruptedException {
        String program = EXAMPLES.resolve(name + ".java").toString();
        List<String> out = java("-cp", SMALL.toString(), program);
        assertTrue(out.get(0).matches(firstLine), out::toString);
        List<String> module = java("-p", SMALL.toString(), "--add-modules", "reversi.core", program);
        assertTrue(module.get(0).matches(firstLine), module::toString);
    }

    @Test
    void runsEachExample() throws IOException {
        try (Stream<Path> files = Files.list(EXAMPLES)) {
            Set<String> names = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".java"))
                    .collect(Collectors.toSet());
            assertEquals(Set.of("BestMove.java", "Endgame.java", "Progress.java", "Games.java", "Ratings.java"), names);
        }
    }
}
