export function PersonScreen() {
  return <h1>x</h1>;
}
