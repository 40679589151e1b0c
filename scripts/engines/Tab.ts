import type { Wanted } from './inPage.ts';

/** A question to a page, perhaps about something in it. */
export type Question<Answer> = (wanted: Wanted) => Answer;

/** Keys that have a name. */
export type NamedKey = 'ArrowDown' | 'ArrowUp' | 'End' | 'Enter' | 'Escape' | 'Home' | 'Tab';

/** A browser with one page in it: all that an engine's driver must be able to do. */
export interface Tab {
  open: (address: string) => Promise<void>;
  /** Runs a function inside of the page: it sees nothing of what is outside, and gives JSON. */
  ask: <Answer>(question: Question<Answer>, wanted?: Wanted) => Promise<Answer>;
  /** Rests the pointer on a place of the window, in CSS pixels. */
  pointAt: (x: number, y: number) => Promise<void>;
  /** Presses the main button at a place of the window, in CSS pixels. */
  pressAt: (x: number, y: number) => Promise<void>;
  /** Types into whatever has the focus. */
  type: (text: string) => Promise<void>;
  pressKey: (key: NamedKey) => Promise<void>;
  /** Gives files to the `<input type="file">` that a selector finds. */
  chooseFiles: (selector: string, paths: string[]) => Promise<void>;
  /** Sets how much of the page is seen, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** A picture of the window, as PNG. */
  takePicture: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}
