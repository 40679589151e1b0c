import type { Finding } from '../Finding.ts';
import type { Kind } from '../describeChange.ts';

const kinds: Record<Kind, string> = {
  new: 'New',
  gone: 'Gone',
  size: 'Another size',
  shape: 'Another shape',
  moved: 'Moved',
  colour: 'Another colour',
};

const views = {
  both: 'Before and after',
  overlay: 'Overlay',
  difference: 'Difference',
  blink: 'Blink',
};
type View = keyof typeof views;

/** Around what differs, in pixels. */
const margin = 24;

/** Opened from the disk, the page can show but not accept. */
const canAccept = location.protocol === 'http:';

const state = { view: 'both' as View, zoom: 1, isWhole: false, kind: '' };

let findings: Finding[] = JSON.parse(document.querySelector('#findings')?.textContent ?? '[]');

type Child = Node | string | false | undefined;

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  Object.assign(element, properties);
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}

const keyOf = ({ path }: Finding) => path;
const listShown = () => findings.filter(({ kind }) => !state.kind || kind === state.kind);

/** The part of a picture to look at: what differs with a little around it, or all of it. */
function frameOf({ area, width, height }: Finding) {
  if (state.isWhole) return { left: 0, top: 0, width, height };
  const left = Math.max(0, area.left - margin);
  const top = Math.max(0, area.top - margin);
  return {
    left,
    top,
    width: Math.min(width, area.left + area.width + margin) - left,
    height: Math.min(height, area.top + area.height + margin) - top,
  };
}

function createImage(src: string, alt: string) {
  const image = create('img', { alt, loading: 'lazy' });
  // Pictures of a small and a large page are shown at the same scale.
  image.addEventListener('load', () =>
    image.style.setProperty('--natural', String(image.naturalWidth)),
  );
  image.src = src;
  return image;
}

function createFrame(finding: Finding, view: View | '', ...images: (readonly [string, string])[]) {
  const frame = create('div', { className: `frame ${view}` });
  for (const [name, value] of Object.entries(frameOf(finding)))
    frame.style.setProperty(`--${name}`, String(value));
  frame.append(...images.map(([source, text]) => createImage(source, text)));
  return frame;
}

function createPictures(finding: Finding) {
  const { before, after } = finding;
  const pictures = create('div', { className: 'pictures' });
  const was = before && ([before, 'Before'] as const);
  const is = after && ([after, 'After'] as const);
  if (!was || !is || state.view === 'both') {
    for (const picture of [was, is])
      if (picture)
        pictures.append(
          create(
            'figure',
            {},
            create('figcaption', {}, picture[1]),
            createFrame(finding, '', picture),
          ),
        );
    return pictures;
  }
  const frame = createFrame(finding, state.view, was, is);
  pictures.append(create('figure', {}, frame, state.view === 'overlay' && createSlider(frame)));
  return pictures;
}

function createSlider(frame: HTMLElement) {
  const slider = create('input', {
    type: 'range',
    max: '100',
    ariaLabel: 'How much of the accepted picture is shown',
  });
  slider.addEventListener('input', () =>
    frame.style.setProperty('--share', String(Number(slider.value) / 100)),
  );
  return slider;
}

const createAccept = (label: string, chosen: () => Finding[]) =>
  canAccept && create('button', { type: 'button', onclick: () => void accept(chosen()) }, label);

function createCard(finding: Finding) {
  const card = create(
    'article',
    { tabIndex: 0, id: keyOf(finding) },
    create(
      'header',
      {},
      create('h3', {}, `${finding.name} · ${kinds[finding.kind]}`),
      createAccept('Accept', () => [finding]),
    ),
    createPictures(finding),
  );
  return card;
}

