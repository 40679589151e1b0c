/** What to type where no money moves. */
export function TestCardHint() {
  return (
    <>
      Card number – Use this number : 4000000000003220
      <br />
      Expiry – Use : 04/44
      <br />
      CVC – Use : 444
    </>
  );
}
