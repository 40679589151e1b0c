export function MyServicesScreen() {
  return <h1>MyServices</h1>;
}
