import type { OwnHeld } from '@market/api';
import { Alert, formatDate, Link, useMarket } from '@market/ui';
import { useListMyHeldQuery } from '../../backend/market.ts';
import { paths } from '../../routing/paths.ts';
import { DecisionCard, DecisionList, Waiting, Words } from './Decisions.styles.ts';
import { texts } from './texts.ts';

const { held: says } = texts;

/**
 * The member's things that wait for the market's staff to look at them. Nothing while none do, and where the
 * backend knows of no such thing.
 */
export function HeldPart() {
  const { currentData: page } = useListMyHeldQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!page || page.held.length === 0) return null;

  return (
    <Waiting aria-label={says.title}>
      <Alert tone="info">
        <strong>{says.title}.</strong> {says.text}
      </Alert>
      <DecisionList>
        {page.held.map((held) => (
          <HeldItem key={held._id} held={held} />
        ))}
      </DecisionList>
      {page.nextCursor && <p>{says.more}</p>}
    </Waiting>
  );
}

function HeldItem({ held: { kind, subject, title, text, reason, heldAt } }: { held: OwnHeld }) {
  const market = useMarket();

  return (
    <DecisionCard>
      <header>
        <h2>{says.kinds[kind] ?? says.otherKind}</h2>
        <time dateTime={heldAt}>{formatDate(heldAt, market)}</time>
      </header>
      {title && (
        <p>
          {kind === 'service' ? (
            <Link href={paths.editService(subject)}>{title}</Link>
          ) : kind === 'review' ? (
            <Link href={paths.service(subject)}>{title}</Link>
          ) : (
            title
          )}
        </p>
      )}
      <small>{says.reasons[reason] ?? says.otherReason}</small>
      {text && <Words>{text}</Words>}
      {kind === 'account' && <Link href={paths.updateProfile}>{says.address}</Link>}
    </DecisionCard>
  );
}
