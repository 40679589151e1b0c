import type { checkers } from './checkers.ts';

/** What a checker finds, though nothing is wrong. */
interface FalseFinding {
  rule: string;
  /** What the finding's text is like; without it, all findings of the rule are meant. */
  where?: RegExp;
  /** Why it is right as it is. */
  why: string;
}

const listRole = 'Safari takes lists without bullets for no lists, unless they say that they are.';

/**
 * What the checkers find and need not. Each line is met somewhere: one that is not met any more
 * fails, so that it is taken away.
 */
export const falseFindings: Record<keyof typeof checkers, readonly FalseFinding[]> = {
  Alfa: [
    { rule: 'sia-r66', why: 'Asks for a contrast of 7 (AAA). Ours is 4.5 (AA), which R69 checks.' },
    { rule: 'sia-r73', why: 'Asks for lines of 1.5 (AAA) in what is no block of text here.' },
    {
      rule: 'sia-r111',
      why: 'Asks for targets of 44 px (AAA). Ours have the 24 px or the distance of AA, which axe checks.',
    },
  ],
  'IBM’s engine': [
    { rule: 'aria_role_redundant', where: /role="list"/, why: listRole },
    {
      rule: 'aria_complementary_labelled',
      why: 'There is one on a page: only several of a kind need names to be told apart.',
    },
    {
      rule: 'input_autocomplete_valid',
      where: /type="email".*autocomplete="username"/,
      why: 'HTML allows `username` for addresses, and password managers need it.',
    },
    {
      rule: 'label_content_exists',
      why: 'The control in the label has a name of its own, in `aria-label`.',
    },
    {
      rule: 'fieldset_legend_valid',
      why: 'The switch of themes has a legend, for screen readers: its signs say enough to the eye.',
    },
    {
      rule: 'table_caption_empty',
      why: 'The caption has words for screen readers: the heading above has them for the eye.',
    },
    {
      rule: 'element_tabbable_role_valid',
      where: /role="region"/,
      why: 'A table that scrolls sideways has to be reached by keyboard.',
    },
    {
      rule: 'aria_accessiblename_exists',
      where: /<th scope="row">/,
      why: 'The cell above the packages has words for screen readers.',
    },
    {
      rule: 'input_label_exists',
      where: /<textarea[^>]+maxlength="4000"/,
      why: 'The box for a message has a label, for screen readers: where it stands says enough to the eye.',
    },
    {
      rule: 'input_label_exists',
      where: /<select class/,
      why: 'The order of reviews has a label, for screen readers: its choices say enough to the eye.',
    },
    {
      rule: 'aria_form_label_unique',
      where: /<form class/,
      why: 'A form without a name is no landmark.',
    },
    {
      rule: 'aria_landmark_name_unique',
      where: /<form class/,
      why: 'A form without a name is no landmark.',
    },
    {
      rule: 'aria_child_valid',
      where: /role="radiogroup"/,
      why: 'Each radio button stands in a card that tells of its package.',
    },
  ],
  'html-validate': [
    { rule: 'no-redundant-role', where: /"list"/, why: listRole },
    {
      rule: 'prefer-native-element',
      where: /ol > li:nth-child\(\d+\) > span /,
      why: 'A page that cannot be turned to is a link without an address, and says so.',
    },
    {
      rule: 'prefer-native-element',
      where: /> section(?::nth-child\(\d+\))? > div /,
      why: 'The frame in which a table scrolls: a section of its own would be a step in the outline.',
    },
    {
      rule: 'prefer-native-element',
      where:
        /> div:nth-child\(3\) > div > div:nth-child\(2\) > (?:div > div:nth-child\(2\) > )?div > div /,
      why: 'The frame in which the messages about an order scroll, likewise.',
    },
    {
      rule: 'wcag/h32',
      where: /div:nth-child\(3\) > form /,
      why: 'A draft is kept as it is written: there is nothing to send.',
    },
    {
      rule: 'no-redundant-aria-label',
      where: /-control aria-label/,
      why: 'The card provider names its fields itself: no label reaches into the frames of Stripe’s.',
    },
    {
      rule: 'require-sri',
      why: 'The files come from the same server as the page, with a hash in their names.',
    },
  ],
};
