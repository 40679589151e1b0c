import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { refuse } from '@market/api/testing';
import { check } from './check.js';
import { server } from './readme/pretended.js';
import { createQueries } from './tanstackQuery/market.js';
import { reviewsOf, serviceOf, servicesFor } from './tanstackQuery/queries.js';
import { ServicePage } from './tanstackQuery/ServicePage.js';
import { ServicePage as PlainServicePage } from './withoutRedux/ServicePage.js';
import { listAllReviews } from './withoutRedux/listAllReviews.js';
import { loadService } from './withoutRedux/loadService.js';
import { saveReview } from './withoutRedux/saveReview.js';

const request = new Request('https://site.example/');

async function tryWithoutRedux(id: string) {
  const service = await loadService({ params: { id }, request });
  check(service.title !== '', 'A loader gives a service.');
  check(renderToString(<PlainServicePage id={id} />).includes('Loading'), 'A screen begins.');

  const reviews = [];
  for await (const review of listAllReviews(id)) reviews.push(review);
  check(reviews.length > 0, 'Reviews are listed, page by page.');

  check((await saveReview(id, 5, 'Good.')) === undefined, 'A review is saved.');
  server.use(refuse('reviewService', 400), refuse('getService', 404));
  check(typeof (await saveReview(id, 5, '')) === 'string', 'A refusal is told.');
  const missing: unknown = await loadService({ params: { id }, request }).catch(
    (thrown: unknown) => thrown,
  );
  check(missing instanceof Response && missing.status === 404, 'What is missing is a 404.');
}

async function tryTanstackQuery() {
  const queries = createQueries();
  const { services } = await queries.fetchQuery(servicesFor({}));
  const id = services.find(({ numOfReviews }) => numOfReviews > 0)?._id ?? '';
  check(id !== '', 'A query lists services with reviews.');
  await queries.prefetchQuery(serviceOf(id));
  await queries.prefetchInfiniteQuery(reviewsOf(id));
  const page = renderToString(
    <QueryClientProvider client={queries}>
      <ServicePage id={id} />
    </QueryClientProvider>,
  );
  check(page.includes('<h1>') && page.includes('<li>'), `A screen shows what is known: ${page}`);
  queries.clear();
  return id;
}

/** What the documentation shows is done. */
async function main() {
  server.resetHandlers();
  server.listen({ onUnhandledFrame: 'error' });
  await import('./readme/search.js');
  await tryWithoutRedux(await tryTanstackQuery());
  server.close();
}

void main();
