/** What browsers that know popovers have. */
const powers = ['popover', 'showPopover', 'hidePopover', 'togglePopover'] as const;

/**
 * Makes what is rendered look as in a browser that knows no popovers. Gives a function that brings
 * them back.
 */
export function forgetPopovers(root: HTMLElement): () => void {
  const known = powers.map(
    (power) => [power, Object.getOwnPropertyDescriptor(HTMLElement.prototype, power)] as const,
  );
  for (const power of powers) Reflect.deleteProperty(HTMLElement.prototype, power);
  for (const popover of root.querySelectorAll('[popover]')) popover.removeAttribute('popover');

  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSSupportsRule)
    .filter(({ conditionText }) => conditionText === 'not selector(:popover-open)')
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText);
  const style = document.createElement('style');
  style.textContent = rules.join('\n');
  document.head.append(style);

  return () => {
    style.remove();
    for (const [power, descriptor] of known)
      if (descriptor) Object.defineProperty(HTMLElement.prototype, power, descriptor);
  };
}
