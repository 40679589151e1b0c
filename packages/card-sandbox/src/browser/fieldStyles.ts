import type { StripeElementStyle } from '@stripe/stripe-js';

/** The variants in the order in which one overrides another. */
const variants = ['base', 'empty', 'complete', 'invalid'] as const;

const toProperty = (name: string) =>
  name === 'fontSmoothing'
    ? '-webkit-font-smoothing'
    : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const toRule = (selector: string, properties: object) => {
  const declarations = Object.entries(properties)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => `${toProperty(name)}: ${value};`);
  return declarations.length > 0 ? `${selector} { ${declarations.join(' ')} }` : '';
};

/**
 * Writes the provider's `style` option as rules for the input that the selector finds. The
 * input says which variant applies in `data-state`, its names divided by spaces.
 */
export function toFieldRules(selector: string, style: StripeElementStyle = {}): string {
  const rules = variants.flatMap((variant) => {
    const properties = style[variant] ?? {};
    const input = variant === 'base' ? selector : `${selector}[data-state~='${variant}']`;
    const nested = Object.entries(properties).filter(([name]) => name.startsWith(':'));
    return [
      toRule(input, properties),
      ...nested.map(([pseudo, values]) => toRule(`${input}${pseudo}`, values)),
    ];
  });

  const reset = {
    boxSizing: 'border-box',
    inlineSize: '100%',
    margin: 0,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    direction: 'ltr',
  };
  return [
    toRule(selector, reset),
    toRule(`:dir(rtl) > ${selector}`, { textAlign: 'right' }),
    ...rules,
  ]
    .filter(Boolean)
    .join('\n');
}
