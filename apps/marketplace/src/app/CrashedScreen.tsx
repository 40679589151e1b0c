export function CrashedScreen() {
  return <h1>Crashed</h1>;
}
