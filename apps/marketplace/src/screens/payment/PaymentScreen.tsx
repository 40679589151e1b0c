export function PaymentScreen() {
  return <h1>Payment</h1>;
}
