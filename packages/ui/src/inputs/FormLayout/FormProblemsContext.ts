'use client';

import { createContext } from 'react';

/** What is wrong with one field. */
export interface FormProblem {
  /** The name of the field. */
  name: string;
  message: string;
}

/** What the nearest form sums up. */
export const FormProblemsContext = createContext<readonly FormProblem[]>([]);
