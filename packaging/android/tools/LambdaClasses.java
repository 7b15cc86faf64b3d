import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/** Makes a class of each lambda and method reference in a folder of Java 8 classes: Android has no LambdaMetafactory, and dx does not write them. */
public final class LambdaClasses extends ClassVisitor {
    private static final int SYNTHETIC = Opcodes.ACC_SYNTHETIC;

    private final Path folder;
    private final List<Handle> handles = new ArrayList<>();
    private String owner = "";
    private boolean isInterface;

    private LambdaClasses(Path folder, ClassWriter writer) {
        super(Opcodes.ASM9, writer);
        this.folder = folder;
    }

    /** The argument is the folder, whose classes are changed. */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        List<Path> classes;
        try (Stream<Path> files = Files.walk(folder)) {
            classes = files.filter(file -> file.toString().endsWith(".class")).toList();
        }
        int made = 0;
        for (Path file : classes) {
            ClassReader reader = new ClassReader(Files.readAllBytes(file));
            ClassWriter writer = new ClassWriter(0);
            LambdaClasses visitor = new LambdaClasses(folder, writer);
            reader.accept(visitor, 0);
            if (!visitor.handles.isEmpty()) {
                Files.write(file, writer.toByteArray());
                made += visitor.handles.size();
            }
        }
        System.out.println(made + " lambdas of " + classes.size() + " classes");
    }

    @Override
    public void visit(int version, int access, String name, String signature, String parent, String[] interfaces) {
        owner = name;
        isInterface = (access & Opcodes.ACC_INTERFACE) != 0;
        super.visit(version, access, name, signature, parent, interfaces);
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        MethodVisitor next = super.visitMethod(access, name, descriptor, signature, thrown);
        return new MethodVisitor(Opcodes.ASM9, next) {
            @Override
            public void visitInvokeDynamicInsn(String method, String factory, Handle bootstrap, Object... arguments) {
                if (!bootstrap.getOwner().equals("java/lang/invoke/LambdaMetafactory")) {
                    throw new IllegalStateException(owner + " asks " + bootstrap.getOwner());
                }
                String made = write(method, factory, arguments);
                super.visitMethodInsn(Opcodes.INVOKESTATIC, made, "of", factory, false);
            }
        };
    }

    /** What each lambda does stands in a method of its own class, which may call what is private there. */
    @Override
    public void visitEnd() {
        for (int at = 0; at < handles.size(); at++) {
            Handle handle = handles.get(at);
            Method method = accessor(at);
            int access = Opcodes.ACC_STATIC | SYNTHETIC | (isInterface ? Opcodes.ACC_PUBLIC : 0);
            MethodVisitor code = super.visitMethod(access, method.getName(), method.getDescriptor(), null, null);
            code.visitCode();
            boolean isNew = handle.getTag() == Opcodes.H_NEWINVOKESPECIAL;
            int size = isNew ? 2 : 0;
            if (isNew) {
                code.visitTypeInsn(Opcodes.NEW, handle.getOwner());
                code.visitInsn(Opcodes.DUP);
            }
            int local = 0;
            for (Type type : method.getArgumentTypes()) {
                code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), local);
                local += type.getSize();
            }
            code.visitMethodInsn(opcode(handle), handle.getOwner(), handle.getName(), handle.getDesc(), handle.isInterface());
            code.visitInsn(method.getReturnType().getOpcode(Opcodes.IRETURN));
            code.visitMaxs(Math.max(size + local, method.getReturnType().getSize()), local);
            code.visitEnd();
        }
        super.visitEnd();
    }

    private static int opcode(Handle handle) {
        return switch (handle.getTag()) {
            case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
            case Opcodes.H_INVOKEVIRTUAL -> Opcodes.INVOKEVIRTUAL;
            case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
            default -> Opcodes.INVOKESPECIAL;
        };
    }

    private Method accessor(int at) {
        Handle handle = handles.get(at);
        Type result = Type.getReturnType(handle.getDesc());
        List<Type> types = new ArrayList<>(List.of(Type.getArgumentTypes(handle.getDesc())));
        if (handle.getTag() == Opcodes.H_NEWINVOKESPECIAL) {
            result = Type.getObjectType(handle.getOwner());
        } else if (handle.getTag() == Opcodes.H_INVOKESPECIAL) {
            types.add(0, Type.getObjectType(owner));
        } else if (handle.getTag() != Opcodes.H_INVOKESTATIC) {
            types.add(0, Type.getObjectType(handle.getOwner()));
        }
        return new Method("lambda$do$" + at, result, types.toArray(Type[]::new));
    }

    private String write(String name, String factory, Object[] arguments) {
        int at = handles.size();
        handles.add((Handle) arguments[1]);
        String made = owner + "$$L" + at;
        List<String> interfaces = new ArrayList<>(List.of(Type.getReturnType(factory).getInternalName()));
        List<Type> erased = new ArrayList<>(List.of((Type) arguments[0]));
        readMore(arguments, interfaces, erased);
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V1_8, Opcodes.ACC_FINAL | SYNTHETIC | Opcodes.ACC_SUPER, made, null, "java/lang/Object", interfaces.toArray(String[]::new));
        Type self = Type.getObjectType(made);
        Type[] kept = Type.getArgumentTypes(factory);
        construct(writer, self, kept);
        GeneratorAdapter of = code(writer, Opcodes.ACC_STATIC, new Method("of", factory));
        of.newInstance(self);
        of.dup();
        of.loadArgs();
        of.invokeConstructor(self, new Method("<init>", Type.VOID_TYPE, kept));
        of.returnValue();
        of.endMethod();
        for (Type type : erased.stream().distinct().toList()) {
            answer(writer, self, kept, new Method(name, type.getDescriptor()), (Type) arguments[2], at);
        }
        writer.visitEnd();
        try {
            Files.write(folder.resolve(made + ".class"), writer.toByteArray());
        } catch (IOException broken) {
            throw new java.io.UncheckedIOException(broken);
        }
        return made;
    }

    /** What altMetafactory is told beyond metafactory: flags, more interfaces, more signatures. */
    private static void readMore(Object[] arguments, List<String> interfaces, List<Type> erased) {
        if (arguments.length == 3) {
            return;
        }
        int flags = (Integer) arguments[3];
        int next = 4;
        if ((flags & 1) != 0) {
            interfaces.add("java/io/Serializable");
        }
        if ((flags & 2) != 0) {
            int count = (Integer) arguments[next++];
            for (int i = 0; i < count; i++) {
                interfaces.add(((Type) arguments[next++]).getInternalName());
            }
        }
        if ((flags & 4) != 0) {
            int count = (Integer) arguments[next++];
            for (int i = 0; i < count; i++) {
                erased.add((Type) arguments[next++]);
            }
        }
    }

    private static void construct(ClassWriter writer, Type self, Type[] kept) {
        for (int i = 0; i < kept.length; i++) {
            writer.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL, "k" + i, kept[i].getDescriptor(), null, null);
        }
        GeneratorAdapter code = code(writer, 0, new Method("<init>", Type.VOID_TYPE, kept));
        code.loadThis();
        code.invokeConstructor(Type.getObjectType("java/lang/Object"), new Method("<init>", "()V"));
        for (int i = 0; i < kept.length; i++) {
            code.loadThis();
            code.loadArg(i);
            code.putField(self, "k" + i, kept[i]);
        }
        code.returnValue();
        code.endMethod();
    }

    private void answer(ClassWriter writer, Type self, Type[] kept, Method method, Type called, int at) {
        GeneratorAdapter code = code(writer, Opcodes.ACC_PUBLIC, method);
        Method target = accessor(at);
        Type[] wanted = target.getArgumentTypes();
        for (int i = 0; i < kept.length; i++) {
            code.loadThis();
            code.getField(self, "k" + i, kept[i]);
            convert(code, kept[i], wanted[i]);
        }
        for (int i = 0; i < called.getArgumentTypes().length; i++) {
            code.loadArg(i);
            Type given = method.getArgumentTypes()[i];
            Type known = called.getArgumentTypes()[i];
            convert(code, given, known);
            convert(code, known, wanted[kept.length + i]);
        }
        code.visitMethodInsn(Opcodes.INVOKESTATIC, owner, target.getName(), target.getDescriptor(), isInterface);
        Type result = target.getReturnType();
        if (method.getReturnType() == Type.VOID_TYPE) {
            if (result.getSize() == 2) {
                code.pop2();
            } else if (result.getSize() == 1) {
                code.pop();
            }
        } else {
            convert(code, result, method.getReturnType());
        }
        code.returnValue();
        code.endMethod();
    }

    private static void convert(GeneratorAdapter code, Type from, Type to) {
        if (from.equals(to)) {
            return;
        }
        boolean isFromObject = from.getSort() >= Type.ARRAY;
        boolean isToObject = to.getSort() >= Type.ARRAY;
        if (isFromObject && isToObject) {
            code.checkCast(to);
        } else if (isFromObject) {
            Type plain = plain(from, to);
            code.unbox(plain);
            code.cast(plain, to);
        } else if (isToObject) {
            code.valueOf(from);
        } else {
            code.cast(from, to);
        }
    }

    /** What a boxed type boxes; any other object is taken to box what is wanted. */
    private static Type plain(Type boxed, Type wanted) {
        return switch (boxed.getInternalName()) {
            case "java/lang/Integer" -> Type.INT_TYPE;
            case "java/lang/Long" -> Type.LONG_TYPE;
            case "java/lang/Double" -> Type.DOUBLE_TYPE;
            case "java/lang/Float" -> Type.FLOAT_TYPE;
            case "java/lang/Byte" -> Type.BYTE_TYPE;
            case "java/lang/Short" -> Type.SHORT_TYPE;
            case "java/lang/Character" -> Type.CHAR_TYPE;
            case "java/lang/Boolean" -> Type.BOOLEAN_TYPE;
            default -> wanted;
        };
    }

    private static GeneratorAdapter code(ClassWriter writer, int access, Method method) {
        return new GeneratorAdapter(access, method, writer.visitMethod(access, method.getName(), method.getDescriptor(), null, null));
    }
}
