export function ProfileScreen() {
  return <h1>x</h1>;
}
