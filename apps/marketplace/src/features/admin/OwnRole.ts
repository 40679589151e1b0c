import type { Role } from '@market/api/contract';
import { createContext } from 'react';

/** What the reader may do. */
export const OwnRole = createContext<Role>('support');
