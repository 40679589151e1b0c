import { cleanup, render } from '@testing-library/react';
import { type ComponentType, createRef, type RefAttributes } from 'react';
import { afterEach, expect, test } from 'vitest';
import * as library from './index.ts';

/* What people expect of every part of a React library, whichever it is. */

type Part = ComponentType<Record<string, unknown> & RefAttributes<Element>>;

interface Stories {
  default: { component?: Part; args?: Record<string, unknown> };
}

const files = import.meta.glob<Stories>('./*/*/*.stories.tsx', { eager: true });
const stories = Object.values(files).map((file) => file.default);

/** For parts without a story of their own. */
const ownProps: Record<string, Record<string, unknown>> = {
  FormActions: {},
  FormRow: {},
  PageColumns: { aside: 'Beside' },
  ServiceCardSkeleton: {},
  ServiceGridSkeleton: {},
  SkipLink: {},
  StatTiles: {},
  SuggestList: { input: null, suggestions: [] },
  WishlistItemSkeleton: {},
  WishlistSummary: { units: 2, total: 9000 },
};

/** They render nothing of their own, or only what others hand them. */
const withoutElement = ['MarketProvider', 'StyleRegistry', 'ToastProvider', 'VisuallyHidden'];

const isPart = (value: unknown) =>
  typeof value === 'object' && value !== null && '$$typeof' in value && !('Provider' in value);
const parts = Object.entries(library)
  .filter(
    ([name, value]) => (isPart(value) || /^[A-Z]\w+$/.test(name)) && !name.endsWith('Context'),
  )
  .filter(([name]) => !withoutElement.includes(name)) as unknown as [string, Part][];

function findProps(name: string, Part: Part) {
  const story = stories.find(({ component }) => component === Part);
  return ownProps[name] ?? (story && (story.args ?? {}));
}

afterEach(cleanup);

test.each(parts)('%s hands on what every element takes, and its ref', (name, Part) => {
  const props = findProps(name, Part);
  const ref = createRef<Element>();
  const attributes = {
    id: 'probe',
    className: 'probe',
    style: { scrollMarginTop: '7px' },
    'data-probe': 'yes',
    'aria-description': 'A probe',
    'aria-describedby': 'elsewhere',
  };

  expect(props, 'a story, or properties in this test').toBeDefined();
  render(<Part {...props} {...attributes} ref={ref} />);

  const element = document.getElementById('probe');
  expect(element).toHaveProperty('dataset.probe', 'yes');
  expect(element?.classList.contains('probe')).toBe(true);
  expect(element).toHaveProperty('style.scrollMarginTop', '7px');
  expect(element?.getAttribute('aria-description')).toBe('A probe');
  // On the root, or on the control that it describes.
  expect(document.querySelector('[aria-describedby~=elsewhere]')).not.toBeNull();
  expect(ref.current).toBeInstanceOf(Element);
  // The root of the part, or the control in it.
  expect(element?.contains(ref.current)).toBe(true);
});
