import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A running stand-in. */
export interface HostedStandIn {
  /** What a client takes as its host. */
  host: string;
  /** Does what is asked next, but breaks the connection before it answers. */
  loseNextAnswer: () => void;
  close: () => void;
}

/** What is stored of a person: the hosted backend tells all of it to everybody. */
interface UserDocument {
  _id: string;
  fullname: string;
  email: string;
  passwordHash: string;
  role: string;
  bio?: string;
  from?: string;
  avatar: { public_id: string; url: string };
  services: string[];
  createdAt: string;
  __v: number;
}

interface ReviewDocument {
  user: string;
  name: string;
  rating: number;
  comment: string;
  _id: string;
}

interface ServiceDocument {
  _id: string;
  title: string;
  price: number;
  description: string;
  category: string;
  ratings: number;
  numOfReviews: number;
  images: { public_id: string; url: string }[];
  user: string[];
  seller: string;
  sellerBio?: string;
  reviews: ReviewDocument[];
  createdAt: string;
  __v: number;
}

interface OrderDocument {
  _id: string;
  totalPrice: number;
  orderStatus: string;
  orderInfo: { phoneNumber: string };
  paymentInfo: { id: string; status: string };
  service: string;
  user: string;
  adminUser: string;
  paidAt: string;
  __v: number;
}

interface CartDocument {
  _id: string;
  service: string;
  user: string;
  __v: number;
}

interface Asked {
  fields: Record<string, unknown>;
  query: URLSearchParams;
  id: string;
  /** Who the cookie says it is. */
  user: UserDocument;
}

type Answered = {
  status?: number;
  body: unknown;
  /** Starts a session for this person; null ends it. */
  session?: string | null;
};

/** What the hosted backend's error handler sends. */
class Refusal extends Error {
  readonly status: number;
  readonly words: string | string[];

  constructor(status: number, words: string | string[]) {
    super(String(words));
    this.status = status;
    this.words = words;
  }
}

const categories = ['Graphics-And-Design', 'Game-Development', 'Web-Programming', 'Mobile-Apps'];
const toText = (value: unknown) => (typeof value === 'string' ? value : '');
const isId = (text: string) => /^[0-9a-f]{24}$/.test(text);

/**
 * Starts a small server that behaves as the backend behind `{host}` does today, with its own
 * names, statuses and faults: unpopulated references, no owner checks, trusted payments, and a
 * broken connection where the real one dies of an unhandled rejection.
 */
