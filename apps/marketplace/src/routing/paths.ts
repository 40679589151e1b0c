/** The end of an address that opens the dialog for a review. */
export const reviewHash = '#review';

/** Every address of the site. */
export const paths = {
  home: '/',
  categories: '/category',
  service: (id: string) => `/service/${id}`,
  /** The service with the dialog for a review open. */
  review: (id: string) => `/service/${id}${reviewHash}`,
  person: (id: string) => `/user/${id}`,

  welcome: '/welcome',
  logIn: '/login',
  signUp: '/signup',
  forgotPassword: '/forgotPassword',
  /** Where somebody arrives who comes back from an issuer. */
  externalLogIn: '/login/external',
  information: '/loginRegister',

  profile: '/me',
  updateProfile: '/me/update',
  updatePassword: '/me/updatePassword',
  sessions: '/me/sessions',
  security: '/me/security',
  identity: '/me/identity',
  ownData: '/me/data',
  decisions: '/me/decisions',
  notifications: '/notifications',
  notificationChoices: '/me/notifications',
  wishlist: '/myWishList',

  orderInfo: '/order',
  confirmOrder: '/order/confirm',
  payment: '/payment',
  /** Where the steps of the checkout lead; it goes on to the payment. */
  paymentStep: '/order/payment',
  myOrders: '/orders/me',
  order: (id: string) => `/order/${id}`,

  messages: '/messages',
  conversation: (id: string) => `/messages/${id}`,
  blockedPeople: '/me/blocked',
  savedSearches: '/searches',
  /** Where a question about a service is asked. */
  askAbout: (service: string) => `/messages/new?service=${encodeURIComponent(service)}`,

  dashboard: '/dashboard',
  myServices: '/dashboard/services',
  newService: '/dashboard/services/new',
  editService: (id: string) => `/dashboard/service/${id}`,
  sales: '/dashboard/orders',
  sale: (id: string) => `/dashboard/serviceDetails/${id}`,
  customers: '/dashboard/users',
  draft: (id: string) => `/dashboard/drafts/${id}`,
  away: '/dashboard/away',
  analytics: '/dashboard/analytics',
  score: '/dashboard/score',
  ranking: '/ranking',
  whyHere: (id: string) => `/dashboard/service/${id}/place`,
  coupons: '/dashboard/coupons',
  newCoupon: '/dashboard/coupons/new',
  offer: (id: string) => `/offer/${id}`,
  offers: '/dashboard/offers',
  newOffer: '/dashboard/offers/new',
  /** Makes an offer that is then sent in a conversation. */
  newOfferIn: (conversation: string) =>
    `/dashboard/offers/new?conversation=${encodeURIComponent(conversation)}`,
} as const;
