export function WelcomeScreen() {
  return <h1>x</h1>;
}
