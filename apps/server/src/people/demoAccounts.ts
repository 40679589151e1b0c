/** Two people of the sample data that anybody may log in as. Never part of a live market. */
export const demoAccounts = {
  buyer: { fullname: 'Asha Rai', email: 'asha@example.com', password: 'asha-demo-2026' },
  seller: { fullname: 'Mira Shrestha', email: 'mira@example.com', password: 'mira-demo-2026' },
} as const;
