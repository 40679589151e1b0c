import { delay } from 'msw';
import type { HttpHandler } from 'msw';
import { contract } from '../contract/contract.ts';
import type { CallName, CheckedMarketRequest, MarketAnswer } from '../contract/contract.ts';
import type { Order } from '../contract/orders.ts';
import type { Person } from '../contract/person.ts';
import { passwordNeeded } from '../contract/refusal.ts';
import type { Session } from '../contract/sessions.ts';
import type { Review, Service, ServiceSummary } from '../contract/services.ts';
import type { CartItem } from '../contract/wishlist.ts';
import { answer, createRefusal } from './answers.ts';
import type { Reply } from './answers.ts';
import {
  createProfile,
  createSales,
  createServiceList,
  createWishlist,
  sampleCartItems,
  sampleOrders,
  samplePeople,
  samplePerson,
  sampleReviews,
  sampleServices,
  sampleSessions,
} from './sampleLists.ts';
import { sampleStandIn } from './samplePictures.ts';
import {
  createCartItem,
  createOrder,
  createPerson,
  createReview,
  createService,
} from './samples.ts';

/**
 * What a pretended backend holds.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#calls | Specification, calls}
 */
export interface PretendedMarket {
  /** Who is signed in; null for a visitor. Defaults to `samplePerson`. */
  user: Person | null;
  /** Defaults to `sampleServices`. */
  services: ServiceSummary[];
  /** Of every service that has any. Defaults to `sampleReviews`. */
  reviews: Review[];
  /** Defaults to `sampleCartItems`. */
  cartItems: CartItem[];
  /** Both what the user has bought and what they have sold. Defaults to `sampleOrders`. */
  orders: Order[];
  /** The card provider's public key. Defaults to one of the offline provider. */
  stripeApiKey: string;
  /** Whether what moves money or an address wants `confirmPassword` first. Defaults to false. */
  needsPassword: boolean;
  /** Where the user is signed in. Defaults to `sampleSessions`. */
  sessions: Session[];
}

/**
 * What a pretended backend starts with, and where it stands.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#calls | Specification, calls}
 */
export interface MarketRepliesOptions extends Partial<PretendedMarket> {
  /** A path, on any origin, or a whole address. Defaults to `/api`. */
  host?: string;
  /** How long every answer takes, in milliseconds. Defaults to 0. */
  pauseMs?: number;
}

/**
 * Pretends a whole backend: one handler for every call. It remembers what it is told, so that a
 * service which is added to the wishlist is in the list that is asked for next. The
 * signed-in person owns all services and orders, so that every screen has something to show.
 *
 * @see {@link https://unpkg.com/@market/api/specification.html#calls | Specification, calls}
 */
export const marketReplies = (options: MarketRepliesOptions = {}): HttpHandler[] =>
  Object.values(createMarketHandlers(options));

/** The handlers of a pretended backend by the names of their calls. */
export function createMarketHandlers({
  host = '/api',
  pauseMs = 0,
  ...start
}: MarketRepliesOptions): Record<CallName, HttpHandler> {
  const market: PretendedMarket = {
    user: samplePerson,
    services: sampleServices,
    reviews: sampleReviews,
    cartItems: sampleCartItems,
    orders: sampleOrders,
    stripeApiKey: 'pk_sandbox_sample',
    needsPassword: false,
    sessions: sampleSessions,
    ...start,
  };
  const replies = createReplies(market);

  const handlers = (Object.keys(replies) as CallName[]).map((callName) => {
    const reply = replies[callName] as (request: unknown) => MarketAnswer<CallName> | Response;
    const guarded = async (request: unknown) => {
      if (pauseMs > 0) await delay(pauseMs);
      return contract[callName].access === 'signedIn' && !market.user
        ? createRefusal(401)
        : reply(request);
    };
    return [callName, answer(callName, guarded as Reply<CallName>, host)];
  });
  return Object.fromEntries(handlers);
}

type Replies = {
  [Name in CallName]: (request: CheckedMarketRequest<Name>) => MarketAnswer<Name> | Response;
};

const isShort = (password: string) => password.length < 8;

