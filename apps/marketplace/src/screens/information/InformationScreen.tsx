export function InformationScreen() {
  return <h1>x</h1>;
}
