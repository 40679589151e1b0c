import type { DeskDecision } from '@market/api/contract';
import { Badge, formatDate, Link, useMarket } from '@market/ui';
import type { ReactNode } from 'react';
import { adminPaths } from '../adminPaths.ts';
import { Together } from '../Desk.styles.ts';
import { texts as deskTexts } from '../texts.ts';
import { Entry } from './People.styles.ts';
import { texts } from './texts.ts';

interface DeskDecisionItemProps {
  decision: DeskDecision;
  /** Whether it is said whom it is about. Defaults to false. */
  hasPerson?: boolean;
  /** What there is to do about it. Defaults to nothing. */
  children?: ReactNode;
}

/** A decision, or a note, as those who decide read it. */
export function DeskDecisionItem(props: DeskDecisionItemProps) {
  const { decision, hasPerson = false, children } = props;
  const market = useMarket();
  const { action, reason, words, subject, suspension, createdAt, isActive } = decision;
  const { appeal, by, about } = decision;
  const { past } = texts;
  const end = suspension?.until ? formatDate(suspension.until, market) : null;

  return (
    <Entry>
      <Together>
        <strong>{past.actions[action] ?? past.other}</strong>
        {appeal && !appeal.outcome && <Badge tone="warning">{past.waits}</Badge>}
        {suspension && !isActive && <Badge tone="neutral">{past.over}</Badge>}
        <small>
          <time dateTime={createdAt}>{formatDate(createdAt, market)}</time>{' '}
          {past.by(by?.fullname ?? deskTexts.accountGone)}
        </small>
      </Together>
      {hasPerson && about && <Link href={adminPaths.person(about._id)}>{about.fullname}</Link>}
      {subject?.title && <span>{subject.title}</span>}
      {suspension && (
        <span>
          {deskTexts.deciding.lasting(
            suspension.kind in deskTexts.suspensions
              ? deskTexts.suspensions[suspension.kind as keyof typeof deskTexts.suspensions].label
              : suspension.kind,
            end,
          )}
        </span>
      )}
      {reason && <small>{deskTexts.reasons[reason] ?? deskTexts.reasons['other']}</small>}
      <p>{words}</p>
      {appeal && (
        <>
          <small>{past.appeal}</small>
          <p>{appeal.text}</p>
        </>
      )}
      {appeal?.outcome && (
        <>
          <small>{past.outcomes[appeal.outcome]}</small>
          <p>{appeal.words}</p>
        </>
      )}
      {children}
    </Entry>
  );
}
