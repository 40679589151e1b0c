import type { MarketAnswer } from '@market/api/contract';
import type { Factor } from '@market/api';
import { Button, Card, EmptyState, PageHeader, PageLayout, Skeleton } from '@market/ui';
import { useState } from 'react';
import {
  useListFactorsQuery,
  useMakeRecoveryCodesMutation,
  useRemoveFactorMutation,
  useStartPasskeyMutation,
  useStartTotpMutation,
} from '../../../backend/market.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { QueryView } from '../../../shared/QueryView.tsx';
import { useMarketSettings } from '../../../shared/useMarketSettings.ts';
import { SessionActions, SessionCard, SessionList } from '../profile/SessionsScreen.styles.ts';
import { ExternalLogins } from '../external/ExternalLogins.tsx';
import { useHasPasskeys } from '../passkeys/useHasPasskeys.ts';
import { AddApp } from './AddApp.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Apart, CardActions, Sections } from './Security.styles.ts';
import { useAskAgain } from './useAskAgain.tsx';
import { WayInCard } from './WayInCard.tsx';
import { texts } from './SecurityScreen.texts.ts';

/** What this person has beside the password to prove who they are. */
export function SecurityScreen() {
  const factors = useListFactorsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { market, hasFeature } = useMarketSettings();
  const issuers = market?.signIn ?? [];

  return (
    <PageLayout width="narrow">
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader title={texts.title} text={texts.text} />
      <QueryView
        query={factors}
        loading={<FactorsSkeleton />}
        waiting={texts.waiting}
        failure={texts.failure}
      >
        {(found) => <Factors {...found} />}
      </QueryView>
      {issuers.length > 0 && (
        <Apart>
          <ExternalLogins issuers={issuers} canAdd={hasFeature('externalLogins')} />
        </Apart>
      )}
    </PageLayout>
  );
}

function Factors({ factors, recoveryCodes }: MarketAnswer<'listFactors'>) {
  const { questions, ask } = useAskAgain();
  const [startTotp, starting] = useStartTotpMutation();
  const [makeRecoveryCodes, making] = useMakeRecoveryCodesMutation();
  const hasPasskeys = useHasPasskeys();
  const [startPasskey, startingPasskey] = useStartPasskeyMutation();
  const [started, setStarted] = useState<MarketAnswer<'startTotp'>>();
  const [startedPasskey, setStartedPasskey] = useState<MarketAnswer<'startPasskey'>>();
  const [newCodes, setNewCodes] = useState<string[]>();

  const start = async () => setStarted(await ask(() => startTotp()));
  const beginPasskey = async () => setStartedPasskey(await ask(() => startPasskey()));
  const makeCodes = async () => setNewCodes((await ask(() => makeRecoveryCodes()))?.recoveryCodes);
  const finish = (codes: string[] | null) => {
    setStarted(undefined);
    setStartedPasskey(undefined);
    if (codes) setNewCodes(codes);
  };
  const add = (
    <CardActions>
      <Button variant="primary" isLoading={starting.isLoading} onClick={() => void start()}>
        {factors.some(({ kind }) => kind === 'totp') ? texts.addAnother : texts.add}
      </Button>
      {hasPasskeys && (
        <Button isLoading={startingPasskey.isLoading} onClick={() => void beginPasskey()}>
          {texts.addPasskey}
        </Button>
      )}
    </CardActions>
  );

  return (
    <>
      <Sections>
        {newCodes ? (
          <RecoveryCodes codes={newCodes} onDone={() => setNewCodes(undefined)} />
        ) : started ? (
          <AddApp started={started} onAdded={finish} onCancel={() => setStarted(undefined)} />
        ) : startedPasskey ? (
          <AddPasskey
            started={startedPasskey}
            ask={ask}
            onAdded={finish}
            onCancel={() => setStartedPasskey(undefined)}
          />
        ) : factors.length === 0 ? (
          <EmptyState title={texts.none.title} text={texts.none.text} action={add} />
        ) : (
          <>
            <div>
              <SessionList>
                {factors.map((factor) => (
                  <FactorItem
                    key={factor._id}
                    factor={factor}
                    isLast={factors.length === 1}
                    ask={ask}
                  />
                ))}
              </SessionList>
              <SessionActions>{add}</SessionActions>
            </div>
            <SessionCard>
              <h2>{texts.codesTitle}</h2>
              <p>{texts.codesLeft(recoveryCodes)}</p>
              <Button size="small" isLoading={making.isLoading} onClick={() => void makeCodes()}>
                {texts.newCodes}
              </Button>
            </SessionCard>
          </>
        )}
      </Sections>
      {questions}
    </>
  );
}

interface FactorItemProps extends Pick<ReturnType<typeof useAskAgain>, 'ask'> {
  factor: Factor;
  /** Whether the account has no other one. */
  isLast: boolean;
}

function FactorItem({ factor, isLast, ask }: FactorItemProps) {
  const { _id: id, kind, name, createdAt, lastUsedAt, isSynced } = factor;
  const isPasskey = kind === 'passkey';
  const [removeFactor, { isLoading }] = useRemoveFactorMutation();

  return (
    <WayInCard
      name={name}
      headingAs="h2"
      kind={isPasskey ? (isSynced ? texts.syncedPasskey : texts.passkey) : undefined}
      createdAt={createdAt}
      lastUsedAt={lastUsedAt}
      warning={isLast ? texts.removeLast : isPasskey ? texts.removePasskey : texts.removeOne}
      isRemoving={isLoading}
      onRemove={async () => (await ask(() => removeFactor({ id }))) !== undefined}
    />
  );
}

function FactorsSkeleton() {
  return (
    <SessionList aria-hidden>
      {['one', 'another'].map((key) => (
        <Card as="li" key={key}>
          <Skeleton width="12rem" height="1.5rem" />
          <Skeleton width="18rem" />
        </Card>
      ))}
    </SessionList>
  );
}
