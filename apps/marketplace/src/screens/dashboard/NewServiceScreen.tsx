export function NewServiceScreen() {
  return <h1>NewService</h1>;
}
