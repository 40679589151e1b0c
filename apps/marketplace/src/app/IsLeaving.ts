import { createContext } from 'react';

/** Whether another screen has been asked for and is still loading. */
export const IsLeaving = createContext(false);
