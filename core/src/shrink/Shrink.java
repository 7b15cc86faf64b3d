import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.RecordComponentVisitor;
import proguard.Configuration;
import proguard.ConfigurationParser;
import proguard.ProGuard;

/**
 * {@code Shrink MODULAR-JAR SETTINGS WORK TIME OUT}: the same module in fewer bytes, by ProGuard. Before that it loses what only a compiler
 * or reflection reads (generic types, nesting, components of records) wherever no program that uses the module may look, which ProGuard
 * keeps for all classes or for none; after that it is packed with one time for all entries.
 */
final class Shrink {
    private Shrink() {}

    public static void main(String[] arguments) throws Exception {
        Path work = Path.of(arguments[2]);
        Path trimmed = work.resolve("trimmed.jar");
        Path shrunk = work.resolve("shrunk.jar");
        try (JarFile in = new JarFile(arguments[0])) {
            new Trim(in).write(trimmed);
        }
        Files.deleteIfExists(shrunk);
        Properties places = new Properties();
        places.setProperty("work", work.toString());
        Configuration settings = new Configuration();
        try (ConfigurationParser parser = new ConfigurationParser(Path.of(arguments[1]).toFile(), places)) {
            parser.parse(settings);
        }
        new ProGuard(settings).execute();
        pack(shrunk, OffsetDateTime.parse(arguments[3]).toLocalDateTime(), Path.of(arguments[4]));
    }

    /** As small as the JDK can: sizes are written before the bytes of each entry, so that they aren't repeated after them. */
    private static void pack(Path from, LocalDateTime time, Path to) throws IOException {
        try (JarFile in = new JarFile(from.toFile());
                OutputStream file = Files.newOutputStream(to);
                ZipOutputStream out = new ZipOutputStream(file)) {
            out.setLevel(Deflater.BEST_COMPRESSION);
            for (JarEntry each : Collections.list(in.entries())) {
                byte[] bytes = read(in, each);
                ZipEntry entry = new ZipEntry(each.getName());
                entry.setTimeLocal(time);
                CRC32 sum = new CRC32();
                sum.update(bytes);
                entry.setCrc(sum.getValue());
                entry.setSize(bytes.length);
                entry.setCompressedSize(packedSize(bytes));
                out.putNextEntry(entry);
                out.write(bytes);
                out.closeEntry();
            }
        }
    }

    private static long packedSize(byte[] bytes) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        deflater.setInput(bytes);
        deflater.finish();
        byte[] buffer = new byte[8192];
        while (!deflater.finished()) {
            deflater.deflate(buffer);
        }
        long size = deflater.getBytesWritten();
        deflater.end();
        return size;
    }

    private static byte[] read(JarFile jar, JarEntry entry) throws IOException {
        try (InputStream in = jar.getInputStream(entry)) {
            return in.readAllBytes();
        }
    }

    private static boolean isOpen(int flags) {
        return (flags & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0;
    }

    /** The classes of a module without what nobody who uses it may see. */
    private static final class Trim {
        private final JarFile jar;
        private final Set<String> exported;
        private final Map<String, Integer> flags = new HashMap<>();

        Trim(JarFile jar) throws IOException {
            this.jar = jar;
            try (InputStream in = jar.getInputStream(jar.getEntry("module-info.class"))) {
                exported = ModuleDescriptor.read(in).exports().stream()
                        .map(shown -> shown.source().replace('.', '/'))
                        .collect(Collectors.toSet());
            }
            for (JarEntry entry : Collections.list(jar.entries())) {
                if (isClass(entry)) {
                    new ClassReader(read(jar, entry)).accept(new Flags(flags), ClassReader.SKIP_CODE);
                }
            }
        }

        private static boolean isClass(JarEntry entry) {
            return entry.getName().endsWith(".class") && !entry.getName().endsWith("-info.class");
        }

        void write(Path to) throws IOException {
            try (OutputStream file = Files.newOutputStream(to);
                    JarOutputStream out = new JarOutputStream(file)) {
                for (JarEntry entry : Collections.list(jar.entries())) {
                    byte[] bytes = read(jar, entry);
                    out.putNextEntry(new JarEntry(entry.getName()));
                    out.write(isClass(entry) ? trimmed(bytes) : bytes);
                    out.closeEntry();
                }
            }
        }

        private byte[] trimmed(byte[] bytes) {
            ClassWriter writer = new ClassWriter(0);
            ClassReader reader = new ClassReader(bytes);
            reader.accept(isShown(reader.getClassName()) ? new Shown(writer) : new Hidden(writer), 0);
            return writer.toByteArray();
        }

        /** Whether other modules may name a class, which they may if they may name all around it. */
        private boolean isShown(String name) {
            int nested = name.lastIndexOf('$');
            return isOpen(flags.getOrDefault(name, 0))
                    && (nested > 0
                            ? isShown(name.substring(0, nested))
                            : exported.contains(name.substring(0, name.lastIndexOf('/'))));
        }

        private final class Shown extends ClassVisitor {
            Shown(ClassVisitor next) {
                super(Opcodes.ASM9, next);
            }

            @Override
            public void visitInnerClass(String name, String outer, String inner, int access) {
                // Whoever makes a lambda names Lookup, and nobody who reads the class.
                boolean isFromJava = name.startsWith("java/") && !name.endsWith("$Lookup");
                if (isShown(name) || isFromJava) {
                    super.visitInnerClass(name, outer, inner, access);
                }
            }

            @Override
            public FieldVisitor visitField(int access, String name, String type, String generic, Object value) {
                return super.visitField(access, name, type, isOpen(access) ? generic : null, value);
            }

            @Override
            public MethodVisitor visitMethod(int access, String name, String type, String generic, String[] thrown) {
                return isOpen(access)
                        ? super.visitMethod(access, name, type, generic, thrown)
                        : super.visitMethod(access, name, type, null, null);
            }
        }

        private static final class Hidden extends ClassVisitor {
            Hidden(ClassVisitor next) {
                super(Opcodes.ASM9, next);
            }

            @Override
            public void visit(int version, int access, String name, String generic, String parent, String[] interfaces) {
                super.visit(version, access & ~Opcodes.ACC_RECORD, name, null, parent, interfaces);
            }

            @Override
            public void visitOuterClass(String owner, String method, String type) {}

            @Override
            public void visitInnerClass(String name, String outer, String inner, int access) {}

            @Override
            public void visitPermittedSubclass(String name) {}

            @Override
            public RecordComponentVisitor visitRecordComponent(String name, String type, String generic) {
                return null;
            }

            @Override
            public FieldVisitor visitField(int access, String name, String type, String generic, Object value) {
                return super.visitField(access, name, type, null, value);
            }

            @Override
            public MethodVisitor visitMethod(int access, String name, String type, String generic, String[] thrown) {
                return super.visitMethod(access, name, type, null, null);
            }
        }
    }

    /** Who may use each class: of a nested one, its own flags say less than those in the list of nested ones. */
    private static final class Flags extends ClassVisitor {
        private final Map<String, Integer> flags;

        Flags(Map<String, Integer> flags) {
            super(Opcodes.ASM9);
            this.flags = flags;
        }

        @Override
        public void visit(int version, int access, String name, String generic, String parent, String[] interfaces) {
            flags.putIfAbsent(name, access);
        }

        @Override
        public void visitInnerClass(String name, String outer, String inner, int access) {
            flags.put(name, outer == null ? 0 : access);
        }
    }
}
