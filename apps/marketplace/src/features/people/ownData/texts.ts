import type { DeletionBlock } from '@market/api';

/** What the screen of people's own data says. */
export const texts = {
  title: 'My data',
  text: 'All that is stored about you is yours: take it with you, or have it deleted.',
  waiting: 'Loading your data',
  failure: 'What is stored about you could not be looked up.',

  get: {
    title: 'Get your data',
    text: 'One file with everything that is stored about you, for a program or another market to read (JSON).',
    action: 'Ask for my data',
    waiting: 'Your file is being written. A mail tells you when it is ready.',
    ready: (size: string, until: string) =>
      `Your file is ready: ${size}. It is kept until ${until}.`,
    fetch: 'Download',
    failed: 'Your file could not be written. Please ask once more.',
    again: (day: string) => `You can ask for another one from ${day} on.`,
    asked: 'Your file is being written.',
  },

  leave: {
    title: 'Delete your account',
    text: (days: number) =>
      `Your profile, services, messages and everything else of you are deleted after ${days} days. What has been sold stays in the books without your name. Until then logging in keeps your account.`,
    action: 'Delete my account',
    blocked: 'Your account cannot be deleted yet:',
    question: 'Delete your account?',
    password: 'Password',
    warning: (days: number) =>
      `You are logged out everywhere at once. In ${days} days everything is gone for good.`,
    confirm: 'Delete it',
    cancel: 'Cancel',
    done: (day: string) => `Your account will be deleted on ${day}. Log in before then to keep it.`,
  },
};

/** What keeps an account, as a sentence of its own. */
export function describeBlock({ kind, count }: DeletionBlock, price: string): string {
  switch (kind) {
    case 'orders':
      return count === 1 ? 'One order is not over.' : `${count} orders are not over.`;
    case 'disputes':
      return count === 1 ? 'One dispute is open.' : `${count} disputes are open.`;
    case 'balance':
      return `${price} of yours have not been paid out.`;
    case 'debt':
      return `You owe the market ${price}.`;
  }
}
