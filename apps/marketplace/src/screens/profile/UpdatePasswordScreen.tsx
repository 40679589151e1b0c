export function UpdatePasswordScreen() {
  return <h1>x</h1>;
}
