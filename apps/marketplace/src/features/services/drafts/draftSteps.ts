/** The steps in which a service is written, in their order. */
export const draftSteps = ['basics', 'packages', 'questions', 'pictures', 'preview'] as const;
/** One of the steps in which a service is written. */
export type DraftStep = (typeof draftSteps)[number];

/** Reads the step from an address; the first one where it says nothing that can be read. */
export function readStep(search: string): DraftStep {
  const asked = new URLSearchParams(search).get('step');
  return draftSteps.find((step) => step === asked) ?? 'basics';
}

const stepOfField: Record<string, DraftStep> = {
  packages: 'packages',
  extras: 'packages',
  questions: 'questions',
  faqs: 'questions',
  images: 'pictures',
};

/** The step in which a field stands, by its path, such as `packages.1.price`. */
export const stepOf = (path: string): DraftStep =>
  stepOfField[path.split('.')[0] ?? ''] ?? 'basics';

/** What is wrong within one field, by the rest of its path. */
export function faultsWithin(faults: Record<string, string>, field: string) {
  const begin = `${field}.`;
  return Object.fromEntries(
    Object.entries(faults)
      .filter(([path]) => path.startsWith(begin))
      .map(([path, message]) => [path.slice(begin.length), message]),
  );
}
