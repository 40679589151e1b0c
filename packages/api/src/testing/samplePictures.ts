import type { Image } from '../contract/values.ts';

/**
 * What a sample cover shows, by category.
 *
 * @see Specification, D2
 */
export type Scene = 'poster' | 'code' | 'phone' | 'pixels';

/** Two or more sets of colours for each scene; the first is the design's own. */
const palettes = {
  poster: [
    ['#f4dfc8', '#e8623d', '#23395b', '#f7b538', '#406e8e'],
    ['#e9e4f5', '#8a4fff', '#2d1e4a', '#ffb3c7', '#5b3f8c'],
    ['#dff0e4', '#f2a541', '#174a3c', '#f3e9a9', '#2f7d62'],
  ],
  code: [
    ['#1d1b38', '#2b2955', '#8e8ad8', '#ffd166', '#06d6a0', '#ff8fab'],
    ['#10302b', '#1b463f', '#7cc4b0', '#f6c667', '#ff9f80', '#b8e0d2'],
    ['#2b1a1f', '#45262e', '#d08c9a', '#f3b562', '#7fc8c2', '#f49fb6'],
  ],
  phone: [
    ['#cfe8df', '#17313b', '#2a9d8f', '#e9c46a', '#f4a261', '#e76f51'],
    ['#e3e0f7', '#221d46', '#5b57a6', '#f2b5d4', '#9bb1ff', '#f77f5b'],
    ['#fbe6d4', '#3a2418', '#bc6c25', '#dda15e', '#8fb996', '#606c38'],
  ],
  pixels: [
    ['#3a2e5c', '#58b09c', '#ffe066', '#f25f5c', '#247ba0'],
    ['#14213d', '#3c6e71', '#fca311', '#e63946', '#a8dadc'],
    ['#513252', '#f0a868', '#ffd97d', '#60d394', '#aaf683'],
  ],
} satisfies Record<Scene, string[][]>;

const scenes: Record<Scene, (colours: string[]) => string> = {
  poster: ([paper, sun, ink, gold, hill]) =>
    `<rect width="400" height="300" fill="${paper}"/><circle cx="290" cy="92" r="120" fill="${sun}"/>` +
    `<rect y="180" width="400" height="120" fill="${ink}"/><circle cx="120" cy="180" r="86" fill="${gold}"/>` +
    `<path d="M0 300L160 170 300 300z" fill="${hill}"/>` +
    `<g fill="${ink}"><rect x="36" y="40" width="12" height="44" rx="6"/><rect x="36" y="58" width="42" height="26" rx="13"/>` +
    `<rect x="88" y="58" width="34" height="26" rx="13"/><rect x="132" y="66" width="44" height="9" rx="4"/>` +
    `<rect x="186" y="58" width="42" height="26" rx="13"/><rect x="216" y="40" width="12" height="44" rx="6"/></g>`,

  code: ([night, panel, line, gold, green, pink]) =>
    `<rect width="400" height="300" fill="${night}"/><rect x="44" y="44" width="312" height="220" rx="14" fill="${panel}"/>` +
    `<g><circle cx="66" cy="64" r="6" fill="#ff6b6b"/><circle cx="86" cy="64" r="6" fill="${gold}"/><circle cx="106" cy="64" r="6" fill="${green}"/></g>` +
    `<g fill="${line}"><rect x="66" y="94" width="90" height="10" rx="5"/><rect x="86" y="142" width="80" height="10" rx="5"/>` +
    `<rect x="106" y="166" width="120" height="10" rx="5"/><rect x="66" y="214" width="40" height="10" rx="5"/></g>` +
    `<rect x="166" y="94" width="60" height="10" rx="5" fill="${gold}"/><rect x="86" y="118" width="140" height="10" rx="5" fill="${green}"/>` +
    `<rect x="176" y="142" width="110" height="10" rx="5" fill="${pink}"/><rect x="86" y="190" width="60" height="10" rx="5" fill="${gold}"/>`,

  phone: ([wall, frame, first, second, third, action]) =>
    `<rect width="400" height="300" fill="${wall}"/><circle cx="70" cy="220" r="48" fill="${first}" opacity=".25"/>` +
    `<circle cx="344" cy="70" r="64" fill="${action}" opacity=".25"/><g transform="translate(142 28)">` +
    `<rect width="126" height="252" rx="22" fill="${frame}"/><rect x="8" y="8" width="110" height="236" rx="16" fill="#fff"/>` +
    `<rect x="20" y="26" width="60" height="12" rx="6" fill="${frame}"/><rect x="20" y="50" width="86" height="64" rx="12" fill="${first}"/>` +
    `<rect x="20" y="124" width="40" height="40" rx="10" fill="${second}"/><rect x="66" y="124" width="40" height="40" rx="10" fill="${third}"/>` +
    `<g fill="#d8e2dc"><rect x="20" y="174" width="86" height="10" rx="5"/><rect x="20" y="192" width="60" height="10" rx="5"/></g>` +
    `<rect x="20" y="212" width="86" height="22" rx="11" fill="${action}"/></g>`,

  pixels: ([sky, ground, star, hero, stairs]) =>
    `<rect width="400" height="300" fill="${sky}"/><rect y="210" width="400" height="90" fill="${ground}"/>` +
    `<path d="M60 60h24v24h24v24H84v24H60v-24H36V84h24z" fill="${star}"/>` +
    `<path d="M180 138h48v24h24v24h-24v24h-48v-24h-24v-24h24z" fill="${hero}"/>` +
    `<path d="M306 40h36v14h16v20h-72V54h20z" fill="#fff" opacity=".8"/>` +
    `<path d="M280 210v-24h24v-24h24v-24h24v72z" fill="${stairs}"/>`,
};

const toDataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/**
 * Draws a cover, 400 by 300 pixels, as a data URL: no request is needed to show it.
 *
 * @param variant Chooses the colours; 0 are the design's own.
 * @see Specification, D2
 */
export function createCover(scene: Scene, variant = 0): Image {
  const colours = palettes[scene][variant % palettes[scene].length] ?? [];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300">${scenes[scene](colours)}</svg>`;
  const name = `sample-${scene}-${variant}`;
  return { url: toDataUrl(svg), public_id: name, width: 400, height: 300 };
}

/**
 * Draws a person, 160 by 160 pixels, in the given colour.
 *
 * @see Specification, D1
 */
export function createAvatar(colour: string): Image {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 160 160"><rect width="160" height="160" fill="${colour}"/>` +
    `<circle cx="80" cy="64" r="30" fill="#fff" opacity=".9"/><ellipse cx="80" cy="150" rx="56" ry="46" fill="#fff" opacity=".9"/></svg>`;
  return {
    url: toDataUrl(svg),
    public_id: `sample-avatar-${colour.slice(1)}`,
    width: 160,
    height: 160,
  };
}

/**
 * What stands in for a picture that nobody has chosen.
 *
 * @see Specification, D2
 */
export const sampleStandIn: Image = {
  url: toDataUrl(
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"><rect width="160" height="160" fill="#ddd"/></svg>',
  ),
  public_id: 'sample-stand-in',
  width: 160,
  height: 160,
  isStandIn: true,
};
