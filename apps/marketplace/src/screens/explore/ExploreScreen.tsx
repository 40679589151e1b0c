export function ExploreScreen() {
  return <h1>x</h1>;
}
