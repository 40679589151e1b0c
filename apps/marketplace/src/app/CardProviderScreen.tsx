export function CardProviderScreen() {
  return <h1>CardProvider</h1>;
}
