import { setImmediate as handleAllThatCame } from 'node:timers/promises';

/**
 * Lets many share a piece of work that must not have begun before they asked: those who come at
 * once, and those who come while it is being done for others and wait for the next turn.
 *
 * @param work Gets what all who share the turn asked.
 */
export function takeTurns<Result, Question = void>(
  work: (questions: Question[]) => Promise<Result>,
): (question: Question) => Promise<Result> {
  let lastTurn: Promise<unknown> = Promise.resolve();
  let next: { questions: Question[]; result: Promise<Result> } | undefined;

  async function workAfter(turnBefore: Promise<unknown>, questions: Question[]) {
    await turnBefore.catch(() => undefined);
    await handleAllThatCame();
    next = undefined;
    return work(questions);
  }

  return (question) => {
    if (next) {
      next.questions.push(question);
    } else {
      const questions = [question];
      next = { questions, result: workAfter(lastTurn, questions) };
      lastTurn = next.result;
    }
    return next.result;
  };
}
