'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import type { Picture } from '../../entities.ts';
import { formatDate } from '../../formatting/formatDate.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon, type IconShape } from '../Icon/Icon.tsx';
import { Happening, Mark, Origin, TimelineFrame, Title, Words } from './Timeline.styles.ts';
import { timelineTexts } from './Timeline.texts.ts';

/** Something that has happened, or will. */
export interface TimelineEntry {
  /** Unique in its timeline. */
  id: string;
  /** Such as `Delivery sent`. */
  title: string;
  /** When it happened, ISO 8601 text; when it is due, if it is still to come. */
  date?: string | null | undefined;
  /** The moment as people read it. Defaults to its day. */
  writtenDate?: string | undefined;
  /** Who did it; nobody for what happened by itself. */
  actor?: { name: string; picture?: Picture | null | undefined } | null | undefined;
  /** What there is to say about it: a message, files, what one can do. */
  content?: ReactNode;
  /** What it means; colour alone never says it. */
  tone?: 'positive' | 'warning' | 'negative' | undefined;
  icon?: IconShape | undefined;
  /** Whether it is still to come. Defaults to false. */
  isUpcoming?: boolean | undefined;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** From first to last. */
  entries: readonly TimelineEntry[];
}

/** What has happened, when, and who did it. Renders nothing without entries. */
export const Timeline = forwardRef<HTMLOListElement, TimelineProps>(function Timeline(props, ref) {
  const { entries, ...listProps } = props;
  const market = useMarket();
  const { toCome } = useTexts('Timeline', timelineTexts);
  if (entries.length === 0) return null;

  return (
    <TimelineFrame {...listProps} ref={ref}>
      {entries.map(({ id, title, date, writtenDate, actor, content, ...look }) => (
        <Happening key={id} data-tone={look.tone} data-upcoming={look.isUpcoming || undefined}>
          <Mark>{look.icon && <Icon of={look.icon} size="small" />}</Mark>
          <div>
            <Title>
              {title}
              {look.isUpcoming && <VisuallyHidden>{toCome}</VisuallyHidden>}
            </Title>
            {(actor || date) && (
              <Origin>
                {actor && <Avatar name={actor.name} picture={actor.picture} />}
                {actor && <span>{actor.name}</span>}
                {date && <time dateTime={date}>{writtenDate ?? formatDate(date, market)}</time>}
              </Origin>
            )}
            {content && <Words>{content}</Words>}
          </div>
        </Happening>
      ))}
    </TimelineFrame>
  );
});
