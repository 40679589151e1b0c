export function ForgotPasswordScreen() {
  return <h1>x</h1>;
}
