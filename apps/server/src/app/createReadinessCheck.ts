/** What knows all services. */
interface Search {
  bringUpToDate: () => Promise<unknown>;
  isReady: () => boolean;
}

/**
 * Throws while people must not be sent here. As long as the services have not been read it asks for them
 * again, without waiting: where nobody is sent, nobody else would ask.
 */
export const createReadinessCheck = (search: Search) => async (): Promise<void> => {
  const looking = search.bringUpToDate();
  if (search.isReady()) {
    await looking;
    return;
  }
  looking.catch(() => undefined);
  throw new Error('The services are still being read.');
};
