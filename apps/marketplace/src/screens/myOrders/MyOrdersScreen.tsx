export function MyOrdersScreen() {
  return <h1>My Orders</h1>;
}
