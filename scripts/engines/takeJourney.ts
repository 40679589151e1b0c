import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from './findEngines.ts';
import type { Journey } from './journeys.ts';
import { Person } from './Person.ts';

const pictures = join(import.meta.dirname, '../../test-results/engines');

/** Takes a journey through a site, in a browser of its own. When it fails, a picture shows where. */
export async function takeJourney(engine: Engine, { size, go }: Journey, site: string) {
  const tab = await engine.open();
  try {
    await tab.resize(size.width, size.height);
    const person = new Person(tab, site);
    await go(person);
    await person.expectNoFaults();
  } catch (error) {
    mkdirSync(pictures, { recursive: true });
    // A page that hangs cannot be drawn either.
    const picture = await Promise.race([
      tab.takePicture().catch(() => undefined),
      new Promise<undefined>((resolve) => setTimeout(resolve, 5_000)),
    ]);
    if (picture) writeFileSync(join(pictures, `${engine.name}.png`), picture);
    throw error;
  } finally {
    await tab.close();
  }
}
