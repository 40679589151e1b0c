/** So many answers are kept; those that were asked for longest ago go first. */
const memory = 2000;

/**
 * Keeps answers as long as nothing changes that they are made from. Whoever asks while an answer
 * is being made waits for that one.
 */
export function createAnswerMemory<Answer>() {
  let answers = new Map<string, Promise<Answer>>();
  let version = -1;

  /** Gives the answer to a question, which is made anew in every version. */
  return (question: string, currentVersion: number, make: () => Promise<Answer>) => {
    if (currentVersion !== version) answers = new Map();
    version = currentVersion;

    const kept = answers;
    const answer = kept.get(question) ?? make();
    kept.delete(question);
    kept.set(question, answer);
    const [oldest] = kept.keys();
    if (kept.size > memory && oldest !== undefined) kept.delete(oldest);
    answer.catch(() => kept.delete(question));
    return answer;
  };
}
