export function ConfirmOrderScreen() {
  return <h1>Confirm Order</h1>;
}
