import type { DecisionReason, MarketAnswer, MarketRequest } from '@market/api';
import {
  Badge,
  Button,
  formatPrice,
  RadioGroup,
  Select,
  Skeleton,
  TextArea,
  useMarket,
} from '@market/ui';
import { type FormEvent, useState } from 'react';
import { useDecideServiceMutation, useInspectServiceQuery } from '../../../backend/adminMarket.ts';
import { toKind } from '../../../backend/failure.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { useParams } from '../../../routing/router.ts';
import { TextLink } from '../../../routing/TextLink.styles.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import { useKeptWords } from '../../orders/life/useKeptWords.ts';
import { adminPaths } from '../adminPaths.ts';
import { Parts } from '../Desk.styles.ts';
import { DeskLayout } from '../DeskLayout.tsx';
import { DeskView } from '../DeskView.tsx';
import { Head, Part } from '../inspect/Inspect.styles.ts';
import { NotThere } from '../NotThere.tsx';
import { Writing } from '../people/People.styles.ts';
import { texts as peopleTexts } from '../people/texts.ts';
import { texts as deskTexts } from '../texts.ts';
import { Description, Pictures } from './Services.styles.ts';
import { texts } from './texts.ts';

type Inspected = MarketAnswer<'inspectService'>;
type Action = MarketRequest<'decideService'>['action'];

/** A service with all that its seller says about it, and whether it is shown. */
export function InspectServiceScreen() {
  const { id = '' } = useParams();
  const service = useInspectServiceQuery({ id }, { refetchOnMountOrArgChange: true });

  return (
    <DeskLayout area={adminPaths.services}>
      <DeskView
        query={service}
        loading={<Skeleton height="32rem" radius="12px" aria-hidden />}
        waiting={texts.one.waiting}
        failure={texts.one.failure}
        heading={texts.title}
        missing={<NotThere heading={texts.title} {...texts.one.missing} />}
      >
        {(found) => <ServiceParts inspected={found} />}
      </DeskView>
    </DeskLayout>
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

const reasons = Object.entries(deskTexts.reasons).map(([value, label]) => ({ value, label }));

function ServiceDecisionForm({ inspected: { service, heldAt } }: { inspected: Inspected }) {
  const kept = useKeptWords();
  const [decide, { isLoading }] = useDecideServiceMutation();
  const [action, setAction] = useState<Action>();
  const [reason, setReason] = useState('');
  const { faults, form, show, tell } = useFaults(['action', 'reason', 'words']);
  const { words = '' } = kept.words;
  const needsReason = action === 'return' || action === 'hide';
  const { suspension: says } = peopleTexts;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const missing = {
      ...(!action && { action: texts.decide.noAction }),
      ...(needsReason && !reason && { reason: says.noReason }),
      ...(!words.trim() && { words: says.noWords }),
    };
    show(missing);
    if (!action || Object.keys(missing).length > 0) return;
    const { error } = await decide({
      id: service._id,
      action,
      reason: needsReason ? (reason as DecisionReason) : 'other',
      words: words.trim(),
      seen: heldAt,
    });
    if (error && toKind(error) === 'conflict') return showFailure(error);
    if (error) return tell(error);
    kept.keep({ words: '' });
    setAction(undefined);
    showToast({ kind: 'success', message: texts.decide.done });
  };

  return (
    <Writing
      ref={form}
      noValidate
      aria-labelledby="decide"
      onSubmit={(event) => void submit(event)}
    >
      <RadioGroup
        label={texts.decide.action}
        name="action"
        required
        options={listActions(service.held).map((value) => ({
          value,
          ...texts.decide.actions[value],
        }))}
        value={action ?? ''}
        error={faults.action}
        onValueChange={(value) => {
          show({});
          setAction(value as Action);
        }}
      />
      {needsReason && (
        <Select
          label={says.reason}
          name="reason"
          required
          options={reasons}
          placeholder={says.chooseReason}
          value={reason}
          error={faults.reason}
          onChange={({ target }) => {
            show({});
            setReason(target.value);
          }}
        />
      )}
      <TextArea
        label={texts.decide.words}
        hint={texts.decide.wordsHint}
        name="words"
        rows={4}
        maxLength={2000}
        required
        value={words}
        error={faults.words}
        onChange={({ target }) => {
          if (faults.words) show({});
          kept.keep({ words: target.value });
        }}
      />
      <Button variant="primary" type="submit" isLoading={isLoading}>
        {texts.decide.confirm}
      </Button>
    </Writing>
  );
}