function refuseShort(field: string) {
  const message = 'Password mustt be more than 8 characters!';
  return createRefusal(400, message, { [field]: message });
}

const askPassword = () => createRefusal(403, passwordNeeded, undefined, true);

const createReplies = (market: PretendedMarket): Replies => {
  const signIn = (user: Person) => {
    market.user = user;
    return { user };
  };
  const getUser = () => market.user ?? samplePerson;
  const findService = (id: string) => market.services.find(({ _id }) => _id === id);
  const findOrder = (id: string) => market.orders.find(({ _id }) => _id === id);
  const toService = (summary: ServiceSummary): Service =>
    createService({
      ...summary,
      sellerBio: summary.user[0]?.bio ?? '',
      reviews: summary.numOfReviews > 0 ? market.reviews : [],
    });
  const count = { made: 0 };
  const createId = (kind: string) => `${kind}-new-${++count.made}`;

  return {
    loadUser: () => ({ user: createProfile(getUser()) }),
    logIn: ({ email, password }) => {
      if (!email || !password) return createRefusal(400, 'Please fill all the fields.');
      return signIn(samplePerson);
    },
    signUp: ({ fullname, email, password, passwordverify }) => {
      if (!fullname || !email || !password) return createRefusal(400, 'Please fill all fields');
      if (isShort(password)) return refuseShort('password');
      if (password !== passwordverify) return createRefusal(400, 'Password do not match!!');
      return signIn(
        createPerson({
          _id: 'person-new',
          fullname,
          email,
          bio: '',
          from: '',
          avatar: sampleStandIn,
        }),
      );
    },
    confirmEmail: ({ password }) =>
      password ? signIn(samplePerson) : createRefusal(400, 'Please fill all the fields.'),
    logOut: () => {
      market.user = null;
      return { message: 'Logged out' };
    },
    getPerson: ({ id }) => {
      const person = [getUser(), ...samplePeople].find(({ _id }) => _id === id);
      return person ? { user: createProfile(person) } : createRefusal(404, 'user not found!!');
    },
    updateProfile: ({ fullname, email, bio, from, avatar, removeAvatar }) => {
      const user = getUser();
      if (fullname?.trim() === '') return createRefusal(400, 'Please enter your fullname!');
      if (market.needsPassword && email !== undefined && email !== user.email) return askPassword();
      market.user = {
        ...user,
        fullname: fullname ?? user.fullname,
        email: email ?? user.email,
        bio: bio ?? user.bio,
        from: from ?? user.from,
        avatar: avatar ? { url: avatar } : removeAvatar ? sampleStandIn : user.avatar,
      };
      return {};
    },
    confirmPassword: ({ password }) => {
      if (!password) {
        const unfilled = 'Please fill all the fields.';
        return createRefusal(400, unfilled, { password: unfilled });
      }
      market.needsPassword = false;
      return {};
    },
    updatePassword: ({ newPassword, verifyNewPassword }) => {
      if (newPassword !== verifyNewPassword) return createRefusal(400, 'Passwords do not match!!');
      return isShort(newPassword) ? refuseShort('newPassword') : {};
    },
    requestPasswordReset: ({ email }) => ({ message: `email sent to ${email}` }),
    resetPassword: ({ password }) => (isShort(password) ? refuseShort('password') : {}),
    listSessions: () => ({ sessions: market.sessions }),
    endSession: ({ id }) => {
      if (!market.sessions.some(({ _id }) => _id === id)) {
        return createRefusal(404, 'Session not found');
      }
      market.sessions = market.sessions.filter(({ _id }) => _id !== id);
      return {};
    },

    listServices: ({ keyword = '', category, page, price = {} }) => {
      const { gte = 0, lte = Infinity } = price;
      const found = market.services.filter(
        (service) =>
          service.title.toLowerCase().includes(keyword.toLowerCase()) &&
          (category === undefined || service.category === category) &&
          service.price >= gte &&
          service.price <= lte,
      );
      return createServiceList(found.slice((page - 1) * 8, page * 8), {
        servicesCount: market.services.length,
        filteredServiceCount: found.length,
      });
    },
    getService: ({ id }) => {
      const service = findService(id);
      return service ? { service: toService(service) } : createRefusal(404, 'Service not found!!');
    },
    listMyServices: () => ({ services: market.services }),
    createService: ({ images, description, ...fields }) => {
      const service = createService({
        ...fields,
        _id: createId('service'),
        description,
        images: images.map((url) => ({ url })),
        user: [getUser()],
        ratings: 0,
        numOfReviews: 0,
        reviews: [],
      });
      market.services = [service, ...market.services];
      return { service };
    },
    updateService: ({ id, title, price, category, images }) => {
      const service = findService(id);
      if (!service) return createRefusal(404, 'Service not found!!');
      const changed = {
        title: title ?? service.title,
        price: price ?? service.price,
        category: category ?? service.category,
        images: images?.map((url) => ({ url })) ?? service.images,
      };
      market.services = market.services.map((one) =>
        one === service ? { ...one, ...changed } : one,
      );
      return {};
    },
    deleteService: ({ id }) => {
      market.services = market.services.filter(({ _id }) => _id !== id);
      return { message: 'successfully deleted the service' };
    },
    reviewService: ({ rating, comment }) => {
      const { _id, avatar, fullname } = getUser();
      const review = createReview({ user: { _id, avatar }, name: fullname, rating, comment });
      market.reviews = [review, ...market.reviews.filter(({ user }) => user?._id !== _id)];
      return {};
    },

    listWishlist: () => createWishlist(market.cartItems),
    addToWishlist: ({ serviceId }) => {
      const service = findService(serviceId);
      if (!service) return createRefusal(404, 'Service Not Found!!');
      const isOther = (item: CartItem) => item.service._id !== serviceId;
      const cart = createCartItem({ _id: createId('item'), service });
      market.cartItems = [cart, ...market.cartItems.filter(isOther)];
      return { cart };
    },
    removeFromWishlist: ({ cartItemId }) => {
      market.cartItems = market.cartItems.filter(({ _id }) => _id !== cartItemId);
      return { message: 'Removed from your wishlist.' };
    },

    getCardProviderKey: () => ({ stripeApiKey: market.stripeApiKey }),
    startPayment: () => ({ client_secret: 'pi_sandbox_sample_secret_sample' }),
    quoteOrder: ({ service: serviceId, orderInfo }) => {
      const phoneNumber = 'Please enter your phone number!';
      if (!orderInfo.phoneNumber.trim()) return createRefusal(400, phoneNumber, { phoneNumber });
      const service = findService(serviceId);
      return service ? { totalPrice: service.price } : createRefusal(404, 'Service Not Found!');
    },
    createOrder: ({ service: serviceId, orderInfo, paymentInfo, totalPrice }) => {
      const { _id, fullname, email } = getUser();
      const order = createOrder({
        _id: createId('order'),
        service: findService(serviceId) ?? null,
        orderInfo,
        paymentInfo,
        totalPrice,
        user: { _id, fullname, email },
      });
      market.orders = [order, ...market.orders];
      return { order };
    },
    listSales: () => createSales(market.orders),
    listMyOrders: () => ({ orders: market.orders }),
    getOrder: ({ id }) => {
      const order = findOrder(id);
      return order ? { order } : createRefusal(404, 'No order found with this ID');
    },
    updateOrder: ({ id, orderStatus }) => {
      const order = findOrder(id);
      if (!order) return createRefusal(404, 'No order found with this ID');
      if (order.orderStatus === 'Delivered') {
        return createRefusal(409, 'This order is already delivered');
      }
      if (order.paymentInfo.status === 'refunded') {
        return createRefusal(409, 'The money for this order has been given back');
      }
      market.orders = market.orders.map((one) => (one === order ? { ...one, orderStatus } : one));
      return {};
    },
    refundOrder: ({ id }) => {
      if (market.needsPassword) return askPassword();
      const order = findOrder(id);
      if (!order) return createRefusal(404, 'No order found with this ID');
      if (order.orderStatus === 'Delivered') {
        return createRefusal(409, 'This order is already delivered');
      }
      const paymentInfo = { ...order.paymentInfo, status: 'refunded' };
      market.orders = market.orders.map((one) => (one === order ? { ...one, paymentInfo } : one));
      return {};
    },
  };
};
