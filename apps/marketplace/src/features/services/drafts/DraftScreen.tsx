import type { Draft } from '@market/api/contract';
import {
  Alert,
  Button,
  Card,
  CheckoutSteps,
  EmptyState,
  Link,
  LinkButton,
  Skeleton,
  Stack,
} from '@market/ui';
import { useEffect, useRef, useState } from 'react';
import { toMessage } from '../../../backend/failure.ts';
import { useGetDraftQuery, usePublishDraftMutation } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { useLocation, useNavigate, useParams } from '../../../routing/router.ts';
import { useUnsavedWork } from '../../../routing/useUnsavedWork.tsx';
import { DashboardLayout } from '../../../shared/DashboardLayout.tsx';
import { QueryView } from '../../../shared/QueryView.tsx';
import { showToast } from '../../../shared/toasts.ts';
import { BasicsStep } from './BasicsStep.tsx';
import { type DraftStep, draftSteps, isComplete, readStep, stepOf } from './draftSteps.ts';
import { Faults, StepFoot, StepTop } from './DraftScreen.styles.ts';
import { PackagesStep } from './PackagesStep.tsx';
import { PicturesStep } from './PicturesStep.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import { QuestionsStep } from './QuestionsStep.tsx';
import { texts } from './texts.ts';
import { type Keeping, type KeptDraft, useKeptDraft } from './useKeptDraft.ts';

/** Where a service is written step by step, and kept by the server until it is published. */
export function DraftScreen() {
  const { id = '' } = useParams();
  const draft = useGetDraftQuery({ id });
  const isChange = Boolean(draft.data?.draft.service);

  return (
    <DashboardLayout
      area={isChange ? paths.myServices : paths.newService}
      title={isChange ? texts.titles.update : texts.titles.create}
    >
      <QueryView
        query={draft}
        loading={<Skeleton height="34rem" radius="20px" />}
        waiting={texts.waiting}
        failure={texts.failure}
        missing={
          <EmptyState
            title={texts.missing.title}
            text={texts.missing.text}
            action={<LinkButton href={paths.myServices}>{texts.missing.action}</LinkButton>}
          />
        }
      >
        {(found) => <DraftForm key={found.draft._id} draft={found.draft} />}
      </QueryView>
    </DashboardLayout>
  );
}

/** What each step is given. */
export interface StepProps {
  draft: Draft;
  written: KeptDraft;
  /** What is wrong, by path, once it was to be published, or could not be kept. */
  faults: Record<string, string>;
}

const stepForms: Record<DraftStep, (props: StepProps) => React.ReactNode> = {
  basics: BasicsStep,
  packages: PackagesStep,
  questions: QuestionsStep,
  pictures: PicturesStep,
  preview: PreviewStep,
};

function DraftForm({ draft }: { draft: Draft }) {
  const { _id, service } = draft;
  const navigate = useNavigate();
  const step = readStep(useLocation().search);
  const written = useKeptDraft(draft);
  const { keeping, save } = written;
  const [unpublished, setUnpublished] = useState<Record<string, string>>({});
  const faults = keeping.state === 'failed' ? { ...unpublished, ...keeping.faults } : unpublished;
  const [isPublishing, setPublishing] = useState(false);
  const [publishDraft] = usePublishDraftMutation();
  const { question, release } = useUnsavedWork(keeping.state !== 'saved', () => undefined);
  const kind = service === null ? 'create' : 'update';
  const toHref = (one: DraftStep) => `${paths.draft(_id)}?step=${one}`;
  const place = draftSteps.indexOf(step);
  const before = draftSteps[place - 1];
  const next = draftSteps[place + 1];
  const StepForm = stepForms[step];

  const publish = async () => {
    // Before it is saved, too: pressed twice meanwhile, it would look for a draft that is published.
    setPublishing(true);
    setUnpublished({});
    const result = (await save()) ? await publishDraft({ id: _id }) : undefined;
    setPublishing(false);
    if (!result) return;
    const { error } = result;
    if (!error) {
      release();
      showToast({ kind: 'success', message: texts.published[kind] });
      void navigate(paths.myServices);
      return;
    }
    const fields = ('fields' in error && error.fields) || {};
    setUnpublished(fields);
    if (Object.keys(fields).length === 0) {
      showToast({ kind: 'error', message: toMessage(error) });
    }
  };

  return (
    <Stack>
      <Beginning key={step} />
      <StepTop>
        <p>{texts.text}</p>
        <KeepingState keeping={keeping} onRetry={() => void save()} />
      </StepTop>
      <CheckoutSteps
        aria-label={texts.progress}
        labels={draftSteps.map((one) => texts.steps[one])}
        current={place + 1}
        done={draftSteps.map((one) => isComplete(one, written))}
        hrefs={draftSteps.map(toHref)}
      />
      {Object.keys(unpublished).length > 0 && <FaultList faults={unpublished} toHref={toHref} />}
      <Card>
        <StepForm draft={draft} written={written} faults={faults} />
        <StepFoot>
          {before && <LinkButton href={toHref(before)}>{texts.back}</LinkButton>}
          {next ? (
            <LinkButton href={toHref(next)} variant="primary">
              {texts.goOn}
            </LinkButton>
          ) : (
            <Button variant="primary" isLoading={isPublishing} onClick={() => void publish()}>
              {texts.publish[kind]}
            </Button>
          )}
        </StepFoot>
      </Card>
      {question}
    </Stack>
  );
}

/** Shows another step from its beginning. */
function Beginning() {
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  return null;
}

/** Says whether what was written is on the server. */
function KeepingState({ keeping, onRetry }: { keeping: Keeping; onRetry: () => void }) {
  const isFailed = keeping.state === 'failed';
  return (
    <div data-failed={isFailed || undefined}>
      <span role="status">
        {isFailed ? texts.keeping.failed(keeping.problem) : texts.keeping[keeping.state]}
      </span>
      {isFailed && (
        <Button size="small" onClick={onRetry}>
          {texts.keeping.retry}
        </Button>
      )}
    </div>
  );
}

interface FaultListProps {
  faults: Record<string, string>;
  toHref: (step: DraftStep) => string;
}

/** What is missing before it can be published; each leads to its step. */
function FaultList({ faults, toHref }: FaultListProps) {
  const entries = Object.entries(faults);
  const alert = useRef<HTMLDivElement>(null);

  // The button that brought them is far below.
  useEffect(() => {
    alert.current?.focus();
  }, []);

  return (
    <Alert ref={alert} tone="negative" tabIndex={-1}>
      {texts.faults(entries.length)}
      <Faults>
        {entries.map(([path, message]) => (
          <li key={path}>
            <Link href={toHref(stepOf(path))}>{message}</Link>
          </li>
        ))}
      </Faults>
    </Alert>
  );
}
