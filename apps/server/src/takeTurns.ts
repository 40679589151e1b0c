/**
 * Lets many share a piece of work that must not have begun before they asked: who comes while it
 * is being done waits for the next turn, together with all others who do.
 *
 * @param work Gets what all who share the turn asked.
 */
export function takeTurns<Result, Question = void>(
  work: (questions: Question[]) => Promise<Result>,
): (question: Question) => Promise<Result> {
  let current: Promise<unknown> | undefined;
  let next: { questions: Question[]; result: Promise<Result> } | undefined;

  function begin(questions: Question[]): Promise<Result> {
    const turn = work(questions);
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

  return (question) => {
    if (next) {
      next.questions.push(question);
      return next.result;
    }
    if (!current) return begin([question]);

    const questions = [question];
    const result = current.then(() => {
      next = undefined;
      return begin(questions);
    });
    next = { questions, result };
    return result;
  };
}
