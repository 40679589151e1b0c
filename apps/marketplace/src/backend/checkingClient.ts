import { createMarketClient } from '@market/api';
import { clientOptions } from './clientOptions.ts';

/** Makes the backend's calls and checks their answers. */
export const checkingClient = createMarketClient(clientOptions);
