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
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** What the sources say of their types, record components and constants in their comments; read by the JDK's own compiler. */
final class SourceWords {
    private final Map<String, String> words = new HashMap<>();

    /** Reads the sources of some top-level types below a folder; throws IOException where one can't be read. */
    SourceWords(Path folder, List<Class<?>> types) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new IOException("this needs a JDK: a runtime alone can't read sources");
        }
        List<Path> files = types.stream()
                .map(type -> folder.resolve(type.getName().replace('.', '/') + ".java"))
                .toList();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    null, manager, null, List.of("-proc:none"), null, manager.getJavaFileObjectsFromPaths(files));
            DocTrees trees = DocTrees.instance(task);
            for (CompilationUnitTree unit : task.parse()) {
                Scanner unused = new Scanner(trees);
                unused.scan(unit, null);
            }
        }
    }

    /** What is said of a type. */
    Optional<String> of(Class<?> type) {
        return Optional.ofNullable(words.get(name(type)));
    }

    /** What is said of a component of a record or a constant. */
    Optional<String> of(Class<?> type, String member) {
        return Optional.ofNullable(words.get(name(type) + "#" + member));
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
