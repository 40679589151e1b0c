import { plural } from '../../texts/plural.ts';

/** What the screens with a seller's coupons say. */
export const texts = {
  title: 'Coupons',
  text: 'Codes with which your services cost less. You bear what they take off.',
  newCoupon: 'New coupon',
  waiting: 'Loading coupons',
  failure: 'Your coupons could not be loaded.',
  none: {
    title: 'No coupons yet.',
    text: 'Thank a regular, or fill a quiet month: make a code and pass it on.',
  },
  percentOff: (percent: string) => `${percent}% off`,
  amountOff: (amount: string) => `${amount} off`,
  allServices: 'For all your services',
  someServices: (count: number) =>
    plural(count, { one: 'For one of your services', other: `For ${count} of your services` }),
  least: (amount: string) => `For orders of ${amount} or more`,
  period: {
    from: (from: string) => `From ${from}`,
    until: (until: string) => `Until ${until}`,
    both: (from: string, until: string) => `From ${from} until ${until}`,
  },
  uses: (uses: number) => plural(uses, { one: 'Used once', other: `Used ${uses} times` }),
  usesOf: (uses: number, most: number) => `Used ${uses} of ${most} times`,
  perPerson: (most: number) =>
    plural(most, { one: 'Once per person', other: `${most} times per person` }),
  states: {
    valid: 'Valid',
    paused: 'Paused',
    later: 'Not yet valid',
    over: 'Over',
    usedUp: 'Used up',
  },
  pause: 'Pause',
  pauseCoupon: (code: string) => `Pause ${code}`,
  resume: 'Resume',
  resumeCoupon: (code: string) => `Resume ${code}`,
  paused: (code: string) => `${code} is paused.`,
  resumed: (code: string) => `${code} is valid again.`,
  remove: 'Delete',
  removeCoupon: (code: string) => `Delete ${code}`,
  removal: {
    title: 'Delete this coupon?',
    text: (code: string) =>
      `Nobody can use ${code} any more. Orders that were placed with it stay as they are.`,
  },
  removed: (code: string) => `${code} is deleted.`,
};
