import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * {@code MessageCodecs FOLDER OUT}: how the messages of a package stand in JSON and how they are told apart, made from its records, which say
 * all there is to say.
 *
 * <p>FOLDER holds the sources of the package. For an interface {@code Family} with {@code @InJson} it makes {@code FamilyTypes}, with a
 * {@code MessageType} for each record in it: the name of the record with a small letter, and a field for each component, in their order.
 * For a record with {@code @InJson}, and for each record of the package that a component holds, it makes {@code RecordCodec}. A component
 * is a text, a number, a truth, a move and the like ({@link #KNOWN}), a record of the package, a constant of an enum, a list of these, or an
 * {@code Optional} of one, of which there is no trace where it is empty; {@code @OrElse} says what one means that is missing.
 *
 * <p>For an interface {@code Family} with {@code @Visited} it makes {@code FamilyVisitor}: a method for each record and interface right below
 * it, and {@code visit}, which hands a message to the method for its kind, so that a further kind is missed by the compiler.
 *
 * <p>OUT is the root of the sources that are made: what is equal stays as it is, and what is no longer made goes.
 */
final class MessageCodecs {
    private static final String IN_JSON = "InJson";
    private static final String VISITED = "Visited";
    private static final String MISSING = "OrElse";

    /** The greatest number of fields of which {@code ObjectCodec.object} makes a record at once. */
    private static final int FEW = 6;

    /** The codecs that are written by hand. */
    private static final Map<String, String> KNOWN = Map.ofEntries(
            Map.entry("String", "JsonCodec.TEXT"),
            Map.entry("long", "JsonCodec.LONG"),
            Map.entry("Long", "JsonCodec.LONG"),
            Map.entry("int", "JsonCodec.INT"),
            Map.entry("Integer", "JsonCodec.INT"),
            Map.entry("boolean", "JsonCodec.BOOLEAN"),
            Map.entry("Disc", "JsonCodec.DISC"),
            Map.entry("Move", "JsonCodec.MOVE"),
            Map.entry("Variant", "JsonCodec.VARIANT"),
            Map.entry("TimeControl", "GameCodecs.TIME"),
            Map.entry("ClockTimes", "GameCodecs.CLOCKS"),
            Map.entry("TableEvent", "TableEventCodec.EVENT"));

    /** All types by their names within the package, such as {@code TableRequest.Play}, in the order of the sources. */
    private final Map<String, Type> types = new LinkedHashMap<>();

    private final Set<String> wanted = new LinkedHashSet<>();
    private final Map<String, String> made = new TreeMap<>();
    private String packageName = "";

    /** A record, which alone has components, or an interface; what it extends is named as it is there. */
    private record Type(
            String name, boolean isRecord, List<String> parents, Set<String> marks, List<Component> components) {
        String simpleName() {
            return last(name);
        }

        /** The kind of a message. */
        String kind() {
            return simpleName().substring(0, 1).toLowerCase(Locale.ROOT)
                    + simpleName().substring(1);
        }

        boolean isLong() {
            return components.size() > FEW;
        }
    }

    /** A component of a record: its name, its type as it is written, the imports of its file, and the value of a missing one. */
    private record Component(String name, String type, Map<String, String> imports, Optional<String> missing) {
        boolean isOptional() {
            return type.startsWith("Optional<");
        }
    }

    private MessageCodecs() {}

    public static void main(String[] arguments) throws IOException {
        MessageCodecs codecs = new MessageCodecs();
        codecs.read(Path.of(arguments[0]));
        codecs.make();
        codecs.write(Path.of(arguments[1]));
    }

    private void read(Path folder) throws IOException {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = javac.getStandardFileManager(null, null, StandardCharsets.UTF_8);
                Stream<Path> all = Files.list(folder)) {
            List<Path> sources = all.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
            JavacTask task = (JavacTask) javac.getTask(
                    null, files, null, List.of("-proc:none"), null, files.getJavaFileObjectsFromPaths(sources));
            for (CompilationUnitTree unit : task.parse()) {
                read(unit);
            }
        }
    }

    private void read(CompilationUnitTree unit) {
        packageName = unit.getPackageName().toString();
        Map<String, String> imports = unit.getImports().stream()
                .map(line -> line.getQualifiedIdentifier().toString())
                .collect(Collectors.toMap(MessageCodecs::last, name -> name));
        addTypes(unit.getTypeDecls(), "", imports);
    }

    private void addTypes(List<? extends Tree> trees, String outer, Map<String, String> imports) {
        for (Tree tree : trees) {
            if (tree instanceof ClassTree type) {
                String name = outer + type.getSimpleName();
                boolean isRecord = type.getKind() == Tree.Kind.RECORD;
                List<String> parents =
                        type.getImplementsClause().stream().map(Tree::toString).toList();
                Set<String> marks = type.getModifiers().getAnnotations().stream()
                        .map(mark -> mark.getAnnotationType().toString())
                        .collect(Collectors.toSet());
                types.put(
                        name,
                        new Type(name, isRecord, parents, marks, isRecord ? components(type, imports) : List.of()));
                addTypes(type.getMembers(), name + ".", imports);
            }
        }
    }

    /** A record has no fields but its components and what is static. */
    private static List<Component> components(ClassTree type, Map<String, String> imports) {
        List<Component> components = new ArrayList<>();
        for (Tree member : type.getMembers()) {
            if (member instanceof VariableTree field
                    && !field.getModifiers().getFlags().contains(Modifier.STATIC)) {
                components.add(new Component(
                        field.getName().toString(), field.getType().toString(), imports, annotation(field, MISSING)));
            }
        }
        return components;
    }

    /** What is in the brackets of an annotation, if it is there. */
    private static Optional<String> annotation(VariableTree field, String name) {
        return field.getModifiers().getAnnotations().stream()
                .filter(annotation -> annotation.getAnnotationType().toString().equals(name))
                .map(annotation ->
                        (String) ((LiteralTree) annotation.getArguments().get(0)).getValue())
                .findFirst();
    }

    private void make() {
        for (Type type : types.values()) {
            if (type.marks().contains(IN_JSON)) {
                if (type.isRecord()) {
                    wanted.add(type.name());
                } else {
                    make(type.name() + "Types", type, messageTypes(type));
                }
            }
            if (type.marks().contains(VISITED)) {
                makeVisitor(type);
            }
        }
        // A record that is made may want further ones.
        for (List<String> next = List.copyOf(wanted); !next.isEmpty(); ) {
            next.forEach(name -> make(name + "Codec", types.get(name), valueCodec(types.get(name))));
            next = wanted.stream()
                    .filter(name -> !made.containsKey(name + "Codec"))
                    .toList();
        }
    }

    private void make(String name, Type of, String body) {
        made.put(
                name,
                """
                package %s;

                import static reversi.json.JsonCodec.constant;
                import static reversi.json.JsonCodec.list;
                import static reversi.json.MessageType.message;
                import static reversi.json.ObjectCodec.field;
                import static reversi.json.ObjectCodec.object;
                import static reversi.json.ObjectCodec.optional;

                import java.util.List;
                import reversi.json.GameCodecs;
                import reversi.json.JsonCodec;
                import reversi.json.MessageType;
                import reversi.json.ObjectCodec;

                /** How {@link %s} stands in JSON. Made by MessageCodecs.java: change the record instead. */
                final class %s {
                %s
                    private %s() {}
                }
                """
                        .formatted(packageName, of.name(), name, body, name));
    }

    private void makeVisitor(Type of) {
        List<Type> kinds = types.values().stream()
                .filter(type ->
                        type.parents().stream().anyMatch(parent -> last(parent).equals(of.simpleName())))
                .toList();
        StringBuilder body = new StringBuilder();
        kinds.forEach(kind -> body.append("    void %s(%s message);\n\n".formatted(kind.kind(), kind.name())));
        body.append("    /** Hands a message to the method for its kind. */\n");
        body.append("    default void visit(%s message) {\n        ".formatted(of.name()));
        kinds.forEach(kind -> body.append("if (message instanceof %s it) {\n            %s(it);\n        } else "
                .formatted(kind.name(), kind.kind())));
        made.put(
                of.simpleName() + "Visitor",
                """
                package %s;

                /** What to do with each kind of {@link %s}. Made by MessageCodecs.java: change what is below that instead. */
                public interface %sVisitor {
                %s{
                            throw new IllegalArgumentException("an unknown kind: " + message);
                        }
                    }
                }
                """
                        .formatted(packageName, of.name(), of.simpleName(), body));
    }

    private String messageTypes(Type family) {
        List<Type> messages = types.values().stream()
                .filter(type -> type.isRecord() && type.name().startsWith(family.name() + "."))
                .toList();
        String all = messages.stream()
                .map(message -> "                message(\"%s\", %s.class, %s)"
                        .formatted(
                                message.kind(),
                                message.name(),
                                message.isLong() ? message.kind() + "()" : object(message)))
                .collect(Collectors.joining(",\n"));
        String each =
                messages.stream().filter(Type::isLong).map(this::longObject).collect(Collectors.joining());
        return "    static List<MessageType<? extends %s>> all() {\n        return List.of(\n%s);\n    }\n%s"
                .formatted(root(family), all, each);
    }

    /** What a family belongs to in the end. */
    private String root(Type family) {
        return family.parents().isEmpty()
                ? family.name()
                : root(types.get(family.parents().get(0)));
    }

    private String valueCodec(Type value) {
        String start = "    static final ObjectCodec<%s> CODEC = ".formatted(value.name());
        return value.isLong() ? start + value.kind() + "();\n" + longObject(value) : start + object(value) + ";\n";
    }

    private String object(Type made) {
        return Stream.concat(
                        Stream.of(made.name() + "::new"),
                        made.components().stream().map(component -> field(made, component)))
                .collect(Collectors.joining(", ", "object(", ")"));
    }

    private String longObject(Type made) {
        StringBuilder method = new StringBuilder();
        method.append("\n    private static ObjectCodec<%s> %s() {\n".formatted(made.name(), made.kind()));
        method.append("        var fields = new ObjectCodec.Fields<%s>();\n".formatted(made.name()));
        for (Component component : made.components()) {
            method.append("        var %sField = fields.%s;\n".formatted(component.name(), field(made, component)));
        }
        String values = made.components().stream()
                .map(component -> component.name() + "Field.in(in)")
                .collect(Collectors.joining(", "));
        method.append("        return fields.object(in -> new %s(%s));\n    }\n".formatted(made.name(), values));
        return method.toString();
    }

    private String field(Type owner, Component component) {
        String type = component.isOptional() ? argument(component.type()) : component.type();
        return "%s(\"%s\", %s, %s::%s)%s"
                .formatted(
                        component.isOptional() ? "optional" : "field",
                        component.name(),
                        codec(type, component.imports()),
                        owner.name(),
                        component.name(),
                        component
                                .missing()
                                .map(value -> ".orElse(" + value + ")")
                                .orElse(""));
    }

    private String codec(String type, Map<String, String> imports) {
        if (type.startsWith("List<")) {
            return "list(" + codec(argument(type), imports) + ")";
        }
        if (KNOWN.containsKey(type)) {
            return KNOWN.get(type);
        }
        if (types.containsKey(type) && types.get(type).isRecord()) {
            wanted.add(type);
            return type + "Codec.CODEC";
        }
        return "constant(" + imports.getOrDefault(type, type) + ".values())";
    }

    private static String last(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** The {@code X} of {@code List<X>}. */
    private static String argument(String type) {
        return type.substring(type.indexOf('<') + 1, type.length() - 1);
    }

    private void write(Path root) throws IOException {
        Path folder = Files.createDirectories(root.resolve(packageName.replace('.', '/')));
        try (Stream<Path> before = Files.list(folder)) {
            for (Path file : before.toList()) {
                if (!made.containsKey(file.getFileName().toString().replace(".java", ""))) {
                    Files.delete(file);
                }
            }
        }
        for (Map.Entry<String, String> type : made.entrySet()) {
            Path file = folder.resolve(type.getKey() + ".java");
            if (!Files.exists(file) || !Files.readString(file).equals(type.getValue())) {
                Files.writeString(file, type.getValue());
            }
        }
    }
}
