export function OrderInfoScreen() {
  return <h1>Order Info</h1>;
}
