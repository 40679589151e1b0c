/** Where the backend is. By default it shares the site's origin, below `/api`. */
export const host = import.meta.env.VITE_API_HOST ?? '/api';
