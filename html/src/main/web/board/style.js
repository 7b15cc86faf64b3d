// How the board looks. Pages change it by the custom properties that are read here.

export const STYLE = `
:host {
  --_text: var(--reversi-text, #23282e);
  --_muted: var(--reversi-muted, #59626d);
  --_surface: var(--reversi-surface, #ffffff);
  --_line: var(--reversi-border, #cfd5db);
  --_accent: var(--reversi-accent, #9a5b00);
  --_felt: var(--reversi-board, #2a8a5b);
  --_grid: var(--reversi-line, #0f4a2e);
  --_frame: var(--reversi-frame, #4f2f22);
  display: block;
  max-width: 30rem;
  container-type: inline-size;
  color: var(--_text);
  font: 1rem/1.4 var(--reversi-font, system-ui, sans-serif);
}
:host([hidden]) { display: none; }
@media (prefers-color-scheme: dark) {
  :host(:not([theme="light"])) {
    --_text: var(--reversi-text, #eceff3);
    --_muted: var(--reversi-muted, #aab3be);
    --_surface: var(--reversi-surface, #20262d);
    --_line: var(--reversi-border, #3a434d);
    --_accent: var(--reversi-accent, #f0b24f);
  }
}
:host([theme="dark"]) {
  --_text: var(--reversi-text, #eceff3);
  --_muted: var(--reversi-muted, #aab3be);
  --_surface: var(--reversi-surface, #20262d);
  --_line: var(--reversi-border, #3a434d);
  --_accent: var(--reversi-accent, #f0b24f);
}
.sides { display: flex; justify-content: space-between; gap: 1rem; margin-block-end: .5rem; }
.side { display: flex; align-items: center; gap: .5rem; min-width: 0; font-variant-numeric: tabular-nums; }
.side b { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 600; }
.side i { flex: none; width: 1em; height: 1em; border-radius: 50%; border: 1px solid var(--_muted); }
.side.mover i { box-shadow: 0 0 0 2px var(--_surface), 0 0 0 4px var(--_accent); }
.side.black i { background: #1c1d20; }
.side.white i { background: #f5f3ec; }
.board { display: block; width: 100%; height: auto; border-radius: 8px; user-select: none; touch-action: manipulation; }
.board:focus-visible, button:focus-visible { outline: 3px solid var(--_accent); outline-offset: 2px; }
[role=gridcell]:focus { outline: none; }
[role=gridcell]:focus-visible .square { stroke: var(--reversi-accent, #f0b24f); stroke-width: 8; }
.frame { fill: var(--_frame); }
.square { fill: var(--_felt); stroke: var(--_grid); stroke-width: 2; }
.open { cursor: pointer; }
.open:hover .square { fill: color-mix(in srgb, var(--_felt) 82%, white); }
.letter { fill: var(--reversi-letters, #ead9bd); font-size: 25px; font-weight: 600; text-anchor: middle; dominant-baseline: central; }
.dot { fill: var(--_grid); pointer-events: none; }
.black { fill: url(#black); }
.white { fill: url(#white); }
.ring { fill: none; stroke-width: 2; }
.ring.dark { stroke: #ffffff14; }
.ring.light { stroke: #0000001a; }
.shadow { fill: #00000047; }
.last { fill: #e0483e; }
.legal { fill: #00000052; }
.value { fill: #ffffff; font-size: 32px; font-weight: 700; text-anchor: middle; dominant-baseline: central; paint-order: stroke; stroke: #0b3a24; stroke-width: 6px; }
.bar { display: flex; gap: .25rem; margin-block-start: .5rem; }
.bar button { flex: 1; min-height: 2.75rem; display: grid; place-items: center; }
button { font: inherit; color: inherit; background: var(--_surface); border: 1px solid var(--_line); border-radius: 8px; cursor: pointer; }
button:disabled { opacity: .4; cursor: default; }
button[aria-pressed=true] { border-color: var(--_accent); color: var(--_accent); }
.bar svg { width: 1.4rem; height: 1.4rem; fill: currentColor; stroke: currentColor; stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; }
#values svg { fill: none; }
.moves { margin-block-start: .5rem; max-height: 9.5rem; overflow: auto; line-height: 1.9; }
.moves[hidden], p[hidden] { display: none; }
.moves button { border-color: transparent; background: none; padding: .1rem .35rem; margin-inline-end: .1rem; min-height: 1.75rem; }
.moves button:hover { background: var(--_surface); border-color: var(--_line); }
.moves button[aria-current] { background: var(--_surface); border-color: var(--_accent); font-weight: 600; }
.branch { color: var(--_muted); font-size: .95em; }
.comment { margin-block: .5rem 0; white-space: pre-line; }
.trouble { margin-block: .5rem 0; color: var(--reversi-trouble, #c0362c); }
:host([theme="dark"]) .trouble { color: var(--reversi-trouble, #ff8a7d); }
@media (prefers-color-scheme: dark) { :host(:not([theme="light"])) .trouble { color: var(--reversi-trouble, #ff8a7d); } }
.told { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; margin: 0; }
:host([controls="off"]) .bar, :host([moves="off"]) .moves { display: none; }
.turning, .turned, .placed { transform-box: fill-box; transform-origin: center; }
@media (prefers-reduced-motion: no-preference) {
  .turning { animation: away .17s ease-in forwards; }
  .turned { animation: into .17s .17s ease-out backwards; }
  .placed { animation: down .15s ease-out; }
}
@media (prefers-reduced-motion: reduce) { .turning { display: none; } }
@keyframes away { to { transform: scaleX(0); } }
@keyframes into { from { transform: scaleX(0); } }
@keyframes down { from { transform: scale(1.18); opacity: 0; } }
`;
