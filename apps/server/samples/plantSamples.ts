import { createMarketClient, type MarketClient } from '@market/api';
import type { DraftContent, OrderChoice } from '@market/api/contract';
import { createSandboxClient } from '@market/api/sandbox';
import { sql } from 'kysely';
import type { Database } from '../src/database/openDatabase.ts';
import { composeAvatar } from './pictures/composeAvatar.ts';
import { composePicture, type PictureSubject } from './pictures/composePicture.ts';
import { renderPicture } from './pictures/renderPicture.ts';
import { demoAccounts } from '../src/people/index.ts';
import { type PlannedService, planSamples, type SamplePlan } from './planSamples.ts';
import { moveNotificationsIntoThePast, moveTalkIntoThePast, plantTalk } from './plantTalk.ts';
import { workOnOrder } from './workOnOrder.ts';
import { sceneTexts } from './texts/scenes.ts';

/** What the sample data are planted into. */
export interface SampleGround {
  database: Database;
  /** Where the market's calls are, such as `http://localhost:4000/api`. */
  host: string;
  /** Makes the `fetch` of one person's browser, which keeps that person's cookies. */
  createFetch: (address: string) => typeof fetch;
  /** Told what has been planted so far. */
  report: (message: string) => void;
}

/** How many pictures are drawn at the same time. */
const artists = 3;

/**
 * Fills an empty market with sample data, always the same, ending today. Everybody signs up,
 * publishes, reviews, pays and delivers through the market's own calls; only at the very end are
 * the moments moved into the past. Throws when somebody has an account already.
 */
export async function plantSamples({ database, host, createFetch, report }: SampleGround) {
  const { count } = await database
    .selectFrom('people')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count > 0) throw new Error('Sample data are never mixed into a market that has users.');

  const plan = planSamples(new Date());
  const sandbox = createSandboxClient({ host, fetch: createFetch('127.0.0.1') });
  const clients = await signUpAll(plan, host, createFetch);
  report(`${clients.size} people`);

  const clientOf = (email: string) => {
    const client = clients.get(email);
    if (!client) throw new Error(`Nobody is called ${email}.`);
    return client;
  };
  const serviceIds = await publishAll(plan, clientOf, report);
  const serviceIdOf = (index: number) => serviceIds[index] ?? '';

  for (const { service, reviewerEmail, rating, comment } of plan.reviews)
    await clientOf(reviewerEmail).reviewService({
      serviceId: serviceIdOf(service),
      rating,
      comment,
    });
  report(`${plan.reviews.length} reviews`);

  const orderIds: string[] = [];
  for (const { service, buyerEmail, choice, phoneNumber, deliveredAt } of plan.orders) {
    const planned = plan.services[service];
    if (!planned) continue;
    const id = await order({
      buyer: clientOf(buyerEmail),
      sandbox,
      serviceId: serviceIdOf(service),
      choice,
      phoneNumber,
    });
    const index = orderIds.push(id);
    const [buyer, seller] = [clientOf(buyerEmail), clientOf(planned.sellerEmail)];
    await workOnOrder({ id, buyer, seller, deliveredAt, index });
  }
  report(`${orderIds.length} orders`);

  // Ordering takes a service off the buyer's wishlist, so this comes last.
  for (const { service, personEmail, choice } of plan.wishes)
    await clientOf(personEmail).addToWishlist({ serviceId: serviceIdOf(service), choice });

  for (const { sellerEmail, content, pictures } of plan.drafts)
    await writeDraft(clientOf(sellerEmail), content, pictures);
  const { sellerEmail, coupon, offer } = plan.gifts;
  await clientOf(sellerEmail).createCoupon(coupon);
  await clientOf(sellerEmail).makeOffer({ ...offer, service: serviceIdOf(offer.service) });
  const conversationIds = await plantTalk({ plan, clientOf, serviceIdOf });
  report(`${conversationIds.length} conversations`);
  await rest(plan, clientOf, serviceIdOf);

  await moveIntoThePast(database, plan, serviceIds, orderIds);
  await moveTalkIntoThePast(database, conversationIds);
  await moveNotificationsIntoThePast(database);
  // Nobody is told by mail of what is made up.
  await database.deleteFrom('outbox').execute();
}

