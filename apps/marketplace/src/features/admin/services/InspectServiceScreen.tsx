import type { MarketAnswer, MarketRequest } from '@market/api';
import { Badge, formatPrice, useMarket } from '@market/ui';
import { useState } from 'react';
import { useDecideServiceMutation, useInspectServiceQuery } from '../../../backend/adminMarket.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { useParams } from '../../../routing/router.ts';
import { TextLink } from '../../../routing/TextLink.styles.ts';
import { showToast } from '../../../shared/toasts.ts';
import { adminPaths } from '../adminPaths.ts';
import { Parts } from '../Desk.styles.ts';
import { DeskDecisionForm } from '../DeskDecisionForm.tsx';
import { DeskItem } from '../DeskItem.tsx';
import { Head, Part } from '../inspect/Inspect.styles.ts';
import { Description, Pictures } from './Services.styles.ts';
import { texts } from './texts.ts';

type Inspected = MarketAnswer<'inspectService'>;
type Action = MarketRequest<'decideService'>['action'];

/** A service with all that its seller says about it, and whether it is shown. */
export function InspectServiceScreen() {
  const { id = '' } = useParams();
  const service = useInspectServiceQuery({ id }, { refetchOnMountOrArgChange: true });

  return (
    <DeskItem area={adminPaths.services} title={texts.title} query={service} says={texts.one}>
      {(found) => <ServiceParts inspected={found} />}
    </DeskItem>
  );
}

function ServiceParts({ inspected }: { inspected: Inspected }) {
  const market = useMarket();
  const { title, held, user, price, description, images } = inspected.service;
  const [seller] = user;

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Head>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p>
            <Badge tone={held ? 'warning' : 'positive'}>
              {held ? (texts.one.held[held] ?? held) : texts.one.shown}
            </Badge>
            {seller && <TextLink href={adminPaths.person(seller._id)}>{seller.fullname}</TextLink>}
            <span>{formatPrice(price, market)}</span>
          </p>
        </div>
      </Head>
      <Parts>
        <Part>
          <h2>{texts.one.pictures}</h2>
          <Pictures>
            {images.map(({ url, alt = '' }) => (
              <li key={url}>
                <img src={url} alt={alt} />
              </li>
            ))}
          </Pictures>
        </Part>
        <Part>
          <h2>{texts.one.description}</h2>
          <Description>{description}</Description>
        </Part>
        <Part aria-labelledby="decide">
          <h2 id="decide">{texts.decide.title}</h2>
          <ServiceDecisionForm inspected={inspected} />
        </Part>
      </Parts>
    </>
  );
}

/** What can be done with a service, as it is held back. */
function listActions(held: string | undefined): readonly Action[] {
  if (held === 'waiting' || held === 'returned') return ['approve', 'return', 'hide'];
  return held === 'hidden' ? ['show', 'return'] : ['return', 'hide'];
}

function ServiceDecisionForm({ inspected: { service, heldAt } }: { inspected: Inspected }) {
  const [decide, { isLoading }] = useDecideServiceMutation();
  const [action, setAction] = useState<Action>();
  const { decide: says } = texts;

  return (
    <DeskDecisionForm
      aria-labelledby="decide"
      choice={{
        label: says.action,
        options: listActions(service.held).map((value) => ({ value, ...says.actions[value] })),
        value: action,
        onChange: setAction,
        missing: says.noAction,
      }}
      hasReason={action === 'return' || action === 'hide'}
      words={{ label: says.words, hint: says.wordsHint, rows: 4 }}
      confirmLabel={says.confirm}
      isMaking={isLoading}
      onDecide={({ action: chosen, reason, words }) =>
        decide({ id: service._id, action: chosen, reason, words, seen: heldAt })
      }
      onDone={() => {
        setAction(undefined);
        showToast({ kind: 'success', message: says.done });
      }}
    />
  );
}
