import { texts } from './texts.tsx';

/** What to type where no money moves. */
export function TestCardHint() {
  return (
    <>
      {texts.testCard.number}
      <br />
      {texts.testCard.expiry}
      <br />
      {texts.testCard.cvc}
    </>
  );
}
