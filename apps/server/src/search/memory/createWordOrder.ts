/** How many letters name the shelf of a word. */
const shelfLetters = 2;

interface Shelf {
  words: string[];
  isSorted: boolean;
}

/**
 * The words of a vocabulary in their order, to be found by how they begin. They stand on shelves by their first two
 * letters; each is sorted when it is first looked at after a word has come, so that nobody waits for all of them.
 */
export function createWordOrder() {
  const shelves = new Map<string, Shelf>();

  function sortShelf(shelf: Shelf): readonly string[] {
    if (!shelf.isSorted) shelf.words.sort();
    shelf.isSorted = true;
    return shelf.words;
  }

  return {
    add(word: string) {
      const name = word.slice(0, shelfLetters);
      const shelf = shelves.get(name);
      if (!shelf) shelves.set(name, { words: [word], isSorted: true });
      else {
        shelf.words.push(word);
        shelf.isSorted = false;
      }
    },

    remove(word: string) {
      const name = word.slice(0, shelfLetters);
      const shelf = shelves.get(name);
      if (!shelf) return;
      const at = shelf.words.indexOf(word);
      if (at !== -1) shelf.words.splice(at, 1);
      if (shelf.words.length === 0) shelves.delete(name);
    },

    /** The words that begin like this, which is not empty. */
    listBeginning(beginning: string): string[] {
      if (beginning.length < shelfLetters) {
        return [...shelves]
          .filter(([name]) => name.startsWith(beginning))
          .flatMap(([, { words }]) => words);
      }
      const shelf = shelves.get(beginning.slice(0, shelfLetters));
      if (!shelf) return [];
      const words = sortShelf(shelf);
      const found: string[] = [];
      for (let at = findFirst(words, beginning); at < words.length; at += 1) {
        const word = words[at] as string;
        if (!word.startsWith(beginning)) break;
        found.push(word);
      }
      return found;
    },
  };
}

/** Where the first word stands that does not come before a text. */
function findFirst(words: readonly string[], text: string): number {
  let from = 0;
  let to = words.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] as string) < text) from = middle + 1;
    else to = middle;
  }
  return from;
}