export async function createHostedStandIn(): Promise<HostedStandIn> {
  const backend = createBackend();
  const lines = { losesNextAnswer: false };
  const server = createServer((request, response) => {
    if (lines.losesNextAnswer) response.writeHead = () => response.destroy();
    lines.losesNextAnswer = false;
    void respond(backend, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `http://127.0.0.1:${port}`,
    loseNextAnswer: () => {
      lines.losesNextAnswer = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Backend = ReturnType<typeof createBackend>;

async function respond(backend: Backend, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '', 'http://stand-in');
  const route = backend.routes.find(
    ({ method, pattern }) => method === request.method && pattern.test(url.pathname),
  );
  const send = (status: number, body: unknown, headers: Record<string, string> = {}) => {
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...headers });
    response.end(JSON.stringify(body));
  };
  if (!route) {
    response.writeHead(404, { 'Content-Type': 'text/html' });
    response.end('<!DOCTYPE html><pre>Cannot GET</pre>');
    return;
  }

  const [, token = ''] = /token=([^;]*)/.exec(request.headers.cookie ?? '') ?? [];
  const user = backend.findUser(token);
  if (route.needsSession && !user) {
    return send(401, { errorMessage: token ? 'unauthorised!!' : 'unAuthorised!!' });
  }
  try {
    const { status, body, session } = route.answer({
      fields: await readFields(request),
      query: url.searchParams,
      id: decodeURIComponent(route.pattern.exec(url.pathname)?.[1] ?? ''),
      user: user ?? ({} as UserDocument),
    });
    send(status ?? 200, body, {
      ...(session && { 'Set-Cookie': `token=${session}; Path=/; HttpOnly; Secure; SameSite=None` }),
      ...(session === null && { 'Set-Cookie': 'token=; Path=/; Max-Age=0' }),
    });
  } catch (error) {
    if (error instanceof Refusal) send(error.status, { success: false, message: error.words });
    // An unhandled rejection: the process is gone, and the connection with it.
    else response.destroy();
  }
}

/** JSON, URL-encoded and multipart text are accepted everywhere; a repeated field is a list. */
async function readFields(request: IncomingMessage): Promise<Record<string, unknown>> {
  const type = request.headers['content-type'] ?? '';
  const body = await buffer(request);
  if (type.includes('json')) return JSON.parse(body.toString()) as Record<string, unknown>;
  if (!type.includes('form')) return {};
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
  return Object.fromEntries(
    [...new Set(form.keys())].map((key) => {
      const values = form.getAll(key).map((value) => String(value).slice(0, 1_048_576));
      return [key, values.length > 1 ? values : values[0]];
    }),
  );
}

/** Wrapped handlers refuse what they do not find … */
function known<Found>(found: Found | undefined, id: string, words: string): Found {
  if (!isId(id)) throw new Refusal(404, 'Resource not found : _id');
  if (!found) throw new Refusal(404, words);
  return found;
}

/** … the others die of it. */
function surely<Found>(found: Found | undefined): Found {
  if (!found) throw new TypeError('Cannot read properties of null');
  return found;
}

function checkService(fields: Record<string, unknown>) {
  const faults = [
    !fields['title'] && 'please enter service title!',
    toText(fields['title']).length > 100 && 'Service title cannot exceed 100 characters!',
    !fields['price'] && 'Please enter your service price!',
    !fields['description'] && 'please enter description!',
    !fields['category'] && 'please select category for this service!',
    Boolean(fields['category']) &&
      !categories.includes(toText(fields['category'])) &&
      'Please select correct category for the service',
  ].filter((fault) => fault !== false);
  if (faults.length > 0) throw new Refusal(400, faults);
}

function createBackend() {
  const users: UserDocument[] = [];
  const services: ServiceDocument[] = [];
  const carts: CartDocument[] = [];
  const orders: OrderDocument[] = [];
  const startedAt = new Date().toISOString();
  let made = 0;

  const createId = () =>
    Math.floor(Date.now() / 1000).toString(16) + (++made).toString(16).padStart(16, '0');
  const findUser = (id: string) => users.find(({ _id }) => _id === id);
  const populate = (service: ServiceDocument) => ({
    ...service,
    user: service.user.flatMap((id) => findUser(id) ?? []),
  });
  const findService = (id: string) => services.find(({ _id }) => _id === id);
  const toOrder = (order: OrderDocument) => ({
    ...order,
    service: findService(order.service) ?? null,
    user: findUser(order.user) ?? null,
  });
  const toProfile = (user: UserDocument) => ({
    ...user,
    services: user.services.flatMap((id) => findService(id) ?? []),
  });
  const session = (user: UserDocument) => ({
    body: { success: true, user, token: user._id },
    session: user._id,
  });
  const toImages = (images: unknown) =>
    [images ?? []].flat().map((_, index) => ({
      public_id: `services/${made}${index}`,
      url: `https://res.cloudinary.example/services/${made}${index}.png`,
    }));

  const listServices = ({ query }: Asked): Answered => {
    const pattern = new RegExp(query.get('keyword') ?? '', 'i');
    const minimum = Number(query.get('price[gte]') ?? -Infinity);
    const maximum = Number(query.get('price[lte]') ?? Infinity);
    const category = query.get('category');
    const found = services.filter(
      (service) =>
        pattern.test(service.title) &&
        service.price >= minimum &&
        service.price <= maximum &&
        (category === null || service.category === category),
    );
    const page = Number(query.get('page')) || 1;
    return {
      body: {
        success: true,
        filteredServiceCount: found.length,
        resDataPerPage: 8,
        servicesCount: services.length,
        getServices: found.slice((page - 1) * 8, page * 8).map(populate),
      },
    };
  };

  const answers: Record<string, (asked: Asked) => Answered> = {
    'S GET /auth/me': ({ user }) => ({ body: { success: true, user: toProfile(user) } }),
    'P POST /auth/login': ({ fields }) => {
      const { email, password } = fields;
      if (!email || !password) {
        return { status: 400, body: { errorMessage: 'Please fill all the fields.' } };
      }
      const user = users.find(
        (one) => one.email === email && one.passwordHash === `$2${toText(password)}`,
      );
      if (!user) throw new Refusal(401, 'Invalid Email or Password');
      return session(user);
    },
    'P POST /auth/new': ({ fields }) => {
      const [fullname, email, password] = ['fullname', 'email', 'password'].map((name) =>
        toText(fields[name]),
      );
      if (!fullname || !email || !password) throw new Refusal(400, 'Please fill all fields');
      if (password.length < 6) throw new Refusal(400, 'Password mustt be more than 6 characters!');
      if (password !== fields['passwordverify']) throw new Refusal(400, 'Password do not match!!');
      if (users.some((one) => one.email === email)) {
        throw new Refusal(400, 'Account with this email already exists!!');
      }
      if (!email.includes('@')) throw new Refusal(400, ['please enter valid email-address']);
      const user: UserDocument = {
        _id: createId(),
        fullname,
        email,
        passwordHash: `$2${password}`,
        role: 'admin',
        avatar: { public_id: 'avatars/default', url: 'https://res.cloudinary.example/default.png' },
        services: [],
        createdAt: startedAt,
        __v: 0,
      };
      users.push(user);
      return session(user);
    },
    'P GET /auth/logout': () => ({
      body: { success: false, message: 'Logged out' },
      session: null,
    }),
    'S GET /auth/user/:id': ({ id }) => {
      if (!isId(id)) throw new TypeError('CastError');
      return {
        body: { success: true, user: toProfile(known(findUser(id), id, 'user not found!!')) },
      };
    },
    'S PUT /auth/me/update': ({ fields, user }) => {
      if (fields['avatar'] === undefined) throw new TypeError('upload of undefined');
      for (const name of ['fullname', 'email', 'bio', 'from'] as const) {
        if (fields[name]) user[name] = toText(fields[name]);
      }
      if (fields['avatar']) user.avatar = toImages(fields['avatar'])[0] ?? user.avatar;
      return { body: { success: true } };
    },
    'S PUT /auth/password/update': ({ fields, user }) => {
      const { oldPassword, newPassword, verifyNewPassword } = fields;
      if (newPassword !== verifyNewPassword) throw new Refusal(500, 'Passwords do not match!!');
      if (user.passwordHash !== `$2${toText(oldPassword)}`)
        throw new Refusal(400, 'Old password incorrect!');
      user.passwordHash = `$2${toText(newPassword)}`;
      return { body: { success: true, token: user._id }, session: user._id };
    },
    'P POST /auth/password/forgot': ({ fields }) => {
      const email = toText(fields['email']);
      if (!users.some((one) => one.email === email))
        throw new Refusal(404, 'Invalid Email or Password');
      return { body: { success: true, message: `email sent to ${email}` } };
    },
    'P POST /auth/password/reset/:token': () => {
      throw new Refusal(500, 'Token not found or expired');
    },
    'P GET /services': listServices,
    'S GET /services/me': ({ user }) => ({
      body: { success: true, services: services.filter((one) => one.user.includes(user._id)) },
    }),
    'P GET /services/:id': ({ id }) => {
      const service = known(findService(id), id, 'Service not found!!');
      const reviews = service.reviews.map((review) => ({
        ...review,
        user: findUser(review.user) ?? null,
      }));
      return { body: { success: true, getService: { ...populate(service), reviews } } };
    },
    'S POST /services/new': ({ fields, user }) => {
      if (!fields['images']) throw new Refusal(500, "Cannot read property 'length' of undefined");
      checkService(fields);
      const service: ServiceDocument = {
        _id: createId(),
        title: toText(fields['title']),
        price: Number(fields['price']),
        description: toText(fields['description']),
        category: toText(fields['category']),
        ratings: 0,
        numOfReviews: 0,
        images: toImages(fields['images']),
        user: [user._id],
        seller: user.fullname,
        reviews: [],
        createdAt: new Date().toISOString(),
        __v: 0,
      };
      services.push(service);
      user.services.push(service._id);
      return { status: 201, body: { success: true, service } };
    },
    'S PUT /services/review': ({ fields, user }) => {
      const service = surely(findService(toText(fields['serviceId'])));
      const review = {
        _id: createId(),
        user: user._id,
        name: user.fullname,
        rating: Number(fields['rating']),
        comment: toText(fields['comment']),
      };
      service.reviews = [...service.reviews.filter((one) => one.user !== user._id), review];
      service.numOfReviews = service.reviews.length;
      service.ratings =
        service.reviews.reduce((sum, { rating }) => sum + rating, 0) / service.numOfReviews;
      return { body: { success: true } };
    },
    'S PUT /services/:id': ({ id, fields }) => {
      const service = findService(id);
      if (!service) throw new Refusal(500, 'next is not defined');
      const { images, price, ...rest } = fields;
      Object.assign(
        service,
        rest,
        price !== undefined && { price: Number(price) },
        images !== undefined && { images: toImages(images) },
      );
      return { status: 201, body: { success: true, updateSer: service } };
    },
    'S DELETE /services/:id': ({ id }) => {
      const service = known(findService(id), id, 'Service Not Found!');
      services.splice(services.indexOf(service), 1);
      const row = carts.findIndex((one) => one.service === id);
      if (row >= 0) carts.splice(row, 1);
      return { body: { success: true, message: 'successfully deleted the service' } };
    },
    'S GET /cart/getMyCartItems': ({ user }) => {
      const mine = carts.filter((one) => one.user === user._id);
      const myCartItems = mine.map((row) => {
        const service = findService(row.service);
        return { ...row, service: service ? populate(service) : null };
      });
      return { body: { success: true, cartItemsCount: mine.length, myCartItems } };
    },
    'S POST /cart/new/:id': ({ id, user }) => {
      const service = known(findService(id), id, 'Service Not Found!!');
      const row: CartDocument = { _id: createId(), service: id, user: user._id, __v: 0 };
      carts.push(row);
      return { body: { sucess: true, cart: { ...row, service, user } } };
    },
    'S DELETE /cart/deleteCartItem/:id': ({ id }) => {
      const row = known(
        carts.find(({ _id }) => _id === id),
        id,
        'Item not found',
      );
      carts.splice(carts.indexOf(row), 1);
      return { body: { success: true, message: 'sucessfully deleted Id' } };
    },
    'S GET /payment/stripeApiKey': () => ({ body: { stripeApiKey: 'pk_test_hosted' } }),
    'S POST /payment/process': ({ fields }) => ({
      body: {
        success: true,
        client_secret: `pi_${++made}_${String(fields['amount'])}_secret_hosted`,
      },
    }),
    'S POST /order/new': ({ fields, user }) => {
      const { phoneNumber } = fields['orderInfo'] as { phoneNumber: string };
      if (!phoneNumber) throw new TypeError('ValidationError');
      const order: OrderDocument = {
        _id: createId(),
        totalPrice: Number(fields['totalPrice']),
        orderStatus: 'Processing',
        orderInfo: { phoneNumber },
        paymentInfo: fields['paymentInfo'] as OrderDocument['paymentInfo'],
        service: toText(fields['service']),
        user: user._id,
        adminUser: toText(fields['adminUser']),
        paidAt: new Date().toISOString(),
        __v: 0,
      };
      orders.push(order);
      return { body: { success: true, order } };
    },
    'S GET /order/myOrders': ({ user }) => {
      const mine = orders.filter(({ adminUser }) => adminUser === user._id);
      const totalAmount = mine.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
      return { body: { success: true, totalAmount, orders: mine.map(toOrder) } };
    },
    'S GET /order/me': ({ user }) => {
      const mine = orders.filter((order) => order.user === user._id);
      const bought = mine.map((order) => ({
        ...order,
        service: findService(order.service) ?? null,
      }));
      return { body: { success: true, orders: bought } };
    },
    'S GET /order/:id': ({ id }) => {
      if (!isId(id)) throw new TypeError('CastError');
      const order = known(
        orders.find(({ _id }) => _id === id),
        id,
        'No order found with this ID',
      );
      return { body: { success: true, order: toOrder(order) } };
    },
    'S PUT /order/myOrders/:id': ({ id, fields }) => {
      const order = surely(orders.find(({ _id }) => _id === id));
      if (order.orderStatus === 'Delivered')
        throw new Refusal(500, 'This order is already delivered');
      order.orderStatus = toText(fields['orderStatus']);
      return { body: { success: true } };
    },
  };

  const routes = Object.entries(answers).map(([key, answer]) => {
    const [access, method = '', path = ''] = key.split(' ');
    const pattern = new RegExp(`^${path.replace(/:\w+$/, '([^/]+)')}$`);
    return { method, pattern, needsSession: access === 'S', answer: guardPattern(answer) };
  });
  return { routes, findUser };
}

/** An invalid regular expression as a keyword is a 500 there. */
const guardPattern =
  (answer: (asked: Asked) => Answered) =>
  (asked: Asked): Answered => {
    try {
      return answer(asked);
    } catch (error) {
      if (error instanceof SyntaxError) throw new Refusal(500, error.message);
      throw error;
    }
  };
