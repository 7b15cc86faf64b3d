import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.codehaus.mojo.animal_sniffer.ClassListBuilder;
import org.codehaus.mojo.animal_sniffer.SignatureChecker;
import org.codehaus.mojo.animal_sniffer.logging.Logger;
import org.codehaus.mojo.animal_sniffer.logging.PrintWriterLogger;

/** Whether each class in a folder verifies, and uses no class or method of Java or Android that API level 26 lacks. */
public final class AndroidCheck {
    private AndroidCheck() {}

    /** The arguments are the folder, which is also on the class path of this run with -Xverify:all, and the signature of the API. */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        List<String> faults = new ArrayList<>();
        int classes = verify(folder, faults);
        Logger quiet = new PrintWriterLogger(System.err);
        ClassListBuilder own = new ClassListBuilder(quiet);
        own.process(folder.toFile());
        Set<String> used = new TreeSet<>();
        try (InputStream api = new FileInputStream(args[1])) {
            SignatureChecker checker = new SignatureChecker(api, own.getPackages(), new Collecting(used));
            checker.setSourcePath(List.of());
            checker.process(folder.toFile());
        }
        System.out.println(classes + " classes verify, " + faults.size() + " do not; " + used.size() + " uses of what API level 26 lacks");
        faults.forEach(System.out::println);
        used.forEach(System.out::println);
        System.exit(faults.isEmpty() ? 0 : 1);
    }

    private static int verify(Path folder, List<String> faults) throws IOException {
        List<Path> classes;
        try (Stream<Path> files = Files.walk(folder)) {
            classes = files.filter(file -> file.toString().endsWith(".class")).toList();
        }
        for (Path file : classes) {
            String name = folder.relativize(file).toString().replace('/', '.').replaceAll("\\.class$", "");
            try {
                // To list its methods the JVM links a class, and so verifies it, without running any of it.
                Class.forName(name, false, AndroidCheck.class.getClassLoader()).getDeclaredMethods();
            } catch (ClassNotFoundException | LinkageError fault) {
                faults.add(name + ": " + fault);
            }
        }
        return classes.size() - faults.size();
    }

    /** Keeps what the checker says. */
    private record Collecting(Set<String> said) implements Logger {
        @Override
        public void error(String message) {
            said.add(message.replaceAll("^.*?: ", ""));
        }

        @Override
        public void info(String message) {}

        @Override
        public void info(String message, Throwable why) {}

        @Override
        public void debug(String message) {}

        @Override
        public void debug(String message, Throwable why) {}

        @Override
        public void warn(String message) {}

        @Override
        public void warn(String message, Throwable why) {}

        @Override
        public void error(String message, Throwable why) {
            error(message);
        }
    }
}
