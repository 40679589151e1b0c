import type { MarketAnswer } from '@market/api/contract';
import {
  Button,
  Card,
  Dialog,
  formatDate,
  formatPrice,
  PasswordField,
  useMarket,
} from '@market/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { useListFactorsQuery, useRequestDeletionMutation } from '../../../backend/market.ts';
import { readForm } from '../../../shared/readForm.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import { FormText } from '../AccountForm.styles.ts';
import { PasswordOwner } from '../PasswordOwner.tsx';
import { CardText, CardTitle } from '../security/Security.styles.ts';
import { needsStepUp, useStepUp } from '../useStepUp.tsx';
import { BlockList } from './OwnData.styles.ts';
import { describeBlock, texts } from './texts.ts';

type LeaveMarketProps = Pick<MarketAnswer<'getOwnData'>, 'blocks' | 'graceDays'>;

/** Has the account deleted, or says what keeps it. */
export function LeaveMarket({ blocks, graceDays }: LeaveMarketProps) {
  const market = useMarket();
  const [isAsking, setAsking] = useState(false);

  return (
    <Card>
      <CardTitle>{texts.leave.title}</CardTitle>
      <CardText>{texts.leave.text(graceDays)}</CardText>
      {blocks.length > 0 ? (
        <>
          <p>{texts.leave.blocked}</p>
          <BlockList>
            {blocks.map((block) => (
              <li key={block.kind}>
                {describeBlock(block, formatPrice(block.amount ?? 0, market))}
              </li>
            ))}
          </BlockList>
        </>
      ) : (
        <Button variant="danger" onClick={() => setAsking(true)}>
          {texts.leave.action}
        </Button>
      )}
      <LeaveQuestion isOpen={isAsking} graceDays={graceDays} onClose={() => setAsking(false)} />
    </Card>
  );
}

interface LeaveQuestionProps {
  isOpen: boolean;
  graceDays: number;
  onClose: () => void;
}

/** Asks whether it is meant, and for the password; of those with a second factor for its code. */
function LeaveQuestion({ isOpen, graceDays, onClose }: LeaveQuestionProps) {
  const market = useMarket();
  const formId = useId();
  const { faults, form, show, tell } = useFaults(['password']);
  const stepUp = useStepUp();
  const { data } = useListFactorsQuery();
  const hasFactor = (data?.factors.length ?? 0) > 0;
  const [requestDeletion, { isLoading }] = useRequestDeletionMutation();

  const close = () => {
    show({});
    onClose();
  };
  const leave = async (entered: { password?: string }): Promise<void> => {
    const { data: answer, error } = await requestDeletion(entered);
    if (answer) {
      // What lies behind an open dialog is not announced.
      close();
      const message = texts.leave.done(formatDate(answer.deletedAt, market));
      return showToast({ kind: 'success', message });
    }
    if (needsStepUp(error)) return (await stepUp.ask()) ? leave(entered) : undefined;
    if (error) tell(error);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void leave(hasFactor ? {} : readForm(event.currentTarget, ['password']));
  };

  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={texts.leave.question}
        role="alertdialog"
        size="small"
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {texts.leave.cancel}
            </Button>
            <Button variant="danger" type="submit" form={formId} isLoading={isLoading}>
              {texts.leave.confirm}
            </Button>
          </>
        }
      >
        <FormText>{texts.leave.warning(graceDays)}</FormText>
        <form ref={form} id={formId} noValidate onSubmit={submit}>
          {isOpen && !hasFactor && (
            <>
              <PasswordOwner />
              <PasswordField
                label={texts.leave.password}
                name="password"
                error={faults.password}
                required
              />
            </>
          )}
        </form>
      </Dialog>
      {stepUp.question}
    </>
  );
}
