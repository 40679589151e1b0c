import { createMemberClient } from '@market/api';
import { fetchWithProgress } from './fetchWithProgress.ts';
import { host } from './host.ts';

/** Makes the backend's calls and checks their answers. */
export const checkingClient = createMemberClient({ host, fetch: fetchWithProgress });
