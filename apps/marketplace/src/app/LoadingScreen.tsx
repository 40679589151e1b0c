export function LoadingScreen() {
  return <h1>Loading</h1>;
}
