/** What a seller reads about their own services. */
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
    remove: 'Delete',
    removeService: (title: string) => `Delete ${title}`,
    removal: {
      title: 'Delete this service?',
      text: (title: string) =>
        `“${title}” leaves the market for good. Orders of it keep what was ordered.`,
    },
    removed: 'Service Deleted Successfully!!',
  },
  create: { title: 'New Service', submit: 'POST SUBMIT', saved: 'Services Created!!' },
  update: {
    title: 'Update Service',
    submit: 'UPDATE',
    saved: 'Service Updated!!',
    waiting: 'Loading the service',
    failure: 'The service could not be loaded.',
    missing: {
      title: 'There is no such service of yours.',
      text: 'Perhaps it has been deleted, or it belongs to somebody else.',
    },
  },
  form: {
    required: 'All fields are required.',
    requiredWithPicture: 'All fields are required, and at least one picture.',
    title: 'Title',
    price: 'Price',
    rupees: 'Rs.',
    category: 'Category',
    chooseCategory: 'Choose a category',
    description: 'Description',
    pictures: 'Images(less then 700kb)',
    picturesHint: 'JPEG, PNG or WebP. Larger photos are made smaller for you.',
    oldPicturesStay: 'Without new pictures the old ones stay.',
  },
};
