/** Works on all entries, a few at a time. */
export async function inParallel<Entry>(
  entries: readonly Entry[],
  workers: number,
  work: (entry: Entry, index: number) => Promise<unknown>,
): Promise<void> {
  const rest = entries.entries();
  const run = async () => {
    for (const [index, entry] of rest) await work(entry, index);
  };
  await Promise.all(Array.from({ length: workers }, run));
}
