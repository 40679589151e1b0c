export function NotFoundScreen() {
  return <h1>x</h1>;
}
