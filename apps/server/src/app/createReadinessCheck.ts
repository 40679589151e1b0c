/** What knows all services. */
interface Catalogue {
  look: () => Promise<unknown>;
  isLoaded: () => boolean;
}

/**
 * Throws while people must not be sent here. As long as the services have not been read it asks for them
 * again, without waiting: where nobody is sent, nobody else would ask.
 */
export const createReadinessCheck = (catalogue: Catalogue) => async (): Promise<void> => {
  const looking = catalogue.look();
  if (catalogue.isLoaded()) {
    await looking;
    return;
  }
  looking.catch(() => undefined);
  throw new Error('The services are still being read.');
};
