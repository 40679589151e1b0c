/** Colours of printed things: posters, identities, packages. */
export interface PrintPalette {
  /** The light ground. */
  paper: string;
  /** A tint between paper and main. */
  soft: string;
  main: string;
  second: string;
  accent: string;
  /** The darkest. */
  ink: string;
}

/** Colours of things on a screen. */
export interface ScreenPalette {
  /** Behind the window or phone. */
  stage: string;
  panel: string;
  /** Cards on the panel. */
  raised: string;
  /** Secondary text and lines. */
  dim: string;
  text: string;
  /** Four colours that carry meaning, the first being the brand's. */
  hues: readonly [string, string, string, string];
}

/** Colours of a game's world. */
export interface GamePalette {
  /** From the top of the sky to the horizon. */
  sky: readonly [string, string, string, string];
  /** Hills from far to near. */
  far: string;
  near: string;
  grass: string;
  earth: string;
  /** Shadows of the earth, and outlines. */
  dark: string;
  light: string;
  hero: string;
  enemy: string;
  treasure: string;
}

const print = (colors: string): PrintPalette => {
  const [paper = '', soft = '', main = '', second = '', accent = '', ink = ''] = split(colors);
  return { paper, soft, main, second, accent, ink };
};

const screen = (colors: string): ScreenPalette => {
  const [stage = '', panel = '', raised = '', dim = '', text = '', ...hues] = split(colors);
  const [one = '', two = '', three = '', four = ''] = hues;
  return { stage, panel, raised, dim, text, hues: [one, two, three, four] };
};

const game = (colors: string): GamePalette => {
  const [high = '', middle = '', low = '', horizon = '', ...rest] = split(colors);
  const [far = '', near = '', grass = '', earth = '', dark = '', ...signs] = rest;
  const [light = '', hero = '', enemy = '', treasure = ''] = signs;
  const sky = [high, middle, low, horizon] as const;
  return { sky, far, near, grass, earth, dark, light, hero, enemy, treasure };
};

const split = (colors: string) => colors.split(' ').map((color) => `#${color}`);

/** In the order of the interface's fields. */
export const printPalettes = [
  print('f4dfc8 e9c9a5 e8623d 406e8e f7b538 23395b'),
  print('e6eef0 b9d4d8 2d6a7a e0a458 c6502e 12343b'),
  print('f3efe0 cfdcb8 3f7d58 ef9651 ec5228 243b2f'),
  print('f6e7ea eec4cd 8a3b6b e2728f f2b84b 3b1c3f'),
  print('ece7f6 c9c1ee 5145cd f2668b ffc857 221d4a'),
  print('f5ece1 e5cdb8 bb5a3c 6f8f86 e3b04b 3a2b26'),
  print('e3f4ef a9dccf 1f9e8f f47f5f ffd166 0e3b43'),
  print('fdebe3 f7c6bb c9184a 2f4b7c ff9f6e 40132b'),
  print('f1f0df d5d6ae 77822f bb4d2b e7b93a 2f3317'),
  print('e8eefb bcd0f7 2457d6 ff6f47 ffc93c 10204b'),
];

/** In the order of the interface's fields. */
export const screenPalettes = [
  screen('1d1b38 2b2955 3a3770 8e8ad8 eeecff ffd166 06d6a0 ff8fab 6cb8ff'),
  screen('cfe8df ffffff eef7f3 a5c3ba 17313b 2a9d8f e76f51 e9c46a 264653'),
  screen('0f2a2a 173a39 21504d 74a79c e3f5ee f6c667 5fd3a5 ff8a6b 7cc7ff'),
  screen('dbe4f6 ffffff f1f4fb a9b6d3 1c2742 3b5bdb 12b886 f76707 e64980'),
  screen('2a1232 3a1b45 4f2a5e a97fb5 fbeafd ffb86b 7ee0c6 ff6f91 b79bff'),
  screen('f2e0cc fffdf9 f9f0e5 cdb8a2 3b2a20 c8553d 588b8b f2a541 2d3047'),
  screen('14202e 1e2e40 2c435c 7891ab e6eef7 4cc9f0 f9c74f ff6b6b 90d36d'),
  screen('f8dde0 ffffff fdf1f2 d9b3bd 3d1f2e d6336c 5f3dc4 f59f00 1098ad'),
  screen('101114 1b1d22 2a2d35 767b86 f2f3f5 ff5c39 f2c14e 4ea8de 80ed99'),
  screen('4338ca 1e1a5c 2f2a82 8f88e0 f0efff ffcf56 62e6c2 ff7aa8 8fb8ff'),
  screen('ffd9a0 fffaf2 fff0db d8bc93 2b2140 6741d9 f03e3e 0ca678 f08c00'),
];

/** In the order of the interface's fields. */
export const gamePalettes = [
  game(
    '3a2e5c 5b3f7a 9c4f7f e8836b 6d3b6f 4a2b5a 58b09c 3f6f6b 231b3d fff1d6 f25f5c 7b2d5b ffe066',
  ),
  game(
    '4db5ff 7fcbff b5e3ff e4f6ff 9bd4c0 5fb49c 7ac74f 9c6644 3d2b3d ffffff e63946 6a4c93 ffd23f',
  ),
  game(
    '0b1033 1b1f5e 3a2f8f 7a4fc9 2a2370 1a1650 35d0ba 26335f 080a20 eaf6ff ff4d8d 8cff66 ffe45e',
  ),
  game(
    '12343b 1f5c5c 3d8b7d 9fd3b0 2c6b62 1b4a47 a3c957 5e4b3c 0c2326 f4f1de ee964b c8553d f4d35e',
  ),
  game(
    'ff9a76 ffb88a ffd6a5 fff1c9 e07a5f b5525c c9a227 8d4a3c 3d1e2c fffaf0 277da1 5b2a5e f94144',
  ),
  game(
    '1a1423 372549 774c60 b75d69 4d2f4e 2e1c38 7f9172 5b4b49 120c19 eacdc2 f2a65a 58c4dd ffd166',
  ),
  game(
    '89c2d9 a9d6e5 caf0f8 f1fbff 8fb8de 5b8ebf f1f6ff 6c86ad 21344f ffffff ef476f 3d5a80 ffd166',
  ),
];
