export function SalesScreen() {
  return <h1>Sales</h1>;
}
