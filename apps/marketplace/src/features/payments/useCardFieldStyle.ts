import { tokens } from '@market/ui';
import type { StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Resolves a colour: the provider's frames know neither our custom properties nor new colour
 * syntax.
 */
function toRgb(color: string) {
  const probe = document.createElement('span');
  probe.style.color = color;
  document.body.append(probe);
  const computed = getComputedStyle(probe).color;
  probe.remove();

  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) return computed;
  context.fillStyle = computed;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

function readStyle(): StripeElementStyle {
  const soft = toRgb(tokens.color.inkSoft);
  return {
    base: {
      color: toRgb(tokens.color.ink),
      iconColor: soft,
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSize: '16px',
      fontSmoothing: 'antialiased',
      '::placeholder': { color: soft },
    },
    invalid: { color: toRgb(tokens.color.negative), iconColor: toRgb(tokens.color.negative) },
  };
}

/** How the card provider should draw its fields, so that they look like ours in either theme. */
export function useCardFieldStyle(): StripeElementStyle {
  const [style, setStyle] = useState(readStyle);

  useEffect(() => {
    // Immediately: a frame in the other theme's colours would be unreadable.
    const refresh = () => flushSync(() => setStyle(readStyle()));
    const systemTheme = matchMedia('(prefers-color-scheme: dark)');
    const chosenTheme = new MutationObserver(refresh);
    chosenTheme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    systemTheme.addEventListener('change', refresh);
    return () => {
      chosenTheme.disconnect();
      systemTheme.removeEventListener('change', refresh);
    };
  }, []);

  return style;
}
