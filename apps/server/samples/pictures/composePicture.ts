import { createRandom } from '../createRandom.ts';
import { gameScenes } from './gameScenes.ts';
import { gamePalettes, printPalettes, screenPalettes } from './palettes.ts';
import { phoneScenes } from './phoneScenes.ts';
import { printScenes } from './printScenes.ts';
import { element } from './shapes.ts';
import { webScenes } from './webScenes.ts';

/** The scenes of each kind of work. */
export type SceneName = {
  print: keyof typeof printScenes;
  web: keyof typeof webScenes;
  phone: keyof typeof phoneScenes;
  game: keyof typeof gameScenes;
};

/** What a picture shows. The same subject always gives the same picture. */
export type PictureSubject = {
  [Kind in keyof SceneName]: {
    kind: Kind;
    scene: SceneName[Kind];
    /** The name that stands on the work. */
    brand: string;
    /** Which of the kind's palettes; counted round. */
    palette: number;
    seed: number;
  };
}[keyof SceneName];

const draw = (subject: PictureSubject) => {
  const { brand, palette: index } = subject;
  const random = createRandom(subject.seed);
  const pick = <Palette>(palettes: readonly Palette[]) => {
    const palette = palettes[index % palettes.length];
    if (!palette) throw new Error('There is no palette.');
    return palette;
  };
  switch (subject.kind) {
    case 'print':
      return printScenes[subject.scene]({ random, brand, palette: pick(printPalettes) });
    case 'web':
      return webScenes[subject.scene]({ random, brand, palette: pick(screenPalettes) });
    case 'phone':
      return phoneScenes[subject.scene]({ random, brand, palette: pick(screenPalettes) });
    case 'game':
      return gameScenes[subject.scene]({ random, brand, palette: pick(gamePalettes) });
  }
};

/** Composes a picture as an SVG of 400 × 300 units. */
export const composePicture = (subject: PictureSubject) =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 400 300', width: 1280, height: 960 },
    draw(subject),
  );
