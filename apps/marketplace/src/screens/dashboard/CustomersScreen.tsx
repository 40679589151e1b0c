export function CustomersScreen() {
  return <h1>Customers</h1>;
}
