'use client';

import {
  type ComponentPropsWithRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { Panel, Tab, TabList } from './Tabs.styles.ts';

export interface TabItem {
  /** Unique in this group. */
  id: string;
  label: ReactNode;
  content: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface TabsProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** What the tabs are about. */
  label: string;
  tabs: readonly TabItem[];
  /** The tab that is open, when the page decides. */
  value?: string | undefined;
  /** The tab that is open at first. Defaults to the first one. */
  defaultValue?: string | undefined;
  onValueChange?: ((id: string) => void) | undefined;
}

/** Several views of one thing, one at a time. Arrow keys move from tab to tab. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(props, ref) {
  const { label, tabs, value, defaultValue, onValueChange, ...divProps } = props;
  const { direction } = useMarket();
  const groupId = useId();
  const [chosen, setChosen] = useState(defaultValue);
  const open = tabs.find(({ id }) => id === (value ?? chosen)) ?? tabs[0];

  const choose = (id: string) => {
    setChosen(id);
    onValueChange?.(id);
  };
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const usable = tabs.filter(({ isDisabled }) => !isDisabled);
    const next = findNext(
      event.key,
      usable.findIndex(({ id }) => id === open?.id),
      usable.length,
      direction,
    );
    const tab = usable[next];
    if (!tab) return;
    event.preventDefault();
    choose(tab.id);
    document.getElementById(`${groupId}-${tab.id}`)?.focus();
  };

  return (
    <div {...divProps} ref={ref}>
      <TabList role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={`${groupId}-${tab.id}`}
            type="button"
            role="tab"
            disabled={tab.isDisabled}
            aria-selected={tab.id === open?.id}
            aria-controls={tab.id === open?.id ? `${groupId}-panel` : undefined}
            tabIndex={tab.id === open?.id ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {open && (
        <Panel
          key={open.id}
          id={`${groupId}-panel`}
          role="tabpanel"
          aria-labelledby={`${groupId}-${open.id}`}
          tabIndex={0}
        >
          {open.content}
        </Panel>
      )}
    </div>
  );
});

/** Which of so many tabs a key leads to; -1 for keys that lead nowhere. */
function findNext(key: string, current: number, count: number, direction: 'ltr' | 'rtl') {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (current + 1) % count;
  if (key === backward) return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return -1;
}
