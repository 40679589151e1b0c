import { screenRoutes } from '../app/routes.ts';
import { publicPages, type PublicThing } from './publicPages.ts';

/** What an address with parameters begins with: `/service/` for `/service/:id`. */
const toBeginning = (path: string) => path.replace(/:.*/, '');

/** Leaves out what begins with another one. */
const shorten = (beginnings: string[]) =>
  beginnings.filter(
    (path) => !beginnings.some((other) => other !== path && path.startsWith(other)),
  );

const listed = Object.entries(publicPages).map(([path, page]) => ({ path, listed: page?.listed }));

const findBeginning = (thing: PublicThing) =>
  toBeginning(listed.find((page) => page.listed === thing)?.path ?? '');

/** What search engines are told about the addresses of the site. */
export const siteAddresses = {
  /** The beginnings of addresses that need a session or contain a secret. */
  hidden: shorten(
    screenRoutes
      .filter(({ access, path }) => access === 'signedIn' || path.includes(':token'))
      .map(({ path }) => toBeginning(path)),
  ),
  /** The addresses that always exist. */
  fixed: listed.flatMap((page) => (Array.isArray(page.listed) ? page.listed : [])),
  /** What the address of a thing's page begins with; its id follows. */
  things: {
    services: findBeginning('services'),
    people: findBeginning('people'),
    categories: findBeginning('categories'),
  },
};
