import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import {
  canFind,
  find,
  type Found,
  isFocused,
  prepareToFind,
  readFaults,
  readLines,
  selectAll,
  takeFocus,
  type Wanted,
} from './inPage.ts';
import type { NamedKey, Question, Tab } from './Tab.ts';

/** How long anything may take to appear, in ms: a busy machine takes several times as long. */
const patience = 30_000;

/** Finds elements by what people see and screen readers say, in any engine. */
const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** What something is called: exactly so, or like this. */
export type Name = string | RegExp;

/** What something is: a role, or how else it is found. */
export type Kind = Wanted['kind'];

/** Somebody in front of a browser, who finds things by role and name. */
export class Person {
  readonly #tab: Tab;
  readonly #site: string;

  constructor(tab: Tab, site: string) {
    this.#tab = tab;
    this.#site = site;
  }

  /** Goes to an address of the site. */
  async goTo(path: string) {
    await this.expectNoFaults();
    await this.#ask(() => this.#tab.open(this.#site + path), `${path} opens`);
    await this.expectNoFaults();
  }

  /** Expects to be at an address of the site. */
  async expectAddress(path: Name) {
    await this.#until(() => this.#isAt(path), `the address is ${path}`);
  }

  /**
   * Follows the first link that is called so to an address. A list that is just being replaced by
   * another takes the press along with it: people press again.
   */
  async follow(name: Name, path: Name) {
    await this.#until(async () => {
      if (await this.#isAt(path)) return true;
      const link = await this.#find('link', name);
      if (link?.isFree) await this.#tab.pressAt(...middleOf(link));
      await wait(1_000);
      return this.#isAt(path);
    }, `the link ${name} leads to ${path}`);
  }

  /** Expects nothing to have gone wrong in the page so far. */
  async expectNoFaults() {
    const faults = await this.#ask(() => this.#tab.ask(readFaults), 'the page answers');
    if (faults.length > 0) throw new Error(`In the page: ${faults.join('\n')}`);
  }

  /** Expects to see something, which stands still. Gives where it is, and what it holds. */
  see(kind: Kind, name: Name) {
    return this.#settle(kind, name, () => true, `there is a ${kind} ${name}`);
  }

  /** Expects something to be broken into these lines. */
  async expectLines(kind: Kind, name: Name, lines: string[]) {
    const expected = lines.join(' / ');
    await this.#until(
      async () => (await this.#look(readLines, kind, name)).join(' / ') === expected,
      `its lines are ${expected}`,
    );
  }

  /** Expects something not to be there, or not any longer. */
  async expectNo(kind: Kind, name: Name) {
    await this.#until(async () => !(await this.#find(kind, name)), `there is no ${kind} ${name}`);
  }

  /** Expects something to have the focus. */
  async expectFocus(kind: Kind, name: Name) {
    await this.#until(() => this.#look(isFocused, kind, name), `the ${kind} ${name} has the focus`);
  }

  /** Presses the middle of something that nothing lies over. */
  async press(kind: Kind, name: Name) {
    const middle = await this.#reach(kind, name);
    await this.#ask(() => this.#tab.pressAt(...middle), `${kind} ${name} is pressed`);
  }

  /** Rests the pointer on the middle of something that nothing lies over. */
  async pointAt(kind: Kind, name: Name) {
    const middle = await this.#reach(kind, name);
    await this.#ask(() => this.#tab.pointAt(...middle), `the pointer rests on ${kind} ${name}`);
  }

  /** Presses a place of the window, in CSS pixels. */
  async pressAt(x: number, y: number) {
    await this.#ask(() => this.#tab.pressAt(x, y), `${x}, ${y} is pressed`);
  }

  /** Types into a field, over what may stand there. */
  async fill(label: Name, text: string) {
    await this.press('label', label);
    await this.#ask(() => this.#tab.ask(selectAll), 'the page answers');
    await this.type(text);
  }

  /** Chooses an option of a list, by its first letters. */
  async choose(label: Name, option: string) {
    await this.#until(() => this.#look(takeFocus, 'label', label), `${label} takes the focus`);
    await this.type(option);
    await this.#until(
      async () => (await this.#find('label', label))?.value === option,
      `${label} is ${option}`,
    );
  }

  async type(text: string) {
    await this.#ask(() => this.#tab.type(text), `${text} is typed`);
  }

  async pressKey(key: NamedKey) {
    await this.#ask(() => this.#tab.pressKey(key), `${key} is pressed`);
  }

  async chooseFiles(selector: string, paths: string[]) {
    await this.#ask(() => this.#tab.chooseFiles(selector, paths), 'files are chosen');
  }

  /**
   * The size of what is seen of the page, in CSS pixels, and whether a menu or a tooltip can be tied
   * to what it belongs to there.
   */
  readWindow() {
    return this.#ask(
      () =>
        this.#tab.ask(() => ({
          width: innerWidth,
          height: innerHeight,
          tiesBoxes: CSS.supports('position-area', 'block-end'),
        })),
      'the page answers',
    );
  }

  /** The middle of something, once it stands still with nothing over it. */
  async #reach(kind: Kind, name: Name) {
    const expected = `nothing lies over the ${kind} ${name}`;
    return middleOf(await this.#settle(kind, name, ({ isFree }) => isFree, expected));
  }

  /** Finds something that is as it should be, and is where it was a moment before. */
  #settle(kind: Kind, name: Name, isRight: (found: Found) => boolean, expected: string) {
    let latest = '';
    return this.#until(async () => {
      const found = await this.#find(kind, name);
      const before = latest;
      latest = JSON.stringify(found ?? null);
      return found && latest === before && isRight(found) && found;
    }, expected);
  }

  async #isAt(path: Name) {
    return toPattern(path).test(await this.#tab.ask(() => location.pathname + location.search));
  }

  #find(kind: Kind, name: Name) {
    return this.#look(find, kind, name);
  }

  async #look<Answer>(question: Question<Answer>, kind: Kind, name: Name) {
    if (!(await this.#tab.ask(canFind))) {
      await this.#tab.ask(learnToFind);
      await this.#tab.ask(prepareToFind);
    }
    const { source, flags } = toPattern(name);
    return this.#tab.ask(question, { kind, name: [source, flags] });
  }

  /** Waits until something is so. Gives it. */
  async #until<Answer>(look: () => Promise<Answer>, expected: string) {
    const begun = performance.now();
    let failure: unknown;
    while (performance.now() - begun < patience) {
      try {
        const answer = await this.#ask(look, expected);
        if (answer) return answer as Exclude<Answer, undefined | null | false>;
      } catch (error) {
        // A page that is just being left answers with an error.
        failure = error;
      }
      await wait(50);
    }
    throw new Error(`Expected: ${expected}.`, { cause: failure });
  }

  /** Waits for a browser that may hang. */
  async #ask<Answer>(act: () => Promise<Answer>, expected: string): Promise<Answer> {
    const hangs = wait(patience, undefined, { ref: false }).then((): never => {
      throw new Error(`The browser hangs. Expected: ${expected}.`);
    });
    return Promise.race([act(), hangs]);
  }
}

/** A function, not a string: pages of the site refuse to evaluate strings. */
const learnToFind = new Function(testingLibrary) as () => void;

const middleOf = ({ left, right, top, bottom }: Found): [x: number, y: number] => [
  Math.round((left + right) / 2),
  Math.round((top + bottom) / 2),
];

const toPattern = (name: Name) =>
  typeof name === 'string'
    ? new RegExp(`^${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}$`)
    : name;
