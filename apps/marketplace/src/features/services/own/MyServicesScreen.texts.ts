/** What a seller reads in the list of their services. */
export const texts = {
  list: {
    title: 'My Services',
    newService: 'New Service',
    waiting: 'Loading services',
    failure: 'Your services could not be loaded.',
    heading: 'What you offer',
    none: {
      title: 'No services yet.',
      text: 'Offer what you are good at: a title, a price and a picture are enough to begin.',
    },
  },
  card: {
    edit: 'Edit',
    editService: (title: string) => `Edit ${title}`,
    held: {
      waiting: 'Waits for approval',
      returned: 'Needs a change',
      hidden: 'Hidden by the market',
      seller: 'Hidden while your account is suspended',
    } as Record<string, string>,
    otherHeld: 'Not shown',
    why: (state: string, title: string) => `${state}: why ${title} is not shown`,
    place: 'Why here?',
    whyHere: (title: string) => `Why here? The place of ${title} in searches`,
    isPaused: 'Paused',
    pause: 'Pause',
    pauseService: (title: string) => `Pause ${title}`,
    paused: (title: string) => `“${title}” is paused: nobody finds it until you resume it.`,
    resume: 'Resume',
    resumeService: (title: string) => `Resume ${title}`,
    resumed: (title: string) => `“${title}” is for sale again.`,
    remove: 'Delete',
    removeService: (title: string) => `Delete ${title}`,
    removal: {
      title: 'Delete this service?',
      text: (title: string) =>
        `“${title}” leaves the market for good. Orders of it keep what was ordered.`,
    },
    removed: 'Service Deleted Successfully!!',
  },
};
