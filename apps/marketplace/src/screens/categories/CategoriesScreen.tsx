export function CategoriesScreen() {
  return <h1>x</h1>;
}
