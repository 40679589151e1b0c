/** What every page of the benchmark shows. */
export interface PageProps {
  orders: Order[];
}

export interface Order {
  _id: string;
  totalPrice: number;
  orderStatus: string;
}

const titles = [
  'I will design a warm, timeless brand identity for your studio',
  'I will build a fast, accessible web app in React and TypeScript',
  'I will design and ship your mobile app from sketch to store',
  'I will paint pixel art and animate your platformer hero',
];
const sellers = ['Mira Shrestha', 'Dev Karki', 'Anil Gurung', 'Sara Thapa'];

export const services = Array.from({ length: 8 }, (_, index) => ({
  _id: `service-${index}`,
  title: titles[index % 4] ?? '',
  seller: sellers[index % 4] ?? '',
  price: 850 + index * 1350,
  ratings: 4.2 + index / 10,
  numOfReviews: 12 + index * 17,
  images: [{ url: '/cover.png', width: 400, height: 300 }],
}));

/** Orders in an order that sorting must change. */
export const createOrders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: `0192-${((index * 7919) % 100_000).toString(16).padStart(5, '0')}`,
    totalPrice: ((index * 104_729) % 50_000) + 298,
    orderStatus: index % 3 === 0 ? 'Processing' : 'Delivered',
  }));

export const steps = ['Order Info', 'Confirm Order', 'Payment'];
export const ratingLabels = ['Very Bad', 'Poor', 'Ok', 'Good', 'Excellent'];
