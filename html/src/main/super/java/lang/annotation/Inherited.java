package java.lang.annotation;

/** GWT has none. */
public @interface Inherited {}
