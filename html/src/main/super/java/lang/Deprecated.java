package java.lang;

/** GWT's own lacks the members that libGDX uses. */
public @interface Deprecated {
    String since() default "";

    boolean forRemoval() default false;
}
