export function EditServiceScreen() {
  return <h1>EditService</h1>;
}
