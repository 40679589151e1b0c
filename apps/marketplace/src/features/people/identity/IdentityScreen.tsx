import type { OwnVerification } from '@market/api';
import type { MarketAnswer } from '@market/api/contract';
import {
  Alert,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  FileList,
  formatDate,
  PageHeader,
  PageLayout,
  Skeleton,
  useMarket,
} from '@market/ui';
import { useState } from 'react';
import {
  useGetVerificationQuery,
  useWithdrawVerificationMutation,
} from '../../../backend/market.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { paths } from '../../../routing/paths.ts';
import { TextLink } from '../../../routing/TextLink.styles.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { fetchFile } from '../../files/fetchFile.ts';
import { toListedFile } from '../../files/toListedFile.ts';
import { CardText, CardTitle, Sections } from '../security/Security.styles.ts';
import { Below, Said } from './Identity.styles.ts';
import { ShowPapers } from './ShowPapers.tsx';
import { useOwnFocus } from './useOwnFocus.ts';
import { texts } from './texts.ts';

/** How often it is looked whether papers have been checked for harm, in milliseconds. */
const lookAgainMs = 5_000;

const isBeingChecked = (verification: OwnVerification | null | undefined) =>
  verification?.files.some(({ state }) => state === 'scanning') ?? false;

/** Where people show who they are, and read what came of it. */
export function IdentityScreen() {
  const [isChecking, setChecking] = useState(false);
  const known = useGetVerificationQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isChecking ? lookAgainMs : 0,
    skipPollingIfUnfocused: true,
  });
  const isChecked = isBeingChecked(known.data?.verification);
  if (isChecked !== isChecking) setChecking(isChecked);

  return (
    <PageLayout width="narrow">
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader title={texts.title} text={texts.text} />
      <QueryView
        query={known}
        loading={<IdentitySkeleton />}
        waiting={texts.waiting}
        failure={texts.failure}
      >
        {(found) => <Identity {...found} />}
      </QueryView>
    </PageLayout>
  );
}

type Known = MarketAnswer<'getVerification'>;

function Identity({ verifiedAt, verification, isOffered, isNeeded, mostPapers, days }: Known) {
  // Whatever had the focus is gone once something was sent, or taken back.
  const [hasChanged, setHasChanged] = useState(false);
  const change = () => setHasChanged(true);

  if (verifiedAt) return <Verified since={verifiedAt} />;
  if (verification?.state === 'waiting') {
    return <Asked verification={verification} takesFocus={hasChanged} onWithdrawn={change} />;
  }
  return (
    <Sections>
      {verification && <Outcome verification={verification} />}
      {isOffered ? (
        <>
          {isNeeded && <Alert tone="info">{texts.needed}</Alert>}
          <ShowPapers most={mostPapers} days={days} takesFocus={hasChanged} onSent={change} />
        </>
      ) : (
        <EmptyState title={texts.notOffered.title} text={texts.notOffered.text} />
      )}
    </Sections>
  );
}

function Verified({ since }: { since: string }) {
  const market = useMarket();

  return (
    <Card>
      <CardTitle>{texts.verified.title}</CardTitle>
      <CardText>{texts.verified.text(formatDate(since, market))}</CardText>
      <CardText>{texts.verified.name}</CardText>
    </Card>
  );
}

interface AskedProps {
  verification: OwnVerification;
  /** Whether reading goes on here, in the place of something else. */
  takesFocus: boolean;
  onWithdrawn: () => void;
}

function Asked({ verification, takesFocus, onWithdrawn }: AskedProps) {
  const market = useMarket();
  const title = useOwnFocus(takesFocus);
  const [isAsking, setAsking] = useState(false);
  const [withdraw, { isLoading }] = useWithdrawVerificationMutation();
  const { asked } = texts;

  const takeBack = async () => {
    setAsking(false);
    const { error } = await withdraw();
    if (error) return showFailure(error);
    onWithdrawn();
    showToast({ kind: 'success', message: asked.withdrawn });
  };

  return (
    <Card>
      <CardTitle ref={title} tabIndex={-1}>
        {asked.title}
      </CardTitle>
      <CardText>{asked.text(formatDate(verification.askedAt, market), verification.name)}</CardText>
      <FileList
        aria-label={asked.papers}
        files={verification.files.map(toListedFile)}
        onFetch={(id) => void fetchFile(id)}
      />
      {isBeingChecked(verification) && <CardText role="status">{asked.checking}</CardText>}
      <Below>
        <Button isLoading={isLoading} onClick={() => setAsking(true)}>
          {asked.withdraw}
        </Button>
      </Below>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={asked.question}
        confirmLabel={asked.withdraw}
        isDangerous
        onConfirm={() => void takeBack()}
      >
        {asked.questionText}
      </ConfirmDialog>
    </Card>
  );
}

/** What has become of the check before; nothing for one that its person has taken back. */
function Outcome({ verification }: { verification: OwnVerification }) {
  const { state, reason, words, isTakenAway } = verification;
  const { refused } = texts;
  if (state === 'lapsed') return <Alert tone="warning">{texts.lapsed}</Alert>;
  if (state === 'ended' && !isTakenAway) return <Alert tone="info">{texts.ended}</Alert>;
  if (state !== 'refused' && !isTakenAway) return null;
  return (
    <Alert tone="negative">
      {isTakenAway ? (
        <strong>{texts.takenAway}</strong>
      ) : (
        <>
          <strong>{refused.title}</strong>{' '}
          <span>{refused.reasons[reason ?? ''] ?? refused.otherReason}</span>{' '}
          <span>{refused.gone}</span>
        </>
      )}
      {words && <Said aria-label={refused.words}>{words}</Said>}
      <div>
        <TextLink href={paths.decisions}>{refused.appeal}</TextLink>
      </div>
    </Alert>
  );
}

function IdentitySkeleton() {
  return (
    <Card aria-hidden>
      <Skeleton width="14rem" height="1.5rem" />
      <Skeleton width="24rem" />
      <Skeleton height="9rem" />
    </Card>
  );
}
