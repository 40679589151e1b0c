import { listOf } from './expectAnswer.ts';

/*
 * The entities of section 3 of the specification, as far as each answer holds them.
 */

const date = /^\d{4}-\d\d-\d\dT/;
const picture = { url: String };

/** With a picture and text, whether or not they have said anything. */
export const person = {
  _id: String,
  fullname: String,
  email: String,
  bio: String,
  from: String,
  avatar: picture,
  createdAt: date,
};

/** Somebody's own or public profile. */
export const profile = { ...person, services: listOf({ _id: String, title: String }) };

/** In lists, and what its own page adds. */
export const listedService = {
  _id: String,
  title: String,
  category: /^(Graphics-And-Design|Game-Development|Web-Programming|Mobile-Apps)$/,
  price: Number,
  ratings: Number,
  numOfReviews: Number,
  images: listOf(picture),
  user: [person],
  seller: String,
} as const;

export const service = {
  ...listedService,
  description: String,
  images: listOf({ url: String, public_id: String }),
  sellerBio: String,
  reviews: listOf({
    user: { _id: String, avatar: picture },
    name: String,
    rating: Number,
    comment: String,
  }),
} as const;

export const cartItem = {
  _id: String,
  service: { _id: String, title: String, price: Number, images: listOf(picture), user: [person] },
} as const;

export const order = {
  _id: String,
  totalPrice: Number,
  orderStatus: /^(Processing|Delivered)$/,
  orderInfo: { phoneNumber: String },
  paymentInfo: { id: String, status: String },
  service: { _id: String, title: String, price: Number, images: listOf(picture) },
  user: { _id: String, fullname: String, email: String },
} as const;
