import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { tokens } from '../theme/tokens.ts';

/** What a person does with a part. */
type State = 'hover' | 'focus' | 'active';

/** By state, a selector of the elements that are in it. */
type ElementsByState = Partial<Record<State, string>>;

const titles = { hover: 'Under the pointer', focus: 'With the focus', active: 'Pressed' };

/** The part as it is and, beside it, in each of these states. */
export function showStates(elements: ElementsByState, width = 'auto') {
  const states = (['hover', 'focus', 'active'] as const).filter((state) => elements[state]);
  const decorate: Decorator = (Story, { canvasElement }) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(${states.length + 1}, ${width})`,
        gap: tokens.space[24],
        inlineSize: 'max-content',
      }}
    >
      {[undefined, ...states].map((state) => (
        <div key={state ?? 'rest'} data-state={state}>
          <p style={{ marginBlockEnd: tokens.space[8], fontSize: tokens.text.small }}>
            {state ? titles[state] : 'At rest'}
          </p>
          <Story />
        </div>
      ))}
      {states.map((state) => (
        <Shown
          key={state}
          elements={{ [state]: elements[state] }}
          findFrame={() => canvasElement.querySelector(`[data-state=${state}]`)}
        />
      ))}
    </div>
  );
  return { decorators: [decorate] };
}

/** A part of many elements, each in another state; for landmarks, which a page has once. */
export function showStatesWithin(elements: ElementsByState) {
  const decorate: Decorator = (Story, { canvasElement }) => (
    <>
      <Story />
      <Shown elements={elements} findFrame={() => canvasElement} />
    </>
  );
  return { decorators: [decorate] };
}

interface ShownProps {
  elements: ElementsByState;
  /** Where the elements are. */
  findFrame: () => Element | null;
}

/** No script can put an element into such a state, so its styles hear of an attribute as well. */
function Shown({ elements, findFrame }: ShownProps) {
  useLayoutEffect(() => {
    const frame = findFrame();
    for (const state of ['hover', 'focus', 'active'] as const) {
      const selector = elements[state];
      if (!selector || !frame) continue;
      for (const element of frame.querySelectorAll(selector)) show(element, state, frame);
    }
    const rewriteAll = () => [...document.styleSheets].forEach(({ cssRules }) => rewrite(cssRules));
    rewriteAll();
    // Styles of parts that come later replace the whole sheet.
    const observer = new MutationObserver(rewriteAll);
    observer.observe(document.head, { childList: true, subtree: true });
    return () => observer.disconnect();
  });

  return null;
}

/** Whatever is above an element is under the pointer with it. */
function show(element: Element, state: State, frame: Element) {
  element.setAttribute(`data-shown-${state}`, '');
  if (state === 'focus') return;
  element.setAttribute('data-shown-hover', '');
  const { parentElement } = element;
  if (parentElement && parentElement !== frame) show(parentElement, state, frame);
}

const shown = {
  ':hover': ':is(:hover, [data-shown-hover])',
  ':active': ':is(:active, [data-shown-active])',
  ':focus-visible': ':is(:focus-visible, [data-shown-focus])',
  ':focus-within': ':is(:focus-within, :has([data-shown-focus]))',
};

function rewrite(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-shown')) {
      rule.selectorText = rule.selectorText.replaceAll(
        /:(?:hover|active|focus-visible|focus-within)/g,
        (name) => shown[name as keyof typeof shown],
      );
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules);
  }
}
