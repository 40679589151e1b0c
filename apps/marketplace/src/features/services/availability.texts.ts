/** Why a service cannot be ordered right now, wherever that is said. */
export const texts = {
  away: (until: string | undefined) => ({
    title: until ? `Away until ${until}` : 'Away',
    text: 'You can keep this service for later. It can be ordered again once its seller is back.',
  }),
  paused: {
    title: 'Not for sale at the moment',
    text: 'Its seller has paused this service. You can keep it for later.',
  },
  soldOut: {
    title: 'Sold out for now',
    text: 'Its seller has as many orders as they can take. Keep it for later, and look again.',
  },
};
