import { randomUUID } from 'node:crypto';
import { cartItem, person } from './entities.ts';
import { expectAnswer, listOf, type Told } from './expectAnswer.ts';
import type { SpecOnlyClient } from './SpecOnlyClient.ts';

/** What somebody types to sign up. */
export interface Account {
  fullname: string;
  email: string;
  password: string;
}

/** Makes up an account that nobody else has. */
export const createAccount = (fullname: string): Account => ({
  fullname,
  email: `${randomUUID()}@example.com`,
  password: 'a long enough password',
});

export type Person = Told<typeof person>;
export type CartItem = Told<typeof cartItem>;

export const orderInfo = { phoneNumber: '9800000001' };

/** Signs somebody up, which signs them in. */
export async function signUp({ ask }: SpecOnlyClient, account: Account): Promise<Person> {
  const { fullname, email, password } = account;
  const multipart: [string, string][] = [
    ['fullname', fullname],
    ['email', email],
    ['password', password],
    ['passwordverify', password],
  ];
  const user = { ...person, fullname, email };
  return expectAnswer(await ask('POST', '/auth/new', { multipart }), { user }).user;
}

/** What the form of a service asks for. The price is in rupees. */
export interface ServiceForm {
  title: string;
  price: number;
  description: string;
  /** Data URLs. */
  pictures: string[];
}

/** The fields of a service as they are sent. */
export const toFields = ({ title, price, description, pictures }: ServiceForm) => [
  ...Object.entries({
    title,
    price: String(price),
    description,
    category: 'Graphics-And-Design',
  }),
  ...pictures.map((url): [string, string] => ['images', url]),
];

/** Publishes a service, and gives its id. */
export async function publish({ ask }: SpecOnlyClient, form: ServiceForm): Promise<string> {
  const { title, price } = form;
  const reply = await ask('POST', '/services/new', { multipart: toFields(form) });
  const published = { _id: String, title, price };
  return expectAnswer(reply, { success: true, service: published }).service._id;
}

/** Puts a service on the wishlist and gives the item, with what an order needs. */
export async function wish({ ask }: SpecOnlyClient, serviceId: string): Promise<CartItem> {
  const added = { success: true, cart: { _id: String } };
  const { cart } = expectAnswer(await ask('POST', `/cart/new/${serviceId}`), added);
  const list = { myCartItems: listOf(cartItem) };
  const { myCartItems } = expectAnswer(await ask('GET', '/cart/getMyCartItems'), list);
  const item = myCartItems.find(
    ({ _id, service }) => _id === cart._id && service._id === serviceId,
  );
  if (!item) throw new Error('What was wished is not on the list.');
  return item;
}

/**
 * Pays by amount alone, `price × 100`, and lets the card provider charge, with the holder's name and
 * address. Gives what an order says of it.
 */
export async function pay(
  { ask }: SpecOnlyClient,
  price: number,
  holder: Person,
  token = 'tok_visa',
) {
  const amount = Math.round(price * 100);
  const started = expectAnswer(await ask('POST', '/payment/process', { json: { amount } }), {
    success: true,
    client_secret: String,
  });

  // What the card provider's own script does in the page: no call of the specification.
  const json = {
    client_secret: started.client_secret,
    token,
    billing_name: holder.fullname,
    billing_email: holder.email,
  };
  const { paymentIntent } = expectAnswer(
    await ask('POST', '/sandbox/payment_intents/confirm', { json }),
    { paymentIntent: { id: String, status: String, amount } },
  );
  return { id: paymentIntent.id, status: paymentIntent.status };
}
