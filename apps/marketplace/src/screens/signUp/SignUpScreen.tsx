export function SignUpScreen() {
  return <h1>x</h1>;
}
