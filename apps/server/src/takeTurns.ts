/**
 * Lets many share a piece of work that must not have begun before they asked: who comes while it
 * is being done waits for the next turn, together with all others who do.
 */
export function takeTurns<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<unknown> | undefined;
  let next: Promise<Result> | undefined;

  function begin(): Promise<Result> {
    const turn = work();
    const settled = turn.then(
      () => undefined,
      () => undefined,
    );
    current = settled;
    void settled.then(() => {
      if (current === settled) current = undefined;
    });
    return turn;
  }

  return () => {
    if (next) return next;
    if (!current) return begin();
    next = current.then(() => {
      next = undefined;
      return begin();
    });
    return next;
  };
}
