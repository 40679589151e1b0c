import type { categories } from '@market/api/contract';
import type { SceneName } from '../pictures/composePicture.ts';

/** One of the four categories that a market begins with. */
export type SampleCategory = (typeof categories)[number];

/** A service as it is written down for the sample data. */
export interface SampleService {
  title: string;
  /** In rupees. */
  price: number;
  /** The first paragraph of the description. */
  opening: string;
  /** What its cover shows. */
  cover: { [Kind in keyof SceneName]: { kind: Kind; scene: SceneName[Kind] } }[keyof SceneName];
}
