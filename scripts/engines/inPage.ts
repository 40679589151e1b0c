import type * as TestingLibrary from '@testing-library/dom';

/*
 * Questions that are answered inside a page. Each function is sent there as text: it sees nothing else of
 * this module, and its arguments and its answer are JSON.
 */

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary;
    faults?: string[];
    findParts?: (wanted: Wanted) => HTMLElement[];
  }
}

/** What is looked for. */
export interface Wanted {
  /** A role; a field by its `label`; or anything by its `text`. */
  kind: string;
  /** A regular expression and its flags. */
  name: [pattern: string, flags: string];
}

/** Something visible. Lengths are CSS pixels, from the upper left corner of the window. */
export interface Found {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Whether its middle is in sight and nothing lies over it. */
  isFree: boolean;
  /** What a field holds; elsewhere the text. */
  value: string;
}

/** What has gone wrong in the page since the last question; the first one starts the recording. */
export function readFaults(): string[] {
  if (!window.faults) {
    const faults: string[] = [];
    window.faults = faults;
    window.addEventListener('error', ({ message }) => faults.push(message));
    window.addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      faults.push(`${violatedDirective} forbids ${blockedURI}`),
    );
  }
  return window.faults.splice(0);
}

/** Lets the page find what people see and hear, once Testing Library is there. */
export function prepareToFind() {
  window.findParts = ({ kind, name }) => {
    const library = window.TestingLibraryDom;
    if (!library) return [];
    const pattern = new RegExp(...name);
    const root = document.body;
    // Nobody can reach what lies behind a modal dialog.
    const within = document.querySelector('dialog:modal') ?? root;
    const parts =
      kind === 'label'
        ? library.queryAllByLabelText(root, pattern, { selector: 'input, select, textarea' })
        : kind === 'text'
          ? library.queryAllByText(root, pattern)
          : library.queryAllByRole(root, kind, { name: pattern });
    return parts.filter(
      (part) => within.contains(part) && part.checkVisibility({ visibilityProperty: true }),
    );
  };
}

/** Whether the page can find things. */
export const canFind = () => window.findParts !== undefined;

/** Finds the first match and scrolls it into view. */
export function find(wanted: Wanted): Found | undefined {
  const part = window.findParts?.(wanted)[0];
  if (!part) return undefined;
  const { top: above, bottom: below } = part.getBoundingClientRect();
  if (above < 0 || below > innerHeight)
    part.scrollIntoView({ block: 'center', behavior: 'instant' });

  const { left, top, right, bottom } = part.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isFree = part.contains(hit) || hit?.closest('label')?.contains(part) === true;
  const value = 'value' in part ? String(part.value) : part.textContent;
  return { left, top, right, bottom, isFree, value };
}

/** The lines into which the text of the first match is broken. */
export function readLines(wanted: Wanted): string[] {
  const part = window.findParts?.(wanted)[0];
  if (!part) return [];
  const lines = new Map<number, string>();
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const [index, letter] of [...(text.textContent ?? '')].entries()) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      const { top } = range.getBoundingClientRect();
      lines.set(top, (lines.get(top) ?? '') + letter);
    }
  }
  return [...lines.values()];
}

/** Whether the first match has the focus. */
export function isFocused(wanted: Wanted): boolean {
  const part = window.findParts?.(wanted)[0];
  return part !== undefined && part === document.activeElement;
}

/** Focuses the first match. Tells whether it has the focus then. */
export function takeFocus(wanted: Wanted): boolean {
  const part = window.findParts?.(wanted)[0];
  part?.focus();
  return part !== undefined && part === document.activeElement;
}

/** Selects the text of the focused field, so that typing replaces it. */
export function selectAll() {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}