/** Gives everybody an account. Only the demo accounts have a password that anybody knows. */
async function signUpAll(
  { people }: SamplePlan,
  host: string,
  createFetch: SampleGround['createFetch'],
) {
  const passwords = new Map<string, string>(
    Object.values(demoAccounts).map(({ email, password }) => [email, password]),
  );
  const clients = new Map<string, MarketClient>();
  for (const [index, person] of people.entries()) {
    const { fullname, email, from, bio, avatarSeed } = person;
    const client = createMarketClient({ host, fetch: createFetch(`10.0.0.${index + 1}`) });
    const password = passwords.get(email) ?? crypto.randomUUID();
    await client.signUp({ fullname, email, password, passwordverify: password });
    await client.updateProfile({
      from,
      bio,
      ...(avatarSeed !== undefined && { avatar: await renderPicture(composeAvatar(avatarSeed)) }),
    });
    clients.set(email, client);
  }
  return clients;
}

/** Publishes all services. Gives their ids in the plan's order. */
async function publishAll(
  { services }: SamplePlan,
  clientOf: (email: string) => MarketClient,
  report: SampleGround['report'],
) {
  const ids: string[] = [];
  const waiting = [...services.entries()];
  let published = 0;

  const draw = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, planned] = next;
      ids[index] = await publish(clientOf(planned.sellerEmail), planned);
      published += 1;
      if (published % 40 === 0) {
        report(`${published} of ${services.length} services with their pictures`);
      }
    }
  };
  await Promise.all(Array.from({ length: artists }, draw));
  return ids;
}

const drawAll = (pictures: PictureSubject[]) =>
  Promise.all(pictures.map((subject) => renderPicture(composePicture(subject))));

/** Publishes a service with the form that suits it. Gives its id. */
async function publish(seller: MarketClient, planned: PlannedService) {
  const { title, description, category, price, pictures, listing } = planned;
  const about = { title, description, category };
  if (!listing) {
    const images = await drawAll(pictures);
    return (await seller.createService({ ...about, price, images })).service._id;
  }
  const id = await writeDraft(seller, { ...about, ...listing, queueLimit: null }, pictures);
  return (await seller.publishDraft({ id })).service._id;
}

/** Writes a draft, and says what its pictures show. Gives its id. */
async function writeDraft(seller: MarketClient, content: DraftContent, pictures: PictureSubject[]) {
  const { draft } = await seller.createDraft({});
  const { _id: id } = draft;
  const images = await drawAll(pictures);
  const { draft: illustrated } = await seller.addDraftPictures({ id, images });
  const shown = pictures.map(({ scene, brand }) => sceneTexts[scene].shows(brand));
  await seller.saveDraft({
    id,
    content,
    images: illustrated.images.map(({ public_id = '' }, position) => ({
      public_id,
      alt: shown[position] ?? '',
    })),
  });
  return id;
}

/** Lets those rest who take no orders: a service is paused, one sold out, and somebody is away. */
async function rest(
  { services, rest: { paused, soldOut, away } }: SamplePlan,
  clientOf: (email: string) => MarketClient,
  serviceIdOf: (index: number) => string,
) {
  const sellerOf = (service: number) => clientOf(services[service]?.sellerEmail ?? '');
  await sellerOf(paused).pauseService({ id: serviceIdOf(paused), isPaused: true });

  const seller = sellerOf(soldOut.service);
  const { draft } = await seller.createDraft({ service: serviceIdOf(soldOut.service) });
  const { _id: id, content, images } = draft;
  await seller.saveDraft({
    id,
    content: { ...content, queueLimit: soldOut.queueLimit },
    images: images.map(({ public_id = '', alt = '' }) => ({ public_id, alt })),
  });
  await seller.publishDraft({ id });

  const { sellerEmail, until, note } = away;
  await clientOf(sellerEmail).setAway({ until: until.toISOString(), note });
}

