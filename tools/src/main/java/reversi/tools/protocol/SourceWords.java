package reversi.tools.protocol;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.LinkTree;
import com.sun.source.doctree.LiteralTree;
import com.sun.source.doctree.ParamTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** What the sources say of their types, record components and constants in their comments; read by the JDK's own compiler. */
final class SourceWords {
    private final Path folder;
    private final JavaCompiler compiler;
    private final Set<Class<?>> read = new HashSet<>();
    private final Map<String, String> words = new HashMap<>();

    /** The sources below a folder, read as they are asked for; throws IOException where there is no compiler. */
    SourceWords(Path folder) throws IOException {
        this.folder = folder;
        JavaCompiler found = ToolProvider.getSystemJavaCompiler();
        if (found == null) {
            throw new IOException("this needs a JDK: a runtime alone can't read sources");
        }
        this.compiler = found;
    }

    /** What is said of a type; throws UncheckedIOException where its source can't be read. */
    Optional<String> of(Class<?> type) {
        return find(type, "");
    }

    /** What is said of a component of a record or a constant; throws UncheckedIOException as {@link #of(Class)} does. */
    Optional<String> of(Class<?> type, String member) {
        return find(type, "#" + member);
    }

    /** As {@link #of(Class)}; throws IllegalStateException where nothing is said. */
    String required(Class<?> type) {
        return required(type, "", of(type));
    }

    /** As {@link #of(Class, String)}; throws IllegalStateException where nothing is said. */
    String required(Class<?> type, String member) {
        return required(type, "." + member, of(type, member));
    }

    private static String required(Class<?> type, String member, Optional<String> comment) {
        return comment.orElseThrow(() -> new IllegalStateException(type.getName() + member + " has no comment"));
    }

    private Optional<String> find(Class<?> type, String member) {
        Class<?> top = type;
        for (Class<?> outer = type.getEnclosingClass(); outer != null; outer = outer.getEnclosingClass()) {
            top = outer;
        }
        if (read.add(top)) {
            try {
                read(folder.resolve(top.getName().replace('.', '/') + ".java"));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return Optional.ofNullable(words.get(name(type) + member));
    }

    private void read(Path file) throws IOException {
        if (!Files.isReadable(file)) {
            throw new NoSuchFileException(file.toString());
        }
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    null, manager, null, List.of("-proc:none"), null, manager.getJavaFileObjects(file));
            Scanner scanner = new Scanner(DocTrees.instance(task));
            for (CompilationUnitTree unit : task.parse()) {
                scanner.scan(unit, null);
            }
        }
    }

    private static String name(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        return outer == null ? type.getSimpleName() : name(outer) + "." + type.getSimpleName();
    }

    private final class Scanner extends TreePathScanner<@Nullable Void, @Nullable Void> {
        private final DocTrees trees;
        private final Deque<String> within = new ArrayDeque<>();

        Scanner(DocTrees trees) {
            this.trees = trees;
        }

        @Override
        public @Nullable Void visitClass(ClassTree tree, @Nullable Void nothing) {
            String outer = within.peek();
            String name = (outer == null ? "" : outer + ".") + tree.getSimpleName();
            comment().ifPresent(comment -> {
                words.put(name, text(comment.getFullBody()));
                for (DocTree tag : comment.getBlockTags()) {
                    if (tag instanceof ParamTree param) {
                        words.put(name + "#" + param.getName(), text(param.getDescription()));
                    }
                }
            });
            within.push(name);
            super.visitClass(tree, null);
            within.pop();
            return null;
        }

        @Override
        public @Nullable Void visitVariable(VariableTree tree, @Nullable Void nothing) {
            comment()
                    .ifPresent(comment -> words.put(within.peek() + "#" + tree.getName(), text(comment.getFullBody())));
            return super.visitVariable(tree, null);
        }

        private Optional<DocCommentTree> comment() {
            return Optional.ofNullable(trees.getDocCommentTree(getCurrentPath()));
        }
    }

    private static String text(List<? extends DocTree> parts) {
        StringBuilder text = new StringBuilder();
        for (DocTree part : parts) {
            if (part instanceof LiteralTree literal) {
                text.append(literal.getBody());
            } else if (part instanceof LinkTree link) {
                String signature = link.getReference().getSignature();
                text.append(signature.substring(signature.indexOf('#') + 1));
            } else {
                text.append(part);
            }
        }
        return text.toString().strip().replaceAll("\\s+", " ");
    }
}
