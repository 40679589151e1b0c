/** The addresses of those who run the market. They stand apart: nobody else learns of them. */
export const adminPaths = {
  overview: '/admin',
  disputes: '/admin/disputes',
  orders: '/admin/orders',
  order: (id: string) => `/admin/orders/${id}`,
  reports: '/admin/reports',
  report: (id: string) => `/admin/reports/${id}`,
  services: '/admin/services',
  service: (id: string) => `/admin/services/${id}`,
  audit: '/admin/audit',
  settings: '/admin/settings',
  people: '/admin/people',
  person: (id: string) => `/admin/people/${id}`,
  appeals: '/admin/appeals',
  books: '/admin/books',
  operators: '/admin/operators',
} as const;
