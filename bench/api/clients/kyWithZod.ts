import ky from 'ky';
import * as z from 'zod';
import type { ListServices } from '../ListServices.ts';

const image = z.object({
  url: z.string(),
  public_id: z.string().optional(),
  srcSet: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  placeholder: z.string().optional(),
});

const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/);

const person = z.object({
  _id: id,
  fullname: z.string(),
  email: z.string(),
  bio: z.string().nullish(),
  from: z.string().nullish(),
  avatar: image.nullish(),
  createdAt: z.string(),
});

const answer = z.object({
  services: z.array(
    z.object({
      _id: id,
      title: z.string(),
      category: z.enum([
        'Graphics-And-Design',
        'Game-Development',
        'Web-Programming',
        'Mobile-Apps',
      ]),
      price: z.number().nonnegative(),
      ratings: z.number(),
      numOfReviews: z.number(),
      images: z.array(image),
      user: z.array(person),
      seller: z.string().optional(),
      createdAt: z.string().optional(),
    }),
  ),
  servicesCount: z.number(),
  filteredServiceCount: z.number(),
  resDataPerPage: z.number(),
});

/** One call with the same checks, as one would write it by hand. */
export const createListServices = (answering: typeof fetch): ListServices => {
  const client = ky.create({
    prefix: 'https://market.example/api/',
    credentials: 'include',
    fetch: answering,
  });
  const searchParams = { keyword: 'logo', page: 1, 'price[gte]': 298, 'price[lte]': 50_000 };
  return async () => answer.parse(await client.get('services', { searchParams }).json());
};
