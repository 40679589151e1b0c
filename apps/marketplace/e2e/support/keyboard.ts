import { expect, type Locator, type Page } from '@playwright/test';

/** What a screen reader calls an element. */
type Role = Parameters<Page['getByRole']>[0];

/** How many presses of Tab are too many. */
const tooFar = 100;

/** Presses Tab until this has the focus. */
async function reach(target: Locator) {
  const page = target.page();
  // Looking for it anew after every press would take most of a journey's time.
  const element = await target.first().elementHandle();
  for (let presses = 0; presses < tooFar; presses += 1) {
    await page.keyboard.press('Tab');
    if (await element?.evaluate((each) => each === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not reach ${target} on ${page.url()}.`);
}

const pageOf = (place: Page | Locator) => ('page' in place ? place.page() : place);

/** Goes by Tab to what a screen reader calls so, on a page or in a part of it. */
export async function tabTo(place: Page | Locator, role: Role, name: string | RegExp) {
  await reach(place.getByRole(role, { name, exact: true }));
  await expectFocus(pageOf(place), role, name);
}

/** Goes by Tab to what a screen reader calls so, on a page or in a part of it, and presses Enter. */
export async function press(place: Page | Locator, role: Role, name: string | RegExp) {
  await tabTo(place, role, name);
  await pageOf(place).keyboard.press('Enter');
}

/** Goes by Tab to a field and types into it, over what may stand there. */
export async function typeInto(page: Page, label: string, text: string) {
  // By its label, since a password has no role.
  await reach(page.getByLabel(label, { exact: true }).and(page.locator('input, textarea')));
  expect(await page.evaluate(isFocusSeen), `the field “${label}” shows its focus`).toBe(true);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Expects the focus on what a screen reader calls so, and that it can be seen there. */
export async function expectFocus(page: Page, role: Role, name: string | RegExp) {
  await expect(page.locator(':focus')).toHaveRole(role);
  await expect(page.locator(':focus')).toHaveAccessibleName(name);
  expect(await page.evaluate(isFocusSeen), `the ${role} “${name}” shows its focus`).toBe(true);
}

/** Expects a new screen to begin at its heading. */
export async function expectScreen(page: Page, heading: string | RegExp) {
  await expect(page.locator('h1:focus')).toHaveText(heading);
}

/** Whether the focus has a ring: around itself, or around the frame or label that it is in. */
function isFocusSeen() {
  const focused = document.activeElement;
  // Headings, where reading goes on, hear no keys.
  if (!focused || focused instanceof HTMLHeadingElement) return true;
  // A slider has its ring around the thumb, whose style no script can read.
  if (focused instanceof HTMLInputElement && focused.type === 'range') return true;
  const parts = [focused, focused.parentElement, focused.parentElement?.parentElement];
  return parts.some((part) => part && getComputedStyle(part).outlineStyle !== 'none');
}

declare global {
  interface Window {
    heard?: string[];
    /** What several regions say: one within the other, or one right after the other. */
    heardTwice?: string[];
  }
}

/**
 * Notes from now on what a screen reader would say by itself. What is added together with its live
 * region is only said when that is an alert; what lies behind a modal dialog is not said at all.
 */
export const listen = (page: Page) =>
  page.addInitScript(() => {
    const regions = '[role=alert], [role=status], [aria-live=polite], output';
    const heard: string[] = [];
    const heardTwice: string[] = [];
    const known = new WeakSet<Element>();
    /** Who has said something last, and when. */
    const sayings = new Map<string, { region: Element; at: number }>();
    const rightAfter = 1000;
    window.heard = heard;
    window.heardTwice = heardTwice;

    const note = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest(regions);
      // A role makes all of the region be said, not only what is new in it.
      const said = (region?.role ? region : node).cloneNode(true);
      if (said instanceof Element)
        for (const hidden of said.querySelectorAll('[aria-hidden=true]')) hidden.remove();
      const text = said.textContent?.trim();
      if (!region || !text || region.closest('[aria-hidden=true], [inert]')) return;
      const modal = document.querySelector('dialog:modal');
      if (modal && !modal.contains(region)) return;
      const outer = region.parentElement?.closest(regions);
      if (outer) heardTwice.push(text);
      const isKnown = known.has(region) || (outer && known.has(outer));
      if (!isKnown && region.role !== 'alert') return;
      const last = sayings.get(text);
      const at = performance.now();
      const isOther = last && last.region !== region && last.region.isConnected;
      if (isOther && at - last.at < rightAfter) heardTwice.push(text);
      sayings.set(text, { region, at });
      heard.push(text);
    };
    const learn = () => {
      for (const region of document.querySelectorAll(regions)) known.add(region);
    };

    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === 'characterData') note(target);
        addedNodes.forEach((node) => {
          note(node);
          if (node instanceof Element) node.querySelectorAll('[role=alert]').forEach(note);
        });
      }
      requestAnimationFrame(learn);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });

/** Expects a screen reader to have said something, and once, since it last was expected to. */
export async function expectHeard(page: Page, text: string | RegExp) {
  await expect
    .poll(() => page.evaluate(() => window.heard), { message: `“${text}” is said` })
    .toContainEqual(text instanceof RegExp ? expect.stringMatching(text) : text);
  await page.evaluate(() => window.heard?.splice(0));
  expect(await page.evaluate(() => window.heardTwice)).toEqual([]);
}
