'use client';

import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import {
  type ComponentPropsWithRef,
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../data/Icon/Icon.tsx';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import { FieldHint } from '../Field/Field.styles.ts';
import { FieldError } from '../Field/FieldError.tsx';
import { joinIds } from '../Field/joinIds.ts';
import {
  Adding,
  EditorFrame,
  EditorLegend,
  Entries,
  Entry,
  EntryFields,
  EntryFrame,
  EntryTitle,
  EntryTool,
  EntryTools,
  Handle,
} from './ListEditor.styles.ts';
import { listEditorTexts } from './ListEditor.texts.ts';
import { useDragToMove } from './useDragToMove.ts';
import { useGlide } from './useGlide.ts';

/** Where an entry stands in its list. */
export interface EntryPlace {
  /** From 0. */
  index: number;
  /** Moves it to another place, as its buttons do. */
  onMove: (index: number) => void;
}

export interface ListEditorProps<Item> extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'onChange'
> {
  /** What the list holds: `Questions`. */
  label: string;
  /** Hides the label from the eye where its place says enough. Defaults to false. */
  isLabelHidden?: boolean | undefined;
  /** A sentence that helps to fill it in. */
  hint?: string | undefined;
  /** What is wrong with the list as a whole. */
  error?: string | undefined;
  /** In their order. Leave them out to let the list remember them. */
  entries?: readonly Item[] | undefined;
  /** The entries in the beginning, while the list remembers them. Defaults to none. */
  defaultEntries?: readonly Item[] | undefined;
  /** Called with all entries whenever one was added, changed, moved or removed. */
  onEntriesChange?: ((entries: Item[]) => void) | undefined;
  /** Makes an empty entry to add to those that there are; without it there is no button for that. */
  createEntry?: ((entries: readonly Item[]) => Item) | undefined;
  /** The fields of an entry; `change` takes what it becomes. */
  renderEntry: (entry: Item, change: (entry: Item) => void, place: EntryPlace) => ReactNode;
  /** What tells an entry from all others. */
  keyOf: (entry: Item, index: number) => string;
  /** What an entry is called, above its fields and in the names of its buttons. */
  nameOf: (entry: Item, index: number) => string;
  /** How many there may be. Defaults to any number. */
  most?: number | undefined;
  /** What the button says that adds one. Defaults to `Add another`. */
  addLabel?: string | undefined;
  /** What adds entries in place of the button, such as a `FileDrop`. */
  adder?: ReactNode;
  /** Below each other as cards or, with one field each, as rows; or side by side. Defaults to `cards`. */
  layout?: 'cards' | 'rows' | 'grid' | undefined;
}

/** The keys that move an entry: along the list and, side by side, along the text. */
const stepOf = (key: string, layout: string, isRightToLeft: boolean) => {
  if (key === 'ArrowUp') return -1;
  if (key === 'ArrowDown') return 1;
  if (layout !== 'grid' || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return 0;
  return (key === 'ArrowRight') === isRightToLeft ? -1 : 1;
};

/**
 * A list whose entries can be added, changed, removed and put in order: by dragging a handle, by buttons
 * and by arrow keys on the handle. The focus stays with what was moved, goes into what was added, and to
 * the next when one is removed.
 */
export const ListEditor = forwardRef(function ListEditor<Item>(
  props: Omit<ListEditorProps<Item>, 'ref'>,
  ref: ForwardedRef<HTMLFieldSetElement>,
) {
  const { label, isLabelHidden, hint, error, entries, defaultEntries = [], ...others } = props;
  const { onEntriesChange, createEntry, renderEntry, keyOf, nameOf, ...more } = others;
  const { most = Number.POSITIVE_INFINITY, addLabel, adder, layout = 'cards', ...rootProps } = more;
  const { locale, direction } = useMarket();
  const texts = useTexts('ListEditor', listEditorTexts);
  const id = useId();
  const [ownEntries, setOwnEntries] = useState(defaultEntries);
  const [news, setNews] = useState('');
  const frame = useRef<HTMLFieldSetElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const takeFocus = useRef<(() => void) | undefined>(undefined);
  useImperativeHandle(ref, () => frame.current as HTMLFieldSetElement);
  const current = entries ?? ownEntries;
  const write = (count: number) => formatFigures(count, locale);

  // What shall have the focus is there only when the entries have come back.
  useLayoutEffect(() => {
    takeFocus.current?.();
    takeFocus.current = undefined;
  }, [current]);

  const tell = (next: Item[]) => {
    setOwnEntries(next);
    onEntriesChange?.(next);
  };
  const focusIn = (index: number, selector: string) => {
    const found = list.current?.children[index]?.querySelectorAll<HTMLElement>(selector) ?? [];
    // Rows have no handle on a phone.
    [...found].find(({ offsetParent }) => offsetParent !== null)?.focus();
  };

  const move = (from: number, to: number) => {
    const next = [...current];
    const [entry] = next.splice(from, 1);
    if (entry === undefined || to < 0 || to >= current.length || to === from) return;
    next.splice(to, 0, entry);
    const pressed = document.activeElement as HTMLElement | null;
    const tool = pressed?.dataset['tool'] ?? 'handle';
    takeFocus.current = () => focusIn(to, `[data-tool=${tool}]`);
    setNews(texts.moved(write(to + 1), write(current.length)));
    tell(next);
  };
  const remove = (index: number) => {
    const next = current.filter((_, other) => other !== index);
    takeFocus.current = () => {
      if (next.length === 0) (addButton.current ?? frame.current)?.focus();
      else focusIn(Math.min(index, next.length - 1), '[data-tool]');
    };
    setNews(texts.removed(nameOf(current[index] as Item, index)));
    tell(next);
  };
  const add = (entry: Item) => {
    takeFocus.current = () => focusIn(current.length, ':is(input, textarea, select):enabled');
    setNews('');
    tell([...current, entry]);
  };

  const drag = useDragToMove(list, move);
  const keys = current.map(keyOf);
  useGlide(list, keys.map((key, index) => `${key}@${drag.orderOf(index) ?? index}`).join());

  const pressOnHandle = (event: KeyboardEvent, index: number) => {
    const step = stepOf(event.key, layout, direction === 'rtl');
    if (event.key === 'Escape') drag.cancel();
    if (step === 0) return;
    event.preventDefault();
    move(index, index + step);
  };
  const [Before, After] = layout === 'grid' ? [ArrowLeft, ArrowRight] : [ArrowUp, ArrowDown];
  const isFull = current.length >= most;

  return (
    <EditorFrame
      tabIndex={-1}
      {...rootProps}
      ref={frame}
      data-layout={layout}
      aria-describedby={joinIds(
        rootProps['aria-describedby'],
        hint && `${id}-hint`,
        error && `${id}-error`,
      )}
    >
      <EditorLegend data-hidden={isLabelHidden || undefined}>{label}</EditorLegend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {current.length > 0 && (
        <Entries ref={list} data-layout={layout} aria-label={label}>
          {current.map((entry, index) => {
            const name = nameOf(entry, index);
            const tool = { size: 'small', variant: 'quiet' } as const;
            const change = (next: Item) => tell(current.with(index, next));
            return (
              <Entry
                key={keys[index]}
                style={{ order: drag.orderOf(index) }}
                data-dragged={drag.draggedIndex === index || undefined}
              >
                <EntryFrame {...(layout !== 'rows' && { role: 'group', 'aria-label': name })}>
                  <Handle
                    type="button"
                    data-tool="handle"
                    aria-label={texts.move(name)}
                    aria-describedby={`${id}-keys`}
                    {...drag.handleFor(index)}
                    onKeyDown={(event) => pressOnHandle(event, index)}
                  >
                    <Icon of={GripVertical} />
                  </Handle>
                  <EntryTitle aria-hidden title={name}>
                    {name}
                  </EntryTitle>
                  <EntryTools>
                    <EntryTool
                      {...tool}
                      data-tool="before"
                      aria-disabled={index === 0 || undefined}
                      icon={<Icon of={Before} isDirectional={layout === 'grid'} />}
                      label={layout === 'grid' ? texts.moveForward(name) : texts.moveUp(name)}
                      onClick={() => move(index, index - 1)}
                    />
                    <EntryTool
                      {...tool}
                      data-tool="after"
                      aria-disabled={index === current.length - 1 || undefined}
                      icon={<Icon of={After} isDirectional={layout === 'grid'} />}
                      label={layout === 'grid' ? texts.moveBack(name) : texts.moveDown(name)}
                      onClick={() => move(index, index + 1)}
                    />
                    <EntryTool
                      {...tool}
                      data-tool="remove"
                      icon={<Icon of={X} />}
                      label={texts.remove(name)}
                      onClick={() => remove(index)}
                    />
                  </EntryTools>
                  <EntryFields>
                    {renderEntry(entry, change, { index, onMove: (to) => move(index, to) })}
                  </EntryFields>
                </EntryFrame>
              </Entry>
            );
          })}
        </Entries>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {!isFull && adder}
      <Adding>
        {createEntry && (
          <Button
            ref={addButton}
            size="small"
            disabled={isFull}
            onClick={() => add(createEntry(current))}
          >
            <Icon of={Plus} size="small" />
            {addLabel ?? texts.add}
          </Button>
        )}
        {Number.isFinite(most) && (
          <p>{isFull ? texts.full(write(most)) : texts.room(write(most - current.length))}</p>
        )}
      </Adding>
      <VisuallyHidden id={`${id}-keys`} hidden>
        {texts.keys}
      </VisuallyHidden>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </EditorFrame>
  );
}) as <Item>(props: ListEditorProps<Item>) => ReactElement | null;
