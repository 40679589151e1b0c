/** Told when something happens, with the details. */
export type Handler = (details: object) => void;

/**
 * Keeps who wants to be told of what. Someone who leaves while being told of it is still told.
 *
 * @param elementType Stands in the details of all events.
 */
export function createEmitter(elementType: string) {
  const handlers = new Map<string, Handler[]>();

  return {
    on(event: string, handler: Handler) {
      handlers.set(event, [...(handlers.get(event) ?? []), handler]);
    },
    /** Without a handler: forgets all of this event. */
    off(event: string, handler?: Handler) {
      const left = handler ? handlers.get(event)?.filter((each) => each !== handler) : [];
      handlers.set(event, left ?? []);
    },
    emit(event: string, details: object = {}) {
      for (const handler of handlers.get(event) ?? []) handler({ elementType, ...details });
    },
    removeAll: () => handlers.clear(),
  };
}
