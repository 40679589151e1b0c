import type { Database } from '../../database/openDatabase.ts';
import { followChanges, type ServiceChange } from '../followChanges.ts';
import type { Search } from '../Search.ts';
import { runInSlices } from './runInSlices.ts';
import { createCatalogue } from './createCatalogue.ts';

/**
 * Finds services in a catalogue that this process holds in memory. Its first look reads all
 * services.
 *
 * @param forget Told of each service that has changed; without one, that all have.
 */
export function createMemorySearch(database: Database, forget: (id?: string) => void): Search {
  let catalogue = createCatalogue();
  let isClosed = false;
  let preparing: Promise<void> | undefined;

  /** Prepares what people will ask for, beside whatever else is done; once more after later changes. */
  function prepare() {
    const prepared = catalogue;
    preparing ??= runInSlices(
      prepared.prepare(),
      () => !isClosed && catalogue === prepared,
    ).finally(() => (preparing = undefined));
  }

  function take({ id, entry }: ServiceChange) {
    forget(id);
    if (id === undefined) catalogue = createCatalogue();
    else if (entry) catalogue.put(entry);
    else catalogue.remove(id);
  }

  const changes = followChanges(database, {
    begin: async () => '0',
    take: (some) => some.forEach(take),
    finish() {
      catalogue.settle();
      prepare();
    },
  });

  return {
    bringUpToDate: changes.look,
    isReady: changes.hasLooked,
    find: async (question) => catalogue.find(question),
    findFirst: async (keyword, limit) => catalogue.findFirst(keyword, limit),
    complete: async (keyword, limit) => catalogue.complete(keyword, limit),
    knows: async (word) => catalogue.knows(word),
    listNear: async (word) => catalogue.listNear(word),
    findSimilar: async (service, limit) => catalogue.findSimilar(service, limit),
    explain: async (id, keyword, ranking) => catalogue.explain(id, keyword, ranking),
    async close() {
      isClosed = true;
      await changes.end();
      await preparing;
      catalogue = createCatalogue();
    },
  };
}
