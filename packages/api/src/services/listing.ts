import * as z from 'zod/mini';
import { largestPrice, listingLimits } from '../contract/choices.ts';
import { idSchema } from '../contract/values.ts';

const unusablePrice = `The price must be at least Rs.1 and at most Rs.${largestPrice}, in whole paise.`;

/** Whether an amount of rupees has no more than two decimals. */
const isWholePaise = (rupees: number) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6;

/**
 * What may be asked for something, in rupees.
 *
 * @see Specification, K5
 */
export const priceSchema = (missing: string) =>
  z
    .number(missing)
    .check(
      z.minimum(1, unusablePrice),
      z.maximum(largestPrice, unusablePrice),
      z.refine(isWholePaise, unusablePrice),
    );

/** A text of one line or more that may not be blank. */
const textSchema = (missing: string, most: number, tooLong: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(most, tooLong));

const unusableDays = 'The delivery takes 1 to 90 days.';
const unusableRevisions = 'A package has 0 to 20 revisions, or any number.';

/**
 * One of the ways in which a service is sold. The first one is the cheapest.
 *
 * @see Specification, X16
 */
export const packageSchema = z.object({
  name: textSchema('Please name the package!', 40, 'A name may have at most 40 characters.'),
  description: z
    .string()
    .check(z.trim(), z.maxLength(500, 'What a package has may be told in 500 characters.')),
  /** In rupees. */
  price: priceSchema('Please enter the price of the package!'),
  /** In how many days it is delivered. */
  days: z.int(unusableDays).check(z.minimum(1, unusableDays), z.maximum(90, unusableDays)),
  /** How often the buyer may ask for changes; null means any number. */
  revisions: z.nullable(
    z
      .int(unusableRevisions)
      .check(z.minimum(0, unusableRevisions), z.maximum(20, unusableRevisions)),
  ),
});
/**
 * One of the ways in which a service is sold.
 *
 * @see Specification, X16
 */
export type ServicePackage = z.infer<typeof packageSchema>;

const unusableQuantity = 'An extra can be ordered 1 to 20 times.';
const unusableExtraDays = 'An extra takes at most 60 days more, or 60 days less.';

/**
 * Something that can be ordered with any package.
 *
 * @see Specification, X16
 */
export const extraSchema = z.object({
  _id: idSchema,
  title: textSchema('Please name the extra!', 100, 'An extra may have at most 100 characters.'),
  /** In rupees, for one. */
  price: priceSchema('Please enter the price of the extra!'),
  /** How many days each one adds to the delivery; a negative number makes it faster. */
  days: z
    .int(unusableExtraDays)
    .check(z.minimum(-60, unusableExtraDays), z.maximum(60, unusableExtraDays)),
  /** How many revisions each one adds. */
  revisions: z.int().check(z.minimum(0), z.maximum(20)),
  /** How many of it may be ordered. */
  most: z
    .int(unusableQuantity)
    .check(z.minimum(1, unusableQuantity), z.maximum(20, unusableQuantity)),
});
/**
 * Something that can be ordered with any package.
 *
 * @see Specification, X16
 */
export type ServiceExtra = z.infer<typeof extraSchema>;

const unusableOptions = 'A choice has 2 to 10 different options.';

/**
 * What the seller needs to know before they begin.
 *
 * @see Specification, X16
 */
export const questionSchema = z
  .object({
    _id: idSchema,
    text: textSchema('Please enter the question!', 200, 'A question has at most 200 characters.'),
    kind: z.enum(['text', 'longText', 'choice']),
    /** What can be chosen; empty unless it is a choice. */
    options: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
    isRequired: z.boolean(),
  })
  .check(
    z.refine(
      ({ kind, options }) =>
        kind !== 'choice' ||
        (options.length >= 2 && options.length <= 10 && new Set(options).size === options.length),
      { path: ['options'], message: unusableOptions },
    ),
  );
/**
 * What the seller needs to know before they begin.
 *
 * @see Specification, X16
 */
export type ServiceQuestion = z.infer<typeof questionSchema>;

/**
 * A question that buyers often ask, and its answer.
 *
 * @see Specification, X16
 */
export const faqSchema = z.object({
  question: textSchema('Please enter the question!', 200, 'A question has at most 200 characters.'),
  answer: textSchema('Please enter the answer!', 1000, 'An answer has at most 1000 characters.'),
});
/**
 * A question that buyers often ask, and its answer.
 *
 * @see Specification, X16
 */
export type ServiceFaq = z.infer<typeof faqSchema>;

const tagSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(30, 'A tag has at most 30 characters.'));

/** A language by its tag, such as `ne` or `en`. */
const languageSchema = z.string().check(
  z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, {
    error: ({ input }) => `“${String(input)}” is no language that can be chosen.`,
  }),
);

const { packages, extras, questions, faqs, tags, languages } = listingLimits;

const areDifferent = (entries: readonly { _id: string }[]) =>
  new Set(entries.map(({ _id }) => _id)).size === entries.length;

/** What a package is called where something is said about it. */
const nameOf = (name: string | undefined, index: number) => name?.trim() || `Package ${index + 1}`;

/**
 * How a service is sold, beyond its title, text and pictures.
 *
 * @see Specification, X16
 */
export const listingSchema = z.object({
  /** The cheapest first; the price of the first one is the price of the service. */
  packages: z
    .array(packageSchema)
    .check(
      z.minLength(1, 'A service has at least one package.'),
      z.maxLength(packages, `A service has at most ${packages} packages.`),
      ({ value: all, issues }) => {
        for (const [index, { name, price }] of all.entries()) {
          const before = all[index - 1];
          if (!before || price >= before.price) continue;
          issues.push({
            code: 'custom',
            input: price,
            path: [index, 'price'],
            message: `“${nameOf(name, index)}” must cost at least as much as “${nameOf(before.name, index - 1)}”, which stands before it.`,
          });
        }
      },
    ),
  extras: z
    .array(extraSchema)
    .check(
      z.maxLength(extras, `A service has at most ${extras} extras.`),
      z.refine(areDifferent, 'Two extras are the same.'),
    ),
  questions: z
    .array(questionSchema)
    .check(
      z.maxLength(questions, `A service asks at most ${questions} questions.`),
      z.refine(areDifferent, 'Two questions are the same.'),
    ),
  faqs: z.array(faqSchema).check(z.maxLength(faqs, `At most ${faqs} questions are answered.`)),
  tags: z.array(tagSchema).check(z.maxLength(tags, `A service has at most ${tags} tags.`)),
  /** In which languages the seller works on it, such as `['en', 'ne']`. */
  languages: z.array(languageSchema).check(z.maxLength(languages)),
});
/**
 * How a service is sold, beyond its title, text and pictures.
 *
 * @see Specification, X16
 */
export type Listing = z.infer<typeof listingSchema>;

/**
 * What is sold: enough to price an order.
 *
 * @see Specification, X20
 */
export type Sellable = Pick<Listing, 'packages' | 'extras'>;

/**
 * Whether a service can be ordered right now.
 *
 * @see Specification, X18
 */
export const availabilitySchema = z.object({
  /** `soldOut` when the seller has as many orders of it as they take at once. */
  state: z.enum(['open', 'paused', 'away', 'soldOut']),
  /** Until when the seller is away; null when they have not said. */
  until: z.nullable(z.string()),
  /** What the seller says about being away; empty for nothing. */
  note: z.string(),
});
/**
 * Whether a service can be ordered right now.
 *
 * @see Specification, X18
 */
export type Availability = z.infer<typeof availabilitySchema>;
