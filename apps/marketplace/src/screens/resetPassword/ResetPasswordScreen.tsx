export function ResetPasswordScreen() {
  return <h1>x</h1>;
}
