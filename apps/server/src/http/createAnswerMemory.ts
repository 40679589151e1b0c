/** So many questions are remembered; those that were asked longest ago go first. */
const memory = 2000;

/**
 * Keeps the answers to what is asked more than once, as long as nothing changes that they are made
 * from. Callers that ask while an answer is being made wait for that one.
 */
export function createAnswerMemory<Answer>() {
  /** Of a question that was asked once it is only known that it was. */
  let answers = new Map<string, Promise<Answer> | undefined>();
  let version = -1;

  /** Gives the answer to a question, which is made anew in every version. */
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

    // Most are never asked for again. To keep them all would only give the garbage collector work.
    const letGo = () => void (isFirst && kept.has(question) && kept.set(question, undefined));
    answer.then(letGo, () => kept.delete(question));
    return answer;
  };
}
