import type { Role } from '@market/api/contract';
import { createContext } from 'react';

/** What whoever reads may do. */
export const OwnRole = createContext<Role>('support');
