import type { Database } from '../../database/openDatabase.ts';
import { followChanges, type ServiceChange } from '../followChanges.ts';
import type { Search } from '../Search.ts';
import { createCatalogue } from './createCatalogue.ts';

/**
 * Finds services in a catalogue that this process holds in memory. Its first look reads all
 * services.
 *
 * @param forget Told of each service that has changed; without one, that all have.
 */
export function createMemorySearch(database: Database, forget: (id?: string) => void): Search {
  let catalogue = createCatalogue();

  function take({ id, entry }: ServiceChange) {
    forget(id);
    if (id === undefined) catalogue = createCatalogue();
    else if (entry) catalogue.put(entry);
    else catalogue.remove(id);
  }

  const changes = followChanges(database, {
    begin: async () => '0',
    take: (some) => some.forEach(take),
    finish: () => catalogue.settle(),
  });

  return {
    bringUpToDate: changes.look,
    isReady: changes.hasLooked,
    find: async (question) => catalogue.find(question),
    async close() {
      await changes.end();
      catalogue = createCatalogue();
    },
  };
}
