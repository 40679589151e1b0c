import { setImmediate as handleAllThatCame } from 'node:timers/promises';

/**
 * Shares one piece of work between many callers. Calls that arrive together share a turn; those
 * that arrive while a turn is running share the next one, so no caller gets work that began before
 * its call.
 *
 * @param work Gets the questions of all who share the turn.
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