interface Purchase {
  buyer: MarketClient;
  sandbox: ReturnType<typeof createSandboxClient>;
  serviceId: string;
  choice: OrderChoice;
  phoneNumber: string;
}

/** Pays with a test card and orders, as the checkout does. Gives the order's id. */
async function order({ buyer, sandbox, serviceId, choice, phoneNumber }: Purchase) {
  const orderInfo = { phoneNumber };
  const { totalPrice, quote } = await buyer.quoteOrder({
    service: serviceId,
    ...choice,
    orderInfo,
  });
  const { client_secret } = await buyer.startPayment({
    amount: Math.round(totalPrice * 100),
    service: serviceId,
    ...choice,
    quote,
    orderInfo,
  });
  const { paymentIntent } = await sandbox.confirmPayment({ client_secret, token: 'tok_visa' });
  const { service } = await buyer.getService({ id: serviceId });
  const { order: placed } = await buyer.createOrder({
    service: serviceId,
    orderInfo,
    totalPrice,
    adminUser: service.user[0]?._id ?? '',
    paymentInfo: { id: paymentIntent.id, status: paymentIntent.status },
  });
  return placed._id;
}

/**
 * The only step beside the market's own code: what has just been planted is said to have happened
 * over the last years. Nothing but moments changes.
 */
async function moveIntoThePast(
  database: Database,
  { people, services, reviews, orders }: SamplePlan,
  serviceIds: string[],
  orderIds: string[],
) {
  for (const { email, joinedAt } of people)
    await sql`update people set created_at = ${joinedAt} where email = ${email}`.execute(database);

  for (const [index, { createdAt }] of services.entries())
    await sql`update services set created_at = ${createdAt} where id = ${serviceIds[index]}`.execute(
      database,
    );

  for (const { service, reviewerEmail, createdAt } of reviews)
    await sql`
      update reviews set created_at = ${createdAt}
      where service_id = ${serviceIds[service]}
        and person_id = (select id from people where email = ${reviewerEmail})
    `.execute(database);

  for (const [index, { createdAt, deliveredAt }] of orders.entries()) {
    const id = orderIds[index];
    await sql`
      update order_events set created_at = case kind
          when 'place' then ${createdAt}::timestamptz
          when 'answerRequirements' then ${createdAt}::timestamptz + interval '2 hours'
          when 'deliver' then ${deliveredAt}::timestamptz
          when 'requestRevision' then ${deliveredAt}::timestamptz + interval '5 hours'
          else ${deliveredAt}::timestamptz + interval '1 day' end
        where order_id = ${id}`.execute(database);
    await sql`
      update orders set created_at = ${createdAt},
          delivered_at = case when delivered_at is null then null else ${deliveredAt}::timestamptz end,
          stage_since = since, due_at = due_at - (stage_since - since),
          accept_by = accept_by - (stage_since - since), next_at = next_at - (stage_since - since)
        from (select max(created_at) as since from order_events where order_id = ${id}) as last
        where id = ${id}`.execute(database);
    await sql`
      update files set created_at = ${deliveredAt}, touched_at = ${deliveredAt}, ready_at = ${deliveredAt}
        where starts_with(place, ${`order:${id}/`}) and state = 'ready'`.execute(database);
    await sql`
      update payments set created_at = ${createdAt}, settled_at = ${createdAt}
      where id = (select payment_id from orders where id = ${id})
    `.execute(database);
  }
  // What is kept beside the orders was kept when they were planted.
  await sql`delete from sales_days`.execute(database);
  await sql`
    insert into sales_days
      select orders.seller_id, (orders.created_at at time zone 'utc')::date, count(*), sum(amount)
        from orders join payments on payments.id = payment_id group by 1, 2`.execute(database);
  await sql`
    update customers set last_ordered_at = last.moment
      from (select seller_id, buyer_id, max(created_at) as moment from orders group by 1, 2) as last
      where customers.seller_id = last.seller_id and customers.buyer_id = last.buyer_id`.execute(
    database,
  );
}
