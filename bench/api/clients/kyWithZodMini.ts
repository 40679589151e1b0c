import ky from 'ky';
import * as z from 'zod/mini';
import type { ListServices } from '../ListServices.ts';

const text = z.optional(z.string());
const nullableText = z.optional(z.nullable(z.string()));
const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/));

const image = z.object({
  url: z.string(),
  public_id: text,
  srcSet: text,
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  placeholder: text,
});

const person = z.object({
  _id: id,
  fullname: z.string(),
  email: z.string(),
  bio: nullableText,
  from: nullableText,
  avatar: z.optional(z.nullable(image)),
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
      price: z.number().check(z.nonnegative()),
      ratings: z.number(),
      numOfReviews: z.number(),
      images: z.array(image),
      user: z.array(person),
      seller: text,
      createdAt: text,
    }),
  ),
  servicesCount: z.number(),
  filteredServiceCount: z.number(),
  resDataPerPage: z.number(),
});

/** The lightest way to write that one call by hand. */
export const createListServices = (answering: typeof fetch): ListServices => {
  const prefix = 'https://market.example/api/';
  const client = ky.create({ prefix, credentials: 'include', fetch: answering });
  const searchParams = { keyword: 'logo', page: 1, 'price[gte]': 298, 'price[lte]': 50_000 };
  return async () => answer.parse(await client.get('services', { searchParams }).json());
};
