import type { CallClientOptions } from '@market/api';

/** Where the backend is. By default it shares the site's origin, below `/api`. */
export const host = import.meta.env.VITE_API_HOST ?? '/api';

/** How the backend is asked. A server that renders pages puts a `fetch` of its own in here. */
export const clientOptions: CallClientOptions = { host };
