import { Button, EmptyState, LinkButton } from '@market/ui';
import type { QueryFailure } from '../../backend/failure.ts';
import { paths } from '../../routing/paths.ts';
import { QueryView, type QueryViewProps } from '../../shared/QueryView.tsx';
import { needsStepUp, useStepUp } from '../people/useStepUp.tsx';
import { texts } from './texts.ts';

const lacksFactor = (failure: QueryFailure | undefined) =>
  failure !== undefined && 'code' in failure && failure.code === 'factorMissing';

/**
 * Shows a query of those who run the market. Who has no second factor yet is led to where one is added, and
 * who has not typed a code is asked for it; then whatever was refused is asked for again.
 */
export function DeskView<Data>(props: QueryViewProps<Data>) {
  const { query } = props;
  const { question, ask: askForCode } = useStepUp();

  if (lacksFactor(query.error)) {
    return (
      <EmptyState
        title={texts.factor.title}
        text={texts.factor.text}
        action={
          <LinkButton variant="primary" href={paths.security}>
            {texts.factor.action}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      {needsStepUp(query.error) ? (
        <EmptyState
          title={texts.code.title}
          text={texts.code.text}
          action={
            <Button variant="primary" onClick={() => void askForCode()}>
              {texts.code.action}
            </Button>
          }
        />
      ) : (
        <QueryView {...props} />
      )}
      {question}
    </>
  );
}
