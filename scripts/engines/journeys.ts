import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expectMenu } from './expectPlace.ts';
import type { Name, Person } from './Person.ts';

/** Short journeys through the site, for every engine. */
export interface Journey {
  /** A window of this size, in CSS pixels. Some engines have none as narrow as a phone. */
  size: { width: number; height: number };
  go: (person: Person) => Promise<void>;
}

const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

const picture = join(import.meta.dirname, '../../apps/marketplace/e2e/pictures/poster.png');

/** The documented test card that asks for 3-D Secure. */
const carefulCard = '4000 0000 0000 3220';

const password = 'a long enough password';
const createEmail = (name: string) => `${name}.${randomUUID()}@example.com`;

async function signUp(person: Person, fullname: string, email: string) {
  await person.goTo('/signup');
  await person.fill('Full Name', fullname);
  await person.fill('Email', email);
  await person.fill('Password', password);
  await person.fill('Verify Password', password);
  await person.press('button', 'Sign Up');
  await person.expectAddress('/');
}

async function logIn(person: Person, email: string) {
  await person.goTo('/login');
  await person.fill('Email', email);
  await person.fill('Password', password);
  await person.press('button', 'Log In');
  await person.expectAddress('/');
}

async function logOut(person: Person, trigger: Name) {
  await person.press('button', trigger);
  await person.press('menuitem', 'Log Out');
  await person.see('link', 'Log In');
}

/** Goes from a service's page to the payment, and pays. A seller's questions stand on the order's own page. */
async function order(person: Person) {
  await person.press('button', /^Add to wishlist\(Rs\./);
  await person.expectAddress('/myWishList');
  await person.press('text', 'Order Now!');
  await person.fill('Phone Number', '9800000001');
  await person.press('button', 'Continue');
  await person.see('text', '9800000001');
  await person.press('text', 'Proceed to payment');
  await person.fill(/^Card number/i, carefulCard);
  await person.fill(/expir/i, '12 / 44');
  await person.fill(/cvc/i, '444');
  await person.press('button', /^PAY - \(Rs\./);
  await person.press('button', /complete authentication/i);
  await person.see('text', 'payment successfull!!');
  await person.expectAddress(/^\/orders\/me$|^\/order\//);
}

/** Each by the name of what it shows. */
export const siteJourneys: Record<string, Journey> = {
  'a visitor opens menus, searches, and is asked to log in': {
    size: desktop,
    async go(person) {
      await person.goTo('/');
      await person.see('heading', 'Latest Gigs:');
      await expectMenu(person, {
        trigger: 'All under Categories',
        label: 'Categories',
        items: ['Graphics-And-Design', 'Game-Development'],
      });
      await person.press('button', 'All under Categories');
      await person.press('menuitem', 'Graphics-And-Design');
      await person.expectAddress('/category/Graphics-And-Design');

      await person.fill(/find services/i, 'logo');
      await person.pressKey('Enter');
      await person.expectAddress(/^\/search\/logo/);
      await person.follow(/^View details/, /^\/service\//);
      await person.press('button', /^Add to wishlist\(Rs\./);
      await person.expectAddress(/^\/login/);
    },
  },

  'a seller offers, a buyer pays with 3-D Secure and reviews, the seller delivers': {
    size: desktop,
    async go(person) {
      const title = `I will paint poster ${randomUUID().slice(0, 8)}`;
      const seller = createEmail('sunil');
      await signUp(person, 'Sunil Karki', seller);
      await expectMenu(person, {
        trigger: /Sunil/,
        label: 'Your account',
        items: ['Profile', 'Dashboard'],
      });
      await person.goTo('/dashboard/services/new');
      await person.fill('Title', title);
      await person.fill(/^Price/, '4500');
      await person.fill('Description', 'Three concepts, one of them finished for print.');
      await person.choose('Category', 'Graphics-And-Design');
      await person.chooseFiles('input[type=file]', [picture]);
      await person.see('img', /poster|picture/i);
      await person.press('button', 'POST SUBMIT');
      await person.expectAddress('/dashboard/services');
      await person.press('button', `Delete ${title}`);
      await person.see('text', 'Delete this service?');
      await person.pressKey('Escape');
      await person.expectFocus('button', `Delete ${title}`);
      await logOut(person, /Sunil/);

      await signUp(person, 'Bina Shrestha', createEmail('bina'));
      await person.goTo(`/search/${encodeURIComponent(title)}`);
      await person.follow(/^View details/, /^\/service\//);
      await person.see('heading', title);
      await order(person);
      await person.goTo(`/search/${encodeURIComponent(title)}`);
      await person.follow(/^View details/, /^\/service\//);
      await person.press('button', 'Submit Review');
      await person.press('radio', 'Good');
      await person.fill('Comment', 'Quick and friendly.');
      await person.press('button', 'Submit');
      await person.see('text', 'Review Updated');
      await logOut(person, /Bina/);

      await logIn(person, seller);
      await person.goTo('/dashboard/orders');
      await person.press('link', /^Edit order/);
      await person.expectAddress(/^\/dashboard\/serviceDetails\//);
      await person.choose('Order status', 'Delivered');
      await person.press('button', 'Update');
      await person.see('text', 'Order updated!!');
    },
  },

  'on a phone somebody finds a service through the drawer and orders it': {
    size: phone,
    async go(person) {
      await signUp(person, 'Maya Tamang', createEmail('maya'));
      await person.press('button', 'Menu');
      await person.press('link', 'Mobile-Apps');
      await person.expectAddress('/category/Mobile-Apps');
      await person.expectNo('dialog', 'Menu');
      await person.follow(/^View details/, /^\/service\//);
      await order(person);
      await person.goTo('/orders/me');
      await person.press('link', /^Open order/);
      await person.expectAddress(/^\/order\//);
      await person.press('button', 'Menu');
      await person.press('button', 'Log Out');
      await person.see('link', 'Log In');
    },
  },
};
