export function WishlistScreen() {
  return <h1>x</h1>;
}
