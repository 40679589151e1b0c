/*
 * Starts the site; the build inlines this into the page. An empty page needs the site at once. A
 * server-rendered page can already be read, and its links work, so the code is fetched once what is
 * in sight has been painted, or at the first sign of interaction. Presses and typing before then
 * are held and replayed.
 */
const root = document.querySelector<HTMLElement>('#root');

/** Events that come before any press or typing. */
const signs = ['pointerdown', 'keydown', 'focusin'];

const held: Event[] = [];
const waiting = new AbortController();
let isBegun = false;

async function begin() {
  if (isBegun) return;
  isBegun = true;
  // The page names what its screen needs: all files are fetched at the same time and run one by
  // one, so that the browser can handle input in between.
  const named = document.querySelector<HTMLElement>('[data-files]')?.dataset['files'];
  const files = named?.split(' ') ?? [];
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
    // The first makes React hydrate the field with the text it finds. React accepts only an event
    // that follows a change.
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
  // React reports this in the middle of its work.
  addEventListener('live', () => queueMicrotask(letGo), options);
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(begin)));
} else {
  begin();
}
