/** What a seller reads who offers or changes a service. */
export const texts = {
  create: { title: 'New Service', submit: 'POST SUBMIT', saved: 'Services Created!!' },
  update: {
    title: 'Update Service',
    submit: 'UPDATE',
    saved: 'Service Updated!!',
    waiting: 'Loading the service',
    failure: 'The service could not be loaded.',
    myServices: 'My Services',
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
