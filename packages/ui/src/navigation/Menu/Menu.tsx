'use client';

import {
  cloneElement,
  type ComponentPropsWithRef,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react';
import { usePopover } from '../../feedback/Popover/usePopover.ts';
import { Link } from '../Link/Link.tsx';
import { Anchor, Item, LinkItem, Panel, Popup } from './Menu.styles.ts';

export interface MenuItem {
  label: string;
  /** In front of the label; decoration. */
  icon?: ReactNode;
  /** Where it leads; without it, it is a button. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  /** Whether what it does cannot be undone. Defaults to false. */
  isDangerous?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

interface TriggerProps {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
}

/** Everything but these goes to the list itself. */
export interface MenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The button that opens it. */
  trigger: ReactElement<TriggerProps>;
  /** What the menu is about; by default what its trigger says. */
  label?: string | undefined;
  items: readonly MenuItem[];
}

/**
 * A list of things to do, opened by a button. Closes on Escape, on a press elsewhere and once
 * something is chosen; the focus then returns to the button. Arrow keys and first letters walk
 * through it.
 */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(props, ref) {
  const { trigger, label, items, id: givenId, ...panelProps } = props;
  const { popup, isOpen, setShown, wasOpen, rememberOpen, closeOnLeave } = usePopover();
  const ownId = useId();
  const id = givenId ?? ownId;
  const anchorName = `--menu-${ownId.replaceAll(/\W/g, '')}`;

  const close = () => setShown(false);
  const open = (place: 'first' | 'last') => {
    setShown(true);
    listItems(popup.current)
      .at(place === 'first' ? 0 : -1)
      ?.focus();
  };
  const toggle = ({ detail }: MouseEvent) => {
    const isPointer = detail > 0;
    if (isPointer && wasOpen.current) close();
    else open('first');
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  return (
    <>
      <Anchor
        style={{ '--anchor': anchorName }}
        onPointerDown={rememberOpen}
        onClick={toggle}
        onKeyDown={openByKey}
      >
        {cloneElement(trigger, {
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          'aria-controls': id,
        })}
      </Anchor>
      <Popup
        ref={popup}
        popover="auto"
        data-open={isOpen || undefined}
        onBlur={closeOnLeave}
        style={{ '--anchor': anchorName }}
      >
        <Panel
          {...panelProps}
          ref={ref}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={(event) => walk(event, popup.current, close)}
        >
          {items.map((item) => (
            <MenuEntry key={item.label} {...item} close={close} />
          ))}
        </Panel>
      </Popup>
    </>
  );
});

function MenuEntry(props: MenuItem & { close: () => void }) {
  const { label, icon, href, isDangerous = false, isDisabled = false, onSelect, close } = props;
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    'data-dangerous': isDangerous || undefined,
    'aria-disabled': isDisabled || undefined,
    onClick: (event: MouseEvent) => {
      if (isDisabled) {
        event.preventDefault();
        return;
      }
      close();
      onSelect?.();
    },
  } as const;

  return href === undefined ? (
    <Item type="button" {...shared}>
      {icon}
      {label}
    </Item>
  ) : (
    <LinkItem as={Link} href={href} {...shared}>
      {icon}
      {label}
    </LinkItem>
  );
}

const listItems = (popup: HTMLElement | null) => [
  ...(popup?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];

/** Moves the focus as the keys of a menu do. */
function walk(event: KeyboardEvent, popup: HTMLElement | null, close: () => void) {
  const items = listItems(popup);
  const current = items.findIndex((item) => item === document.activeElement);
  const next = findNext(event.key, items, current);
  if (event.key === 'Tab') close();
  if (next < 0) return;
  event.preventDefault();
  event.stopPropagation();
  items[next]?.focus();
}

function findNext(key: string, items: HTMLElement[], current: number) {
  if (key === 'ArrowDown') return (current + 1) % items.length;
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + items.length) % items.length;
  if (key === 'Home') return 0;
  if (key === 'End') return items.length - 1;
  if (key.length !== 1 || key === ' ') return -1;

  const letter = key.toLowerCase();
  const startsWithLetter = (item: HTMLElement) =>
    item.textContent.trim().toLowerCase().startsWith(letter);
  const later = items.findIndex((item, index) => index > current && startsWithLetter(item));
  return later < 0 ? items.findIndex(startsWithLetter) : later;
}
