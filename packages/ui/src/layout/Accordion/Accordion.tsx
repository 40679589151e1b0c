'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentPropsWithRef, forwardRef, type ReactNode, useId } from 'react';
import { Icon } from '../../data/Icon/Icon.tsx';
import { AccordionFrame, Content, Item, Summary } from './Accordion.styles.ts';

/** Something that can be opened. */
export interface AccordionItem {
  /** Unique in its accordion. */
  id: string;
  title: string;
  content: ReactNode;
  /** Whether it is open in the beginning. Defaults to false. */
  isOpen?: boolean | undefined;
}

export interface AccordionProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onToggle'
> {
  items: readonly AccordionItem[];
  /** The level of the titles. Defaults to 3. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Whether opening one closes the one that was open. Defaults to false. */
  isExclusive?: boolean | undefined;
  /** Called when one is opened or closed, by whatever means. */
  onToggle?: ((id: string, isOpen: boolean) => void) | undefined;
}

/**
 * Titles that open what they are about, such as questions and answers. They are the browser's own
 * `<details>`: they work before any script does, and a search in the page finds what is closed.
 */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(props, ref) {
  const { items, headingLevel = 3, isExclusive = false, onToggle, ...frameProps } = props;
  const id = useId();
  const Heading = `h${headingLevel}` as const;

  return (
    <AccordionFrame {...frameProps} ref={ref}>
      {items.map((item) => (
        <Item
          key={item.id}
          name={isExclusive ? id : undefined}
          open={item.isOpen}
          onToggle={({ currentTarget }) => onToggle?.(item.id, currentTarget.open)}
        >
          <Summary>
            <Heading>{item.title}</Heading>
            <Icon of={ChevronDown} />
          </Summary>
          <Content>{item.content}</Content>
        </Item>
      ))}
    </AccordionFrame>
  );
});
