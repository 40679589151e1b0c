import type { DraftContent, Image } from '@market/api/contract';

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

const isWritten = (...words: string[]) => words.every((each) => each.trim() !== '');
const isEntered = (...figures: (number | null)[]) => figures.every((each) => each !== null);

/** Whether nothing is missing in a step, as far as can be told without the server. */
const isCompleteIn: Record<
  DraftStep,
  (draft: { content: DraftContent; images: readonly Image[] }) => boolean
> = {
  basics: ({ content: { title, category, description } }) =>
    isWritten(title, category, description),
  packages: ({ content: { packages, extras } }) =>
    packages.length > 0 &&
    packages.every(({ name, price, days }) => isWritten(name) && isEntered(price, days)) &&
    packages.every(({ price }, index) => (price ?? 0) >= (packages[index - 1]?.price ?? 0)) &&
    extras.every(
      ({ title, price, days, revisions, most }) =>
        isWritten(title) && isEntered(price, days, revisions, most),
    ),
  questions: ({ content: { questions, faqs } }) =>
    questions.every(
      ({ text, kind, options }) => isWritten(text) && (kind !== 'choice' || options.length >= 2),
    ) && faqs.every(({ question, answer }) => isWritten(question, answer)),
  pictures: ({ images }) => images.length > 0,
  preview: () => false,
};

/** Whether nothing is missing in a step. The last one is never complete: it publishes. */
export const isComplete = (
  step: DraftStep,
  draft: { content: DraftContent; images: readonly Image[] },
): boolean => isCompleteIn[step](draft);

/** What is wrong within one field, by the rest of its path. */
export function faultsWithin(faults: Record<string, string>, field: string) {
  const begin = `${field}.`;
  return Object.fromEntries(
    Object.entries(faults)
      .filter(([path]) => path.startsWith(begin))
      .map(([path, message]) => [path.slice(begin.length), message]),
  );
}
