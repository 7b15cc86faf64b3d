package reversi.web;

import com.badlogic.gdx.backends.gwt.preloader.PreloaderBundle;

/** Stands where libGDX would copy assets while compiling: the build stages them itself. */
public final class NoBundle implements PreloaderBundle {}
