export function UpdateProfileScreen() {
  return <h1>x</h1>;
}