function createPart(part: string, all: Finding[]) {
  const kindsHere = (Object.keys(kinds) as Kind[]).filter((kind) =>
    all.some((finding) => finding.kind === kind),
  );
  const ordered = kindsHere.flatMap((kind) => all.filter((finding) => finding.kind === kind));
  return create(
    'section',
    { ariaLabel: part },
    create(
      'header',
      {},
      create('h2', {}, part.replace(/^.*\/src\//, '')),
      ...kindsHere.map((kind) => {
        const those = all.filter((finding) => finding.kind === kind);
        return (
          createAccept(`Accept ${those.length} × ${kinds[kind].toLowerCase()}`, () => those) ||
          `${those.length} × ${kinds[kind].toLowerCase()}`
        );
      }),
      kindsHere.length > 1 && createAccept(`Accept all ${all.length} here`, () => all),
    ),
    ...ordered.map(createCard),
  );
}

function createChoice(
  label: string,
  options: Record<string, string>,
  value: string,
  choose: (value: string) => void,
) {
  const select = create(
    'select',
    { ariaLabel: label },
    ...Object.entries(options).map(([key, text]) => create('option', { value: key }, text)),
  );
  select.value = value;
  select.addEventListener('change', () => {
    choose(select.value);
    show();
  });
  return select;
}

function createBar() {
  const counts = (Object.keys(kinds) as Kind[])
    .map((kind) => [kind, findings.filter((finding) => finding.kind === kind).length] as const)
    .filter(([, count]) => count > 0);
  const shown = listShown();
  return create(
    'header',
    {},
    create(
      'h1',
      {},
      findings.length === 0
        ? 'Every story looks as accepted.'
        : `${findings.length} pictures to look at`,
    ),
    createChoice(
      'Kind of change',
      {
        '': 'Every kind of change',
        ...Object.fromEntries(counts.map(([kind, count]) => [kind, `${kinds[kind]} (${count})`])),
      },
      state.kind,
      (value) => (state.kind = value),
    ),
    createChoice('View', views, state.view, (value) => (state.view = value as View)),
    createChoice(
      'Zoom',
      { '0.5': '50 %', '1': '100 %', '2': '200 %', '4': '400 %', '8': '800 %' },
      String(state.zoom),
      (value) => (state.zoom = Number(value)),
    ),
    createChoice(
      'Part of the picture',
      { '': 'What differs', whole: 'The whole picture' },
      state.isWhole ? 'whole' : '',
      (value) => (state.isWhole = value !== ''),
    ),
    shown.length > 0 && createAccept(`Accept all ${shown.length} shown`, () => shown),
    create(
      'span',
      {},
      ...[
        'j',
        ' next ',
        'k',
        ' back ',
        canAccept && 'a',
        canAccept && ' accept ',
        canAccept && 'p',
        canAccept && ' accept the part ',
        'v',
        ' view ',
        '+',
        ' ',
        '-',
        ' zoom ',
        'w',
        ' whole',
      ].map((text, index) => (index % 2 === 0 && text ? create('kbd', {}, text) : text)),
    ),
    !canAccept && create('span', {}, 'To accept, run: npm run pictures:show'),
  );
}

/** Shows everything anew, and keeps the place. */
function show(focused = document.activeElement?.closest('article')?.id) {
  const shown = listShown();
  const parts = new Set(shown.map(({ part }) => part));
  document.documentElement.style.setProperty('--zoom', String(state.zoom));
  for (const each of document.querySelectorAll('body > header, main')) each.remove();
  document.body.append(
    createBar(),
    create(
      'main',
      {},
      ...[...parts].map((part) =>
        createPart(
          part,
          shown.filter((each) => each.part === part),
        ),
      ),
    ),
  );
  if (focused) document.getElementById(focused)?.focus();
}

async function accept(chosen: readonly Finding[]) {
  const order = listCards();
  const place = order.findIndex((card) => chosen.some((finding) => keyOf(finding) === card.id));
  const response = await fetch('accept', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(chosen.map(keyOf)),
  });
  if (!response.ok) {
    alert('The pictures were not accepted. Is the command still running?');
    return;
  }
  findings = await response.json();
  const next = order.slice(place).find((card) => findings.some((each) => keyOf(each) === card.id));
  show(next?.id);
}

const listCards = () => [...document.querySelectorAll<HTMLElement>('article')];

const zooms = [0.5, 1, 2, 4, 8];
const zoomBy = (steps: number) => {
  state.zoom = zooms[zooms.indexOf(state.zoom) + steps] ?? state.zoom;
  show();
};

function go(steps: number) {
  const cards = listCards();
  const place = cards.findIndex((card) => card === document.activeElement?.closest('article'));
  const card = cards[Math.max(0, place + steps)];
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'start' });
}

function acceptHere(isChosen: (here: Finding, each: Finding) => boolean) {
  const id = document.activeElement?.closest('article')?.id;
  const here = findings.find((finding) => keyOf(finding) === id);
  if (here && canAccept) void accept(listShown().filter((each) => isChosen(here, each)));
}

const keys: Record<string, () => void> = {
  j: () => go(1),
  k: () => go(-1),
  a: () => acceptHere((here, each) => each === here),
  p: () => acceptHere((here, each) => each.part === here.part),
  v: () => {
    const all = Object.keys(views) as View[];
    state.view = all[(all.indexOf(state.view) + 1) % all.length] ?? 'both';
    show();
  },
  '+': () => zoomBy(1),
  '-': () => zoomBy(-1),
  w: () => {
    state.isWhole = !state.isWhole;
    show();
  },
};

document.addEventListener('keydown', (event) => {
  const isTyped = event.ctrlKey || event.metaKey || event.altKey;
  if (!isTyped && !(event.target instanceof HTMLSelectElement)) keys[event.key]?.();
});

show();
