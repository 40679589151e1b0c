import type { Found } from './inPage.ts';
import type { Person } from './Person.ts';

/** How far a box may be from its button, or a sheet from the lower edge, in CSS pixels. */
const near = 16;

/** In CSS pixels: a taller menu fills the window, and a narrower sheet is not a sheet. */
const tooHigh = 300;
const tooNarrow = 300;

/**
 * Expects a box beside its button, or at the lower edge if the engine cannot anchor it, and wholly inside
 * the window in either case.
 */
export async function expectPlace(person: Person, box: Found, button: Found) {
  const window = await person.readWindow();
  const isInside =
    box.left >= 0 && box.top >= 0 && box.right <= window.width && box.bottom <= window.height;
  const isBeside =
    box.left < button.right &&
    box.right > button.left &&
    Math.min(Math.abs(box.top - button.bottom), Math.abs(button.top - box.bottom)) < near;
  const isAtEdge = window.height - box.bottom < near;
  const isRight = window.tiesBoxes ? isBeside : isAtEdge;
  if (!isInside || !isRight || box.bottom - box.top > tooHigh)
    throw new Error(`Misplaced: ${JSON.stringify({ box, button, window })}`);
}

/** Opens and closes a menu by pointer and keys. */
export async function expectMenu(
  person: Person,
  { trigger, label, items }: { trigger: string | RegExp; label: string; items: [string, string] },
) {
  const [first, second] = items;
  await person.see('button', trigger);
  await person.expectNo('menu', label);
  await person.press('button', trigger);
  const menu = await person.see('menu', label);
  await expectPlace(person, menu, await person.see('button', trigger));
  const { tiesBoxes } = await person.readWindow();
  if (!tiesBoxes && menu.right - menu.left < tooNarrow)
    throw new Error(`Not a sheet: ${JSON.stringify(menu)}`);

  await person.expectFocus('menuitem', first);
  await person.pressKey('ArrowDown');
  await person.expectFocus('menuitem', second);
  await person.pressKey('Escape');
  await person.expectNo('menu', label);
  await person.expectFocus('button', trigger);

  await person.pressKey('Enter');
  await person.see('menu', label);
  // Above everything that could be clicked.
  await person.pressAt(640, 2);
  await person.expectNo('menu', label);
}
