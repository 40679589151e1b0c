export function SaleScreen() {
  return <h1>Sale</h1>;
}
