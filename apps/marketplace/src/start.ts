/*
 * Begins the site; the build puts this into the page itself. An empty page needs the site at once.
 * A page that a server has rendered can be read as it is, and its links work: there the site's
 * code is fetched once what is in sight has been painted, so that it competes with nothing, or at
 * the first sign that somebody wants something. What is pressed and typed before the code has
 * come is held, and done again with it.
 */
const root = document.querySelector<HTMLElement>('#root');

/** What somebody does before anything is pressed or typed. */
const signs = ['pointerdown', 'keydown', 'focusin'];

const held: Event[] = [];
const waiting = new AbortController();
let isBegun = false;

async function begin() {
  if (isBegun) return;
  isBegun = true;
  // What the shown screen needs is known to its page: all of it is fetched at the same time, and
  // run file by file, so that the browser can answer in between.
  const files = root?.dataset['files']?.split(' ') ?? [];
  files.forEach(fetchFile);
  for (const file of files) {
    await import(/* @vite-ignore */ file).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
  }
  // Without it, the page stays what it is.
  await import('./main.tsx').catch(letGo);
}

function fetchFile(href: string) {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}

function letGo() {
  waiting.abort();
  held.forEach(repeat);
}

function hold(event: Event) {
  if (event.type === 'click') {
    if (!(event.target instanceof Element) || event.target.closest('a')) return;
    event.preventDefault();
  }
  event.stopImmediatePropagation();
  held.push(event);
}

function repeat(event: Event) {
  const { target, type } = event;
  const repetition = () =>
    event instanceof MouseEvent ? new MouseEvent(type, event) : new Event(type, event);

  if (target instanceof HTMLInputElement && type === 'input') {
    // The first makes React take the field over, with the text that it finds. It believes only an
    // event that comes after a change.
    target.dispatchEvent(repetition());
    const { value } = target;
    target.value = '';
    Reflect.set(HTMLInputElement.prototype, 'value', value, target);
  }
  target?.dispatchEvent(repetition());
}

if (root?.hasChildNodes()) {
  const options = { capture: true, signal: waiting.signal };
  for (const sign of signs) addEventListener(sign, begin, { ...options, passive: true });
  for (const type of ['click', 'input']) addEventListener(type, hold, options);
  // It says so in the middle of its work.
  addEventListener('live', () => queueMicrotask(letGo), options);
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(begin)));
} else {
  begin();
}
