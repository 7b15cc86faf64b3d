package reversi.screens.ui;

import com.badlogic.gdx.scenes.scene2d.ui.Table;

/** Buttons that are needed all the time, so that no notice lies over them. */
public final class ButtonRow extends Table implements Obstacle {}
