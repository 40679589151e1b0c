/** How many questions are remembered; those asked longest ago go first. */
const memory = 2000;

/**
 * Caches answers to questions asked more than once, until their data changes. Callers that ask
 * while an answer is being made share it.
 */
export function createAnswerMemory<Answer>() {
  /** A question that was asked once is remembered without its answer. */
  let answers = new Map<string, Promise<Answer> | undefined>();
  let version = -1;

  /** Gives the answer to a question; a new version makes it anew. */
  return (question: string, currentVersion: number, make: () => Promise<Answer>) => {
    if (currentVersion !== version) answers = new Map();
    version = currentVersion;

    const kept = answers;
    const isFirst = !kept.has(question);
    const answer = kept.get(question) ?? make();
    kept.delete(question);
    kept.set(question, answer);
    const [oldest] = kept.keys();
    if (kept.size > memory && oldest !== undefined) kept.delete(oldest);

    // Most are never asked again: keeping their answers would only burden the garbage collector.
    const letGo = () => void (isFirst && kept.has(question) && kept.set(question, undefined));
    answer.then(letGo, () => kept.delete(question));
    return answer;
  };
}
