export function LogInScreen() {
  return <h1>x</h1>;
}
