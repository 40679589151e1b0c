export function ServiceScreen() {
  return <h1>x</h1>;
}
