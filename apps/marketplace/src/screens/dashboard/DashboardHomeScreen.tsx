export function DashboardHomeScreen() {
  return <h1>DashboardHome</h1>;
}
