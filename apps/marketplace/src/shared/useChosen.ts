import { useState } from 'react';

/**
 * Gives what somebody has chosen until the server says the same, and what the server says from then on: what was
 * chosen shows at once, and the next choice builds on it.
 *
 * @param known What the server says.
 */
export function useChosen<Choice>(known: Choice) {
  const [chosen, setChosen] = useState<Choice>();
  if (chosen !== undefined && isSame(chosen, known)) setChosen(undefined);
  return {
    shown: chosen ?? known,
    choose: (choice: Choice) => setChosen(choice),
    /** Takes back what was chosen, as when the server refuses it. */
    takeBack: () => setChosen(undefined),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
