import type { ReactElement, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** What is given to every part, as a program that uses it would: to find, to describe, to measure it. */
export interface Probe {
  ref: (element: unknown) => void;
  id: string;
  className: string;
  style: { outlineOffset: string };
  'data-probe': string;
  'aria-describedby': string;
}

/** What one library is tried with. */
export interface Trial {
  /** Puts around a page what the library wants there. */
  Provider: (props: { children: ReactNode; language?: string }) => ReactNode;
  /** Its parts for the same jobs, by the job's name; a job that it has no part for is missing. */
  parts: Record<string, (probe: Partial<Probe>) => ReactElement>;
  /** Its controls of a form, given nothing but what `register` of react-hook-form gives. */
  fields: Record<string, (field: UseFormRegisterReturn) => ReactElement>;
}
