/** The addresses of those who run the market. They stand apart: nobody else learns of them. */
export const adminPaths = {
  overview: '/admin',
  disputes: '/admin/disputes',
  orders: '/admin/orders',
  order: (id: string) => `/admin/orders/${id}`,
  books: '/admin/books',
  operators: '/admin/operators',
} as const;
