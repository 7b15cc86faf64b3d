package reversi.screens.online;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.screens.Context;
import reversi.screens.ui.Control;
import reversi.screens.ui.Icon;
import reversi.screens.ui.IconView;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** What the pages of a server are put together from. */
public final class ListPanels {
    /** Between panels that stand below each other. */
    public static final float BETWEEN = 16;

    private static final float PILL_LIGHT = 8;
    private static final float PILL_EDGE = 5;

    private ListPanels() {}

    /** An empty panel whose rows are as wide as it is. */
    public static Panel panel(Context context) {
        Panel panel = context.ui().panel();
        panel.top().left();
        panel.pad(Theme.PART_GAP, Theme.PAD, Theme.PART_GAP, Theme.PAD);
        panel.defaults().growX();
        return panel;
    }

    /** The same with a title. */
    public static Panel titled(Context context, String title) {
        Panel panel = panel(context);
        panel.add(context.ui().text(title, Type.TITLE))
                .padBottom(Theme.LINE_GAP)
                .row();
        return panel;
    }

    /** A panel that only says something, for which there is this room across. */
    public static Panel saying(Context context, String words, float room) {
        Panel panel = panel(context);
        panel.add(context.ui().muted(words, Type.BODY).wrap(room));
        return panel;
    }

    /** What stands below each other on a page, as wide as it. */
    public static Table body() {
        Table body = new Table();
        body.defaults().growX().padBottom(BETWEEN);
        return body;
    }

    /** A place below a line for why what was asked for there was not done; it takes no room while there is nothing to say. */
    public static Slot<String> trouble(Ui ui, float width) {
        return Slot.of((place, words) -> {
            if (!words.isEmpty()) {
                place.add(ui.text(words, Type.SMALL).in(ui.palette().danger()).wrap(width))
                        .width(width)
                        .padTop(Theme.ROW_GAP);
            }
        });
    }

    /** A few words beside a title, with a light before them. */
    public static Panel pill(Ui ui, Color light, String words) {
        Panel pill = new Panel(ui.theme(), ui.palette().raised(), Theme.RADIUS);
        pill.add(new Line.Light(ui.theme(), light)).size(PILL_LIGHT).pad(0, Theme.BLOCK_GAP, 0, 2 * Theme.GRID);
        pill.add(ui.text(words, Type.SMALL)).pad(PILL_EDGE, 0, PILL_EDGE, Theme.BLOCK_GAP);
        return pill;
    }

    /** A small number in the accent. */
    static Actor badge(Context context, int number) {
        Ui ui = context.ui();
        Panel pill = new Panel(ui.theme(), ui.palette().accent(), 9);
        pill.add(ui.text(Integer.toString(number), Type.CAPTION_STRONG)
                        .in(ui.palette().onAccent())
                        .align(Align.center))
                .minWidth(10)
                .pad(1, 5, 1, 5);
        return pill;
    }

    /** What a player is worth, in short: {@code 1612 · 23 points}, or that it is a guest. */
    static String standing(Context context, PlayerCard player) {
        return player.kind() == PlayerKind.GUEST
                ? context.say("online.guest")
                : OnlineWords.rating(player) + " · " + context.texts().count("online.points", player.points());
    }

    /** The title of a panel that leads to a page of its own, with a number to draw the eye where it isn't 0. */
    static final class Head extends Control {
        Head(Context context, String title, int number, Runnable open) {
            super(context.ui(), open);
            left();
            add(ui().text(title, Type.TITLE)).minWidth(0);
            if (number > 0) {
                add(badge(context, number)).padLeft(Theme.GAP);
            }
            add().growX();
            add(new IconView(
                            theme(),
                            Icon.CHEVRON_RIGHT,
                            Theme.SIGN,
                            ui().palette().muted()))
                    .size(Theme.SIGN);
        }

        @Override
        public float getPrefHeight() {
            return Theme.TOUCH;
        }

        @Override
        protected float radius() {
            return Theme.SMALL_RADIUS;
        }

        @Override
        protected void paint(Batch batch, float alpha) {
            veil(batch, alpha, 0.05f, 8);
        }
    }

    /** Oneself at the end of the header, which leads to one's account. */
    static final class Self extends Control {
        Self(Context context, Photos photos, PlayerCard you, Runnable open) {
            super(context.ui(), open);
            add(new Avatar(context, photos, you, false)).size(ListView.AVATAR).padRight(Theme.BLOCK_GAP);
            Table who = new Table();
            who.left();
            who.add(ui().text(you.name(), Type.BODY_STRONG)).left().row();
            who.add(ui().muted(standing(context, you), Type.SMALL)).left();
            add(who).minHeight(Theme.TOUCH);
        }

        @Override
        protected float radius() {
            return Theme.SMALL_RADIUS;
        }

        @Override
        protected void paint(Batch batch, float alpha) {
            float veil = alpha * (0.05f * hover() + 0.05f * push());
            Color ink = theme().palette().text();
            theme().fill(batch, ink, veil, radius(), getX() - 8, getY() - 4, getWidth() + 16, getHeight() + 8);
        }
    }
}
