import type { SceneName } from '../pictures/composePicture.ts';

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
