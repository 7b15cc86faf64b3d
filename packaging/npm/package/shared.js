// The functions that need no engine of one's own: they share one, which is made by the first of them.

export function sharing(make) {
  let engine = null;
  const one = () => (engine ??= make());
  return {
    analyse: (position, options) => one().analyse(position, options),
    evaluate: (position, options) => one().evaluate(position, options),
    bestMove: (position, options) => one().bestMove(position, options),
    solve: (position, options) => one().solve(position, options),
    play: (position, options) => one().play(position, options),
    position: (position, options) => one().position(position, options),
    legalMoves: (position, options) => one().legalMoves(position, options),
    parse: (file, options) => one().parse(file, options),
    format: (game, format, options) => one().format(game, format, options),
  };
}
